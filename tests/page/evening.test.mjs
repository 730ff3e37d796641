// Two friends and a bot: a table made on the page, an invitation copied, opened on a phone, a whole game on the pieces, a rematch.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, house, openHouse, shots, visit } from './house.mjs';

openHouse();

const part = (page, id) => page.locator(`[data-piece="${id}"]`).locator('xpath=self::button | .//*[@role="button"]').first();
const press = (page, what) => (page.touch ? what.tap({ timeout: 3000 }) : what.click({ timeout: 3000 }));
const moved = (page, ply, timeout) => page.waitForFunction((before) => document.querySelector('.final') || document.querySelector('.screen').dataset.ply !== before, ply, { timeout }).then(() => true, () => false);

/** One decision as a person takes it: a piece that glows, perhaps its menu; a finger asks first and plays with the second tap. */
async function decide(page) {
  await page.waitForSelector('.screen[data-busy="false"]');
  const ply = await page.getAttribute('.screen', 'data-ply');
  const glowing = await page.$$eval('[data-piece].is-legal', (list) => list.map((e) => e.dataset.piece));
  const id = glowing.includes('stop:port') ? 'stop:port' : glowing[Math.floor(page.dice() * glowing.length)]; // to the port: ships sail sooner
  let what = id ? part(page, id) : page.locator('.bar .choice').first();
  await press(page, what);
  const menu = page.locator('.sc-menu .choice').first();
  if (await menu.isVisible()) {
    what = menu;
    await press(page, what);
  }
  if (page.touch && !(await moved(page, ply, 250))) {
    assert.match(await page.textContent('.bar .effect:not(.none)'), /tap again/);
    await press(page, what);
  }
  assert.ok(await moved(page, ply, 5000), `${id} was pressed and nothing came of it`);
}

const BY_HAND = 8; // decisions of each with a pointer or a finger; the rest as quickly as the page allows

/** The same on the same choices, without going there. */
async function hurry(page) {
  await page.waitForSelector('.screen[data-busy="false"]');
  const ply = await page.getAttribute('.screen', 'data-ply');
  await page.evaluate((drawn) => {
    const choices = [...document.querySelectorAll('.bar .choice:not([disabled])')];
    const port = choices.find((c) => c.dataset.notation === 'port');
    const all = (c) => Number(c.dataset.notation.split(' ')[2] ?? 1);
    const best = choices.filter((c) => /^deliver/.test(c.dataset.notation)).sort((a, b) => all(b) - all(a))[0];
    (port ?? best ?? choices[Math.floor(drawn * choices.length)])?.click();
  }, page.dice());
  if (page.touch) await page.evaluate(() => document.querySelector('.bar .choice.sel')?.click());
  await moved(page, ply, 5000);
}

test('an evening: invited by link, one at a desk, one on a phone, to the final screen and a rematch', { timeout: 400_000 }, async () => {
  const ana = await visit(browser, house.url);
  await ana.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })); // as in a page over plain HTTP
  await ana.fill('.sit input', 'Ana');
  await ana.click('#new .pick label:has-text("Santiago")');
  await ana.click('#new .seg label:has-text("instant")');
  await ana.click('#new .make .btn');
  await ana.waitForFunction(() => document.querySelector('dialog input')?.value.includes('#join='));
  await ana.click('dialog .btn.sun:has-text("Copy link")');
  await ana.waitForSelector('dialog .btn.sun:has-text("Copied")');
  const link = await ana.inputValue('dialog input');
  await ana.keyboard.press('Escape');
  await ana.click('.panel-tabs button:has-text("Notes")');
  await ana.click('.notes textarea');
  await ana.keyboard.press('Control+V');
  assert.equal(await ana.inputValue('.notes textarea'), link, 'it says so, and it is copied');

  const boris = await visit(browser, house.url, { width: 390, height: 844, touch: true });
  boris.touch = true;
  await boris.goto(link);
  await boris.waitForSelector('.join p:has-text("Ana invites you")');
  await boris.fill('.join input', 'Boris');
  await boris.tap('.join .btn.sun');
  await ana.waitForSelector('.strip:has-text("Boris")');

  const taken = { ana: 0, boris: 0 };
  const state = (page) => page.evaluate(() => (document.querySelector('.final') ? 'over' : document.querySelector('.screen[data-turn="mine"][data-busy="false"]') ? 'mine' : ''));
  for (let over = false; !over; ) {
    for (const [name, page] of Object.entries({ ana, boris })) {
      const now = await state(page);
      over ||= now === 'over';
      if (now === 'mine' && !over) {
        await (taken[name] < BY_HAND ? decide(page) : hurry(page));
        taken[name] += 1;
      }
    }
  }
  assert.ok(taken.ana > 5 && taken.boris > 5, JSON.stringify(taken));

  for (const page of [ana, boris]) {
    await page.waitForSelector('.final');
    const top = await page.$eval('.final .verdict h2', (e) => e.getBoundingClientRect().top);
    assert.ok(top > 0 && top < 600, 'who won is in sight');
  }
  await boris.screenshot({ path: `${shots}/evening-phone.png` });
  for (const page of [ana, boris]) {
    await page.click('.final .verdict .btn:has-text("Review the game")');
    await page.waitForSelector('.lookback-curve .run', { timeout: 120_000 });
    assert.match(new URL(page.url()).pathname, /\/review$/);
    assert.equal(await page.locator('.lookback-curve .run').count(), await page.locator('.lookback-seats li').count());
    if (page === boris) await page.reload();
    await page.waitForSelector('.lapses li >> visible=true'); // kept: there at once
    assert.equal(await page.locator('.lookback-curve .dot').count(), await page.locator('.lapses li').count());
    await page.screenshot({ path: `${shots}/review-${page === ana ? 1440 : 390}.png` });
    const said = await page.$eval('.lapse .better strong', (e) => e.textContent);
    await page.click('.lapse');
    await page.waitForSelector('.bar.replay');
    assert.ok((await page.textContent('.bar.replay .ask')).includes(said), 'the position itself says what was better');
    assert.ok((await page.textContent('.coach.looking')).includes(said));
    await page.click('.bar .tool:has-text("Back to")');
    await page.waitForSelector('.lookback');
    if (page === ana) {
      const record = page.url();
      await page.click('.lapses .btn:has-text("Try from here")');
      await page.waitForSelector('.screen:not([data-ply="0"]) .choices, .screen .bar');
      await page.waitForURL((url) => !url.pathname.endsWith('/review'));
      await page.goto(record);
      await page.waitForSelector('.lapses li');
    }
    await page.click('.lookback-go a');
    await page.waitForSelector('.final');
  }
  await ana.click('.final .btn:has-text("Rematch")');
  await boris.tap('.final .btn:has-text("To the rematch")');
  await boris.waitForSelector('.screen:not(:has(.final))');
  assert.equal(new URL(ana.url()).pathname, new URL(boris.url()).pathname);
  assert.deepEqual([...ana.errors, ...boris.errors], []);
  await ana.context().close();
  await boris.context().close();
});
