/** A position as one SVG file, drawn by the same boards as the page: `malecon draw` asks for it on standard input. */
import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import type { Table } from './api/client';
import type { Lang } from './lib/prefs.svelte';

interface Asked {
  table: Table;
  box: Record<string, unknown>;
  lang: Lang;
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

// What the page's modules ask of a browser when they are loaded.
const none = () => {};
Object.assign(globalThis, {
  navigator: { languages: [] },
  matchMedia: () => ({ matches: false, addEventListener: none, removeEventListener: none }),
  addEventListener: none,
  removeEventListener: none,
  document: {
    documentElement: { dataset: {} },
    addEventListener: none,
    removeEventListener: none,
    visibilityState: 'hidden',
  },
});

const FRAME = `.page { height: 100%; } .screen.drawing { height: 100%; min-height: 0; padding-bottom: .75rem; }`;
const styles = import.meta.glob('./{art/lobby,styles/tokens,styles/base,shell/shell,titles/*/*}.css', {
  query: '?inline',
  import: 'default',
});
const source = new URL('../../src/', import.meta.url);

/** The fonts of this script's language, inside the file: a picture may load nothing. */
function fonts(lang: string): string {
  const css = readFileSync(new URL('styles/fonts.css', source), 'utf8');
  const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
  return faces
    .filter((face) => face.includes('-latin-') || lang === 'ru')
    .map((face) =>
      face.replace(
        /url\(\.\.\/(fonts\/[^)]+)\)/,
        (_, file) => `url(data:font/woff2;base64,${readFileSync(new URL(file, source)).toString('base64')})`,
      ),
    )
    .join('\n');
}

/** In a file of its own an inner drawing has to say what it is. */
function drawings(html: string): string {
  return html.replace(/<svg(?![^>]*xmlns=)/g, '<svg xmlns="http://www.w3.org/2000/svg"');
}

async function draw({ table, box, lang, theme, width, height }: Asked): Promise<string> {
  const { loadTitle, loadWords } = await import('./lib/words.svelte');
  const { TableState } = await import('./lib/table.svelte');
  const { drawn } = await import('./titles');
  const { default: Drawing } = await import('./shell/Drawing.svelte');
  const { default: icons } = await import('./art/icons.svg?raw');
  const { prefs } = await import('./lib/prefs.svelte');
  prefs.theme = theme; // some boards paint day and night themselves
  const { setBox } = await import('./lib/boxes.svelte');
  setBox(table.title, box);
  await loadWords(lang);
  await loadTitle(table.title, lang);
  const board = (await drawn(table.title)!()).default;
  const t = new TableState('drawing');
  t.take(table, []);
  t.close();
  const { body, head } = render(Drawing, { props: { t, board } });
  const wanted = Object.keys(styles).filter(
    (path) => !path.startsWith('./titles/') || path.startsWith(`./titles/${table.title}/`),
  );
  const css = (await Promise.all(wanted.map((path) => styles[path]()))).join('\n').replace(/\bbody\s*\{/g, '.page {');
  const injected = head.match(/<style[^>]*>[\s\S]*?<\/style>/g)?.join('') ?? '';
  const size = `width="${width}" height="${height}"`;
  const drawing = drawings(`<div class="sprite">${icons}${board.sprite}</div>${body}`);
  const svg = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`;
  return `<svg ${svg} ${size} data-theme="${theme}" font-size="16">
<style><![CDATA[${fonts(lang)}${css}${FRAME}]]></style>${injected}
<foreignObject ${size}><div xmlns="http://www.w3.org/1999/xhtml" class="page" lang="${lang}">${drawing}</div>\
</foreignObject></svg>
`;
}

const asked = JSON.parse(readFileSync(0, 'utf8')) as Asked;
process.stdout.write((await draw(asked)).replaceAll('&nbsp;', '&#160;').replace(/<!--.*?-->/gs, ''));
