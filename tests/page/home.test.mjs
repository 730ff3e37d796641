// At home on every screen: no text under 12 px, targets as large as a finger, the board never hidden by the bar.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { bring, browser, house, mine, openHouse, SIZES, visit } from './house.mjs';

const root = resolve(import.meta.dirname, '../..');
const python = process.env.MALECON_PYTHON ?? join(root, '.venv/bin/python');
const records = JSON.parse(execFileSync(python, [join(root, 'tests/page/positions.py')], { env: { ...process.env, PYTHONPATH: join(root, 'src') }, encoding: 'utf8' }));

openHouse(); // after the records: nothing else happens while they are made

/** Every text that is drawn smaller than so many pixels: in HTML by its font, in SVG by what the drawing makes of it. */
const small = (page, least) =>
  page.evaluate((least) => {
    const found = new Set();
    const walk = document.createTreeWalker(document.querySelector('.screen') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const e = node.parentElement;
      if (!node.textContent.trim() || !e.checkVisibility() || e.closest('.sr, .sprite, script, style, option, datalist, meter')) continue;
      const box = e.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      let size = parseFloat(getComputedStyle(e).fontSize);
      const svg = e.closest('svg');
      if (svg && e.getScreenCTM) size *= Math.hypot(e.getScreenCTM().a, e.getScreenCTM().b);
      if (size && size < least - 0.05) found.add(`${size.toFixed(1)} ${e.className?.baseVal ?? e.className} “${node.textContent.trim().slice(0, 20)}”`);
    }
    return [...found];
  }, least);

/** Buttons smaller than a finger. What reaches further than its box (::before, ::after) is measured by asking who is hit there. */
const narrow = (page, least) =>
  page.evaluate((least) => {
    const found = new Set();
    for (const b of (document.querySelector('.screen') ?? document.body).querySelectorAll(':is(button, a, summary, select, input:not([type="range"]))')) {
      if (!b.checkVisibility({ visibilityProperty: true }) || b.closest('.sr, svg, p:not(.go) > :is(a, .link), small') || b.matches('.skip, .expand, [aria-hidden="true"]')) continue;
      const box = (b.closest('label') ?? b).getBoundingClientRect();
      if (!box.width || box.bottom < 0 || box.top > innerHeight) continue;
      const hit = (x, y) => b.contains(document.elementFromPoint(x, y));
      const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
      if (!hit(cx, cy)) continue; // lies outside what is scrolled into view
      const high = box.height >= least - 0.5 || (hit(cx, cy - least / 2 + 1) && hit(cx, cy + least / 2 - 1));
      if (!high) found.add(`${Math.round(box.width)}×${Math.round(box.height)} ${b.className || b.tagName} “${b.textContent.trim().slice(0, 20)}”`);
    }
    return [...found];
  }, least);

for (const [title, positions] of Object.entries(records)) {
  for (const size of Object.keys(SIZES)) {
    test(`${title} at ${size}: everything can be read and hit`, { timeout: 240_000 }, async () => {
      const [width, height, touch] = SIZES[size];
      const page = await visit(browser, house.url, { width, height, touch });
      for (const [name, record] of Object.entries(positions)) {
        const id = await bring(page, record);
        await page.goto(`${house.url}/table/${id}`);
        await mine(page);
        const tabs = width < 700 ? await page.$$eval('.tabs button', (list) => list.map((b) => b.dataset.tab)) : [null];
        for (const tab of tabs) {
          if (tab) await page.click(`.tabs [data-tab="${tab}"]`);
          assert.deepEqual(await small(page, 12), [], `${name}, ${tab}: too small to read`);
          if (touch) assert.deepEqual(await narrow(page, 44), [], `${name}, ${tab}: too small to hit`);
        }
        if (width < 700) {
          const covered = await page.evaluate(() => ['.bar', '.coach', '.tabs', '.pocket'].reduce((sum, x) => sum + document.querySelector(x).getBoundingClientRect().height, 0) / innerHeight);
          assert.ok(covered <= 0.4, `${Math.round(100 * covered)} % of the screen are not the board`);
        }
      }
      await page.context().close();
    });
  }
}

for (const size of ['390', '768', '820', '1024', '1366']) {
  test(`beside the tables at ${size}: everything can be read and hit, nothing scrolls sideways`, { timeout: 120_000 }, async () => {
    const [width, height, touch] = SIZES[size];
    const page = await visit(browser, house.url, { width, height, touch });
    await bring(page, records.cuba.harvest ?? Object.values(records.cuba)[0]);
    const waits = { '/': '.tb', '/puzzles': '.puzzle-pick', '/ratings': '.ratings', '/analysis': 'main h1' };
    for (const [path, shown] of Object.entries(waits)) {
      await page.goto(house.url + path);
      await page.waitForSelector(shown);
      await page.waitForTimeout(300);
      assert.deepEqual(await small(page, 12), [], `${path}: too small to read`);
      if (touch) {
        for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)); y += height - 100) {
          await page.evaluate((y) => scrollTo(0, y), y);
          assert.deepEqual(await narrow(page, 44), [], `${path}: too small to hit`);
        }
      }
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} is wider than the screen`);
    }
    await page.context().close();
  });
}
