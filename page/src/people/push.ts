/** Notifications of this browser, through its own push service. */
import { news, type TurnNews } from './api';

export const pushWorks = () => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

/** Null if the browser or its owner does not allow it. */
export async function subscribe(key: string): Promise<TurnNews | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  const raw = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const made = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: raw })).toJSON();
  return news.add({ kind: 'push', address: made.endpoint!, keys: made.keys as Record<string, string> });
}
