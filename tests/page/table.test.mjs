// What happens at a table besides playing: undo, history, fork, company, lost lines, keyboard, curtain, languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, house, makeTable, mine, openHouse, playOn, playThrough, plyOf, reopen, visit } from './house.mjs';

openHouse();

const withBots = [{ kind: 'person' }, { kind: 'bot', bot: 'easy' }, { kind: 'bot', bot: 'easy' }];

async function sitDown(page, body) {
  const id = await makeTable(page, { title: 'puerto_rico', pace: 0, ...body });
  await page.goto(`${house.url}/table/${id}`);
  await page.waitForSelector('.screen[data-line="open"]', { state: 'attached' }); // a curtain may hang before it
  return id;
}

test('undo takes back my own step', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  await sitDown(page, { seats: [{ kind: 'person' }, { kind: 'person', mine: true, name: 'Boris' }], confirm: true });
  await mine(page);
  const ply = await plyOf(page);
  await page.click('.choice[data-notation="role builder"]');
  await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p, ply);
  await mine(page);
  await page.click('.tool.first');
  await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) === p, ply);
  assert.equal(await page.getAttribute('.screen', 'data-turn'), 'mine');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('history by key and address, fork from the past', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  const id = await sitDown(page, { seats: withBots });
  await playOn(page, { most: 6 });
  await mine(page);
  const last = await plyOf(page);
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(new RegExp(`ply=${last - 1}`));
  await page.waitForSelector('.bar.replay');
  await page.goto(`${house.url}/table/${id}?ply=2`);
  await page.waitForSelector('.bar.replay');
  assert.match(await page.textContent('.history .note'), /2/);
  assert.equal(await page.locator('.bar .choice').count(), 0);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.bar:not(.replay)');
  await page.click('.lines .told >> nth=1');
  await page.waitForSelector('.bar.replay');
  await page.click('.history .fork');
  await page.click('dialog .btn.sun');
  await page.waitForURL((url) => !url.pathname.includes(id));
  await mine(page);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('two people at one table see each other at once, by an invitation', { timeout: 120_000 }, async () => {
  const ana = await visit(browser, house.url);
  const boris = await visit(browser, house.url);
  await sitDown(ana, { seats: [{ kind: 'person' }, { kind: 'open' }] });
  await ana.click('.icons [aria-label="Invite"]');
  await ana.waitForFunction(() => document.querySelector('dialog input').value.includes('#join='));
  assert.ok(await ana.$('dialog svg.qr path'));
  const link = await ana.inputValue('dialog input');
  await ana.keyboard.press('Escape');
  await boris.evaluate(() => localStorage.setItem('malecon.name', 'Boris'));
  await boris.goto(link);
  await boris.waitForSelector('.screen[data-line="open"]');
  for (let i = 0; i < 6; i += 1) {
    const [first, second] = (await ana.getAttribute('.screen', 'data-turn')) === 'mine' ? [ana, boris] : [boris, ana];
    await first.waitForSelector('.screen[data-turn="mine"][data-busy="false"]');
    const ply = await plyOf(second);
    await playOn(first, { most: 1 });
    await second.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p, ply, { timeout: 10_000 });
  }
  await ana.click('.panel-tabs button >> nth=1');
  await ana.fill('.chat input', 'Hola <b>Boris</b>');
  await ana.keyboard.press('Enter');
  await boris.click('.panel-tabs button >> nth=1');
  await boris.waitForSelector('.chat li:has-text("Hola <b>Boris</b>")');
  assert.deepEqual([...ana.errors, ...boris.errors], []);
  await ana.context().close();
  await boris.context().close();
});

test('a killed server: the page says so, keeps the draft, recovers by itself and loses nothing', { timeout: 180_000 }, async () => {
  const page = await visit(browser, house.url);
  await sitDown(page, { seats: withBots });
  await playOn(page, { most: 3 });
  await mine(page);
  const ply = await plyOf(page);
  await house.stop('SIGKILL');
  await page.waitForSelector('.line', { timeout: 20_000 });
  // acting while it is away: kept, sent once it is back
  const commit = await page.$('.editor .commit');
  await (commit ?? (await page.$('.bar .choices .choice'))).click();
  await page.waitForSelector('.trouble');
  await reopen();
  await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p, ply, { timeout: 60_000 });
  await page.waitForSelector('.screen[data-line="open"]', { timeout: 60_000 });
  await playOn(page, { most: 2 });
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('an unsent draft outlives a killed server and a reload', { timeout: 180_000 }, async () => {
  const page = await visit(browser, house.url);
  await sitDown(page, { seats: [{ kind: 'person' }, { kind: 'person', mine: true, name: 'Boris' }] });
  const wishes = ['role builder', 'build small_indigo_plant', 'build ', 'role mayor', 'role settler', 'plant '];
  await playOn(page, {
    most: 40,
    until: async () => (await page.$('.mayor')) && page.$('.mine .spot.proposed'),
    act: async (page) => {
      for (const wish of wishes) {
        const found = await page.$(`.bar .choice[data-notation^="${wish}"]`);
        if (found) return found.click();
      }
      return page.click('.editor .commit:not([disabled]), .bar .choice >> nth=0');
    },
  });
  const draft = () => page.$$eval('.mine .spot', (list) => list.map((b) => b.className).join(' '));
  const offered = await draft();
  await page.click('.mine :is(.plot, .house-tile):has(.spot.proposed) .plot-btn >> nth=0');
  await page.waitForFunction((before) => [...document.querySelectorAll('.mine .spot')].map((b) => b.className).join(' ') !== before, offered);
  const mineNow = await draft();
  await house.stop('SIGKILL');
  await page.waitForSelector('.line', { timeout: 20_000 });
  await reopen();
  await page.waitForSelector('.screen[data-line="open"]', { timeout: 60_000 });
  assert.equal(await draft(), mineNow);
  await page.reload();
  await page.waitForSelector('.mayor');
  assert.equal(await draft(), mineNow);
  assert.notEqual(mineNow, offered);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('by keyboard alone', { timeout: 600_000 }, async () => {
  const page = await visit(browser, house.url);
  const id = await sitDown(page, { seats: [{ kind: 'person' }, { kind: 'bot', bot: 'easy' }] });
  await playThrough(page, house.url, id, {
    most: 30,
    act: async (page) => {
      if (await page.$('.editor .commit:not([disabled])')) {
        await page.focus('.editor .commit');
        await page.keyboard.press('Enter');
        return;
      }
      await page.keyboard.press('1');
      await page.waitForFunction(() => document.activeElement?.classList.contains('choice'), undefined, { timeout: 3000 }).catch(() => {});
      if (page.dice() < 0.5) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    },
  });
  await page.waitForSelector('.final');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('the command box takes notations and gives reasons', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  await sitDown(page, { seats: withBots });
  await mine(page);
  const ply = await plyOf(page);
  await page.keyboard.press('/');
  await page.fill('.command input', 'build harbor');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.trouble');
  assert.equal(await plyOf(page), ply);
  const legal = await page.getAttribute('.bar .choice', 'data-notation');
  await page.fill('.command input', legal);
  await page.keyboard.press('Enter');
  await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p, ply);
  await page.context().close();
});

test('languages change live, and are remembered', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url);
  await sitDown(page, { seats: withBots });
  await mine(page);
  await page.click('.icons [aria-label="Options"]');
  await page.click('dialog [lang="ru"]');
  await page.waitForFunction(() => document.documentElement.lang === 'ru' && /[а-я]/.test(document.querySelector('.ask strong').textContent));
  assert.match(await page.textContent('.market h2'), /Рынок/);
  await page.click('dialog [lang="it"]');
  await page.waitForFunction(() => document.documentElement.lang === 'it');
  await page.reload();
  await page.waitForSelector('.market h2:has-text("Mercato")');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

for (const [name, times, options] of [['havana', 3, {}], ['cuba', 2, { secret_delegate: true }]]) {
  test(`hot-seat, ${name}: a curtain before each secret choice, whichever board`, { timeout: 180_000 }, async () => {
    const page = await visit(browser, house.url);
    await page.evaluate(() => localStorage.setItem('malecon.text', 'on'));
    const id = await sitDown(page, { title: name, options, seats: Array.from({ length: 2 }, (_, i) => ({ kind: 'person', mine: i > 0, name: `P${i + 1}` })) });
    const asked = () => page.evaluate((id) => fetch(`/api/v1/tables/${id}`).then((r) => r.json()).then((t) => [t.seat, t.secret]), id);
    const opened = [];
    let holder = null; // who had the device last
    for (let i = 0; i < 60 && opened.length < times; i += 1) {
      const [seat, secret] = await asked();
      if (secret && holder !== seat) {
        await page.waitForSelector('.curtain');
        assert.equal(await page.isVisible('.screen'), false); // nothing of it can be seen, or heard by a screen reader
        assert.match(await page.textContent('.curtain h2'), new RegExp(`P${seat + 1}`));
        opened.push(seat);
      }
      if (await page.$('.curtain')) await page.keyboard.press('Enter');
      await page.waitForSelector('.curtain', { state: 'detached' });
      await playOn(page, { most: 1 });
      holder = seat;
    }
    assert.ok(opened.length >= times, `curtains for ${opened}`);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}

test('on touch the first tap shows, the second plays', { timeout: 120_000 }, async () => {
  const page = await visit(browser, house.url, { width: 390, height: 844, touch: true });
  await sitDown(page, { seats: withBots });
  await mine(page);
  const ply = await plyOf(page);
  await page.tap('.bar .choice >> nth=0');
  await page.waitForSelector('.choice.sel');
  assert.equal(await plyOf(page), ply);
  await page.tap('.choice.sel');
  await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p, ply);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a hint names choices with reasons, and is not final', { timeout: 240_000 }, async () => {
  const page = await visit(browser, house.url);
  await sitDown(page, { seats: withBots });
  await mine(page);
  const ply = await plyOf(page);
  await page.keyboard.press('h');
  await page.waitForSelector('.hint-plan', { timeout: 200_000 });
  await page.click('.advice summary');
  assert.ok((await page.locator('.hints li').count()) >= 1);
  assert.equal(await plyOf(page), ply);
  await page.context().close();
});
