// A newcomer's first game: the page explains the step, the choice and what a strong bot would do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, house, mine, openHouse, playOn, shots, visit } from './house.mjs';

openHouse();

for (const title of ['puerto_rico', 'santiago', 'havana', 'cuba']) {
  test(`${title}: a first game explains itself, until it is told not to`, { timeout: 180_000 }, async () => {
    const page = await visit(browser, house.url);
    await page.click(`[data-learn="${title}"]`);
    await page.waitForSelector('.sit label:has-text("First your name")');
    await page.keyboard.type('Nova');
    await page.keyboard.press('Enter'); // and what was asked for goes on
    await page.waitForSelector('.screen');
    await mine(page);
    await page.mouse.move(2, 2); // not on a piece, whose own rule would be told instead
    assert.match(await page.textContent('.lesson .told'), /goal/); // what it is all for
    assert.ok((await page.textContent('.lesson summary')).length > 40); // the rules of this step
    await page.waitForSelector('.hints li span'); // and what a strong bot would do, and why
    assert.match(await page.textContent('.hints li span'), /\S/);
    const bots = await page.evaluate(() => fetch(`/api${location.pathname.replace('table', 'tables')}`).then((r) => r.json()).then((t) => t.seats.slice(1).map((s) => s.bot)));
    assert.deepEqual([...new Set(bots)], ['easy']);
    await page.screenshot({ path: `${shots}/learn-${title}.png` });
    const { view } = await page.evaluate(() => fetch(`/api${location.pathname.replace('table', 'tables')}`).then((r) => r.json()));
    if (title === 'cuba') assert.equal(view.options.el_presidente, false); // the expansion comes later
    if (title === 'havana') {
      await page.focus('.bar .choice:has-text("Mama")'); // looked at, not yet chosen
      assert.match(await page.textContent('.lesson'), /half of the bricks/);
    }
    const role = await page.$('.bar .choice[data-notation^="role "]');
    if (role) {
      await role.focus(); // the rule of the piece that is looked at
      assert.ok((await page.textContent('.lesson p b')).length > 2);
    }
    await playOn(page, { most: 4 });
    await mine(page);
    await page.waitForSelector('.lesson');
    assert.doesNotMatch(await page.textContent('.lesson'), /The (island|city) and the goal|The goal/); // said once
    await page.click('.lesson .tool');
    await page.waitForSelector('.lesson', { state: 'detached' });
    await page.reload();
    await mine(page);
    assert.equal(await page.$('.lesson'), null);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}
