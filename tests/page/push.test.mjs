// Turn news in a real browser: a subscription, a push that reaches the worker, and an address that the browser changes.
// Only the push service itself is not there: the endpoint is made up, and Chromium's own tool hands the push over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, house, makeTable, openHouse, visit } from './house.mjs';

process.env.MALECON_NEWS_ANYWHERE = '1'; // the made-up push service has no address in the world
openHouse();

const local = () => house.url.replace('127.0.0.1', 'localhost');
const ask = (page) => page.evaluate(() => fetch('/api/v1/account/news').then((r) => r.json()).then((n) => n.channels));

/** Asks until it is so; the page's own clock may stand still. */
async function until(page, so) {
  for (let i = 0; i < 300; i += 1) {
    if (await page.evaluate(so)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  assert.fail(`not so after half a minute: ${so}`);
}

/** In place of a push service's answer: keys that are keys, at an address of nobody's. */
function endpoint(address) {
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error('not a VAPID key');
    const keys = { p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM', auth: 'tBHItJI5svbpez7KI4CCXg' };
    return { toJSON: () => ({ endpoint: address, keys }) };
  };
}

test('a push reaches the worker, shows what the server sends, and leads to the game', { timeout: 180_000 }, async () => {
  const page = await visit(browser, local());
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: local() });
  await page.addInitScript(endpoint, 'https://push.example/one');
  const id = await makeTable(page, { title: 'santiago', seats: [{ kind: 'person' }, { kind: 'bot', bot: 'easy', name: 'Inés' }] });
  await page.goto(local());
  const cdp = await context.newCDPSession(page);
  const registered = new Promise((done) => cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && done(registrations[0])));
  await cdp.send('ServiceWorker.enable');
  await page.click('[data-do="account"]');
  await page.focus('[data-do="push"]');
  await page.keyboard.press('Space'); // by keyboard
  await page.waitForSelector('[data-do="push"][aria-checked="true"]');
  const [channel] = await ask(page);
  assert.deepEqual([channel.kind, channel.address, channel.here, channel.confirmed], ['push', 'https://push.example', true, true]);
  const { registrationId } = await registered;
  const notifications = () => page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map((n) => ({ title: n.title, body: n.body, tag: n.tag, data: n.data, actions: n.actions.map((a) => [a.action, a.title]), icon: new URL(n.icon).pathname, renotify: n.renotify }));
  });
  const deliver = (told) => cdp.send('ServiceWorker.deliverPushMessage', { origin: local(), registrationId, data: JSON.stringify(told) });
  const shown = async (title) => {
    for (let i = 0; i < 300; i += 1) {
      const found = await notifications();
      if (found[0]?.title === title) return found;
      await page.waitForTimeout(100);
    }
    return assert.fail(`no notification “${title}”`);
  };
  await deliver({ title: 'Your turn in Santiago', body: '', path: `/table/${id}`, stop: '/stop#secret', end: 'Turn off' });
  const first = await shown('Your turn in Santiago');
  assert.deepEqual(first, [{ title: 'Your turn in Santiago', body: '', tag: 'turn', data: { path: `/table/${id}`, stop: '/stop#secret' }, actions: [['stop', 'Turn off']], icon: '/icon-192.png', renotify: true }]);
  assert.equal(await page.evaluate(() => fetch('/icon-192.png').then((r) => r.headers.get('content-type'))), 'image/png');
  await deliver({ title: 'Your turn in Havana', body: 'and one more game', path: '/table/other' });
  assert.equal((await shown('Your turn in Havana')).length, 1); // news takes the place of older news
  const [worker] = context.serviceWorkers();
  const tap = (action) => worker.evaluate((action) => {
    const event = new Event('notificationclick');
    event.action = action;
    event.notification = { close() {}, data: { path: '/ratings', stop: '/stop#secret' } };
    event.waitUntil = () => {};
    self.dispatchEvent(event);
  }, action);
  await tap('');
  await page.waitForSelector('.ratings');
  await tap('stop'); // one click ends it
  await page.waitForSelector('[data-do="stop"]');
  await changed(page, worker, channel.id);
  assert.deepEqual(page.errors, []);
  await context.close();
});

/** The browser gives up its old address for a new one. */
async function changed(page, worker, old) {
  await page.evaluate((old) => fetch(`/api/v1/account/news/${old}`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"often":"hour"}' }), old);
  await worker.evaluate(endpoint, 'https://push.example/two');
  await worker.evaluate(() => {
    const event = new Event('pushsubscriptionchange');
    return new Promise((done, fail) => {
      event.waitUntil = (work) => work.then(done, fail);
      self.dispatchEvent(event);
    });
  });
  const channels = await ask(page);
  assert.equal(channels.length, 1);
  assert.notEqual(channels[0].id, old);
  assert.deepEqual([channels[0].often, channels[0].here], ['hour', true]);
}

test('the number of waiting games stands in every title and on the icon, also while the page is hidden', { timeout: 180_000 }, async () => {
  const page = await visit(browser, local());
  await page.addInitScript(() => {
    window.badges = [];
    navigator.setAppBadge = async (n) => void window.badges.push(n);
    navigator.clearAppBadge = async () => void window.badges.push(0);
  });
  await page.clock.install();
  await page.evaluate(() => fetch('/api/v1/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ana"}' }));
  await page.goto(local());
  await page.waitForSelector('.me-button');
  assert.equal((await page.evaluate(() => window.badges)).at(-1), 0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await makeTable(page, { title: 'santiago', seats: [{ kind: 'person' }, { kind: 'bot', bot: 'easy' }] });
  await page.clock.fastForward(20_000); // a hidden page asks less often
  await page.waitForTimeout(300);
  assert.equal((await page.evaluate(() => window.badges)).at(-1), 0);
  await page.clock.fastForward(60_000);
  await until(page, () => window.badges.at(-1) === 1);
  for (const path of ['/', '/ratings', '/continue', '/stop', '/operator']) {
    await page.goto(local() + path);
    await until(page, () => /^\(1\) /.test(document.title));
  }
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
