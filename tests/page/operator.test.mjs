// A private table, a report from its menu, and an operator who deals with it on the operators' page.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { axe, browser, house, makeTable, openHouse, shots, visit } from './house.mjs';

const root = resolve(import.meta.dirname, '../..');
openHouse();

function admin(...command) {
  const code = 'import sys; from malecon.cli import main; sys.argv[0] = "malecon"; main()';
  const python = process.env.MALECON_PYTHON ?? join(root, '.venv/bin/python');
  const run = spawnSync(python, ['-c', code, 'admin', ...command, '--db', house.db], { env: { ...process.env, PYTHONPATH: join(root, 'src') }, encoding: 'utf8' });
  assert.equal(run.status, 0, run.stderr);
  return run.stdout.trim();
}

test('a private table is made in the lobby, and nobody finds it there', async () => {
  const ana = await visit(browser, house.url);
  await ana.fill('.sit input', 'Ana');
  await ana.locator('.seats li').nth(1).getByRole('radio', { name: 'Open' }).click();
  await ana.getByRole('switch', { name: 'Private' }).click();
  const [request] = await Promise.all([ana.waitForRequest((r) => r.method() === 'POST' && r.url().includes('/api/v1/tables')), ana.click('.make .btn')]);
  assert.equal(request.postDataJSON().private, true);
  await ana.waitForURL(/\/table\//);
  const boris = await visit(browser, house.url);
  await boris.locator('.lobby-open .none').waitFor();
  for (const page of [ana, boris]) {
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test('a report reaches the operator, who closes the table and mutes a person', async () => {
  const ana = await visit(browser, house.url);
  const id = await makeTable(ana, { title: 'puerto_rico', seats: [{ kind: 'person' }, { kind: 'open' }] });
  const boris = await visit(browser, house.url);
  await boris.evaluate(async (id) => {
    const post = (path, data) => fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) });
    await post('/session', { name: 'Boris' });
    await post(`/tables/${id}/join`, {});
    await post(`/tables/${id}/chat`, { text: 'rude words' });
  }, id);
  await ana.goto(`${house.url}/table/${id}`);
  await ana.waitForSelector('.screen');
  await ana.getByRole('button', { name: 'Options' }).click();
  await ana.getByRole('button', { name: 'Report a problem' }).click();
  await ana.getByLabel('About').selectOption({ label: 'Boris' });
  await ana.getByLabel('What is wrong?').fill('Boris is rude');
  await ana.screenshot({ path: join(shots, 'report.png') });
  await ana.getByRole('button', { name: 'Send report' }).click();
  await ana.getByText('Thank you.').waitFor();

  const operator = await visit(browser, house.url);
  await operator.goto(`${house.url}/operator`);
  await operator.getByLabel('Token').fill('wrong');
  await operator.getByRole('button', { name: 'Enter' }).click();
  await operator.getByRole('alert').waitFor();
  await operator.getByLabel('Token').fill(admin('token'));
  await operator.getByRole('button', { name: 'Enter' }).click();
  await operator.getByText('Boris is rude').waitFor();
  const card = operator.locator(`[data-table="${id}"]`);
  await card.getByRole('button', { name: 'Chat' }).click();
  await card.getByText('rude words').waitFor();
  await operator.screenshot({ path: join(shots, 'operator.png'), fullPage: true });
  await axe(operator, 'the operators\' page');

  await operator.locator('section', { hasText: 'Boris is rude' }).first().getByRole('button', { name: 'Mute or ban' }).click();
  await operator.getByRole('radio', { name: '7 days' }).click();
  await operator.getByLabel('Reason').fill('Rude words');
  await operator.getByRole('button', { name: 'Confirm' }).click();
  await operator.getByText('Nobody is banned or muted.').waitFor({ state: 'detached' });
  await operator.getByText('Muted').waitFor();
  const told = await boris.evaluate((id) => fetch(`/api/v1/tables/${id}/chat`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"text": "x"}' }).then((r) => r.json()), id);
  assert.match(told.text, /Rude words/);
  await operator.getByRole('button', { name: 'Done' }).click();
  await operator.getByText('No reports are waiting.').waitFor();
  await card.getByRole('button', { name: 'Close' }).click();
  await ana.getByRole('button', { name: 'Close', exact: true }).last().click();
  await ana.getByText('An operator has closed this game.').waitFor();
  await ana.screenshot({ path: join(shots, 'closed.png') });
  await operator.setViewportSize({ width: 390, height: 844 });
  assert.ok(await operator.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out on a phone');
  await operator.screenshot({ path: join(shots, 'operator-390.png'), fullPage: true });
  await operator.getByRole('switch', { name: 'Dark' }).click();
  await axe(operator, 'the operators\' page in the dark');
  await operator.screenshot({ path: join(shots, 'operator-390-dark.png'), fullPage: true });
  await card.getByRole('button', { name: 'Delete' }).click();
  await card.getByRole('button', { name: 'Delete for good?' }).click();
  await card.waitFor({ state: 'detached' });
  for (const page of [ana, boris, operator]) {
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});
