// Whole games through the page, against bots: Puerto Rico on its board, every title on the text board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, house, makeTable, mine, openHouse, playThrough, plyOf, shots, visit } from './house.mjs';

openHouse();

const against = (n, bot = 'easy') => [{ kind: 'person' }, ...Array.from({ length: n - 1 }, () => ({ kind: 'bot', bot }))];

async function whole(page, title, seats) {
  const id = await makeTable(page, { title, seats: against(seats), pace: 0 });
  await page.goto(`${house.url}/table/${id}`);
  const clicks = await playThrough(page, house.url, id, { most: seats > 2 ? 2000 : 20, quickly: 40 });
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

/** What a screen reader is told to choose from, by name. */
const offered = async (page) => {
  const told = await page.locator('.bar').ariaSnapshot();
  const group = told.slice(told.indexOf('- group "')); // choices, or a draft with its button to send it
  return [...group.matchAll(/button "((?:[^"\\]|\\.)+)"(?! \[disabled)/g)].map((m) => m[1].replaceAll('\\"', '"'));
};

/** Some turns by ear alone: the position in words, then choices by their names, until others have moved. */
async function byEar(page, turns = 3) {
  const said = new Set();
  for (let i = 0; i < turns; i += 1) {
    await mine(page);
    if (await page.$('.final')) return;
    const heads = await page.locator('.text-board h2').allTextContents();
    const lines = await page.locator('.text-board li').allTextContents();
    assert.ok(heads.length >= 5 && new Set(heads).size === heads.length, `headings: ${heads.join(' | ')}`);
    assert.ok(lines.length > 10 && lines.length < 90, `${lines.length} lines`);
    assert.deepEqual([...heads, ...lines].filter((x) => /undefined|null|NaN|\[object|^[a-z]+(-[a-z_]+)+$/.test(x)), []);
    assert.equal(await page.locator('.text-board table').count(), 0, 'the details are folded');
    const ply = await plyOf(page);
    for (let clicks = 0; clicks < 12 && (await plyOf(page)) === ply; clicks += 1) {
      await mine(page);
      const names = await offered(page);
      assert.ok(names.length > 0, 'nothing is offered by name');
      const name = names.at([0, -1, -1][clicks] ?? clicks % names.length); // a draft: two of it, then the button that sends it
      await page.locator('.bar').getByRole('button', { name, exact: true }).first().click();
      await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p, ply, { timeout: 1500 }).catch(() => {});
    }
    await mine(page);
    if (await page.$('.final')) return;
    assert.ok((await plyOf(page)) > ply, 'nothing came of it');
    said.add(lines.join());
  }
  assert.ok(said.size > 1, 'the words follow the game');
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
