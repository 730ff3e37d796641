/**
 * Keeps the page on this device, so that it opens and plays without a connection: a static site always, a server's
 * page from the moment it is installed or a game of this device is begun there.
 */
import { remember } from './prefs.svelte';

const KEPT = 'offline';

/** Whether to keep this server's page. */
export const isKept = (): boolean => remember.get(KEPT) === 'on' || matchMedia('(display-mode: standalone)').matches;

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  remember.set(KEPT, 'on');
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'kept') document.documentElement.dataset.kept = 'yes';
  });
  try {
    await navigator.serviceWorker.register(new URL(`${import.meta.env.BASE_URL}sw.js`, document.baseURI));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('rest'); // once this page has loaded what it needs
  } catch {
    // opened as a file, or in a private window: it works anyway while it is open
  }
}
