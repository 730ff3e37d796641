// Company at a table: going back by consent, watching, absent seats, plans, notes, clocks, rematch, and what others did.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { bring, browser, byBot, house, makeTable, mine, openHouse, playOn, plyOf, shots, visit } from './house.mjs';

openHouse();

const bot = { kind: 'bot', bot: 'easy' };
const withBots = [{ kind: 'person' }, bot, bot];

async function sitDown(page, body) {
  const id = await makeTable(page, { title: 'puerto_rico', pace: 0, ...body });
  await page.goto(`${house.url}/table/${id}`);
  await page.waitForSelector('.screen[data-line="open"]', { state: 'attached' });
  return id;
}

/** Ana and Boris at one table. */
async function pair(body = {}) {
  const ana = await visit(browser, house.url);
  const boris = await visit(browser, house.url);
  const id = await sitDown(ana, { seats: [{ kind: 'person' }, { kind: 'open' }], ...body });
  await boris.evaluate(() => localStorage.setItem('malecon.name', 'Boris'));
  await boris.goto(`${house.url}/table/${id}`);
  await boris.click('.line .btn.sun');
  await boris.waitForSelector('.screen[data-turn]:not(:has(.line .btn.sun))');
  return { ana, boris, id };
}
const mover = async (ana, boris) => {
  await Promise.race([ana.waitForSelector('.screen[data-turn="mine"]'), boris.waitForSelector('.screen[data-turn="mine"]')]);
  return (await ana.getAttribute('.screen', 'data-turn')) === 'mine' ? [ana, boris] : [boris, ana];
};

test('going back by consent: asked, agreed, done', { timeout: 120_000 }, async () => {
  const { ana, boris } = await pair();
  for (let i = 0; i < 4; i += 1) {
    const [first, second] = await mover(ana, boris);
    const ply = await plyOf(second);
    await playOn(first, { most: 1 });
    await second.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p, ply);
  }
  const before = await plyOf(ana);
  await ana.click('.icons [aria-label="Options"]');
  await ana.click('dialog .btn:has-text("Ask to go back")');
  await boris.waitForSelector('.line:has-text("wants to go back")');
  assert.equal(await plyOf(ana), before, 'nobody goes back alone');
  await boris.click('.line .btn:has-text("Agree")');
  await ana.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) < p, before);
  await boris.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) < p, before);
  assert.deepEqual([...ana.errors, ...boris.errors], []);
  await ana.context().close();
  await boris.context().close();
});

test('a table waits until everyone has come, and the chance can be checked', { timeout: 120_000 }, async () => {
  const ana = await visit(browser, house.url);
  const id = await sitDown(ana, { title: 'santiago', seats: [{ kind: 'person' }, bot, { kind: 'open' }] });
  await ana.waitForSelector('.ask:has-text("Waiting for someone to take a seat")');
  assert.equal(await plyOf(ana), 0);
  await ana.click('.icons [aria-label="Options"]');
  await ana.click('dialog .fair summary');
  assert.match(await ana.textContent('dialog .fair code'), /^[0-9a-f]{64}$/);
  await ana.screenshot({ path: `${shots}/fair-running.png` });
  await ana.keyboard.press('Escape');
  const boris = await visit(browser, house.url);
  await boris.evaluate(async (id) => {
    const post = (path, data) => fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) });
    await post('/session', { name: 'Boris' });
    await post(`/tables/${id}/join`, {});
  }, id);
  await ana.waitForFunction(() => !document.querySelector('.ask').textContent.includes('Waiting for someone'));
  for (const page of [ana, boris]) await byBot(page, id, page === ana ? 0 : 2);
  await ana.waitForSelector('.final .fair summary', { timeout: 90_000 });
  await ana.click('.final .fair summary');
  await ana.waitForSelector('.final .fair:has-text("They match.")');
  await ana.locator('.final .fair').screenshot({ path: `${shots}/fair-over.png` });
  assert.deepEqual([...ana.errors, ...boris.errors], []);
  await ana.context().close();
  await boris.context().close();
});

test('a spectator sees the table live, can touch nothing, and may look at every seat', { timeout: 120_000 }, async () => {
  const ana = await visit(browser, house.url);
  const id = await sitDown(ana, { seats: withBots, seed: 5 });
  await mine(ana);
  const eve = await visit(browser, house.url);
  await eve.goto(`${house.url}/table/${id}`);
  await eve.waitForSelector('.screen[data-line="open"]');
  assert.equal(await eve.locator('.bar .choice').count(), 0);
  assert.equal(await eve.locator('.legal').count(), 0);
  assert.equal(await eve.locator('.strip').count(), 3);
  const ply = await plyOf(eve);
  await playOn(ana, { most: 1 });
  await eve.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p, ply);
  await eve.click('.strip >> nth=1');
  await eve.waitForSelector('dialog .seat-full .island');
  assert.deepEqual(eve.errors, []);
  await eve.context().close();
  await ana.context().close();
});

test('a bot plays for me while I am away, and gives the seat back', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  await sitDown(page, { seats: withBots, seed: 5, pace: 400 });
  await mine(page);
  const ply = await plyOf(page);
  await page.click('.icons [aria-label="Options"]');
  await page.click('dialog .btn:has-text("Let a bot play")');
  await page.waitForSelector('.line:has-text("A bot is playing for you")');
  await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p + 2, ply, { timeout: 30_000 });
  await page.click('.line .btn');
  await page.waitForSelector('.screen:not(:has(.line .btn))');
  await mine(page);
  await playOn(page, { most: 1 });
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a plan passes for me', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  const id = await sitDown(page, { seats: withBots, seed: 5 });
  await mine(page);
  await page.click('.icons [aria-label="Options"]');
  await page.click('dialog .btn:has-text("Plans")');
  await page.selectOption('dialog select >> nth=0', 'build');
  await page.fill('dialog input >> nth=0', 'pass');
  await page.click('dialog .btn.sun');
  await page.waitForSelector('dialog li:has-text("Builder: pass")');
  await page.keyboard.press('Escape');
  await playOn(page, { most: 60, until: () => page.evaluate((id) => fetch(`/api/v1/tables/${id}/history`).then((r) => r.json()).then((h) => h.plies.some((p) => p.by === 'plan')), id) });
  const by = await page.evaluate((id) => fetch(`/api/v1/tables/${id}/history`).then((r) => r.json()).then((h) => h.plies.filter((p) => p.by === 'plan')), id);
  assert.ok(by.length > 0);
  assert.ok(by.every((p) => p.seat === 0 && p.notation === 'pass' && p.phase === 'build'));
  await page.click('.icons [aria-label="Options"]');
  await page.click('dialog .btn:has-text("Plans")');
  await page.click('dialog li .btn');
  await page.waitForSelector('dialog li.note');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('notes are kept, and are mine alone', { timeout: 120_000 }, async () => {
  const { ana, boris, id } = await pair();
  await ana.click('.panel-tabs button:has-text("Notes")');
  await ana.fill('.notes textarea', 'Boris hoards <b>sugar</b>');
  await ana.waitForSelector('.notes .note:has-text("Saved.")');
  await ana.reload();
  await ana.click('.panel-tabs button:has-text("Notes")');
  await ana.waitForFunction(() => document.querySelector('.notes textarea')?.value === 'Boris hoards <b>sugar</b>');
  await boris.click('.panel-tabs button:has-text("Notes")');
  await boris.waitForSelector('.notes textarea:not([disabled])');
  assert.equal(await boris.inputValue('.notes textarea'), '');
  const eve = await visit(browser, house.url);
  await eve.goto(`${house.url}/table/${id}`);
  await eve.waitForSelector('.screen');
  assert.equal(await eve.locator('.panel-tabs button:has-text("Notes")').count(), 0);
  for (const page of [ana, boris, eve]) await page.context().close();
});

test('the clock of who is to move runs down before the eyes', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  await sitDown(page, { seats: withBots, seed: 5, clock: { kind: 'bank', seconds: 600, increment: 20 } });
  await mine(page);
  const shown = () => page.textContent('.clocks .runs time');
  const first = await shown();
  assert.match(first, /^(10:\d\d|9:5\d)$/);
  await page.waitForFunction((before) => document.querySelector('.clocks .runs time').textContent !== before, first, { timeout: 5000 });
  await page.context().close();
});

test('a rematch brings both to one and the same table', { timeout: 180_000 }, async () => {
  const { ana, boris, id } = await pair();
  await byBot(ana, id, 0);
  await byBot(boris, id, 1);
  await ana.waitForSelector('.final', { timeout: 90_000 });
  await boris.waitForSelector('.final');
  assert.ok((await ana.locator('.ribbon .pieces li').count()) > 3);
  await ana.click('.final .btn:has-text("Rematch")');
  await ana.waitForURL((url) => !url.pathname.includes(id));
  await boris.waitForSelector('.final .btn:has-text("To the rematch")');
  await boris.click('.final .btn:has-text("To the rematch")');
  await boris.waitForURL((url) => !url.pathname.includes(id));
  assert.equal(new URL(ana.url()).pathname, new URL(boris.url()).pathname);
  assert.deepEqual([...ana.errors, ...boris.errors], []);
  await ana.context().close();
  await boris.context().close();
});

test('what others did is shown step by step, can be skipped, watched again, and does not move when motion is off', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url, { still: false });
  await sitDown(page, { seats: [{ kind: 'person' }, bot, bot, bot, bot], seed: 5 });
  await page.waitForSelector('.screen[data-turn="mine"]', { timeout: 60_000 });
  for (let i = 0; i < 5 && !(await page.$('.screen[data-show="on"]')); i += 1) {
    await page.click('.bar .choice >> nth=0', { timeout: 3000 }).catch(() => {});
    await page.waitForSelector('.screen[data-show="on"]', { timeout: 3000 }).catch(() => {});
  }
  assert.equal(await page.getAttribute('.screen', 'data-turn'), 'other', 'nothing is asked while it is shown');
  await page.click('.bar .tool:has-text("Skip")');
  await page.waitForSelector('.screen[data-show="off"]');
  await page.waitForSelector('.screen[data-turn="mine"]', { timeout: 60_000 });
  const seen = await page.textContent('.since-panel summary');
  assert.match(seen, /since your last turn/);
  await page.click('.since-panel summary');
  assert.ok((await page.locator('.since-panel li').count()) > 1);
  await page.click('.since-panel .btn');
  await page.waitForSelector('.screen[data-show="on"]');
  await page.keyboard.press('s');
  await page.waitForSelector('.screen[data-show="off"][data-turn="mine"]');
  // the same with motion off: never shown, at once my turn again
  await page.evaluate(() => localStorage.setItem('malecon.motion', 'off'));
  await page.reload();
  await page.waitForSelector('.screen[data-turn="mine"]');
  await page.evaluate(() => new MutationObserver(() => document.querySelector('.screen[data-show="on"]') && (window.moved = true)).observe(document.body, { subtree: true, attributes: true }));
  await playOn(page, { most: 2 });
  await mine(page);
  assert.equal(await page.evaluate(() => window.moved ?? false), false);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('playing the history goes on by itself and stops', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  const id = await sitDown(page, { seats: withBots, seed: 5 });
  await playOn(page, { most: 4 });
  await mine(page);
  await page.goto(`${house.url}/table/${id}?ply=1`);
  await page.waitForSelector('.bar.replay');
  await page.click('.bar .tool.play');
  await page.waitForURL(/ply=3/, { timeout: 10_000 });
  await page.click('.bar .tool.play');
  const at = new URL(page.url()).search;
  await page.waitForTimeout(1600);
  assert.equal(new URL(page.url()).search, at);
  await page.context().close();
});

test('sound is off until it is asked for', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  await page.addInitScript(() => {
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...given) {
      window.tones += 1;
      return start.apply(this, given);
    };
  });
  await sitDown(page, { seats: withBots, seed: 5 });
  await mine(page);
  await playOn(page, { most: 3 });
  await mine(page);
  assert.equal(await page.evaluate(() => window.tones), 0);
  await page.click('.icons [aria-label="Options"]');
  const sound = page.locator('dialog [role="switch"][aria-label="Sound"]');
  assert.equal(await sound.getAttribute('aria-checked'), 'false');
  await sound.click();
  await page.keyboard.press('Escape');
  await playOn(page, { most: 4 });
  await mine(page);
  assert.ok((await page.evaluate(() => window.tones)) > 0);
  await page.context().close();
});

test('what a piece does and why it cannot be played: by keyboard and by touch', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  const id = await sitDown(page, { seats: withBots, seed: 5 });
  await playOn(page, { most: 40, until: () => page.evaluate(() => !!document.querySelector('.role.legal') && !!document.querySelector('.role[aria-disabled="true"]')) }); // a role is asked for, another is gone
  await page.keyboard.press('Tab');
  await page.focus('.role[aria-disabled="true"]');
  await page.keyboard.press('Shift');
  await page.waitForSelector('.bar .reason');
  await page.waitForSelector('.tip:not([hidden])');
  assert.match(await page.textContent('.tip'), /\w{3}/);
  const state = await page.context().storageState();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, storageState: state, reducedMotion: 'reduce' });
  const phone = await context.newPage();
  await phone.goto(`${house.url}/table/${id}`);
  await phone.waitForSelector('.screen[data-turn="mine"]');
  await phone.tap('.role[aria-disabled="true"]', { force: true });
  await phone.waitForSelector('.bar .reason');
  await phone.waitForSelector('.tip:not([hidden])');
  await context.close();
  await page.context().close();
});

test('the rules have their chapters in every title', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  const { titles } = await page.evaluate(() => fetch('/api/v1/titles').then((r) => r.json()));
  for (const title of titles) {
    await sitDown(page, { title: title.name, seats: [{ kind: 'person' }, ...Array(title.least_seats - 1).fill(bot)] });
    await page.click('.icons [aria-label="Rules"]');
    assert.ok((await page.locator('dialog .chapters li').count()) >= 9, title.name);
    assert.ok((await page.locator('dialog .rules h3').count()) >= 9, title.name);
    await page.click('dialog .chapters button >> nth=-1');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
  }
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('looking back has one set of controls', { timeout: 60_000 }, async () => {
  const page = await visit(browser, house.url);
  const id = await sitDown(page, { seats: withBots, seed: 5 });
  await playOn(page, { most: 2 });
  await mine(page);
  const named = (name) => page.getByRole('button', { name, exact: true }).count();
  assert.equal(await named('One move back'), 1);
  await page.goto(`${house.url}/table/${id}?ply=1`);
  await page.waitForSelector('.bar.replay');
  for (const name of ['To the beginning', 'One move back', 'Play', 'One move forward']) assert.equal(await named(name), 1, name);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.waitForURL(/ply=0/);
  await page.context().close();
});

test('looking back, numbers on the board say what the move changed', { timeout: 60_000 }, async () => {
  const page = await visit(browser, house.url);
  const records = JSON.parse(readFileSync(join(import.meta.dirname, 'pictures/records.json'), 'utf8'));
  for (const [title, record] of [['cuba', records.cuba.load], ['puerto_rico', records.puerto_rico.build]]) {
    const id = await bring(page, record);
    const plies = await page.evaluate((id) => fetch(`/api/v1/tables/${id}/history`).then((r) => r.json()).then((h) => h.plies), id);
    const gain = plies.findLast((p) => p.seat === 0 && p.changes.some((c) => c.counts === 'money' && c.seat === 0));
    const by = gain.changes.filter((c) => c.counts === 'money' && c.seat === 0).reduce((sum, c) => sum + c.after - c.before, 0);
    await page.goto(`${house.url}/table/${id}?ply=${gain.ply + 1}`);
    await page.waitForSelector('.pills b');
    assert.ok((await page.locator('.pills b').allTextContents()).includes(by < 0 ? `−${-by}` : `+${by}`), title);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.pills', { state: 'detached' });
  }
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('on a phone the controls of looking back fit side by side', { timeout: 60_000 }, async () => {
  const page = await visit(browser, house.url, { width: 390, height: 844, touch: true });
  const records = JSON.parse(readFileSync(join(import.meta.dirname, 'pictures/records.json'), 'utf8'));
  await page.goto(`${house.url}/table/${await bring(page, records.cuba.end)}?ply=90`);
  await page.waitForSelector('.transport');
  const boxes = await page.$$eval('.transport > *', (list) => list.filter((e) => e.checkVisibility()).map((e) => e.getBoundingClientRect()).map((b) => [b.left, b.right, b.width, b.height]));
  assert.ok(boxes.length >= 6);
  for (const [left, right, width, height] of boxes) assert.ok(left >= 0 && right <= 390 && width >= 44 && height >= 44, `${boxes}`);
  await page.context().close();
});
