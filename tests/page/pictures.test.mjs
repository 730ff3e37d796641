// Key screens against pictures that were accepted: what moved, what vanished, what changed its colour.
//   node --test tests/page/pictures.test.mjs                    compares; what differs lies in .cache/shots
//   MALECON_ACCEPT=1 node --test tests/page/pictures.test.mjs   accepts what is drawn now (make accept-pictures)
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { bring, browser, house, mine, openHouse, shots, SIZES, visit } from './house.mjs';

openHouse();

const HERE = join(import.meta.dirname, 'pictures');
const accept = !!process.env.MALECON_ACCEPT;
const records = JSON.parse(readFileSync(join(HERE, 'records.json'), 'utf8'));
const BLOCK = 4; // px of a square whose colours are averaged: letters may be set a hair differently elsewhere
const NEAR = 32; // of 255, how far an average may be off
const MOST = 0.012; // the share of them that may differ

const SCREENS = [
  ['puerto_rico', 1440, false],
  ['puerto_rico', 390, false],
  ['cuba', 1440, true],
  ['cuba', 820, false],
  ['havana', 1366, false],
  ['santiago', 1440, false],
  ['santiago', 390, true],
];

/** A picture at a quarter of its size: small enough to keep, and each point is the average of a square. */
const shrunk = (page, png) =>
  page.evaluate(
    async ([data, BLOCK]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const [width, height] = [Math.ceil(image.width / BLOCK), Math.ceil(image.height / BLOCK)];
      const canvas = new OffscreenCanvas(width, height);
      const small = await createImageBitmap(image, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
      canvas.getContext('2d').drawImage(small, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    },
    [png.toString('base64'), BLOCK],
  );

/** The share of points in which two pictures differ; 1 where their sizes do. The browser counts: it can read them. */
const difference = (page, one, other) =>
  page.evaluate(
    async ([one, other, NEAR]) => {
      const pixels = async (data) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const [a, b] = await Promise.all([pixels(one), pixels(other)]);
      if (a.width !== b.width || a.height !== b.height) return 1;
      let far = 0;
      for (let i = 0; i < a.data.length; i += 4) {
        if ([0, 1, 2].some((k) => Math.abs(a.data[i + k] - b.data[i + k]) > NEAR)) far += 1;
      }
      return far / (a.data.length / 4);
    },
    [one, other, NEAR],
  );

for (const [title, size, dark] of SCREENS) {
  test(`${title} at ${size}${dark ? ', dark' : ''} looks as accepted`, { timeout: 60_000 }, async () => {
    const [width, height, touch] = SIZES[size];
    const page = await visit(browser, house.url, { width, height, touch, dark });
    const id = await bring(page, records[title]);
    await page.goto(`${house.url}/table/${id}`);
    await mine(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400); // the guard is over, nothing glows
    const name = `${title}-${size}${dark ? '-dark' : ''}.png`;
    const drawn = await page.screenshot({ scale: 'css', animations: 'disabled' });
    const desk = await browser.newPage(); // where no rule of ours forbids to read pictures
    const small = await shrunk(desk, drawn);
    const known = join(HERE, name);
    writeFileSync(join(shots, `now-${name}`), drawn);
    if (accept || !existsSync(known)) {
      assert.ok(accept, `${name} was never accepted: make accept-pictures`);
      mkdirSync(HERE, { recursive: true });
      writeFileSync(known, small, 'base64');
    } else {
      const off = await difference(desk, readFileSync(known).toString('base64'), small);
      assert.ok(off <= MOST, `${(100 * off).toFixed(2)} % of ${name} differ. Look at .cache/shots/now-${name}; if it is right: make accept-pictures`);
    }
    await desk.close();
    await page.context().close();
  });
}
