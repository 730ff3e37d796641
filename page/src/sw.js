// The page's service worker: everything is at hand, with or without a connection. On a static host it keeps the page
// from the first visit on; a server's page (SERVED), which changes with its server, is asked for there first.
// scripts/keep.mjs puts the list of files in: those of the first screen, and the rest. VERSION changes with any.
/* global SERVED, FIRST, REST, VERSION */
const CACHE = `malecon-${VERSION}`;
const PATIENCE = 4000; // ms that a server has to answer before what is kept is shown
const THEIRS = /^\/(?:api|metrics|preview)\b/; // a server's addresses that are none of its page

/** Names of built files carry a hash of their contents: what an earlier version has kept is good as it is. */
async function add(cache, file) {
  const kept = file.startsWith('assets/') ? await caches.match(file) : undefined;
  if (kept) return cache.put(file, kept);
  const answer = await fetch(file, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return cache.put(file, answer);
}

/** Everything that the first screens do not need, one after the other. */
async function addRest() {
  const cache = await caches.open(CACHE);
  for (const file of REST) if (!(await cache.match(file))) await add(cache, file);
}

/** Takes over what earlier versions have kept and this one needs too; then they go. */
async function inherit() {
  const cache = await caches.open(CACHE);
  for (const file of REST) {
    const kept = await caches.match(file);
    if (kept) await cache.put(file, kept);
  }
  for (const name of await caches.keys()) if (name.startsWith('malecon-') && name !== CACHE) await caches.delete(name);
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(FIRST.map((file) => add(cache, file)))));
});

// On a static host a new version waits until no page of the old one is open: nobody's game is disturbed. A server has
// nothing of the old one any more, so there it takes its place at once.
if (SERVED) self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(inherit().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  if (event.data === 'rest')
    event.waitUntil(
      addRest().then(
        () => event.source?.postMessage('kept'),
        () => {},
      ),
    );
});

/** What the server answers, unless it cannot be reached or takes too long. */
const soon = (request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || (SERVED && THEIRS.test(url.pathname))) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      const wanted = request.mode === 'navigate' ? 'index.html' : request;
      const kept = () => cache.match(wanted, { ignoreVary: true });
      if (SERVED && !url.pathname.startsWith('/assets/'))
        return (await soon(request)) ?? (await kept()) ?? fetch(request);
      return (await kept()) ?? fetch(request);
    })(),
  );
});
