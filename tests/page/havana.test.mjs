// Havana on its board: whole games on the pieces, secrets in hot-seat, keyboard, axe, widths, themes, languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, browser, house, makeTable, mine, openHouse, playOn, playThrough, shots, visit } from './house.mjs';

openHouse();

const against = (n) => [{ kind: 'person' }, ...Array.from({ length: n - 1 }, (_, i) => ({ kind: 'bot', bot: 'easy', name: ['Boris', 'Inés', 'Teo'][i] }))];
const plyOf = async (page) => Number(await page.getAttribute('.screen', 'data-ply'));
const tableOf = (page, id) => page.evaluate((id) => fetch(`/api/v1/tables/${id}`).then((r) => r.json()), id);

async function sitDown(page, body) {
  const id = await makeTable(page, { title: 'havana', pace: 0, ...body });
  await page.goto(`${house.url}/table/${id}`);
  await page.waitForSelector('.hv', { state: 'attached' }); // a curtain may hang before it
  return id;
}

/** A card of the fan, where the next one does not cover it. */
const inHand = (page, card) => page.click(`.hv-fan .k-${card}`, { position: { x: 8, y: 40 } });

/** Two clicks in the hand and one on "lay both". */
async function layTwo(page, cards) {
  for (const card of cards) await inHand(page, card);
  await page.click('.editor .commit:not([disabled])');
}

/** Sits down where a card's effect is being asked: with siesta it comes early. */
async function sitAt(page, phase, card, seats = 4) {
  for (let seed = 1; seed < 12; seed += 1) {
    const id = await sitDown(page, { seats: against(seats), seed });
    await mine(page);
    await layTwo(page, ['siesta', card]);
    await page.waitForFunction(() => !document.querySelector('.editor'));
    await mine(page);
    if ((await tableOf(page, id)).view.phase === phase) return id;
  }
  throw new Error(`no way to ${phase}`);
}

// -- whole games

/** Clicks pieces of the board, never chips, and holds the board to what is legal and to the view. */
function onPieces(id, seen) {
  return async (page) => {
    const { legal, view } = await tableOf(page, id);
    seen.add(view.phase);
    if (view.phase === 'choose') return layTwo(page, ['ladron', 'mama']);
    const pieces = await page.$$eval('[data-piece]', (list) => list.map((e) => e.dataset.piece));
    const wanted = legal.map((l) => l.notation).filter((n) => n !== 'pass');
    assert.deepEqual([...new Set(pieces)].sort(), [...new Set(wanted)].sort(), `pieces in ${view.phase}`);
    for (const row of ['upper', 'lower']) {
      const drawn = await page.$$eval(`.hv-street:nth-of-type(${row === 'upper' ? 1 : 2}) .hv-row > li:not(.hv-void)`, (list) => list.length);
      assert.ok(drawn >= view.rows[row].length, `${row} row`); // a taken one may still be on its way out
    }
    const pick = wanted.find((n) => n.startsWith('build')) ?? wanted[Math.floor(page.dice() * wanted.length)];
    if (pick && !(['hire', 'change'].includes(pick.split(' ')[0]) && page.dice() < 0.5)) await page.$eval(`[data-piece="${pick}"]`, (e) => e.click());
    else await page.click('.choice[data-notation="pass"]');
  };
}

for (const seats of [2, 4]) {
  test(`a whole game with ${seats} seats, on the pieces`, { timeout: 400_000 }, async () => {
    const page = await visit(browser, house.url);
    const id = await sitDown(page, { seats: against(seats), seed: 20 + seats });
    const seen = new Set();
    const clicks = await playThrough(page, house.url, id, { most: seats > 2 ? 45 : 35, act: onPieces(id, seen) });
    await page.waitForSelector('.final');
    const table = await tableOf(page, id);
    assert.equal(table.over, true);
    assert.ok(clicks > 15, `${clicks} clicks`);
    if (seats > 2) for (const phase of ['choose', 'act', 'lay', 'discard', 'build']) assert.ok(seen.has(phase), `${phase} was never asked`);
    assert.match(await page.textContent('.final .legend'), /\S/); // points by source
    await page.screenshot({ path: `${shots}/havana-final-${seats}.png` });
    // the board of the last position, and of the first
    await page.goto(`${house.url}/table/${id}?ply=0`);
    await page.waitForSelector('.hv .hv-row');
    assert.equal(await page.locator('.hv-row > li').count(), 12);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}

test('by keyboard alone', { timeout: 400_000 }, async () => {
  const page = await visit(browser, house.url);
  const id = await sitDown(page, { seats: against(2), seed: 5 });
  await playThrough(page, house.url, id, {
    act: async (page) => {
      if (await page.$('.editor')) {
        for (const digit of ['3', '9']) {
          await page.keyboard.press(digit);
          await page.keyboard.press('Enter');
        }
        for (let i = 0; i < 30 && !(await page.evaluate(() => document.activeElement?.classList.contains('commit'))); i += 1) await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        return;
      }
      await page.keyboard.press('1');
      await page.waitForFunction(() => document.activeElement?.classList.contains('choice'), undefined, { timeout: 3000 }).catch(() => {});
      if (page.dice() < 0.4) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    },
  });
  await page.waitForSelector('.final');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

// -- what each step looks like

test('the first two cards are a draft: kept over a reload, changed, laid as one', { timeout: 60_000 }, async () => {
  const page = await visit(browser, house.url);
  const id = await sitDown(page, { seats: against(3), seed: 4 });
  await mine(page);
  assert.equal(await page.locator('.editor .choice').count(), 13);
  assert.ok(await page.isDisabled('.editor .commit'));
  await inHand(page, 'siesta');
  await inHand(page, 'mama');
  assert.equal(await page.textContent('.hv-num'), '09');
  await page.reload();
  await mine(page);
  assert.equal(await page.locator('.hv-fan [aria-pressed="true"]').count(), 2);
  await inHand(page, 'mama');
  await page.click('.editor .choice:has-text("Thief")');
  assert.equal(await page.textContent('.hv-num'), '05');
  assert.equal((await tableOf(page, id)).ply, await plyOf(page)); // nothing was sent
  await page.click('.editor .commit');
  await page.waitForFunction(() => document.querySelectorAll('.hv-opens .hv-ac').length === 2 && !document.querySelector('.editor'));
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('targets of theft glow and say what they lose; the loot is taken from their strip', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  await sitAt(page, 'rob', 'ladron');
  assert.match(await page.textContent('.hv-hit >> nth=0'), /1 peso/);
  const id = await sitAt(page, 'fence', 'receptador');
  await page.click('.hv-hit >> nth=0');
  await page.waitForFunction(() => !document.querySelector('.hv-hit'));
  const table = await tableOf(page, id);
  if (table.view.phase === 'loot') {
    await page.waitForSelector('.hv-seat.looted .hv-grab.can');
    await page.click('.hv-seat.looted .hv-grab.can >> nth=0');
    await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p, table.ply);
  }
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('what a choice costs is shown on my holdings, my points and the next end', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  let found = false;
  for (let seed = 1; seed < 8 && !found; seed += 1) {
    const id = await sitDown(page, { seats: against(2), seed });
    await mine(page);
    await layTwo(page, ['obreros', 'escombros']);
    await page.waitForFunction(() => !document.querySelector('.editor'));
    for (let i = 0; i < 20 && !found; i += 1) {
      await mine(page);
      const { legal, view } = await tableOf(page, id);
      const build = legal.find((l) => l.verb === 'build');
      if (!build) {
        await playOn(page, { most: 1 });
        continue;
      }
      found = true;
      await page.hover(`[data-piece="${build.notation}"]`);
      await page.waitForSelector('.hv-b.on');
      const points = build.preview.find((c) => c.field === 'points' && c.seat === 0);
      assert.match(await page.textContent('.hv-score'), new RegExp(`${points.before}.*${points.after}`));
      assert.ok((await page.locator('.hv-bigs .chgd').count()) >= 1);
      assert.equal(await page.locator('.hv-b.next').count(), view.rows[build.parts.row].length > 1 ? 1 : 0);
      assert.match(await page.textContent('.bar .half[role=status]'), /is at the end/);
    }
  }
  assert.ok(found, 'nothing could be built');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('hot-seat: a curtain before what is secret, none before what all can see', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  const id = await sitDown(page, { seats: [{ kind: 'person', name: 'Ana' }, { kind: 'person', mine: true, name: 'Boris' }], seed: 3 });
  const secret = [['siesta', 'mama'], ['ladron', 'empresario']];
  for (const [seat, cards] of secret.entries()) {
    await page.waitForSelector('.curtain');
    assert.match(await page.textContent('.curtain h2'), seat ? /Boris/ : /Ana/);
    assert.equal(await page.isVisible('.hv'), false);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.curtain', { state: 'detached' });
    assert.equal(await page.locator('.hv-opens .k-siesta, .hv-ac.laid').count(), 0); // nothing of the other's choice
    await layTwo(page, cards);
  }
  let curtains = 0;
  const open = new Set();
  for (let i = 0; i < 24; i += 1) {
    await page.waitForFunction(() => document.querySelector('.curtain, .screen[data-turn="mine"][data-busy="false"]:not(.veiled), .final'));
    const { view, seat } = await tableOf(page, id);
    const hidden = ['lay', 'discard', 'recycle', 'fetch'].includes(view.phase) || view.own.laid.length + view.own.thrown.length > 0;
    if (await page.$('.curtain')) {
      assert.ok(hidden, `a curtain in ${view.phase}`);
      curtains += 1;
      await page.keyboard.press('Enter');
      await page.waitForSelector('.curtain', { state: 'detached' });
    } else if (!hidden) open.add(`${view.phase}/${seat}`);
    await playOn(page, { most: 1 });
  }
  assert.ok(curtains >= 2, `${curtains} curtains`);
  assert.ok(open.size >= 1);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

// -- for everybody, on every screen

/** Texts that do not fit into what holds them. */
const clipped = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hv-name, .hv-why, .hv-an, .hv-num, .hv-bagbar li, .hv-sup, .hv-pool, .hv-bag, .hv-ex, .hv-exch, .hv-st, .hv-hc, .hv-chip span, .hv-bigs span, .hv-dock h3, .hv-badge, .hv-draw, .hv-did, .bar .choice')]
      .filter((e) => e.offsetParent && !e.closest('.spine') && (e.scrollWidth > e.clientWidth + 1 || (e.matches('.hv-chip span') && e.scrollHeight > e.clientHeight + 2)))
      .filter((e) => getComputedStyle(e).display !== 'inline')
      .map((e) => `${e.className} "${e.textContent.trim().slice(0, 40)}" ${e.scrollWidth}>${e.clientWidth}`),
  );

const cornered = (page) =>
  page.$$eval('.hv-row', (rows) =>
    rows.every((row) => {
      const box = row.getBoundingClientRect();
      const ends = [...row.querySelectorAll(':scope > li.end')].map((e) => e.getBoundingClientRect());
      return Math.abs(ends[0].left - box.left) < 1.5 && (ends.length < 2 || Math.abs(ends.at(-1).right - box.right) < 1.5);
    }),
  );

async function opened(page, id, lang = 'en') {
  await page.evaluate((lang) => localStorage.setItem('malecon.lang', lang), lang);
  await page.goto(`${house.url}/table/${id}`);
  await page.waitForSelector('.hv', { state: 'attached' }); // on a phone another tab may be up
}

for (const dark of [false, true]) {
  test(`axe, four widths, ${dark ? 'dark' : 'light, three languages'}`, { timeout: 400_000 }, async () => {
    const page = await visit(browser, house.url, { dark });
    const places = [['choose', await sitDown(page, { seats: against(4), seed: 2 })]];
    for (const [phase, card] of dark ? [['rob', 'ladron']] : [['demolish', 'ruina'], ['smuggle', 'contrabando'], ['fence', 'receptador']]) places.push([phase, await sitAt(page, phase, card)]);
    await playOn(page, { most: 14 });
    places.push(['late', places.pop()[1]]);
    for (const [name, id] of places) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await opened(page, id);
      await page.waitForTimeout(300);
      await axe(page, name);
      for (const lang of dark ? ['en'] : ['ru', 'it', 'en']) {
        await opened(page, id, lang);
        for (const [width, height] of [[1440, 900], [768, 1024], [390, 844], [320, 640]]) {
          await page.setViewportSize({ width, height });
          await page.waitForTimeout(60);
          const where = `${name} ${lang} ${width}`;
          assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, `${where} runs over the edge`);
          if (await page.isVisible('.hv-town')) assert.ok(await cornered(page), `${where}: ends not at the corners`);
          assert.deepEqual(await clipped(page), [], where);
          if (lang === 'en') await page.screenshot({ path: `${shots}/havana-${name}-${width}${dark ? '-dark' : ''}.png` });
        }
      }
    }
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}
