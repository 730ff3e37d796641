// How quickly the page without a server is there on a phone: a slower processor and a mobile network, from an empty cache and
// again; how long a bot of the level expert thinks; how smoothly the page moves meanwhile. Prints the table of docs/speed.md.
//   node tests/page/phone.mjs [--cpu 4] [--mbit 9] [--rtt 60] [--games 3]
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { browse } from './house.mjs';

const { values } = parseArgs({ options: { cpu: { type: 'string', default: '4' }, mbit: { type: 'string', default: '9' }, rtt: { type: 'string', default: '60' }, games: { type: 'string', default: '3' } } });
const [cpu, mbit, rtt, games] = ['cpu', 'mbit', 'rtt', 'games'].map((name) => Number(values[name]));
const TITLES = ['puerto_rico', 'santiago', 'havana', 'cuba'];
const root = resolve(import.meta.dirname, '../..');
const site = join(root, 'page/site');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.wasm': 'application/wasm', '.png': 'image/png', '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json' };
const PACKED = ['.png', '.woff2', '.net'];

/** A static host, which packs what it sends as all of them do. */
async function host() {
  const packed = new Map();
  const server = createServer((request, answer) => {
    let file = join(site, new URL(request.url, 'http://site').pathname);
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    if (!file.startsWith(site) || !existsSync(file)) return answer.writeHead(404).end();
    const plain = PACKED.includes(extname(file));
    if (!packed.has(file)) packed.set(file, plain ? readFileSync(file) : gzipSync(readFileSync(file)));
    answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': 'max-age=600', ...(plain ? {} : { 'content-encoding': 'gzip' }) }).end(packed.get(file));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => (server.close(), server.closeAllConnections()) };
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const part = (list, share) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

async function phone(context) {
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: rtt, downloadThroughput: (mbit * 1e6) / 8, uploadThroughput: (mbit * 1e6) / 8 });
  return page;
}

/** From the tap on a game until one's first choice, or the bots before it, can be seen. */
async function tapped(page, title) {
  return page.evaluate(
    (title) =>
      new Promise((done) => {
        const start = performance.now();
        const look = () => (document.querySelector(`.screen[data-title="${title}"] .bar .choice, .screen[data-title="${title}"] .bar .wait`) || document.querySelector('.screen[data-turn="mine"]') ? done(performance.now() - start) : requestAnimationFrame(look));
        document.querySelector(`[data-quick="${title}"]`).click();
        look();
      }),
    title,
  );
}

const browser = await browse();
const { url, stop } = await host();
try {
  console.log(`A processor ${cpu} times as slow, ${mbit} Mbit/s, ${rtt} ms to the host:\n`);
  console.log('| title | lobby, cold | tap to the first decision, cold | lobby, warm | tap to the first decision, warm |\n|---|---|---|---|---|');
  for (const title of TITLES) {
    const found = { lobby: [], cold: [], again: [], warm: [] };
    for (let game = 0; game < games; game += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
      await context.addInitScript(() => localStorage.setItem('malecon.name', 'Ana'));
      for (const [lobby, first] of [['lobby', 'cold'], ['again', 'warm']]) {
        const page = await phone(context);
        const start = performance.now();
        await page.goto(url, { waitUntil: 'commit' });
        await page.waitForSelector(`[data-quick="${title}"]`);
        found[lobby].push(performance.now() - start);
        found[first].push(await tapped(page, title));
        if (first === 'cold') await page.waitForSelector('html[data-kept="yes"]', { timeout: 120_000, state: 'attached' });
        await page.close();
      }
      await context.close();
    }
    console.log(`| ${title} | ${['lobby', 'cold', 'again', 'warm'].map((name) => seconds(median(found[name]))).join(' | ')} |`);
  }

  console.log('\n| title | expert answers, median | 95 % |\n|---|---|---|');
  const page = await browser.newPage();
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/engine.mjs' ? join(root, 'page/build/engine/index.js') : join(root, 'page/src/engine', pathname);
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const body = readFileSync(file);
    return route.fulfill({ contentType: pathname.endsWith('.mjs') ? 'text/javascript' : 'application/octet-stream', body: pathname.endsWith('.net') ? gunzipSync(body) : body });
  });
  await page.goto('http://localhost/');
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
  for (const title of TITLES) {
    const times = await page.evaluate(async (title) => {
      const { Engine, choose } = await import('/engine.mjs');
      const bytes = async (end) => (await fetch(`/built/${title}.${end}`)).arrayBuffer();
      const engine = await Engine.load(await (await fetch(`/built/${title}.json`)).json(), await bytes('wasm'));
      engine.useNetwork(await bytes('net'));
      const found = [];
      for (let seed = 1n; seed <= 3n; seed += 1n) {
        let position = engine.newGame(3, seed);
        for (let n = 0; engine.toMove(position) !== null && n < 400; n += 1) {
          const legal = engine.legal(position);
          let action = legal[(n * 7) % legal.length];
          if (n % 10 === 0 && legal.length > 1) {
            const start = performance.now();
            ({ action } = choose(engine, position, 'expert'));
            found.push(performance.now() - start);
          }
          ({ position } = engine.play(position, action));
        }
      }
      return found.slice(2); // the compiler optimises what has run a while
    }, title);
    console.log(`| ${title} | ${median(times).toFixed(0)} ms | ${part(times, 0.95).toFixed(0)} ms |`);
  }
  await page.close();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await context.addInitScript(() => localStorage.setItem('malecon.name', 'Ana'));
  const table = await context.newPage();
  await table.goto(url);
  await table.waitForSelector('[data-quick="cuba"]');
  await table.click('.new .pick label:has(input[value="cuba"])');
  for (const one of await table.locator('.new .lv').all()) await one.getByRole('radio').nth(3).click().catch(() => {});
  await table.click('.new .make .btn');
  await table.waitForSelector('.screen');
  await table.getByRole('button', { name: 'Options' }).click();
  await table.getByRole('button', { name: 'Let a bot play' }).click();
  await table.keyboard.press('Escape');
  const frames = await table.evaluate(
    () =>
      new Promise((done) => {
        const found = [];
        let before = performance.now();
        const frame = (now) => {
          found.push(now - before);
          before = now;
          if (found.length < 900) requestAnimationFrame(frame);
          else done(found);
        };
        requestAnimationFrame(frame);
      }),
  );
  console.log(`\nFrames while bots think and move (Cuba, 390 px, no throttling): median ${median(frames).toFixed(1)} ms, 95 % ${part(frames, 0.95).toFixed(1)} ms`);
} finally {
  stop();
  await browser.close();
}
