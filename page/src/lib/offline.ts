/** Keeps the site on this device, so that it opens and plays without a connection. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'kept') document.documentElement.dataset.kept = 'yes';
  });
  try {
    await navigator.serviceWorker.register(new URL('sw.js', document.baseURI));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('rest'); // once this page has what it needs
  } catch {
    // opened as a file, or in a private window: it plays all the same while it is open
  }
}
