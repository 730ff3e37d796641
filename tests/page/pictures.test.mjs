// Key screens against pictures that were accepted: what moved, what vanished, what changed its colour.
//   node --test tests/page/pictures.test.mjs                    compares; what differs lies in .cache/shots
//   MALECON_ACCEPT=1 node --test tests/page/pictures.test.mjs   accepts what is drawn now (make accept-pictures)
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
const PATIENCE = 5; // looks at a screen before it is said to differ

// Every title on every screen, and its phases in turns, so that each has a picture; beside them the lobby, and the end of a
// game or a look back into it. Day and night and the languages take turns too.
const SCREENS = ['390', '768', '1024', '1366', '1440', '1920'];
const LANGUAGES = ['en', 'ru', 'it'];
const TITLES = Object.keys(records);
const END = 'end';

/** What is drawn on one of the screens: a name, and the record or the address. */
function wanted(at) {
  const tables = TITLES.map((title, i) => {
    const phases = Object.keys(records[title]).filter((phase) => phase !== END);
    const phase = phases[(at + i) % phases.length];
    return { name: `${title}-${phase}`, record: records[title][phase] };
  });
  const ended = TITLES[(at >> 1) % TITLES.length];
  const after = at % 2 ? { name: `${ended}-replay`, ply: 60 } : { name: `${ended}-final` };
  return [{ name: 'lobby', path: '/' }, ...tables, { ...after, record: records[ended][END] }];
}

/** A picture at an eighth of its size: small enough to keep, and each point is the average of a square. */
const shrunk = (page, png) =>
  page.evaluate(
    async ([data, BLOCK]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const [width, height] = [Math.ceil(image.width / BLOCK), Math.ceil(image.height / BLOCK)];
      const canvas = new OffscreenCanvas(width, height);
      const small = await createImageBitmap(image, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
      canvas.getContext('2d').drawImage(small, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })).arrayBuffer());
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    },
    [png.toString('base64'), BLOCK],
  );

/** The share of points in which two pictures differ; 1 where their sizes do. The browser counts: it can read them. */
const difference = (page, one, other) =>
  page.evaluate(
    async ([one, other, NEAR]) => {
      const pixels = async (data) => {
        const image = await createImageBitmap(await (await fetch(`data:image/webp;base64,${data}`)).blob());
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

/** A visitor with this screen. */
async function visitor({ width, height, touch, dark, lang }) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: lang,
    hasTouch: touch,
    isMobile: touch,
  });
  await context.addInitScript(() => localStorage.setItem('malecon.name', 'Ana'));
  return context;
}

/** Shows one of them: a table that begins with a record, or a page. */
async function show(page, { path, record, ply }) {
  const post = (path, data) => page.context().request.post(`${house.url}/api/v1${path}`, { data }).then((r) => r.json());
  if (path) {
    await page.goto(house.url + path);
    await page.waitForSelector('.tt .btn.sea');
  } else {
    await post('/session', { name: 'Ana' });
    const bots = ['Boris', 'Clara', 'Diego'].map((name) => ({ kind: 'bot', bot: 'easy', name }));
    const { id } = await post('/import', { record, seats: [{ kind: 'person' }, ...bots] });
    await page.goto(`${house.url}/table/${id}${ply === undefined ? '' : `?ply=${ply}`}`);
    await (ply === undefined ? mine(page) : page.waitForSelector('.bar.replay'));
    const waited = () => page.context().request.get(`${house.url}/api/v1/tables/${id}`).then(async (r) => (await r.json()).asked.length);
    while ((await waited()) > 1) await page.waitForTimeout(200); // where all choose at once: until the bots have chosen
  }
  await page.evaluate(() => document.fonts.ready);
}

const drawn = new Set();
for (const [at, size] of SCREENS.entries()) {
  const dark = [1, 2, 5].includes(at);
  const lang = LANGUAGES[at % 3];
  test(`at ${size}, ${dark ? 'by night' : 'by day'}, ${lang}: everything looks as accepted`, { timeout: 300_000 }, async (t) => {
    const [width, height, touch] = SIZES[size];
    const desk = await browser.newPage(); // where no rule of ours forbids to read pictures
    for (const one of wanted(at)) {
      await t.test(one.name, async () => {
        const name = `${one.name}-${size}${dark ? '-dark' : ''}`;
        const known = join(HERE, `${name}.webp`);
        assert.ok(accept || existsSync(known), `${name} was never accepted: make accept-pictures`);
        const context = await visitor({ width, height, touch, dark, lang }); // somebody new each time: no other game waits
        const page = await context.newPage();
        await show(page, one);
        let off = 1;
        for (let tries = 0; tries < PATIENCE && off > MOST; tries += 1) {
          await page.waitForTimeout(accept ? 1500 : 500); // the guard is over, nothing glows; again for what comes late
          const picture = await page.screenshot({ scale: 'css', animations: 'disabled' });
          writeFileSync(join(shots, `now-${name}.png`), picture);
          const small = await shrunk(desk, picture);
          if (accept) writeFileSync(known, small, 'base64');
          off = accept ? 0 : await difference(desk, readFileSync(known).toString('base64'), small);
        }
        drawn.add(`${name}.webp`);
        await context.close();
        assert.ok(off <= MOST, `${(100 * off).toFixed(2)} % of ${name} differ. Look at .cache/shots/now-${name}.png; if it is right: make accept-pictures`);
      });
    }
    await desk.close();
  });
}

test('no picture is kept that nothing is compared with', () => {
  const left = readdirSync(HERE).filter((file) => file !== 'records.json' && !drawn.has(file));
  if (accept) for (const file of left) rmSync(join(HERE, file));
  else assert.deepEqual(left, []);
});
