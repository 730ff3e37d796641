// Cuba on its drawn board: whole games, secrets at one device, keyboard alone, every phase for everybody.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { axe, browser, house, makeTable, mine, openHouse, playThrough, shots, visit } from './house.mjs';

openHouse();

const bots = (n) => Array.from({ length: n }, (_, i) => ({ kind: 'bot', bot: 'easy', name: ['Boris', 'Giulia', 'Paco', 'Inés'][i] }));
const plyOf = async (page) => Number(await page.getAttribute('.screen', 'data-ply'));

async function sitDown(page, body) {
  const id = await makeTable(page, { title: 'cuba', pace: 0, ...body });
  await page.goto(`${house.url}/table/${id}`);
  await page.waitForSelector('.screen[data-line="open"]', { state: 'attached' });
  return id;
}

/** Clicks a glowing piece of the board; every choice must have one. Buttons of the bar only where none can be seen. */
async function clickBoard(page, missed) {
  const found = await page.evaluate(() => {
    const choices = [...document.querySelectorAll('.bar .choice')].map((c) => c.dataset.notation);
    const pieces = [...document.querySelectorAll('.cu [data-does]')].filter((p) => p.tabIndex >= 0 && p.getBoundingClientRect().width > 0);
    return { choices, pieces: [...new Set(pieces.map((p) => p.dataset.does))] };
  });
  // a stepper stands for all bids, two clicked cards for a pair, and passing is in the bar
  for (const n of found.choices) if (!found.pieces.includes(n) && !/^(done|bid|delegates)/.test(n)) missed.add(n);
  const notation = found.pieces.length && page.dice() < 0.8 ? found.pieces[Math.floor(page.dice() * found.pieces.length)] : null;
  const target = notation ? `.cu [data-does="${notation}"]:not([tabindex="-1"]) >> visible=true >> nth=0` : `.bar .choice >> nth=${Math.floor(page.dice() * found.choices.length)}`;
  await page.locator(target).click({ timeout: 3000 }).catch(() => {});
}

for (const [seats, options] of [[2, { el_presidente: false, rounds: 4 }], [5, { rounds: 4 }]]) {
  test(`a whole game with ${seats} seats, by clicking pieces${options.el_presidente === false ? ', without El Presidente' : ''}`, { timeout: 300_000 }, async () => {
    const page = await visit(browser, house.url);
    const missed = new Set();
    const id = await sitDown(page, { seats: [{ kind: 'person' }, ...bots(seats - 1)], options, seed: seats });
    await page.waitForSelector('.cu-land');
    assert.equal(await page.locator('.cu-avenida').count(), options.el_presidente === false ? 0 : 1);
    assert.equal(await page.locator('.cu-rival').count(), seats - 1);
    await playThrough(page, house.url, id, { most: seats > 2 ? 70 : 35, act: (p) => clickBoard(p, missed) });
    await page.waitForSelector('.final');
    const table = await page.evaluate((x) => fetch(`/api/v1/tables/${x}`).then((r) => r.json()), id);
    assert.equal(table.over, true);
    assert.deepEqual([...missed], [], 'choices without a piece on the board');
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}

/** Plays at random over HTTP, as long as nobody needs to look: up to the next decision of mine that is wanted. */
async function walk(page, id, wanted) {
  const phase = await page.evaluate(
    async ([id, wanted, dice]) => {
      const get = (path) => fetch(`/api/v1${path}`).then((r) => r.json());
      for (let i = 0; i < 900; i += 1) {
        const table = await get(`/tables/${id}`);
        if (table.over) return null;
        if (!table.legal.length) {
          await new Promise((r) => setTimeout(r, 10));
          continue;
        }
        if (wanted.includes(table.view.phase)) return table.view.phase;
        // building and using is what leads to the rarer decisions
        const keen = table.legal.filter((l) => ['build', 'use'].includes(l.verb) || ['play architect', 'play foreman'].includes(l.notation));
        const from = keen.length && dice.pop() < 0.6 ? keen : table.legal;
        const body = { ply: table.ply, actions: [from[Math.floor(dice.pop() * from.length)].notation], key: crypto.randomUUID(), revision: table.revision };
        await fetch(`/api/v1/tables/${id}/actions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      }
      return null;
    },
    [id, wanted, Array.from({ length: 1800 }, page.dice)],
  );
  if (phase) await page.waitForFunction(async (x) => Number(document.querySelector('.screen').dataset.ply) === (await fetch(`/api/v1/tables/${x}`).then((r) => r.json())).ply, id);
  await page.waitForSelector('.screen[data-busy="false"]', { state: 'attached' }); // for a moment new choices do not listen
  return phase;
}

/** Words that do not fit where they stand, and whatever runs over the edge. */
const clipped = (page) =>
  page.evaluate(() => {
    const bad = [];
    if (document.documentElement.scrollWidth > innerWidth + 1) bad.push('the page runs over the edge');
    for (const el of document.querySelectorAll('.cu *, .cu-rival *')) {
      if (el.closest('.sr, svg') || ![...el.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue;
      const r = el.getBoundingClientRect();
      if (r.width && el.scrollWidth > el.clientWidth + 1 && getComputedStyle(el).overflowX !== 'visible') bad.push(`${el.className}: ${el.textContent.trim()}`);
      for (let up = el.parentElement; r.width && up && !up.classList.contains('cu'); up = up.parentElement) {
        const style = getComputedStyle(up);
        if (style.overflowX === 'auto' || style.overflowY === 'auto') break; // it can be scrolled to
        if (style.overflowX === 'visible') continue;
        const box = up.getBoundingClientRect();
        if (r.right > box.right + 1.5 || r.left < box.left - 1.5 || r.bottom > box.bottom + 1.5) bad.push(`${up.className} cuts ${el.className}: ${el.textContent.trim()}`);
        break;
      }
    }
    return [...new Set(bad)];
  });

const PHASES = ['start', 'turn', 'figure', 'trade', 'architect', 'foreman', 'load', 'bid', 'enact', 'duty'];

for (const dark of [false, true]) {
  test(`axe, phase by phase, ${dark ? 'dark' : 'light'}`, { timeout: 300_000 }, async () => {
    const page = await visit(browser, house.url, { dark });
    const id = await sitDown(page, { seats: [{ kind: 'person' }, ...bots(2)], seed: 5 });
    const left = new Set(dark ? ['turn', 'architect', 'load', 'bid', 'duty'] : PHASES); // by night the colours are in question, not the build
    while (left.size) {
      const phase = await walk(page, id, [...left]);
      if (!phase) break;
      left.delete(phase);
      await page.waitForTimeout(300); // what has just changed glows for a moment
      await page.screenshot({ path: `${shots}/cuba-${phase}${dark ? '-dark' : ''}.png` });
      await axe(page, phase);
    }
    assert.ok(left.size < 4, `not met: ${[...left]}`);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}

test('five widths, three languages, nothing clipped', { timeout: 300_000 }, async () => {
  const page = await visit(browser, house.url);
  const id = await sitDown(page, { seats: [{ kind: 'person' }, ...bots(3)], seed: 8 });
  await walk(page, id, ['enact', 'bid', 'tax']);
  await walk(page, id, ['figure', 'trade', 'architect']);
  const state = await page.context().storageState();
  for (const lang of ['en', 'ru', 'it']) {
    const context = await browser.newContext({ storageState: state, reducedMotion: 'reduce', locale: lang });
    await context.addInitScript((l) => localStorage.setItem('malecon.lang', l), lang);
    const other = await context.newPage();
    await other.goto(`${house.url}/table/${id}`);
    await other.waitForSelector('.screen[data-line="open"]');
    assert.equal(await other.evaluate(() => document.documentElement.lang), lang);
    for (const [width, height] of [[1440, 900], [1024, 768], [768, 1024], [390, 844], [320, 640]]) {
      await other.setViewportSize({ width, height });
      for (const tab of width < 700 ? [1, 2, 3, 4] : [0]) {
        if (tab) await other.click(`.tabs button:nth-child(${tab})`);
        await other.waitForTimeout(100);
        await other.screenshot({ path: `${shots}/cuba-${lang}-${width}${tab ? `-${tab}` : ''}.png` });
        assert.deepEqual(await clipped(other), [], `${lang} at ${width}, tab ${tab}`);
      }
    }
    await context.close();
  }
  await page.context().close();
});

test('hot-seat: delegates and bids behind the curtain', { timeout: 240_000 }, async () => {
  const page = await visit(browser, house.url);
  const id = await sitDown(page, { seats: [{ kind: 'person', name: 'Ana' }, { kind: 'person', mine: true, name: 'Boris' }], options: { secret_delegate: true, el_presidente: false }, seed: 4 });
  const open = async () => {
    await page.waitForSelector('.curtain');
    assert.equal(await page.isVisible('.screen'), false); // nothing behind it can be seen, or heard by a screen reader
    await page.click('.curtain .btn');
    await page.waitForSelector('.curtain', { state: 'detached' });
    await page.waitForSelector('.screen[data-busy="false"]');
  };
  await page.waitForSelector('.cu-land'); // starting pieces are chosen openly
  assert.equal(await page.locator('.curtain').count(), 0);
  await walk(page, id, ['delegate']);
  await open();
  await page.click('.cu-face[data-does="delegate mayor"]');
  await open(); // the other seat
  assert.equal(await page.locator('.cu-card .cu-tag').count(), 0); // of the first delegate there is no sign
  await page.click('.cu-face[data-does="delegate worker"]');
  await open();
  assert.equal(await page.textContent('.cu-card:has(.cu-tag) b'), 'Mayor'); // his own he sees
  await walk(page, id, ['bid']);
  await open();
  const first = await page.textContent('.cu-benches .now .who');
  await page.click('.cu-bidder [aria-label="+1"]');
  await page.click('.cu-bidder .sun');
  await open();
  assert.notEqual(await page.textContent('.cu-benches .now .who'), first);
  assert.equal(await page.textContent(`.cu-benches li:has-text("${first}") .cu-seal`), 'sealed');
  assert.equal(await page.locator('.cu-benches .coin').count(), 0);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('the keyboard alone, on the board', { timeout: 180_000 }, async () => {
  const page = await visit(browser, house.url);
  await sitDown(page, { seats: [{ kind: 'person' }, ...bots(1)], seed: 6 });
  for (let i = 0; i < 8; i += 1) {
    await mine(page);
    const ply = await plyOf(page);
    for (let k = 0; k < 150; k += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement.closest('.cu')?.contains(document.activeElement) && 'does' in document.activeElement.dataset)) break;
    }
    const does = await page.evaluate(() => document.activeElement.dataset.does ?? null);
    assert.ok(does, 'a legal piece is reached by Tab');
    await page.waitForFunction((n) => document.querySelector(`.bar .choice[data-notation="${n}"]`)?.classList.contains('on'), does); // its consequence is shown
    await page.keyboard.press('Enter');
    await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p, ply);
  }
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('what a choice would change is shown before it is made, and undone after', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  const id = await sitDown(page, { seats: [{ kind: 'person' }, ...bots(1)], seed: 11 });
  assert.equal(await walk(page, id, ['figure']), 'figure');
  const ply = await plyOf(page);
  await page.hover('.cu-field[data-does="figure r2c3"]');
  await page.waitForSelector('.cu-figure.was, .cu-veiled'); // set down there, with the old place as a ghost
  assert.ok((await page.locator('.cu-pill').count()) > 0);
  assert.match(await page.textContent('.cu-at dt'), /C2$/);
  await page.click('.cu-field[data-does="figure r2c3"]');
  await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p, ply);
  await mine(page);
  await page.click('.tool.first');
  await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) === p, ply);
  // a piece that cannot be chosen says why
  await page.waitForFunction(() => [...document.querySelectorAll('.cu-tile[aria-disabled="true"]')].every((x) => (x.title || x.dataset.tip || '').length > 10));
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a bid is one choice with a number: plus, slider and keys set it, the board follows', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  let id;
  for (let seed = 11; seed < 20; seed += 1) {
    id = await sitDown(page, { seats: [{ kind: 'person' }, ...bots(1)], seed });
    assert.equal(await walk(page, id, ['bid']), 'bid');
    if ((await page.locator('.bar .amount').count()) > 0) break; // a few pesos stand side by side
  }
  const bid = () => page.getAttribute('.bar .amount .choice', 'data-notation');
  assert.equal(await bid(), 'bid 0');
  for (let i = 0; i < 2; i += 1) await page.click('.bar .amount .step >> nth=1');
  assert.equal(await bid(), 'bid 2');
  await page.waitForSelector('.bar .half[role=status]:has-text("2 votes")'); // what it would change
  await page.focus('.bar .amount input');
  await page.keyboard.press('ArrowRight');
  assert.equal(await bid(), 'bid 3');
  await page.focus('.bar .amount .choice');
  await page.keyboard.press('ArrowDown');
  assert.equal(await bid(), 'bid 2');
  const ply = await plyOf(page);
  await page.keyboard.press('Enter');
  await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p, ply);
  const made = await page.evaluate(([id, ply]) => fetch(`/api/v1/tables/${id}/history`).then((r) => r.json()).then((h) => h.plies.find((x) => x.ply === ply)), [id, ply]);
  assert.equal(made.notation, 'bid 2');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('more than a hundred pesos are bid as one sum, behind the curtain', { timeout: 120_000 }, async () => {
  // From a real game, with pesos for each seat as it would never have in a few rounds.
  const rich = `
import random, malecon
chance, position = random.Random(1), malecon.title("cuba").new(2, 4, el_presidente=False)
while position.view(None)["phase"] != "turn" or sum(position.field("cards_due")) > 1:
    position.play(chance.choice(position.legal()))
values = position.to_dict()
values["pesos"] = [237, 180, 0, 0, 0]
print(malecon.title("cuba").from_dict(values).record())
`;
  const record = execFileSync(process.env.MALECON_PYTHON, ['-c', rich], { env: { ...process.env, PYTHONPATH: 'src' }, encoding: 'utf8' });
  const page = await visit(browser, house.url);
  const id = await page.evaluate(async (record) => {
    const post = (path, data) => fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }).then((r) => r.json());
    localStorage.setItem('malecon.name', 'Ana');
    await post('/session', { name: 'Ana' });
    const seats = ['Ana', 'Boris'].map((name) => ({ kind: 'person', mine: true, name }));
    return (await post('/import', { record, seats })).id;
  }, record);
  await page.goto(`${house.url}/table/${id}`);
  assert.equal(await walk(page, id, ['hundreds']), 'hundreds');
  const open = async () => {
    await page.waitForSelector('.curtain');
    await page.click('.curtain .btn');
    await page.waitForSelector('.curtain', { state: 'detached' });
    await page.waitForSelector('.screen[data-busy="false"]');
  };
  await open();
  const first = await page.textContent('.cu-benches .now .who');
  await page.fill('.bar .amount input', '137');
  await page.click('.cu-bidder [aria-label="+1"]'); // the board and the bar set the same sum
  assert.match(await page.textContent('.bar .amount .commit'), /138/);
  await page.click('.bar .amount .commit');
  await open(); // the neighbour sees that it was bid, and not what
  assert.notEqual(await page.textContent('.cu-benches .now .who'), first);
  assert.equal(await page.textContent(`.cu-benches li:has-text("${first}") .cu-seal`), 'sealed');
  assert.equal(await page.locator('.cu-benches .coin').count(), 0);
  await page.click('.cu-bidder .sun');
  await page.waitForFunction((id) => fetch(`/api/v1/tables/${id}`).then((r) => r.json()).then((t) => t.view.boards.some((b) => b.bid === 138)), id);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
