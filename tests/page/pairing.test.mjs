// Finding others and coming back to one's games: quick pairing of two browsers, open tables by filter, the dashboard, days off.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, browser, house, makeTable, openHouse, shots, visit } from './house.mjs';

openHouse();

const post = (page, path, body, method = 'POST') =>
  page.evaluate(([path, body, method]) => fetch(`/api/v1${path}`, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((r) => (r.status === 204 ? null : r.json())), [path, body, method]);
/** Asks until it is so: waitForFunction does not wait for what a promise brings. */
async function until(page, ask, given) {
  for (let i = 0; i < 120; i += 1) {
    if (await page.evaluate(ask, given)) return;
    await page.waitForTimeout(250);
  }
  assert.fail(`not so after half a minute: ${ask}`);
}
const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function look(page, name, title = 'Havana') {
  await page.fill('.sit input', name);
  await page.locator('.play-now .pick label', { hasText: title }).click();
  await page.click('[data-do="find"]');
}

test('two browsers find each other and sit at one table, and a third goes on looking', { timeout: 90_000 }, async () => {
  const ana = await visit(browser, house.url);
  const boris = await visit(browser, house.url, { width: 390, height: 844, touch: true });
  const clara = await visit(browser, house.url, { lang: 'it-IT' });
  await look(clara, 'Clara', 'Santiago');
  await clara.waitForSelector('[data-do="stop-looking"]');
  assert.match(await clara.textContent('.play-now'), /Manca ancora una persona/);
  await look(ana, 'Ana');
  await ana.waitForSelector('[data-do="stop-looking"]');
  assert.match(await ana.textContent('.play-now'), /Looking for one more/);
  await ana.screenshot({ path: `${shots}/people-looking-1440.png` });
  await axe(ana, 'lobby, looking');
  await boris.locator('.play-now .pick label', { hasText: 'Havana' }).scrollIntoViewIfNeeded();
  await boris.screenshot({ path: `${shots}/people-play-now-390.png` });
  assert.ok(await fits(boris), 'nothing is cut off');
  await look(boris, 'Boris');
  for (const page of [ana, boris]) await page.waitForSelector('.screen');
  assert.equal(new URL(ana.url()).pathname, new URL(boris.url()).pathname);
  const table = await ana.evaluate((id) => fetch(`/api/v1/tables/${id}`).then((r) => r.json()), new URL(ana.url()).pathname.split('/').pop());
  assert.deepEqual(table.seats.map((s) => s.name).sort(), ['Ana', 'Boris']);
  assert.equal(table.settings.rated, true);
  assert.equal((await post(ana, '/pairing', undefined, 'GET')).pairing, null); // the search has ended
  await clara.click('.head-nav a:last-child'); // it goes on while she looks around
  await clara.waitForSelector('.seeking-chip');
  await clara.click('.seeking-chip .btn');
  await clara.waitForSelector('.seeking-chip', { state: 'detached' });
  for (const page of [ana, boris, clara]) {
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test('after a minute bots are offered, and a closed page ends the search', { timeout: 60_000 }, async () => {
  const page = await visit(browser, house.url);
  await page.route('**/api/v1/pairing?*', async (route) => {
    const answer = await route.fetch();
    if (route.request().method() !== 'GET') return route.fulfill({ response: answer });
    const found = await answer.json();
    if (found.pairing) found.pairing.offer = true; // the minute is over
    await route.fulfill({ response: answer, json: found });
  });
  await look(page, 'Dora', 'Santiago');
  await page.click('[data-do="find-bots"]');
  await page.waitForSelector('.screen');
  const id = new URL(page.url()).pathname.split('/').pop();
  const { seats } = await page.evaluate((id) => fetch(`/api/v1/tables/${id}`).then((r) => r.json()), id);
  assert.deepEqual(seats.map((s) => s.kind).sort(), ['bot', 'person']);
  await page.goto(house.url);
  await look(page, 'Dora', 'Santiago');
  await page.waitForSelector('[data-do="stop-looking"]');
  const other = await visit(browser, house.url);
  await until(other, () => fetch('/api/v1/tables').then((r) => r.json()).then((t) => t.looking.santiago === 1));
  await page.goto('about:blank');
  await until(other, () => fetch('/api/v1/tables').then((r) => r.json()).then((t) => !t.looking.santiago));
  await other.context().close();
  await page.context().close();
});

test('open tables are narrowed down by chips, by keyboard too', { timeout: 60_000 }, async () => {
  const boris = await visit(browser, house.url, { lang: 'ru-RU' });
  const open = [{ kind: 'person' }, { kind: 'open' }];
  const day = { kind: 'move', seconds: 86400 };
  const slow = await makeTable(boris, { title: 'cuba', seats: open, clock: day, rated: true }, 'Boris');
  const quick = await makeTable(boris, { title: 'havana', seats: open }, 'Boris');
  const ana = await visit(browser, house.url);
  const rows = () => ana.$$eval('.lobby-open tr[data-table]', (list) => list.map((row) => row.dataset.table));
  await ana.waitForSelector(`[data-table="${slow}"]`);
  await ana.locator('.chip', { hasText: 'Days' }).focus();
  await ana.keyboard.press('Enter');
  await ana.waitForSelector(`[data-table="${quick}"]`, { state: 'detached' });
  assert.ok((await rows()).includes(slow));
  await ana.screenshot({ path: `${shots}/people-open-1440.png`, fullPage: true });
  await ana.reload(); // the choice is kept
  await ana.waitForSelector(`[data-table="${slow}"]`);
  assert.ok(!(await rows()).includes(quick));
  await ana.locator('.chip', { hasText: 'casual' }).click();
  await ana.waitForSelector('.lobby-open .none');
  await ana.locator('.lobby-open .link').click();
  await ana.waitForSelector(`[data-table="${quick}"]`);
  await ana.click('.sit .link:last-child');
  await ana.fill('dialog .field-in', 'https://elsewhere.example/!!');
  await ana.keyboard.press('Enter');
  assert.match(await ana.textContent('dialog .problem'), /doesn’t match a table/);
  for (const page of [ana, boris]) {
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test('the dashboard tells whose turn, what happened and how much time is left; days off and hidden games', { timeout: 120_000 }, async () => {
  const ana = await visit(browser, house.url);
  const boris = await visit(browser, house.url);
  const play = async (page, id) => {
    const t = await post(page, `/tables/${id}`, undefined, 'GET');
    await post(page, `/tables/${id}/actions`, { ply: t.ply, actions: [t.legal[0].notation] });
  };
  const day = { kind: 'move', seconds: 86400 };
  const seats = [{ kind: 'person' }, { kind: 'open' }];
  const games = [];
  for (const title of ['puerto_rico', 'santiago', 'cuba']) {
    const id = await makeTable(ana, { title, seats, clock: day });
    await post(boris, '/session', { name: 'Boris' });
    await post(boris, `/tables/${id}/join`, { name: 'Boris' });
    games.push(id);
  }
  for (let i = 0; i < 14; i += 1)
    for (const page of [ana, boris]) {
      const t = await post(page, `/tables/${games[0]}`, undefined, 'GET');
      if (t.legal.length && !(page === ana && i > 8)) await play(page, games[0]);
    }
  await post(boris, '/account/days-off', { begins: Date.now(), ends: Date.now() + 5 * 86_400_000 }, 'PUT');
  const done = await makeTable(ana, { title: 'santiago', seats: [{ kind: 'person' }, { kind: 'bot', bot: 'easy', name: 'Teo' }] });
  await post(ana, `/tables/${done}/seats/0/stand-in`);
  await until(ana, (id) => fetch(`/api/v1/tables/${id}`).then((r) => r.json()).then((t) => t.over), done);
  await ana.goto(house.url);
  await ana.waitForSelector(`.turns [data-table="${games[0]}"]`);
  const row = await ana.textContent(`[data-table="${games[0]}"]`);
  assert.match(row, /Boris/);
  assert.match(row, /left of 24 h|left of 1 day/);
  assert.ok((await ana.textContent(`[data-table="${games[0]}"] .since`)).length > 10);
  assert.match(await ana.textContent('.dashboard'), /Boris is away until/);
  await ana.screenshot({ path: `${shots}/people-home-1440.png`, fullPage: true });
  await axe(ana, 'dashboard');
  assert.match(await ana.textContent(`[data-table="${done}"]`), /(1st|2nd)\s+of 2/);
  await ana.click(`[data-table="${done}"] .put`);
  await ana.waitForSelector(`[data-table="${done}"]`, { state: 'detached' });
  await ana.reload();
  await ana.click('[data-do="show-hidden"]');
  await ana.waitForSelector(`[data-table="${done}"]`);
  await ana.setViewportSize({ width: 390, height: 844 });
  await ana.screenshot({ path: `${shots}/people-home-390.png`, fullPage: true });
  assert.ok(await fits(ana), 'nothing is cut off');
  await boris.goto(house.url);
  await boris.click('[data-do="account"]');
  await boris.click('[data-do="end-days-off"]');
  await boris.waitForSelector('[data-do="take-days-off"]');
  await boris.locator('[data-panel="days-off"]').screenshot({ path: `${shots}/people-days-off-1440.png` });
  await boris.click('[data-do="take-days-off"]');
  await boris.waitForSelector('[data-do="end-days-off"]');
  for (const page of [ana, boris]) {
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test('somebody is challenged from their profile, finds the seat in the lobby and takes it, by keyboard', { timeout: 90_000 }, async () => {
  const ana = await visit(browser, house.url);
  const boris = await visit(browser, house.url);
  await post(ana, '/session', { name: 'Ana' });
  const { handle } = await post(boris, '/session', { name: 'Boris' });
  await ana.goto(`${house.url}/player/${handle}`);
  await ana.focus('[data-do="challenge"]');
  await ana.keyboard.press('Enter');
  await ana.waitForSelector(`#new [data-player="${handle}"]`);
  await ana.screenshot({ path: `${shots}/people-challenge-1440.png` });
  await ana.fill('.sit input', 'Ana');
  await ana.focus('#new .make .btn');
  await ana.keyboard.press('Enter');
  await ana.waitForSelector('.screen');
  await boris.goto(house.url);
  await boris.waitForSelector('.invitations li');
  assert.match(await boris.textContent('.invitations'), /Ana keeps a seat for you/);
  await boris.screenshot({ path: `${shots}/people-invited-1440.png` });
  await axe(boris, 'invitations');
  await boris.fill('.sit input', 'Boris');
  await boris.focus('[data-do="accept"]');
  await boris.keyboard.press('Enter');
  await boris.waitForSelector('.screen');
  assert.equal(new URL(ana.url()).pathname, new URL(boris.url()).pathname);
  for (const page of [ana, boris]) {
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});
