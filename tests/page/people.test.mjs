// People who come back: a passkey, a recovery code, a code for another device, a link by mail, and the end of an account.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, browser, house, makeTable, openHouse, postOffice, shots, visit } from './house.mjs';

const letters = await postOffice();
openHouse();

const local = () => house.url.replace('127.0.0.1', 'localhost'); // a passkey belongs to a name, never to an address
const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'easy', name: 'Inés' }];

/** An authenticator that says yes to everything, as a phone's does to its owner's finger. */
async function authenticator(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
  return cdp;
}

async function open(page) {
  await page.goto(local());
  await page.click('[data-do="account"]');
  await page.waitForSelector('.account .sides');
}

test('a passkey brings Ana back after her cookies are gone', { timeout: 60_000 }, async () => {
  const page = await visit(browser, local());
  await authenticator(page);
  await makeTable(page, { title: 'santiago', seats });
  await open(page);
  assert.match(await page.textContent('.account .safe'), /Only this browser knows you/);
  await page.click('[data-do="passkey"]');
  await page.waitForSelector('.account .safe:not(.lone)');
  await page.screenshot({ path: `${shots}/people-account-1440.png` });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${local()}/continue`);
  await page.click('[data-do="enter-passkey"]');
  await page.waitForSelector('.me-button');
  assert.equal((await page.textContent('.me-button .who')).trim(), 'Ana');
  await page.waitForSelector('.next-game');
  assert.match(await page.title(), /^\(1\) Malecón/);
  await page.click('.next-game');
  await page.waitForSelector('.screen');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a short code adds a phone, a recovery code a third device, and devices are ended', { timeout: 60_000 }, async () => {
  const page = await visit(browser, local());
  await makeTable(page, { title: 'santiago', seats }, 'Boris');
  await open(page);
  await page.click('[data-do="code"]');
  const code = await page.getAttribute('[data-code]', 'data-code');
  assert.match(await page.textContent('.account .alone'), /malecon serve --host/); // no phone reaches this machine's localhost
  await page.click('[data-do="recovery"]');
  const recovery = (await page.textContent('[data-recovery]')).trim();
  assert.match(recovery, /^(\w{4}-){4}\w{4}$/);
  assert.equal((await page.textContent('.account .once .btn')).trim(), 'Copy the code');
  const phone = await visit(browser, local(), { width: 390, height: 844, touch: true });
  await phone.goto(`${local()}/continue#${code}`);
  await phone.screenshot({ path: `${shots}/people-continue-390.png` });
  await phone.click('[data-do="enter-code"]');
  await phone.waitForSelector('.me-button');
  await phone.click('[data-do="account"]');
  await phone.waitForSelector('.account .sides');
  assert.equal(await phone.$$eval('.account .line .danger', (list) => list.length), 2); // the other, and here
  await phone.screenshot({ path: `${shots}/people-account-390.png`, fullPage: false });
  await axe(phone, '.account');
  const third = await visit(browser, local());
  await third.goto(`${local()}/continue`);
  const codes = third.locator('.continue form:has([data-do="enter-recovery"]) input');
  await codes.fill('WRONG-CODE');
  await third.click('[data-do="enter-recovery"]');
  await third.waitForSelector('.problem');
  await codes.fill(recovery.toLowerCase());
  await third.click('[data-do="enter-recovery"]');
  await third.waitForSelector('.me-button');
  await open(page);
  await page.locator('.account .line', { hasText: 'Sign out' }).first().locator('.danger').click();
  await page.waitForFunction(() => /2 signed in/.test(document.querySelector('.account').textContent));
  for (const p of [page, phone, third]) {
    assert.deepEqual(p.errors, []);
    await p.context().close();
  }
});

/** The path a letter leads to: its server's name is not this one's. */
async function pathIn(n) {
  for (let i = 0; letters.length <= n && i < 300; i += 1) await new Promise((done) => setTimeout(done, 100));
  return /http:\/\/localhost(\/\S+#\S+)/.exec(letters[n] ?? '')?.[1] ?? assert.fail(`no letter ${n}`);
}

test('an address is confirmed by a letter, brings Elena back on a phone, and stays a way back when its news ends', { timeout: 90_000 }, async () => {
  const page = await visit(browser, local());
  await makeTable(page, { title: 'santiago', seats }, 'Elena');
  await open(page);
  await page.fill('.news input[type="email"]', 'elena@example.org');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.news :text("sent a link to elena@example.org")');
  await page.goto(local() + (await pathIn(0)));
  await page.click('[data-do="stop"]');
  await page.waitForSelector('.continue [role="status"]');
  await open(page);
  assert.match(await page.textContent('.account .safe'), /one way back/);
  assert.match(await page.textContent('[data-way="mail"]'), /elena@example.org gets a sign-in link/);
  await page.screenshot({ path: `${shots}/people-mail-1440.png` });
  const phone = await visit(browser, local(), { width: 390, height: 844, touch: true });
  await phone.goto(`${local()}/continue`);
  await phone.fill('.continue input[type="email"]', 'Elena@example.org');
  await phone.keyboard.press('Enter');
  await phone.waitForSelector('.continue [role="status"]');
  await phone.goto(local() + (await pathIn(1)));
  await phone.click('[data-do="enter-link"]');
  await phone.waitForSelector('.me-button');
  assert.equal(await phone.evaluate(() => fetch('/api/v1/session').then((r) => r.json()).then((s) => s.name)), 'Elena');
  await phone.goto(local() + /http:\/\/localhost(\/stop#\S+)/.exec(letters[1])[1]); // the link below every letter
  await phone.click('[data-do="stop"]');
  await phone.waitForSelector('.continue [role="status"]');
  await open(page);
  await page.waitForSelector('.news [aria-pressed="true"]:has-text("Sign-in only")');
  assert.match(await page.textContent('.account .safe'), /one way back/);
  await page.locator('.news .line', { hasText: 'elena@example.org' }).locator('.danger').click();
  await page.waitForSelector('.account .safe.lone');
  for (const p of [page, phone]) {
    assert.deepEqual(p.errors, []);
    await p.context().close();
  }
});

test('an account is deleted only by typing its name', { timeout: 60_000 }, async () => {
  const page = await visit(browser, local(), { dark: true });
  await makeTable(page, { title: 'santiago', seats }, 'Clara');
  await open(page);
  await page.screenshot({ path: `${shots}/people-account-dark-1440.png` });
  await page.click('.account > footer .danger');
  await page.fill('.account > footer input', 'Boris');
  await page.click('[data-do="delete"]');
  await page.waitForSelector('.account .problem');
  await page.fill('.account > footer input', 'Clara');
  await page.click('[data-do="delete"]');
  await page.waitForSelector('.account', { state: 'detached' });
  assert.equal(await page.$('.me-button'), null);
  assert.equal(await page.evaluate(() => fetch('/api/v1/session').then((r) => r.status)), 401);
  await page.context().close();
});

test('a rated game is on the profile and the leaderboard, and the leaderboard speaks three languages', { timeout: 90_000 }, async () => {
  const page = await visit(browser, local());
  const id = await makeTable(page, { title: 'santiago', seats, rated: true }, 'Dora');
  // By the first legal choice each time: in a rated game no bot plays for a person.
  await page.evaluate(async (id) => {
    const ask = (path, body) => fetch(`/api/v1/tables/${id}${path}`, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((r) => r.json());
    for (let t = await ask(''); !t.over; t = await ask('')) {
      if (t.legal.length) await ask('/actions', { ply: t.ply, actions: [t.legal[0].notation] });
      else await new Promise((done) => setTimeout(done, 30));
    }
  }, id);
  const handle = await page.evaluate(() => fetch('/api/v1/session').then((r) => r.json()).then((s) => s.handle));
  await page.goto(`${local()}/player/${handle}`);
  await page.waitForSelector('.past .place');
  assert.equal(await page.$$eval('.past li', (list) => list.length), 1);
  assert.match(await page.textContent('.player .mine'), /provisional/);
  await page.focus('.player .mine button >> nth=0'); // another game, by keyboard
  await page.keyboard.press('Enter');
  await page.waitForSelector('.player .middle :text("No rated games yet")');
  await page.locator('.player .mine button', { hasText: 'Santiago' }).focus();
  await page.keyboard.press('Space');
  await page.waitForSelector('[data-panel="favourites"] .fav');
  const picked = await page.$$eval('[data-panel="favourites"] li b', (list) => list.map((b) => parseInt(b.textContent, 10)));
  assert.ok(picked.length > 2 && picked.every((n, i) => n > 0 && n <= (picked[i - 1] ?? 100)), `in order: ${picked}`);
  assert.match(await page.textContent('[data-panel="favourites"] h2'), /Favourite Cubans/);
  assert.match(await page.textContent('[data-panel="by-game"] .on b'), /^[01] of 1$/);
  const rows = await page.$$eval('.past .acts > *', (list) => list.map((b) => Math.round(b.getBoundingClientRect().y)));
  assert.equal(new Set(rows).size, 1, 'the buttons of a result stand in one row');
  await page.screenshot({ path: `${shots}/people-profile-1440.png` });
  await axe(page, '.player');
  await page.goto(`${local()}/ratings/santiago`);
  await page.waitForSelector('.board-list .me');
  await page.screenshot({ path: `${shots}/people-ratings-1440.png` });
  await axe(page, '.ratings');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: `${shots}/people-ratings-390.png` });
  for (const [lang, head] of [['ru', 'Рейтинги'], ['it', 'Classifica']]) {
    await page.click(`.seg [lang="${lang}"]`);
    await page.waitForFunction((text) => document.querySelector('.ratings h1').textContent.startsWith(text), head);
  }
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is cut off');
  await page.goto(`${local()}/player/${handle}`);
  await page.waitForSelector('.past .place');
  await page.screenshot({ path: `${shots}/people-profile-390.png`, fullPage: true });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is cut off');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a private table is kind to the second visitor of its link, and who watches elsewhere is told so', { timeout: 90_000 }, async () => {
  const ana = await visit(browser, local());
  const id = await makeTable(ana, { title: 'havana', private: true, seats: [{ kind: 'person' }, { kind: 'open' }] });
  const link = await ana.evaluate((id) => fetch(`/api/v1/tables/${id}/seats/1/link`, { method: 'POST' }).then((r) => r.json()), id);
  const boris = await visit(browser, local());
  await boris.fill('.sit input', 'Boris');
  await boris.goto(local() + link.path);
  await boris.waitForSelector('.screen');
  const marco = await visit(browser, local(), { width: 390, height: 844, touch: true });
  for (const [lang, words] of [['ru', /Приглашение было на одного/], ['it', /per una persona/], ['en', /someone has used it/]]) {
    await marco.evaluate((lang) => localStorage.setItem('malecon.lang', lang), lang);
    await marco.goto('about:blank');
    await marco.goto(local() + link.path);
    await marco.waitForSelector('.lonely h1');
    assert.match(await marco.textContent('.lonely'), words);
    assert.ok(await marco.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is cut off');
  }
  assert.match(await marco.textContent('.lonely h1'), /This table is private/);
  await axe(marco, 'a private table');
  await marco.screenshot({ path: `${shots}/people-private-390.png` });
  await marco.focus('.lonely [href="/continue"]');
  await marco.keyboard.press('Enter');
  await marco.waitForSelector('[data-do="enter-code"]');
  const open = await makeTable(ana, { title: 'havana', seats });
  await marco.goto(`${local()}/table/${open}`);
  await marco.waitForSelector('.bar .half:has-text("You’re watching.")');
  assert.deepEqual(await marco.$$eval('.tabs button', (list) => list.map((b) => b.dataset.tab)), ['town', 'table', 'ledger'], 'no empty tab');
  await marco.screenshot({ path: `${shots}/people-watching-390.png` });
  for (const p of [ana, boris, marco]) {
    assert.deepEqual(p.errors, []);
    await p.context().close();
  }
});

test('a spent invitation says so kindly, joining is told at the table, and leaving asks', { timeout: 90_000 }, async () => {
  const ana = await visit(browser, local());
  const id = await makeTable(ana, { title: 'havana', seats: [{ kind: 'person' }, { kind: 'person', name: 'Boris' }] });
  const link = await ana.evaluate((id) => fetch(`/api/v1/tables/${id}/seats/1/link`, { method: 'POST' }).then((r) => r.json()), id);
  await ana.goto(`${local()}/table/${id}?view=invite`);
  await ana.waitForSelector('dialog .alone'); // nobody else can open an address of this machine
  await ana.keyboard.press('Escape');
  const boris = await visit(browser, local());
  await boris.fill('.sit input', 'Boris');
  await boris.goto(local() + link.path);
  await boris.waitForSelector('.screen');
  await ana.waitForFunction(() => /Boris joined/.test(document.querySelector('.seat-news')?.textContent ?? ''));
  const marco = await visit(browser, local());
  await marco.goto(local() + link.path);
  await marco.waitForSelector('.spent h1');
  assert.match(await marco.textContent('.spent .say'), /Boris sat down with it/);
  await marco.screenshot({ path: `${shots}/people-spent-1440.png` });
  await axe(marco, '.spent');
  await marco.click('[data-do="watch"]');
  await marco.waitForSelector('.screen');
  await boris.click('[aria-label="Options"]');
  await boris.click('[data-do="ask-leave"]');
  assert.match(await boris.textContent('.asks'), /your seat is simply free again/); // nobody has moved
  await boris.click('[data-do="stay"]');
  await boris.click('[data-do="ask-leave"]');
  await boris.click('[data-do="leave"]');
  await boris.waitForSelector('.tt .btn.sea');
  await ana.waitForFunction(() => /Boris left/.test(document.querySelector('.seat-news')?.textContent ?? ''));
  await ana.waitForFunction(() => /Boris left/.test(document.querySelector('.lines')?.textContent ?? ''));
  for (const p of [ana, boris, marco]) {
    assert.deepEqual(p.errors, []);
    await p.context().close();
  }
});
