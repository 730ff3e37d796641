/** What puzzles say: loaded when they are first needed. */
import { loadPart, tell, upper } from '../lib/words.svelte';
import type { FluentVariable } from '@fluent/bundle';

type Files = Record<string, () => Promise<string>>;

const own = import.meta.glob('./text/*.ftl', { query: '?raw', import: 'default' }) as Files;
const shared = import.meta.glob('../../../src/malecon/puzzles/text/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files;

export const loadPuzzleWords = (): Promise<void> =>
  loadPart('puzzles', (lang) => [shared[`../../../src/malecon/puzzles/text/${lang}.ftl`], own[`./text/${lang}.ftl`]]);

export const p = (key: string, args?: Record<string, FluentVariable>): string => tell('puzzles', key, args) ?? key;

/** A theme's name: the puzzles' own, or a phase of the title. */
export const themeName = (title: string, theme: string): string =>
  upper(theme.startsWith('theme-') ? p(theme) : (tell(title, theme) ?? theme));
