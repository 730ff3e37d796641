// Nothing moves under the hand: regions keep their place, nothing scrolls sideways, one click is one decision.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, house, makeTable, mine, openHouse, playOn, plyOf, SIZES, visit } from './house.mjs';

openHouse();

const TITLES = ['puerto_rico', 'santiago', 'havana', 'cuba'];
const REGIONS = ['.top', '.bar', '.chips', '.pr', '.cu', '.sc', '.hv-town', '.tabs', '.pocket', '.ledger'];

/** Where every region is, in whole and half pixels. */
const regions = (page) =>
  page.evaluate((list) => {
    const found = {};
    for (const name of list) {
      const box = document.querySelector(name)?.getBoundingClientRect();
      if (box?.width) found[name] = [box.x, box.y, box.width, box.height].map((n) => Math.round(n * 2) / 2).join(' ');
    }
    return found;
  }, REGIONS);

const wide = (page) => page.evaluate(() => [document.scrollingElement.scrollWidth, innerWidth]);

async function sit(page, title, more = {}) {
  const bots = ['Boris', 'Clara', 'Diego'].map((name) => ({ kind: 'bot', bot: 'easy', name }));
  const id = await makeTable(page, { title, pace: 0, seed: 4, seats: [{ kind: 'person' }, ...bots], ...more });
  await page.goto(`${house.url}/table/${id}`);
  await mine(page);
  return id;
}

/** Plays on and looks at every decision where things are, on every one of the screens. On a phone the board's height in
 *  its own scroller is its content's. */
async function stayed(page, most, sizes) {
  const first = {};
  const moved = [];
  await playOn(page, {
    most,
    quickly: 0,
    until: async () => {
      for (const size of sizes) {
        const [width, height] = SIZES[size];
        if (sizes.length > 1) {
          await page.setViewportSize({ width, height });
          await page.waitForTimeout(120);
        }
        const now = await regions(page);
        first[size] ??= now;
        for (const [name, box] of Object.entries(first[size])) {
          if (width < 700 && ['.pr', '.cu', '.sc', '.hv-town', '.ledger'].includes(name)) continue;
          if (now[name] !== box) moved.push(`${size} ${name}: ${box} -> ${now[name]} at ${await plyOf(page)}`);
        }
        const [all, shown] = await wide(page);
        if (all > shown) moved.push(`${size}: wider than the screen: ${all}`);
      }
      return moved.length > 4;
    },
  });
  return moved;
}

test('a hundred decisions of Puerto Rico: neither bar nor board moves by one pixel', { timeout: 300_000 }, async () => {
  const page = await visit(browser, house.url);
  await sit(page, 'puerto_rico');
  assert.deepEqual(await stayed(page, 100, ['1440']), []);
  await page.context().close();
});

for (const title of TITLES) {
  test(`${title}: the regions stay where they are, on five screens`, { timeout: 240_000 }, async () => {
    const page = await visit(browser, house.url);
    await sit(page, title);
    assert.deepEqual(await stayed(page, 12, ['390', '820', '1024', '1366', '1440']), []);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });

  test(`${title} on a phone: a swipe moves nothing sideways`, { timeout: 120_000 }, async () => {
    const page = await visit(browser, house.url, { width: 390, height: 844, touch: true });
    await sit(page, title);
    const before = await regions(page);
    const client = await page.context().newCDPSession(page);
    for (const y of [30, 70, 300, 560, 620, 740, 815]) {
      await client.send('Input.synthesizeScrollGesture', { x: 330, y, xDistance: -280, yDistance: 0, speed: 4000, gestureSourceType: 'touch' });
    }
    const slid = await page.evaluate(() => [...document.querySelectorAll('*')].filter((e) => e.scrollLeft > 0 && !e.matches('.choices, .pieces, .scroll, .text-board')).map((e) => e.className));
    assert.deepEqual(slid, []);
    const after = await regions(page);
    for (const name of ['.top', '.bar', '.chips', '.tabs', '.pocket']) assert.equal(after[name], before[name]);
    await page.context().close();
  });

  test(`${title}: a double click decides once`, { timeout: 120_000 }, async () => {
    const page = await visit(browser, house.url);
    const id = await sit(page, title);
    const own = () => page.evaluate((id) => fetch(`/api/v1/tables/${id}/history`).then((r) => r.json()).then((h) => h.plies.filter((p) => p.seat === 0).length), id);
    for (let i = 0; i < 6; i += 1) {
      await mine(page);
      const before = await own();
      const ply = await plyOf(page);
      const target = await page.$('.editor .commit:not([disabled]), .bar .choices:not(.editor) .choice:not(.plain)');
      if (!target) break; // a draft that wants more first
      const box = await target.boundingBox();
      await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p, ply);
      await mine(page);
      const drafted = await target.evaluate((e) => e.classList.contains('commit')).catch(() => false);
      if (!drafted) assert.equal(await own(), before + 1);
    }
    await page.context().close();
  });
}

test('against bots alone, undo brings back my last decision', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  await sit(page, 'puerto_rico');
  const ply = await plyOf(page);
  const asked = await page.textContent('.ask strong');
  await page.click('.bar .choice:not(.plain)');
  await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p + 1, ply); // bots have moved
  await mine(page);
  await page.click('.tool.first');
  await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) === p, ply);
  await mine(page);
  assert.equal(await page.textContent('.ask strong'), asked);
  await page.context().close();
});

test('what others did is said once, in order', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  const id = await sit(page, 'santiago');
  const heard = [];
  await page.exposeFunction('heard', (text) => heard.push(text));
  await page.evaluate(() => new MutationObserver((all) => all.forEach((m) => m.addedNodes.forEach((n) => window.heard(n.textContent)))).observe(document.querySelector('[role="log"]'), { childList: true }));
  const from = await plyOf(page);
  await playOn(page, { most: 6, quickly: 0 });
  await mine(page);
  const plies = await page.evaluate((id) => fetch(`/api/v1/tables/${id}/history`).then((r) => r.json()).then((h) => h.plies), id);
  const names = await page.evaluate((id) => fetch(`/api/v1/tables/${id}`).then((r) => r.json()).then((t) => t.seats.map((s) => s.name)), id);
  const expected = plies.filter((p) => p.ply >= from && p.seat !== 0).map((p) => `${names[p.seat]} ${p.told}.`);
  assert.ok(expected.length > 5);
  assert.deepEqual(heard, expected);
  await page.context().close();
});

test('why an invitation does not work is on the screen', { timeout: 60_000 }, async () => {
  const page = await visit(browser, house.url);
  const id = await makeTable(page, { title: 'santiago', seats: [{ kind: 'person' }, { kind: 'open' }] });
  const other = await visit(browser, house.url);
  await other.evaluate(() => localStorage.setItem('malecon.name', 'Boris'));
  await other.goto(`${house.url}/table/${id}#join=spent`);
  await other.waitForSelector('.spent h1');
  assert.match(await other.textContent('.spent .say'), /doesn’t match a seat/);
  assert.ok(await other.$('[data-do="sit-free"]'), 'another seat is free');
  await page.context().close();
  await other.context().close();
});

test('radio buttons follow the arrow keys, and one of a group is in the order of Tab', { timeout: 60_000 }, async () => {
  const page = await visit(browser, house.url);
  const group = page.locator('#new [role="radiogroup"]').last();
  const chosen = () => group.evaluate((e) => [...e.querySelectorAll('input')].findIndex((r) => r.checked));
  const within = () => group.evaluate((e) => e.contains(document.activeElement));
  await group.locator('input:checked').focus();
  const before = await chosen();
  await page.keyboard.press('ArrowRight');
  assert.equal(await chosen(), before + 1);
  assert.ok(await group.locator('label.on input').evaluate((e) => e.checked && e === document.activeElement), 'it looks chosen');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await chosen(), before);
  await page.keyboard.press('Tab');
  assert.equal(await within(), false);
  await page.keyboard.press('Shift+Tab');
  assert.ok(await within());
  await page.context().close();
});

test('a line of the ledger is a sentence and unfolds into its steps, one at a time', { timeout: 60_000 }, async () => {
  const page = await visit(browser, house.url);
  await sit(page, 'puerto_rico');
  await playOn(page, { most: 5, quickly: 0 });
  await mine(page);
  assert.match(await page.textContent('.lines .told .what >> nth=0'), /^\s*\S+ (took|built|planted|shipped|sold|produced|drew)/);
  const folds = page.locator('.lines .unfold');
  assert.ok((await folds.count()) > 1);
  for (const n of [0, 1]) await folds.nth(n).click();
  assert.equal(await page.locator('.lines .steps').count(), 1);
  assert.equal(await page.locator('.lines [aria-expanded="true"]').count(), 1);
  assert.ok((await page.locator('.lines .steps > li').count()) > 0);
  await page.context().close();
});

for (const size of ['390', '820', '1440']) {
  test(`the lobby at ${size} comes as it stays: nothing shifts, for a guest or with games of one’s own`, { timeout: 60_000 }, async () => {
    const [width, height, touch] = SIZES[size];
    const page = await visit(browser, house.url, { width, height, touch });
    await page.route('**/api/v1/**', async (route) => {
      await new Promise((done) => setTimeout(done, 80 + 120 * page.dice())); // answers that come one after the other
      await route.continue().catch(() => {});
    });
    await page.addInitScript(() => {
      window.shifts = [];
      const what = (s) => (s.node?.className || s.node?.parentElement?.className || s.node?.nodeName) ?? '';
      new PerformanceObserver((list) => list.getEntries().forEach((e) => window.shifts.push([e.value, e.sources.map(what).join(', ')]))).observe({ type: 'layout-shift', buffered: true });
    });
    for (const games of [0, 2]) {
      for (let i = 0; i < games; i += 1) await makeTable(page, { title: TITLES[i], seats: [{ kind: 'person' }, { kind: 'bot', bot: 'easy' }] });
      await page.goto(house.url);
      await page.waitForSelector(games ? '.tb' : '.tt .btn.sea');
      await page.waitForTimeout(600);
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((all, [value]) => all + value, 0);
      assert.ok(sum < 0.02, `${games} games: ${JSON.stringify(shifts)}`);
    }
    await page.context().close();
  });
}

test('a table has a title and an icon of its own in the browser’s tab', { timeout: 60_000 }, async () => {
  const page = await visit(browser, house.url);
  const icon = () => page.$eval('link[rel="icon"]', (e) => e.href);
  const own = await icon();
  await sit(page, 'cuba');
  assert.match(await page.title(), /● Cuba: Boris, Clara, Diego · Malecón$/);
  assert.match(await icon(), /^data:image\/svg/);
  await page.click('.home');
  await page.waitForSelector('.tb');
  assert.equal(await icon(), own);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
