/** What a person has set on this device. */
import LANGUAGES from '../../../src/malecon/core/text/languages.json';

export type Lang = keyof typeof LANGUAGES;
export { LANGUAGES };
export const LANGS = Object.keys(LANGUAGES) as Lang[];

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`malecon.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`malecon.${name}`);
    else localStorage.setItem(`malecon.${name}`, value);
  } catch {
    // private windows save nothing; the page works anyway
  }
}

function firstLang(): Lang {
  const own = kept('lang') as Lang | null;
  if (own && LANGS.includes(own)) return own;
  for (const wish of navigator.languages ?? []) {
    const lang = wish.slice(0, 2).toLowerCase() as Lang;
    if (LANGS.includes(lang)) return lang;
  }
  return 'en';
}

const dark = matchMedia('(prefers-color-scheme: dark)');

class Prefs {
  lang = $state<Lang>(firstLang());
  theme = $state<'light' | 'dark'>((kept('theme') as 'light' | 'dark' | null) ?? (dark.matches ? 'dark' : 'light'));
  sound = $state(kept('sound') === 'on');
  motion = $state(kept('motion') !== 'off');
  text = $state(kept('text') === 'on');
  teach = $state(kept('teach') === 'on');
  name = $state(kept('name') ?? '');
  speed = $state(Number(kept('speed')) || 1); // of a replay

  set<K extends 'theme' | 'lang' | 'name'>(key: K, value: this[K] & string): void {
    (this as Prefs)[key as 'name'] = value;
    keep(key, value);
  }

  flip(key: 'sound' | 'motion' | 'text' | 'teach'): void {
    this[key] = !this[key];
    keep(key, this[key] ? 'on' : 'off');
  }

  pace(speed: number): void {
    this.speed = speed;
    keep('speed', String(speed));
  }

  get still(): boolean {
    return !this.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const prefs = new Prefs();
export const remember = { get: kept, set: keep };
