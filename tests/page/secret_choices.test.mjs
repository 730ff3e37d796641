// Secret choices are made at the same time: two people in Havana, a third who watches, and a server that dies in between.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { browser, house, makeTable, openHouse, plyOf, reopen, shots, visit } from './house.mjs';

openHouse();

const open = { kind: 'open' };
const asked = (page) => page.waitForSelector('.screen[data-turn="mine"][data-busy="false"]');
const pick = (page, card) => page.click(`.hv-fan .k-${card}`, { position: { x: 8, y: 40 } });
const commit = (page) => page.click('.editor .commit:not([disabled])');
/** Two cards face down; the others are told only that it happened. */
async function lay(page, ...cards) {
  for (const card of cards) await pick(page, card);
  await commit(page);
  await page.waitForSelector('[data-sealed]', { state: 'attached' });
}

/** Takes a seat at a table that somebody else made. */
async function join_(page, id, name) {
  await page.evaluate((n) => localStorage.setItem('malecon.name', n), name);
  await page.goto(`${house.url}/table/${id}`);
  await page.click('.line .btn.sun');
  await page.waitForSelector('.screen[data-turn]:not(:has(.line .btn.sun))');
}

async function three(width) {
  const [ana, boris, eva] = await Promise.all([0, 1, 2].map(() => visit(browser, house.url, { width })));
  const id = await makeTable(ana, { title: 'havana', pace: 0, seats: [{ kind: 'person' }, open, open] });
  await ana.goto(`${house.url}/table/${id}`);
  await ana.waitForSelector('.screen[data-line="open"]', { state: 'attached' });
  await join_(boris, id, 'Boris');
  await join_(eva, id, 'Eva');
  return { ana, boris, eva, id };
}

test('all choose at once, one takes it back, and the cards are opened together', { timeout: 180_000 }, async () => {
  const { ana, boris, eva } = await three(1440);
  await Promise.all([asked(ana), asked(boris), asked(eva)]);
  await pick(ana, 'siesta'); // half of a choice
  // The last seat chooses first, and nobody sees what.
  await lay(eva, 'mama', 'ladron');
  assert.match(await eva.textContent('.ask strong'), /Waiting for Ana and Boris/);
  assert.equal(await eva.locator('.hv-opens .laid').count(), 2, 'my cards lie before me');
  await ana.waitForSelector('.strip[data-seat="2"] .has-chosen');
  await ana.waitForSelector('.strip[data-seat="2"] .hv-seat.done');
  assert.equal(await ana.locator('.hv-fanned.up').count(), 1, 'a neighbour does not throw away what I had begun');
  assert.equal(await plyOf(ana), 0);
  await ana.screenshot({ path: join(shots, 'secret-ana-1440.png') });
  await eva.screenshot({ path: join(shots, 'secret-eva-1440.png') });
  // Taken back and chosen anew.
  await eva.click('.tools .tool.first');
  await asked(eva);
  await ana.waitForSelector('.strip[data-seat="2"]:not(:has(.has-chosen))');
  await lay(eva, 'mama', 'siesta');
  await lay(ana, 'ladron');
  assert.equal(await plyOf(boris), 0);
  await pick(boris, 'mama');
  await pick(boris, 'ladron');
  await commit(boris);
  await Promise.all([ana, boris, eva].map((p) => p.waitForSelector('.screen[data-ply="3"]')));
  assert.equal(await ana.locator('.has-chosen').count(), 0);
  assert.deepEqual([...ana.errors, ...boris.errors, ...eva.errors], []);
  await Promise.all([ana, boris, eva].map((p) => p.context().close()));
});

test('a server that is killed between two sealed choices loses none', { timeout: 180_000 }, async () => {
  const { ana, boris, eva } = await three(390);
  await asked(eva);
  for (const page of [eva, ana]) {
    await lay(page, 'siesta', 'mama');
  }
  await ana.screenshot({ path: join(shots, 'secret-ana-390.png') });
  await boris.screenshot({ path: join(shots, 'secret-boris-390.png') });
  await house.stop('SIGKILL');
  await reopen();
  await boris.waitForSelector('.screen[data-line="open"]', { state: 'attached', timeout: 30_000 });
  await pick(boris, 'siesta');
  await pick(boris, 'ladron');
  await commit(boris);
  await Promise.all([ana, boris, eva].map((p) => p.waitForSelector('.screen[data-ply="3"]', { timeout: 30_000 })));
  assert.match(await ana.locator('.ledger').textContent(), /.+/);
  await Promise.all([ana, boris, eva].map((p) => p.context().close()));
});
