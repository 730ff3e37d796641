import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import { SITE } from './api/hosts';
import App from './App.svelte';
import icons from './art/icons.svg?raw';
import { addSprite } from './lib/sprite';
import { prefs } from './lib/prefs.svelte';
import { route } from './lib/route.svelte';
import { loadWords } from './lib/words.svelte';

// A new build was put in place while this page was open: its parts have new names.
addEventListener('vite:preloadError', () => location.reload());
addSprite('icons', icons);
// Words and the first screen come side by side.
void (route.at.screen === 'table' ? import('./shell/TableScreen.svelte') : import('./lobby/Lobby.svelte'));
await loadWords(prefs.lang);
void import('./lib/offline').then(({ isKept, keepOffline }) => {
  if (SITE || isKept()) void keepOffline();
  else addEventListener('appinstalled', () => void keepOffline());
});
mount(App, { target: document.getElementById('app')! });
