// Turn news while no page is open: shows what the server sends, and opens the game.
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {};
  const show = self.registration.showNotification(told.title || 'Malecón', { body: told.body || '', icon: '/logo.svg', tag: 'turn', data: told.path || '/' });
  event.waitUntil(show);
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data;
  const open = self.clients.matchAll({ type: 'window' }).then((pages) => {
    const page = pages[0];
    return page ? page.navigate(path).then((p) => p && p.focus()) : self.clients.openWindow(path);
  });
  event.waitUntil(open);
});
