// Whole games through the page, against bots: Puerto Rico on its board, every title on the text board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, house, makeTable, mine, openHouse, playOn, playThrough, plyOf, shots, visit } from './house.mjs';

openHouse();

const against = (n, bot = 'easy') => [{ kind: 'person' }, ...Array.from({ length: n - 1 }, () => ({ kind: 'bot', bot }))];

async function whole(page, title, seats) {
  const id = await makeTable(page, { title, seats: against(seats), pace: 0 });
  await page.goto(`${house.url}/table/${id}`);
  const clicks = await playThrough(page, house.url, id, { most: seats > 2 ? 2000 : 30, quickly: 60 });
  await page.waitForSelector('.final');
  const table = await page.evaluate((id) => fetch(`/api/v1/tables/${id}`).then((r) => r.json()), id);
  assert.equal(table.over, true);
  assert.ok(clicks > 5);
  assert.match(await page.textContent('.final .verdict h2'), /\S/);
  assert.deepEqual(page.errors, []);
  return id;
}

for (const seats of [2, 5]) {
  test(`Puerto Rico with ${seats} seats, on the drawn board`, { timeout: 400_000 }, async () => {
    const page = await visit(browser, house.url);
    const id = await whole(page, 'puerto_rico', seats);
    await page.screenshot({ path: `${shots}/final-puerto_rico-${seats}.png` });
    // the record comes down, goes up again, and opens at its beginning
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('.final a[download]')]);
    const path = await download.path();
    await page.goto(house.url);
    await page.waitForSelector('.tt .btn.sea');
    await page.click('.fine .link:nth-of-type(1)');
    await page.setInputFiles('dialog input[type=file]', path);
    await page.waitForURL(/ply=0/);
    await page.waitForSelector('.bar.replay');
    assert.notEqual(page.url().includes(id), true);
    await page.context().close();
  });
}

/** A turn by what a screen reader is told: the position in words, then choices by name, until others have moved. */
async function byEar(page) {
  for (let i = 0; i < 4; i += 1) {
    await mine(page);
    if (await page.$('.final')) return;
    const heads = await page.locator('.text-board h2').allTextContents();
    const lines = await page.locator('.text-board li').allTextContents();
    assert.ok(heads.length >= 5 && new Set(heads).size === heads.length, `headings: ${heads.join(' | ')}`);
    assert.ok(lines.length > 10 && lines.length < 90, `${lines.length} lines`);
    assert.deepEqual([...heads, ...lines].filter((x) => /undefined|null|NaN|\[object|^[a-z]+(-[a-z_]+)+$/.test(x)), []);
    assert.equal(await page.locator('.text-board table').count(), 0, 'the details are folded');
    const bar = page.locator('.bar');
    const told = await bar.ariaSnapshot();
    const names = [...told.matchAll(/- button "([^"]+)"(?! \[disabled)/g)].map((m) => m[1]);
    assert.ok(names.length > 0, told);
    const ply = await plyOf(page);
    const before = lines.join();
    await playOn(page, { most: 1, quickly: 0 });
    assert.ok((await page.$('.final')) || (await plyOf(page)) > ply);
    await mine(page);
    if (await page.$('.final')) return;
    assert.notEqual((await page.locator('.text-board li').allTextContents()).join(), before, 'the words follow the game');
  }
}

test('every title on the text board', { timeout: 900_000 }, async (t) => {
  const page = await visit(browser, house.url);
  const { titles } = await page.evaluate(() => fetch('/api/v1/titles').then((r) => r.json()));
  await page.evaluate(() => localStorage.setItem('malecon.text', 'on'));
  for (const title of titles) {
    await t.test(title.name, async () => {
      const id = await makeTable(page, { title: title.name, seats: against(title.least_seats), pace: 0 });
      await page.goto(`${house.url}/table/${id}`);
      await page.waitForSelector('.text-board li');
      await page.screenshot({ path: `${shots}/text-${title.name}.png` });
      await byEar(page);
      await playThrough(page, house.url, id, { most: 20 });
      await page.waitForSelector('.final');
      assert.deepEqual(page.errors, []);
    });
  }
});
