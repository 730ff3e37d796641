// What the browser tests share: a server of their own, a browser, and a player who clicks what is legal.
import { spawn } from 'node:child_process';
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before } from 'node:test';

const root = resolve(import.meta.dirname, '../..');
const require = createRequire(join(root, 'page/package.json'));
export const { chromium } = require('playwright-core');
const axeSource = require.resolve('axe-core/axe.min.js');
export const shots = process.env.MALECON_SHOTS ?? join(root, '.cache/shots');
mkdirSync(shots, { recursive: true });

const python = process.env.MALECON_PYTHON ?? join(root, '.venv/bin/python');

/** A server on a free port with a database of its own. `again` restarts it on the same port and database. */
export async function serve({ pace = 0, db = join(mkdtempSync(join(tmpdir(), 'malecon-')), 'plays.db'), port = 0 } = {}) {
  const code = 'import sys; from malecon.cli import main; sys.argv[0] = "malecon"; main()';
  const args = ['-c', code, 'serve', '--no-browser', '--port', String(port), '--db', db, '--pace', String(pace), '--bots', '1', '--rate', '1000', '--address-rate', '4000'];
  const child = spawn(python, args, { cwd: root, env: { ...process.env, PYTHONPATH: join(root, 'src') }, stdio: ['ignore', 'pipe', 'pipe'] });
  const url = await new Promise((done, fail) => {
    let said = '';
    const timer = setTimeout(() => fail(new Error(`the server does not start: ${said}`)), 60_000);
    const hear = (data) => {
      said += data;
      const found = /http:\/\/[\d.]+:(\d+)/.exec(said);
      if (found) {
        clearTimeout(timer);
        done(found[0]);
      }
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (rc) => fail(new Error(`the server ended with ${rc}: ${said}`)));
  });
  const gone = new Promise((done) => child.on('exit', done));
  return {
    url,
    db,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await gone;
    },
    again: () => serve({ pace, db, port: Number(new URL(url).port) }),
  };
}

export async function browse() {
  const browser = await chromium.launch({
    executablePath: process.env.MALECON_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  return browser;
}

export let house, browser; // of a test file that called `openHouse`

/** One house and one browser for all tests of a file. */
export function openHouse() {
  before(async () => {
    house = await serve();
    browser = await browse();
  });
  after(async () => {
    await browser?.close();
    await house?.stop();
  });
}

/** A mail server on this machine, for the house that is opened next: the letters it was given, read as a person reads them. */
export async function postOffice() {
  const letters = [];
  const server = createServer((socket) => {
    let rest = '';
    let letter = null;
    socket.write('220 post office\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      rest += chunk;
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (letter && line === '.') {
          letters.push(readable(letter.join('\n')));
          letter = null;
          socket.write('250 OK\r\n');
        } else if (letter) letter.push(line);
        else if (/^DATA/i.test(line)) {
          letter = [];
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 OK\r\n');
      }
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  process.env.MALECON_MAIL = `smtp://127.0.0.1:${server.address().port}?from=club@example.org&tls=none`;
  process.env.MALECON_URL = 'http://localhost';
  after(() => server.close());
  return letters;
}

function readable(letter) {
  const [head, ...body] = letter.split('\n\n');
  const text = body.join('\n\n');
  if (/transfer-encoding: base64/i.test(head)) return `${head}\n\n${Buffer.from(text, 'base64')}`;
  if (!/transfer-encoding: quoted-printable/i.test(head)) return letter;
  const bytes = text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return `${head}\n\n${Buffer.from(bytes, 'latin1')}`;
}

/** The house comes back after it went, at the same address, with the same tables. */
export async function reopen() {
  house = await house.again();
}

/** Dice that fall the same way every time: what a test saw once it sees again. MALECON_DICE=2 throws others. */
function diceOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((Math.imul(state ^ (state >>> 13), 0x297a2d39) ^ (state >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** A page that fails the test on any error it logs, on any request that leaves the house. */
export async function visit(browser, url, { width = 1440, height = 900, dark = false, lang = 'en-GB', touch = false, still = true } = {}) {
  const context = await browser.newContext({ reducedMotion: still ? 'reduce' : 'no-preference', viewport: { width, height }, colorScheme: dark ? 'dark' : 'light', locale: lang, hasTouch: touch, isMobile: touch });
  const page = await context.newPage();
  page.dice = diceOf(Number(process.env.MALECON_DICE ?? 1));
  page.errors = [];
  page.on('pageerror', (e) => page.errors.push(String(e)));
  page.on('console', (m) => m.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(m.text()) && page.errors.push(m.text()));
  page.on('request', (r) => !r.url().startsWith(url) && !r.url().startsWith('data:') && page.errors.push(`outside: ${r.url()}`));
  await page.goto(url);
  await page.waitForSelector('.tt .btn.sea');
  return page;
}

export async function quickGame(page, title = 'puerto_rico', name = 'Ana') {
  await page.fill('.sit input', name);
  await page.click(`[data-quick="${title}"]`);
  await page.waitForSelector('.screen');
}

/** Makes a table over the page's own session, with any seats. */
export async function makeTable(page, body, name = 'Ana') {
  const made = await page.evaluate(
    async ([body, name]) => {
      const post = (path, data) => fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }).then((r) => r.json());
      localStorage.setItem('malecon.name', name);
      await post('/session', { name });
      return post('/tables', body);
    },
    [body, name],
  );
  if (!made.id) throw new Error(JSON.stringify(made));
  return made.id;
}

/** The screens we draw for: width, height, touch. */
export const SIZES = {
  390: [390, 844, true],
  820: [820, 1180, true],
  1024: [1024, 768, true],
  1366: [1366, 768, false],
  1440: [1440, 900, false],
  1920: [1920, 1080, false],
};

/** A table that begins with a record: Ana at seat 0, bots at the others. */
export async function bring(page, record, bot = 'easy') {
  const made = await page.evaluate(
    async ([record, bot]) => {
      const post = (path, data) => fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }).then((r) => r.json());
      localStorage.setItem('malecon.name', 'Ana');
      await post('/session', { name: 'Ana' });
      const seats = [{ kind: 'person' }, ...['Boris', 'Clara', 'Diego'].map((name) => ({ kind: 'bot', bot, name }))];
      return post('/import', { record, seats });
    },
    [record, bot],
  );
  if (!made.id) throw new Error(JSON.stringify(made));
  return made.id;
}

export const plyOf = async (page) => Number(await page.getAttribute('.screen', 'data-ply'));

/** Lets a bot play this seat from now on: the quick way to the end. */
export const byBot = (page, id, seat = 0) =>
  page.evaluate(([id, seat]) => fetch(`/api/v1/tables/${id}/seats/${seat}/stand-in`, { method: 'POST', headers: { 'content-type': 'application/json' }, }).then((r) => r.json()), [id, seat]);

/** The same, away from the table: nothing is drawn until it is over. */
export async function playOut(page, url, id, seat = 0) {
  await page.goto(url);
  await byBot(page, id, seat);
  const over = () => page.evaluate((id) => fetch(`/api/v1/tables/${id}`).then((r) => r.json()).then((t) => t.over), id);
  for (let i = 0; i < 300 && !(await over()); i += 1) await page.waitForTimeout(500);
  await page.goto(`${url}/table/${id}`);
  await page.waitForSelector('.final');
}

/** So many decisions by hand, the rest of the game by a bot while nothing is drawn, and the end on the screen. */
export async function playThrough(page, url, id, { most = 40, ...how } = {}) {
  const clicks = await playOn(page, { most, ...how });
  if (!(await page.$('.final'))) await playOut(page, url, id);
  return clicks;
}

export const mine = (page) => page.waitForSelector('.screen[data-turn="mine"][data-busy="false"], .final', { timeout: 60_000 });

const CHOICES = '.editor .commit:not([disabled]), .bar .choices:not(.editor) .choice:not([disabled])';
const PARTS = '.bar .editor button:not([disabled]):not(.commit)'; // a draft that wants more before it can be sent

/** Clicks what is legal until it is over, or `until` says so; from `quickly` on without moving a pointer there. Returns how often it clicked. */
export async function playOn(page, { most = 2000, pick = (n) => Math.floor(page.dice() * n), act = null, until = null, quickly = Infinity } = {}) {
  let clicks = 0;
  for (; clicks < most; clicks += 1) {
    await mine(page);
    const [over, ply] = await page.evaluate(() => [!!document.querySelector('.final'), document.querySelector('.screen')?.dataset.ply]);
    if (over || (until && (await until()))) break;
    if (act) await act(page);
    else {
      const whole = (await page.locator(CHOICES).count()) > 0;
      const wanted = whole ? CHOICES : PARTS;
      if (clicks >= quickly) {
        await page.evaluate(
          ([wanted, drawn]) => {
            const found = [...document.querySelectorAll(wanted)];
            found[Math.floor(drawn * found.length)]?.click();
          },
          [wanted, page.dice()],
        );
      } else {
        const choices = await page.$$(wanted);
        if (!choices.length) continue;
        await choices[pick(choices.length)].click({ timeout: 2000 }).catch(() => {});
      }
      if (!whole) continue;
    }
    await page.waitForFunction((before) => document.querySelector('.final') || document.querySelector('.screen')?.dataset.ply !== before, ply, { timeout: 20_000 }).catch(() => {});
  }
  return clicks;
}

/** Nothing serious for who sees little or nothing. The sprites' thousands of paths are no part of what is read; without them axe is quick. */
export async function axe(page, where) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(axeSource, 'utf8'));
  const grave = await page.evaluate(async () => {
    const sprites = [...document.querySelectorAll('.sprite')];
    for (const sprite of sprites) sprite.remove();
    const dark = document.documentElement.dataset.theme === 'dark'; // where nothing but the colours differs
    const found = await window.axe.run(document, { resultTypes: ['violations'], ...(dark && { runOnly: ['color-contrast'] }) });
    document.body.append(...sprites);
    return found.violations.filter((v) => ['serious', 'critical'].includes(v.impact)).map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.target.join(' ')} ${n.any[0]?.message ?? ''}`).join(' | ')}`);
  });
  assert.deepEqual(grave, [], where);
}
