// A newcomer's first game: a staged opening, step by step, then a coach that speaks only of what is new or costly.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, house, openHouse, shots, visit } from './house.mjs';

openHouse();

const step = (page) => page.$eval('.coach-step', (e) => e.textContent);
/** The next step is mine to do. */
const ready = (page) => page.waitForFunction(() => document.querySelector('.screen').dataset.busy === 'false' && (document.querySelector('.lesson-goal:not(.waits)') || !document.querySelector('.lesson-step')), null, { timeout: 60_000 });

const PLACES = ['.bar .choice[data-notation]:visible', ':is(.board, .own) [data-does]:visible'];

/** What the step wants, chosen in the bar or on the board. Whether that was possible: some steps take an editor. */
async function byHand(page) {
  const before = await page.getAttribute('.screen', 'data-ply');
  for (const place of PLACES) {
    const choice = page.locator(place).first();
    if (!(await choice.count())) continue;
    await choice.click({ timeout: 3000 }).catch(() => {});
    const moved = await page.waitForFunction((b) => document.querySelector('.screen').dataset.ply !== b, before, { timeout: 3000 }).catch(() => null);
    if (moved) return true;
  }
  await page.click('.lesson-do .sun');
  return false;
}

for (const title of ['puerto_rico', 'santiago', 'havana', 'cuba']) {
  test(`${title}: the first game is a lesson, done by hand, left and resumed`, { timeout: 180_000 }, async () => {
    const page = await visit(browser, house.url);
    await page.click(`[data-learn="${title}"]`);
    await page.waitForSelector('.sit label:has-text("Enter your name first")');
    await page.keyboard.type('Nova');
    await page.keyboard.press('Enter'); // and what was asked for goes on
    await page.waitForSelector('.lesson-goal');
    await ready(page);
    const address = page.url();
    assert.match(await step(page), /Step 1 of \d+/);
    assert.equal(await page.$('.hint-plan'), null); // in a lesson nobody else speaks
    await page.screenshot({ path: `${shots}/lesson-${title}-1440.png` });
    const first = await page.$('.bar .choice[data-notation]');
    if (first) {
      assert.ok((await page.locator('.bar .choice[data-notation]').count()) <= 3); // the others open up after this step
      await first.click();
    } else await page.click('.lesson-do .sun');
    await page.waitForFunction(() => Number(document.querySelector('.screen').dataset.ply) > 0);
    await page.goto(house.url); // left …
    await page.click(`[data-learn="${title}"]`);
    await page.waitForSelector('.lesson-goal'); // … and resumed
    assert.equal(page.url(), address);
    const done = { hand: 1, shown: 0 };
    for (let n = 0; n < 60; n += 1) {
      await ready(page);
      if (!(await page.$('.lesson-step'))) break;
      const before = await page.getAttribute('.screen', 'data-ply');
      if (title === 'cuba' && /Step 2 of/.test(await step(page))) {
        // what one could pay for is not what the step is about: it steps back with the rest of the board
        const tiles = await page.$$eval('.cu-tile.payable', (all) => all.map((e) => getComputedStyle(e)).map((c) => [c.opacity, c.filter]));
        assert.ok(tiles.length > 0 && tiles.every(([opacity, filter]) => opacity === '0.5' && filter === 'none'), JSON.stringify(tiles));
      }
      if (/Step 4 of/.test(await step(page))) {
        await page.setViewportSize({ width: 390, height: 844 });
        const seen = await page.$eval('.board', (e) => Math.min(innerHeight, e.getBoundingClientRect().bottom) - Math.max(0, e.getBoundingClientRect().top));
        assert.ok(seen > 250, `the board stays in sight beside the lesson: ${seen}`);
        await page.screenshot({ path: `${shots}/lesson-${title}-390.png` });
        await page.setViewportSize({ width: 1440, height: 900 });
      }
      done[(await byHand(page)) ? 'hand' : 'shown'] += 1;
      await page.waitForFunction((b) => document.querySelector('.screen').dataset.ply !== b, before);
    }
    assert.equal(await page.$('.lesson-step'), null);
    assert.ok(done.hand >= 3 * done.shown, `most of it was done by hand: ${JSON.stringify(done)}`);
    assert.match(await page.textContent('.lesson-text'), /Now play on/); // the aim and the end, then free play
    await page.screenshot({ path: `${shots}/lesson-${title}-end.png` });
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}
