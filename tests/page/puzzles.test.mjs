// A puzzle on the page: found in the list, solved wrongly, then rightly; what comes of it stays on the device.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { browser, house, openHouse, shots, visit } from './house.mjs';

openHouse();

const shipped = resolve(import.meta.dirname, '../../src/malecon/puzzles/shipped');
/** A puzzle whose answer and runner-up are plain choices of the bar. */
const [puzzle] = gunzipSync(readFileSync(join(shipped, 'puerto_rico.puzzles')))
  .toString()
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => JSON.parse(line))
  .filter((one) => /^role /.test(one.best) && /^role /.test(one.second));
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('malecon.puzzles') ?? 'null'));
const status = (page, wanted) => page.waitForSelector(`.coach.puzzle[data-status="${wanted}"]`, { timeout: 60_000 });
const play = (page, notation) => page.click(`.bar .choice[data-notation="${notation}"]`);

test('a puzzle is solved wrongly, then rightly', { timeout: 180_000 }, async () => {
  const page = await visit(browser, house.url);
  await page.goto(`${house.url}/table/local-puzzle-puerto_rico-${puzzle.id}`);
  await status(page, 'ask');
  await play(page, puzzle.second);
  await status(page, 'wrong');
  await page.waitForSelector(`.puzzle-said:has-text("${Math.round(100 * puzzle.second_chance)} % to win")`, { state: 'attached' });
  const missed = await kept(page);
  assert.deepEqual(missed.done, { [`puerto_rico/${puzzle.id}`]: false });
  assert.ok(missed.rating < 1200);
  await page.click('[data-do="again"]');
  await status(page, 'ask');
  await play(page, puzzle.best);
  await status(page, 'right');
  await page.waitForSelector(`.puzzle-said .best:has-text("${Math.round(100 * puzzle.chance)} % to win")`, { state: 'attached' });
  assert.ok((await page.textContent('.hint-plan')).length > 10);
  assert.equal((await kept(page)).rating, missed.rating); // only the first try counts
  await page.screenshot({ path: `${shots}/puzzle-1440.png` });
  await page.click('[data-do="next"]');
  await page.waitForFunction((id) => !location.pathname.endsWith(id), puzzle.id);
  await status(page, 'ask');
  assert.equal(await page.$('.coach .hints'), null); // nobody gives the answer away
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('on a phone: puzzles are chosen by game and level, and the solution is shown', { timeout: 180_000 }, async () => {
  const page = await visit(browser, house.url, { width: 390, height: 844, touch: true });
  await page.click('.head-nav a[href="/puzzles"]');
  await page.getByRole('radio', { name: 'Santiago de Cuba' }).click();
  await page.getByRole('radio', { name: 'Easy' }).click();
  await page.waitForSelector('[data-do="start"]:not([disabled])');
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
  await page.click('[data-do="start"]');
  await status(page, 'ask');
  assert.match(page.url(), /local-puzzle-santiago/);
  await page.click('.coach-head');
  await page.click('[data-do="show"]');
  await status(page, 'shown');
  await page.waitForSelector('.puzzle-said .hint-plan:visible');
  await page.screenshot({ path: `${shots}/puzzle-390.png` });
  assert.equal((await kept(page)).row, 0);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
