// The analysis board in a browser: a game played on the device, its lines, a what-if, a link, and a position set up by hand.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { axe, browse, makeTable, serve, shots, visit } from './house.mjs';

const recorded = resolve(import.meta.dirname, '../recorded');
const LONG = { timeout: 90_000 };

let browser, house;
before(async () => {
  house = await serve();
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await house?.stop();
});

const record = (title) => gunzipSync(readFileSync(join(recorded, `${title}-2.txt.gz`))).toString().split('\n\n')[0];
const ply = (page) => page.locator('.screen').getAttribute('data-ply').then(Number);
const atPly = (page, n) => page.waitForFunction((n) => document.querySelector('.screen')?.dataset.ply === String(n), n, LONG);

/** A record as an analysis, at its end. */
async function analyse(page, title) {
  await page.goto(`${house.url}/analysis`);
  await page.setInputFiles('.analysis-open input[type=file]', { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record(title)) });
  await page.waitForSelector('.screen.analysis', LONG);
}

async function back(page, moves) {
  for (let k = 0; k < moves; k += 1) {
    const before = await ply(page);
    await page.keyboard.press('ArrowLeft');
    await atPly(page, before - 1);
  }
}

test('lines, a what-if, the way back, and a link that opens the same', { timeout: 300_000 }, async () => {
  const page = await visit(browser, house.url);
  await analyse(page, 'santiago');
  const last = await ply(page);
  await back(page, 6);
  await page.waitForSelector('.best-lines .step', LONG);
  await page.waitForSelector('.screen[data-thinking="false"]', LONG);
  const chances = (await page.locator('.chance-bars .share').allTextContents()).map((share) => parseInt(share, 10));
  assert.ok(Math.abs(chances.reduce((sum, n) => sum + n, 0) - 100) <= 2, `${chances}`);
  assert.ok((await page.locator('.best-lines li').count()) >= 2);
  await page.screenshot({ path: `${shots}/analysis-lines.png` });

  await page.locator('.best-lines li:nth-child(2) .step').first().click();
  await page.waitForFunction((n) => Number(document.querySelector('.screen').dataset.ply) > n, last - 6, LONG);
  const tried = await ply(page);
  assert.ok((await page.locator('.tried li.tried').count()) >= 1);
  await page.waitForSelector('.best-lines .step', LONG);
  await page.click('[data-do="copy"]');
  await page.waitForFunction(() => /#a=[\w-]{40,}$/.test(location.href));
  await page.waitForFunction(() => document.querySelector('.doing input')?.value === location.href || /Copied/.test(document.querySelector('[data-do="copy"]').textContent), undefined, LONG);
  const link = page.url();

  const asked = [];
  const other = await visit(browser, house.url);
  other.on('request', (r) => asked.push(r.url()));
  await other.goto(link);
  await other.waitForSelector('.screen.analysis', LONG);
  await atPly(other, tried);
  assert.ok((await other.locator('.tried li.tried').count()) >= 1);
  assert.ok(asked.every((url) => !url.includes(new URL(link).hash.slice(3, 40))), 'the position stays on the device');
  await other.click('.tools .tool:nth-child(2)'); // back to where the trying began
  await atPly(other, last - 6);
  await other.click('[data-do="forward"]'); // the way looked at last
  await atPly(other, last - 5);
  assert.deepEqual([page.errors, other.errors], [[], []]);
  await axe(other, 'analysis');

  await other.goto(`${house.url}/analysis#a=nonsense`);
  await other.waitForSelector('.analysis-open [role="alert"]', LONG);
  assert.match(await other.locator('.analysis-open [role="alert"]').textContent(), /broken/);
  await page.context().close();
  await other.context().close();
});

test('a position set up by hand is checked, and can be analysed', { timeout: 300_000 }, async () => {
  const page = await visit(browser, house.url);
  await analyse(page, 'puerto_rico');
  await back(page, 3);
  await page.click('[data-do="set-up"]');
  const coins = page.locator('[data-field="doubloons"] input');
  await coins.waitFor(LONG);
  await coins.fill('9');
  await coins.blur();
  await page.waitForSelector('.verdict-of:not(.wrong)');
  await page.uncheck('.balance input');
  const corn = page.locator('[data-field="goods"] .stepper button:last-child').first();
  await corn.click(); // a barrel from nowhere
  await page.waitForSelector('.verdict-of.wrong', LONG);
  assert.match(await page.locator('.verdict-of').textContent(), /barrels/);
  assert.equal(await page.locator('[data-do="use"]').isDisabled(), true);
  await page.locator('[data-field="goods"] .stepper button:first-child').first().click();
  await page.waitForSelector('[data-do="use"]:not([disabled])', LONG);
  await page.screenshot({ path: `${shots}/analysis-set-up.png` });
  await page.click('[data-do="use"]');
  await page.waitForSelector('.set-up', { state: 'detached', ...LONG });
  await atPly(page, 0);
  await page.waitForSelector('.best-lines .step', LONG);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a rated game under way cannot be analysed, and the page says why', { timeout: 200_000 }, async () => {
  const page = await visit(browser, house.url);
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const id = await makeTable(page, { title: 'santiago', seats, rated: true });
  await page.goto(`${house.url}/analysis?table=${id}`);
  await page.waitForSelector('.analysis-open [role="alert"]', LONG);
  assert.match(await page.locator('.analysis-open [role="alert"]').textContent(), /rated/);
  assert.equal(await page.locator('.screen').count(), 0);
  await page.goto(`${house.url}/table/${id}?ply=0`);
  await page.waitForSelector('.screen', LONG);
  assert.equal(await page.locator('[data-do="analyse"]').count(), 0);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
