// Pictures of real positions for the eye: every title, size and theme, beside the mockups.
//   node tests/page/look.mjs [title[:position] …] [--sizes 390,820,1024,1366,1440] [--dark] [--lang ru] [--teach] [--into folder]
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { browse, bring, mine, serve, shots, SIZES, visit } from './house.mjs';

const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '390,820,1024,1366,1440' },
    dark: { type: 'boolean', default: false },
    teach: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'en' },
    tab: { type: 'string' },
    do: { type: 'string' },
    url: { type: 'string' },
    into: { type: 'string', default: shots },
  },
});
const wanted = positionals.length ? positionals : ['puerto_rico', 'santiago', 'havana', 'cuba'];
const python = process.env.MALECON_PYTHON ?? join(root, '.venv/bin/python');
const titles = [...new Set(wanted.map((w) => w.split(':')[0]))];
const records = JSON.parse(execFileSync(python, [join(root, 'tests/page/positions.py'), ...titles], { env: { ...process.env, PYTHONPATH: join(root, 'src') }, encoding: 'utf8' }));
mkdirSync(values.into, { recursive: true });

const house = values.url ? { url: values.url, stop: () => {} } : await serve();
const browser = await browse();
try {
  for (const want of wanted) {
    const [title, only] = want.split(':');
    for (const [name, record] of Object.entries(records[title])) {
      if (only && only !== name) continue;
      for (const size of values.sizes.split(',')) {
        const [width, height, touch] = SIZES[size];
        const page = await visit(browser, house.url, { width, height, touch, dark: values.dark, lang: values.lang });
        if (values.teach) await page.evaluate(() => localStorage.setItem('malecon.teach', 'on'));
        const id = await bring(page, record);
        await page.goto(`${house.url}/table/${id}`);
        await mine(page);
        if (values.tab) await page.click(`.tabs [data-tab="${values.tab}"]`).catch(() => {});
        if (values.do) await page.evaluate(values.do);
        await page.waitForTimeout(values.teach ? 3000 : 300);
        const file = join(values.into, `${title}-${name}-${size}${values.dark ? '-dark' : ''}${values.lang === 'en' ? '' : `-${values.lang}`}${values.tab ? `-${values.tab}` : ''}.png`);
        await page.screenshot({ path: file });
        if (page.errors.length) console.log(file, page.errors);
        await page.context().close();
      }
    }
  }
} finally {
  await browser.close();
  await house.stop();
}
