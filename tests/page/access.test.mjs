// For everybody, on every screen: axe finds nothing serious; nothing runs over the edge at four widths, in both themes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, browser, house, makeTable, mine, openHouse, playOn, playOut, shots, visit } from './house.mjs';

openHouse();

const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'easy', name: 'Boris' }, { kind: 'bot', bot: 'easy', name: 'Inés' }, { kind: 'bot', bot: 'easy', name: 'Teo' }];

for (const dark of [false, true]) {
  test(`axe, ${dark ? 'dark' : 'light'}`, { timeout: 400_000 }, async (t) => {
    const page = await visit(browser, house.url, { dark });
    await t.test('lobby', () => axe(page, 'lobby'));
    const id = await makeTable(page, { title: 'puerto_rico', seats, pace: 0, seed: 8 });
    await t.test('lobby with my tables', async () => {
      await page.reload();
      await page.waitForSelector('.tb');
      await page.click('.new summary');
      await axe(page, 'lobby');
    });
    await t.test('an invitation: who asks, who sits where, and a name is enough to sit down', async () => {
      const open = await makeTable(page, { title: 'havana', seats: [...seats.slice(0, 2), { kind: 'open' }, { kind: 'open' }], pace: 0 });
      const { path } = await page.evaluate((id) => fetch(`/api/v1/tables/${id}/seats/2/link`, { method: 'POST' }).then((r) => r.json()), open);
      const friend = await visit(browser, house.url, { dark });
      await friend.evaluate((path) => location.assign(path), path);
      await friend.waitForSelector('.join form');
      assert.match(await friend.textContent('.join .txt'), /Ana invites you.*Havana/s);
      assert.deepEqual(await friend.$$eval('.join li', (list) => list.map((e) => e.textContent.trim())), ['AAna', 'BBorisBot', 'your seat', 'free']);
      await axe(friend, 'invitation');
      for (const width of [1440, 390, 320]) {
        await friend.setViewportSize({ width, height: 844 });
        assert.ok((await friend.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, `the invitation runs over the edge at ${width}`);
      }
      await friend.fill('.join input', 'Olga');
      await friend.keyboard.press('Enter');
      await friend.waitForSelector('.screen[data-line="open"]');
      assert.deepEqual(await friend.evaluate((id) => fetch(`/api/v1/tables/${id}`).then((r) => r.json()).then((x) => [x.my_seats, x.seats[2].name]), open), [[2], 'Olga']);
      assert.deepEqual(friend.errors, []);
      await friend.context().close();
    });
    await page.goto(`${house.url}/table/${id}`);
    await playOn(page, { most: 30 });
    await mine(page);
    await page.waitForTimeout(1800);
    await t.test('table', () => axe(page, 'table'));
    await t.test('dialogs', async () => {
      for (const name of ['Rules', 'Options', 'Invite']) {
        await page.click(`.icons [aria-label="${name}"]`);
        await axe(page, name);
        await page.keyboard.press('Escape');
      }
      await page.click('.icons [aria-label="Options"]');
      await page.click('dialog .btn:has-text("Plans")');
      await axe(page, 'plans');
      await page.keyboard.press('Escape');
      await page.click('.strip >> nth=0');
      await page.waitForSelector('dialog .seat-full');
      await axe(page, 'a seat');
      await page.keyboard.press('Escape');
      await page.click('.history .fork');
      await axe(page, 'fork');
      await page.keyboard.press('Escape');
    });
    await t.test('chat and table view', async () => {
      await page.click('.panel-tabs button >> nth=2');
      await axe(page, 'table view');
      await page.click('.panel-tabs button >> nth=1');
      await axe(page, 'chat');
      await page.click('.panel-tabs button >> nth=3');
      await axe(page, 'notes');
      await page.click('.panel-tabs button >> nth=0');
    });
    await t.test('replay', async () => {
      await page.goto(`${house.url}/table/${id}?ply=10`);
      await page.waitForSelector('.bar.replay');
      await axe(page, 'replay');
    });
    await t.test('text board', async () => {
      await page.goto(`${house.url}/table/${id}`);
      await mine(page);
      await page.keyboard.press('t');
      await page.waitForSelector('.text-board');
      await axe(page, 'text board');
      await page.keyboard.press('t');
    });
    await t.test('final', async () => {
      await playOut(page, house.url, id);
      await page.waitForTimeout(500);
      await axe(page, 'final');
      await page.screenshot({ path: `${shots}/final-1440${dark ? '-dark' : ''}.png` });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${shots}/final-390${dark ? '-dark' : ''}.png`, fullPage: true });
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'final runs over the edge at 390');
    });
    await page.context().close();
  });
}

test('four widths', { timeout: 300_000 }, async () => {
  const first = await visit(browser, house.url);
  const id = await makeTable(first, { title: 'puerto_rico', seats, pace: 0, seed: 8 });
  await first.goto(`${house.url}/table/${id}`);
  await playOn(first, { most: 30 });
  await mine(first);
  const state = await first.context().storageState();
  for (const [width, height] of [[320, 640], [390, 844], [768, 1024], [1280, 800], [1440, 900]]) {
    for (const dark of [false, true]) {
      const context = await browser.newContext({ viewport: { width, height }, storageState: state, colorScheme: dark ? 'dark' : 'light' });
      const page = await context.newPage();
      for (const [name, path] of [['lobby', '/'], ['table', `/table/${id}`]]) {
        await page.goto(house.url + path);
        await page.waitForSelector(name === 'lobby' ? '.tt .btn.sea' : '.screen .bar');
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${shots}/${name}-${width}${dark ? '-dark' : ''}.png`, fullPage: name === 'lobby' });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${name} runs over the edge at ${width} px by ${wide}`);
        if (name === 'lobby' || width >= 700) continue;
        // nothing is lost on a phone: every tab, and no button of it under the edge or out of reach
        for (let i = 0; i < (await page.locator('.tabs button').count()); i += 1) {
          await page.click(`.tabs button >> nth=${i}`);
          if (!dark) await page.screenshot({ path: `${shots}/table-${width}-tab${i}.png`, fullPage: true });
          const lost = await page.evaluate(() => [...document.querySelectorAll('.board button, .rivals button, .ledger button')].filter((b) => b.checkVisibility() && (b.getBoundingClientRect().right > innerWidth + 1 || b.getBoundingClientRect().left < -1)).map((b) => b.textContent));
          assert.deepEqual(lost, [], `out of reach at ${width} px`);
          assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `tab ${i} runs over the edge at ${width} px`);
        }
      }
      await context.close();
    }
  }
  await first.context().close();
});
