// How smoothly the page moves: frame times while it shows what the bots did, beside those of the same page at rest.
//   node tests/page/frames.mjs [title …] [--width 390] [--seconds 20]
import { parseArgs } from 'node:util';
import { browse, makeTable, mine, playOn, serve, visit } from './house.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { width: { type: 'string', default: '1440' }, seconds: { type: 'string', default: '20' } } });
const titles = positionals.length ? positionals : ['puerto_rico', 'santiago', 'havana', 'cuba'];
const wanted = Number(values.seconds) * 1000;

/** Keeps the time of every frame in `window.times`, with what was on the screen: the show of others' steps, or rest. */
const watch = () => {
  window.times = { show: [], rest: [] };
  let before = performance.now();
  const frame = (now) => {
    const showing = document.querySelector('.screen')?.dataset.show === 'on' ? 'show' : 'rest';
    window.times[showing].push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};
const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
const told = (list) => {
  const sorted = [...list].sort((a, b) => a - b);
  const late = list.filter((ms) => ms > 25).length; // more than one and a half frames of a 60 Hz screen
  return `${list.length} frames, median ${share(sorted, 0.5).toFixed(1)} ms, 95 % ${share(sorted, 0.95).toFixed(1)} ms, late ${((100 * late) / list.length).toFixed(1)} %`;
};

const house = await serve();
const browser = await browse();
try {
  for (const title of titles) {
    const page = await visit(browser, house.url, { still: false, width: Number(values.width) });
    const bots = Array.from({ length: 3 }, (_, i) => ({ kind: 'bot', bot: 'easy', name: ['Inés', 'Teo', 'Rosa'][i] }));
    const id = await makeTable(page, { title, pace: 0, seats: [{ kind: 'person' }, ...bots], seed: 7 });
    await page.goto(`${house.url}/table/${id}`);
    await mine(page);
    await page.evaluate(watch);
    await page.waitForTimeout(wanted / 2); // at rest
    const rest = await page.evaluate(() => window.times.rest);
    const shown = () => page.evaluate(() => window.times.show.reduce((a, b) => a + b, 0));
    while ((await shown()) < wanted && !(await page.$('.final'))) {
      await playOn(page, { most: 1, quickly: 0 });
      await page.waitForFunction(() => document.querySelector('.final') || document.querySelector('.screen').dataset.show === 'off', undefined, { timeout: 60_000 });
    }
    console.log(`${title} at ${values.width} px\n  rest: ${told(rest)}\n  show: ${told(await page.evaluate(() => window.times.show))}`);
    await page.context().close();
  }
} finally {
  await browser.close();
  await house.stop();
}
