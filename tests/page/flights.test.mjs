// Pieces fly from where they were to where they go; never with reduced motion, never longer than one wants.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { bring, browser, house, makeTable, mine, openHouse, playOn, plyOf, visit } from './house.mjs';

openHouse();

const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'easy', name: 'Boris' }];

/** Counts the pieces that fly and whether any goes a way of its own. */
const watch = (page) =>
  page.evaluate(() => {
    window.flown = [];
    const look = (node) => {
      if (node.className !== 'flying') return;
      const [flight] = node.getAnimations();
      const { duration, delay } = flight.effect.getTiming();
      window.flown.push({ icon: node.querySelector('use').getAttribute('href'), length: duration + delay });
    };
    new MutationObserver((all) => all.forEach((m) => m.addedNodes.forEach((node) => setTimeout(() => node.isConnected && look(node))))).observe(document.querySelector('.flights'), { childList: true });
  });

async function sit(title, still) {
  const page = await visit(browser, house.url, { still });
  const id = await makeTable(page, { title, pace: 0, seats, seed: 4 });
  await page.goto(`${house.url}/table/${id}`);
  await page.waitForSelector('.screen[data-line="open"]');
  return page;
}

for (const title of ['puerto_rico', 'cuba', 'havana', 'santiago']) {
  test(`pieces fly in ${title}, each within its time, and none stays in the air`, { timeout: 60_000 }, async () => {
    const page = await sit(title, false);
    await watch(page);
    await playOn(page, { most: 8, quickly: 0, until: () => page.evaluate(() => window.flown.length > 0) });
    const flown = await page.evaluate(() => window.flown);
    assert.ok(flown.length > 0, 'nothing flew');
    for (const { icon, length } of flown) assert.ok(icon.length > 1 && length >= 240 && length <= 620 + 9 * 70, `${icon} ${length}`);
    await page.waitForFunction(() => !document.querySelector('.flying'), undefined, { timeout: 5000 });
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}

test('a key ends all flights; reduced motion has none', { timeout: 60_000 }, async () => {
  const page = await sit('cuba', false);
  await page.evaluate(() => new MutationObserver(() => document.querySelector('.flying') && dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))).observe(document.querySelector('.flights'), { childList: true }));
  await playOn(page, { most: 3, quickly: 0 });
  assert.equal(await page.locator('.flying').count(), 0);
  await page.context().close();
  const calm = await sit('cuba', true);
  await watch(calm);
  await playOn(calm, { most: 4, quickly: 0 });
  assert.deepEqual(await calm.evaluate(() => window.flown), []);
  await calm.context().close();
});

/** Takes a piece up, carries it there in a few steps and lets go. */
async function carry(page, from, to) {
  const centre = async (what) => {
    const box = await what.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await centre(from)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(to)), { steps: 6 });
  assert.equal(await page.locator('.carrying').count(), 1, 'it is in the hand');
  assert.equal(await page.locator('.receives').count(), 1, 'the place is ready');
  await page.mouse.up();
  assert.equal(await page.locator('.carrying').count(), 0);
}

test('the car is carried along its road, a colonist to a circle; a place that does not take it changes nothing', { timeout: 240_000 }, async () => {
  const records = JSON.parse(readFileSync(join(import.meta.dirname, 'pictures/records.json'), 'utf8'));
  const page = await visit(browser, house.url);
  await page.goto(`${house.url}/table/${await bring(page, records.santiago.drive)}`);
  await mine(page);
  const ply = await plyOf(page);
  const car = page.locator('[data-drag="visit|port"] rect.sc-hit');
  await page.mouse.move(...Object.values(await car.boundingBox()).slice(0, 2).map((n) => n + 20));
  await page.mouse.down();
  await page.mouse.move(10, 300, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(200);
  assert.equal(await plyOf(page), ply);
  await carry(page, car, page.locator('[data-piece^="stop:"][data-does="port"] rect.sc-hit'));
  await page.waitForFunction((p) => Number(document.querySelector('.screen').dataset.ply) > p, ply);

  await page.goto(`${house.url}/table/${await bring(page, records.puerto_rico.mayor)}`);
  await mine(page);
  const open = page.locator('.plot-btn[data-drop="staff"]').first();
  const before = await page.locator('.spot.stands').count();
  await carry(page, page.locator('.mayor .hand .disc').first(), open);
  await page.waitForFunction((n) => document.querySelectorAll('.spot.stands').length === n + 1, before);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
