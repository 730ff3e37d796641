// At the server's tables the page's own engine says why something cannot be played, what a bot would do, and what a finished
// game teaches; a game of this device goes on at the server with a friend; and a server's page opens without its server.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { browser, house, makeTable, mine, openHouse, playOn, playOut, plyOf, quickGame, reopen, shots, visit } from './house.mjs';

openHouse();
const recorded = resolve(import.meta.dirname, '../recorded');

/** What the page asks the server at a table, from now on. */
function asked(page) {
  const found = [];
  page.on('request', (r) => found.push(`${r.method()} ${new URL(r.url()).pathname.replace(/^.*\/tables\/[^/]+/, '')}`));
  return found;
}

/** A game that is nearly over: Ana against a bot. */
function late(title) {
  const [game] = gunzipSync(readFileSync(join(recorded, `${title}-2.txt.gz`))).toString().split('\n\n');
  return `${game.trim().replace(/^seats .*$/m, 'seats Ana bot:easy').split('\n').slice(0, -8).join('\n')}\n`;
}

test('reasons, hints and the review of an own game need no answer of the server', { timeout: 180_000 }, async () => {
  const page = await visit(browser, house.url);
  const requests = asked(page);
  await quickGame(page, 'puerto_rico');
  await mine(page);
  await page.click('.coach-head');
  await page.waitForSelector('.hint-plan', { timeout: 60_000 });
  const before = await plyOf(page);
  await playOn(page, { most: 2, quickly: 0 });
  assert.ok((await plyOf(page)) > before);

  const record = late('santiago');
  const id = await page.evaluate(async (record) => (await fetch('/api/v1/import', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ record }) }).then((r) => r.json())).id, record);
  await playOut(page, house.url, id);
  await page.goto(`${house.url}/table/${id}/review`);
  // The whole game is fetched, to look back on it here.
  for (let tries = 0; tries < 600 && !requests.includes('GET /record'); tries += 1) await page.waitForTimeout(100);
  assert.ok(requests.includes('GET /record'));
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${shots}/beside-review.png` });
  assert.deepEqual(requests.filter((asked) => ['GET /reasons', 'GET /hint', 'POST /review'].includes(asked)), []);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('where an operator has corrected the box, the server is asked', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  await page.route('**/api/v1/tables/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/"data":"\w+"/, '"data":"ffffff"') });
  });
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(text.replace(/"data":"\w+"/, '"data":"ffffff"')));
  });
  const requests = asked(page);
  await quickGame(page, 'santiago');
  await mine(page);
  await page.click('.coach-head');
  await page.waitForSelector('.hint-plan', { timeout: 60_000 });
  assert.ok(requests.includes('GET /reasons') && requests.includes('GET /hint'), requests.join());
  await page.context().close();
});

test('a game of this device goes on at the server with a friend, and the page opens without its server', { timeout: 240_000 }, async (t) => {
  const page = await visit(browser, house.url);
  const begin = async (title) => {
    await page.fill('.sit input', 'Ana');
    await page.click(`.new .pick label:has(input[value="${title}"])`);
    await page.getByRole('switch', { name: 'Play on this device' }).click();
    await page.click('.new .make .btn');
    await page.waitForSelector(`.screen[data-title="${title}"]`);
    await mine(page);
  };

  await t.test('invited into a bot’s seat', async () => {
    await begin('havana');
    await playOn(page, { most: 3, quickly: 0 });
    await mine(page);
    const hand = await page.$$eval('.bar .choice[data-notation]', (all) => all.map((e) => e.dataset.notation).sort());
    await page.getByRole('button', { name: 'Invite' }).first().click();
    await page.screenshot({ path: `${shots}/move.png` });
    await page.getByRole('button', { name: /Invite a friend in place of/ }).first().click();
    await page.waitForURL(/\/table\/(?!local-)\w+/);
    const field = page.locator('dialog input[readonly]');
    await page.waitForFunction(() => /#join=/.test(document.querySelector('dialog input[readonly]')?.value ?? ''));
    const link = await field.inputValue();
    const friend = await visit(browser, house.url);
    await friend.evaluate(() => localStorage.setItem('malecon.name', 'Boris'));
    await friend.goto(link);
    await friend.reload();
    await friend.waitForSelector('.screen');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.body.textContent.includes('Boris'), null, { timeout: 30_000 });
    await mine(page);
    assert.deepEqual(await page.$$eval('.bar .choice[data-notation]', (all) => all.map((e) => e.dataset.notation).sort()), hand, 'what Ana knew is as it was');
    await page.goto(house.url);
    await page.waitForSelector('.lobby-mine .tb');
    assert.equal(await page.locator('.lobby-mine .tb').count(), 1, 'it is at one place only');
    assert.deepEqual([...page.errors, ...friend.errors], []);
    await friend.context().close();
  });

  await t.test('the page is kept, and plays when its server is gone', async () => {
    await begin('santiago');
    await page.waitForSelector('html[data-kept="yes"]', { timeout: 90_000, state: 'attached' });
    const address = page.url();
    await house.stop();
    await page.goto(address);
    await mine(page);
    const before = await plyOf(page);
    await playOn(page, { most: 1, quickly: 0 });
    await mine(page);
    assert.ok((await plyOf(page)) > before);
    await page.goto(house.url);
    await page.waitForSelector('.lobby-mine .tb');
    await page.screenshot({ path: `${shots}/kept-lobby.png` });
    assert.deepEqual(page.errors, []);
  });

  await t.test('and is the server’s again when it is back', async () => {
    await reopen();
    await page.goto(house.url);
    await makeTable(page, { title: 'cuba', seats: [{ kind: 'person' }, { kind: 'bot', bot: 'easy' }] });
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll('.lobby-mine .tb').length >= 2);
    await page.context().close();
  });
});
