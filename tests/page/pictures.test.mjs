// Key screens against pictures that were accepted: what moved, what vanished, what changed its colour.
//   node --test tests/page/pictures.test.mjs                    compares; what differs lies in .cache/shots
//   MALECON_ACCEPT=1 node --test tests/page/pictures.test.mjs   accepts what is drawn now (make accept-pictures)
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { browser, house, mine, openHouse, shots, SIZES } from './house.mjs';

openHouse();

const HERE = join(import.meta.dirname, 'pictures');
const accept = !!process.env.MALECON_ACCEPT;
// by title and phase, from positions.py
const records = JSON.parse(readFileSync(join(HERE, 'records.json'), 'utf8'));
const BLOCK = 8; // px of a square whose colours are averaged: letters may be set a hair differently elsewhere
const NEAR = 28; // of 255, how far an average may be off
const MOST = 0.012; // the share of them that may differ

// Every title on every screen; its phases, day and night and the languages take turns.
const SCREENS_OF = ['390', '768', '1024', '1366', '1440', '1920'];
const LANGUAGES = ['en', 'ru', 'it'];
const SCREENS = Object.keys(records).flatMap((title, i) =>
  SCREENS_OF.map((size, j) => {
    const phases = Object.keys(records[title]);
    const lang = LANGUAGES[(i + j + Math.floor(j / 3)) % 3];
    return { title, size, phase: phases[j % phases.length], dark: (i + j) % 2 === 1, lang };
  }),
);

/** A picture at an eighth of its size: small enough to keep, and each point is the average of a square. */
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

/** A table that begins with a record, without going through the lobby. */
async function sit(record, { width, height, touch, dark, lang }) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: lang,
    hasTouch: touch,
    isMobile: touch,
  });
  const post = (path, data) => context.request.post(`${house.url}/api/v1${path}`, { data }).then((r) => r.json());
  await post('/session', { name: 'Ana' });
  const bots = ['Boris', 'Clara', 'Diego'].map((name) => ({ kind: 'bot', bot: 'easy', name }));
  const { id } = await post('/import', { record, seats: [{ kind: 'person' }, ...bots] });
  await context.addInitScript(() => localStorage.setItem('malecon.name', 'Ana'));
  const page = await context.newPage();
  await page.goto(`${house.url}/table/${id}`);
  await mine(page);
  return page;
}

for (const { title, size, phase, dark, lang } of SCREENS) {
  test(`${title} at ${size}: ${phase}, ${lang}${dark ? ', dark' : ''}, looks as accepted`, { timeout: 60_000 }, async () => {
    const [width, height, touch] = SIZES[size];
    const page = await sit(records[title][phase], { width, height, touch, dark, lang });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400); // the guard is over, nothing glows
    const name = `${title}-${size}.png`;
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
