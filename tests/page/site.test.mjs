// The static build from a plain file server: games of every title without a server, then without any connection, then
// after an update. And a game of this device on a server's page.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { browse, mine, playOn, plyOf, serve, shots, visit } from './house.mjs';

const site = resolve(import.meta.dirname, '../../page/site');
const recorded = resolve(import.meta.dirname, '../recorded');
const FOLDER = '/games/malecon/'; // any folder of any server
const TITLES = ['puerto_rico', 'cuba', 'havana', 'santiago'];
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.wasm': 'application/wasm', '.png': 'image/png', '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json' };

let browser;
before(async () => {
  assert.ok(existsSync(join(site, 'sw.js')), 'Build the site first: make site');
  browser = await browse();
});
after(() => browser?.close());

/** Hands out files and nothing else. `version` stands for a later build. */
async function files(port = 0, version = null) {
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url, 'http://site');
    let file = join(site, pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) : '..');
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    if (!file.startsWith(site) || !existsSync(file)) return answer.writeHead(404).end();
    let body = readFileSync(file);
    if (version && file.endsWith('sw.js')) body = body.toString().replace(/VERSION = "\w+"/, `VERSION = "${version}"`);
    answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  const at = server.address().port;
  const stop = () => new Promise((done) => (server.close(done), server.closeAllConnections()));
  return { url: `http://127.0.0.1:${at}${FOLDER}`, port: at, stop };
}

/** A new game against easy bots that take no time, from the lobby's form. */
async function begin(page, title, { device = false } = {}) {
  await page.click(`.new .pick label:has(input[value="${title}"])`);
  if (device) await page.getByRole('switch', { name: 'Play on this device' }).click();
  await page.getByRole('radiogroup', { name: 'Bot level' }).getByRole('radio').first().click();
  await page.locator('.new .lv').nth(1).getByRole('radio').first().click();
  await page.click('.new .make .btn');
  await page.waitForSelector(`.screen[data-title="${title}"]`);
  await mine(page);
}

async function home(page, url) {
  await page.goto(url);
  await page.waitForSelector('.tt .btn.sea');
}

/** Opens a record as a table. */
async function load(page, url, record) {
  await home(page, url);
  await page.click('.fine .link:nth-of-type(1)');
  await page.setInputFiles('dialog input[type=file]', { name: 'record.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
}

/** A game that is nearly over: Ana against bots. */
function late(title) {
  const [game] = gunzipSync(readFileSync(join(recorded, `${title}-2.txt.gz`))).toString().split('\n\n');
  return `${game.trim().replace(/^seats .*$/m, 'seats Ana bot:easy').split('\n').slice(0, -8).join('\n')}\n`;
}

const kept = (page) => page.waitForSelector('html[data-kept="yes"]', { timeout: 60_000, state: 'attached' });

test('every title from plain files, then without a connection, then after an update', { timeout: 400_000 }, async (t) => {
  let host = await files();
  const { url, port } = host;
  let page = await visit(browser, url);
  await page.fill('.sit input', 'Ana');
  const plies = {};

  for (const title of TITLES) {
    await t.test(`${title}: the first moves`, async () => {
      await begin(page, title);
      await playOn(page, { most: 3, quickly: 0 });
      await mine(page);
      plies[title] = await plyOf(page);
      assert.ok(plies[title] >= 3);
      assert.deepEqual(page.errors, []);
      if (title === 'puerto_rico') await page.screenshot({ path: `${shots}/site-${title}.png` });
      await home(page, url);
    });
  }

  await t.test('undo, history and a hint', async () => {
    await page.click('.lobby-mine .tb .btn');
    await mine(page);
    const before = await plyOf(page);
    await page.click('.tool.first');
    await page.waitForFunction((before) => Number(document.querySelector('.screen').dataset.ply) < before, before);
    await mine(page);
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await page.waitForURL(/ply=0/);
    await page.waitForSelector('.bar.replay');
    await page.reload(); // the address of a position is enough to find it again
    await page.waitForSelector('.bar.replay');
    await home(page, url);
    await page.click('.lobby-mine .tb .btn');
    await mine(page);
    await page.click('.coach-head');
    await page.waitForSelector('.hint-plan', { timeout: 30_000 }); // the numbers wait behind their arrow
    assert.ok((await page.locator('.hints li').count()) >= 1);
    assert.deepEqual(page.errors, []);
  });

  await t.test('without a connection', async () => {
    await home(page, url);
    await kept(page);
    await host.stop();
    await page.reload();
    await page.waitForSelector('.lobby-mine .tb');
    assert.equal(await page.locator('.lobby-mine .tb').count(), TITLES.length);
    for (let k = 0; k < TITLES.length; k += 1) {
      await page.locator('.lobby-mine .tb .btn').nth(k).click();
      await mine(page);
      const before = await plyOf(page);
      await playOn(page, { most: 1, quickly: 0 });
      await mine(page);
      assert.ok((await plyOf(page)) > before);
      await home(page, url);
    }
    assert.deepEqual(page.errors, []);
  });

  for (const title of TITLES) {
    await t.test(`${title}: to the end, and the record of it`, async () => {
      await load(page, url, late(title));
      await page.waitForSelector(`.screen[data-title="${title}"]`);
      await page.getByRole('button', { name: 'Options' }).click();
      await page.getByRole('button', { name: 'Let a bot play' }).click();
      await page.waitForSelector('.final', { timeout: 60_000 });
      if (title === 'cuba') await page.screenshot({ path: `${shots}/site-final.png` });
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('.final a[download]')]);
      const text = readFileSync(await download.path(), 'utf8');
      assert.ok(text.startsWith(`malecon 2\ntitle ${title}\n`) && text.split('\n').length > late(title).split('\n').length);
      assert.deepEqual(page.errors, []);
    });
  }

  await t.test('an update loses no game', async () => {
    host = await files(port, 'later');
    const context = page.context();
    await page.goto(url);
    // it waits its turn
    for (let tries = 0; tries < 50 && !(await page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting)); tries += 1) await page.waitForTimeout(200);
    assert.equal((await page.evaluate(() => caches.keys())).length, 2);
    await page.close();
    page = await context.newPage();
    await page.waitForTimeout(2000); // until the browser notices that nobody is there any more
    await home(page, url);
    await kept(page);
    assert.deepEqual(await page.evaluate(() => caches.keys()), ['malecon-later']);
    assert.ok((await page.locator('.lobby-mine .tb').count()) >= TITLES.length);
    await page.locator('.lobby-mine .tb .btn').first().click();
    await mine(page);
    await playOn(Object.assign(page, { dice: () => 0 }), { most: 1, quickly: 0 });
    await host.stop();
  });
  await page.context().close();
});

test('the first game is a lesson, without a server', { timeout: 240_000 }, async (t) => {
  const host = await files();
  const page = await visit(browser, host.url);
  await page.fill('.sit input', 'Nova');
  /** The next step is mine to do, or all of them are done. */
  const ready = () => page.waitForFunction(() => document.querySelector('.screen')?.dataset.busy === 'false' && (document.querySelector('.lesson-goal:not(.waits)') || document.querySelector('.lesson-text') && !document.querySelector('.lesson-step')), null, { timeout: 60_000 });
  const learn = async (title) => {
    await home(page, host.url);
    await page.click(`[data-learn="${title}"]`);
    await page.waitForSelector(`.screen[data-title="${title}"] .lesson-goal`);
  };
  const step = async () => {
    await ready();
    const before = await plyOf(page);
    await page.click('.lesson-do .sun');
    await page.waitForFunction((before) => Number(document.querySelector('.screen').dataset.ply) > before, before);
  };

  for (const title of TITLES) {
    await t.test(`${title}: it opens at its first step, and one choice is open`, async () => {
      await learn(title);
      await ready();
      assert.match(await page.textContent('.coach-step'), /Step 1 of \d+/);
      assert.ok((await page.locator('.bar .choice[data-notation]').count()) <= 1);
      await step();
      assert.deepEqual(page.errors, []);
    });
  }

  await t.test('left and resumed, to its end, and then an ordinary game', async () => {
    await learn('santiago');
    await step();
    const address = page.url();
    await learn('santiago');
    assert.equal(page.url(), address);
    await page.screenshot({ path: `${shots}/site-lesson.png` });
    for (let n = 0; n < 60; n += 1) {
      await ready();
      if (!(await page.$('.lesson-step'))) break;
      await step();
    }
    assert.match(await page.textContent('.lesson-text'), /Now play on/);
    await playOn(page, { most: 1, quickly: 0 });
    await learn('santiago'); // once done it begins anew
    assert.notEqual(page.url(), address);
    assert.deepEqual(page.errors, []);
  });
  await page.context().close();
  await host.stop();
});

test('on a server’s page: a game of this device stands beside the others', { timeout: 120_000 }, async () => {
  const house = await serve();
  try {
    const page = await visit(browser, house.url);
    await page.fill('.sit input', 'Ana');
    await begin(page, 'havana', { device: true });
    assert.match(page.url(), /\/table\/local-/);
    await playOn(page, { most: 3, quickly: 0 });
    await page.reload();
    await mine(page);
    assert.ok((await plyOf(page)) >= 3);
    await house.stop(); // the game does not notice
    const before = await plyOf(page);
    await playOn(page, { most: 1, quickly: 0 });
    await mine(page);
    assert.ok((await plyOf(page)) > before);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  } finally {
    await house.stop().catch(() => {});
  }
});
