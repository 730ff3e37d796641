// The site's service worker: after the first visit everything is at hand, with or without a connection.
// scripts/site.mjs puts the list of files in: those of the first screen, and the rest. VERSION changes with any.
/* global FIRST, REST, VERSION */
const CACHE = `malecon-${VERSION}`;

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

// A new version waits until no page of the old one is open: nobody's game is disturbed.
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

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      const wanted = request.mode === 'navigate' ? 'index.html' : request;
      return (await cache.match(wanted, { ignoreVary: true })) ?? fetch(request);
    })(),
  );
});
