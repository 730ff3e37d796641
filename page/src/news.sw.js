// Turn news while no page is open: shows what the server sends, and opens the game.
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {};
  // One notification at a time, but each piece of news is heard.
  const show = self.registration.showNotification(told.title || 'Malecón', {
    body: told.body || '',
    icon: '/icon-192.png',
    tag: 'turn',
    renotify: true,
    data: { path: told.path || '/', stop: told.stop },
    actions: told.stop && told.end ? [{ action: 'stop', title: told.end }] : [],
  });
  event.waitUntil(show);
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const told = event.notification.data;
  const path = event.action === 'stop' ? told.stop : told.path;
  const open = self.clients.matchAll({ type: 'window' }).then((pages) => {
    const page = pages[0];
    return page ? page.navigate(path).then((p) => p && p.focus()) : self.clients.openWindow(path);
  });
  event.waitUntil(open);
});
// The browser has changed the address under which it hears: the server is told the new one, and how often is kept.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew());
});
async function renew() {
  const ask = (method, path, body) =>
    fetch(`/api/v1/account/news${path}`, {
      method,
      credentials: 'same-origin',
      body: body && JSON.stringify(body),
      headers: body ? { 'content-type': 'application/json' } : {},
    }).then((answer) => answer.json());
  const known = await ask('GET', '');
  const old = known.channels.find((one) => one.kind === 'push' && one.here);
  if (!old) return; // it was ended here, or somebody else is signed in now
  const key = Uint8Array.from(atob(known.push_key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const made = (
    await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  await ask('POST', '', { kind: 'push', address: made.endpoint, keys: made.keys, often: old.often });
  await ask('DELETE', `/${old.id}`);
}
