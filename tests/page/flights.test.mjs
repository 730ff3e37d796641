// Pieces fly from where they were to where they go; never with reduced motion, never longer than one wants.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, house, makeTable, openHouse, playOn, visit } from './house.mjs';

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
