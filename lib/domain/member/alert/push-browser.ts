import { deviceKindOf } from '@/lib/kit/browser/device-traits';
import type { PushSubscriptionKeys } from './alert.api';
import type { PushFacts } from './alert.rules';

/** ms for the service worker of this build to start. */
const READY_MS = 10_000;

/** Facts about this browser that decide on pushes. */
export function readPushFacts(): PushFacts {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return {
    isSupported,
    isApple: deviceKindOf(navigator.userAgent, navigator.maxTouchPoints) === 'iphone',
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    permission: isSupported ? Notification.permission : null,
  };
}

/** Asks the browser for its permission; call it in a tap. */
export const requestPermission = (): Promise<NotificationPermission> => Notification.requestPermission();

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const base64urlOf = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The registration of the service worker. @throws Error when none starts in time. */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('no service worker')), READY_MS);
    }),
  ]);
}

/** Subscribes this browser to the platform's key, in place of a subscription to another one. */
export async function subscribeBrowser(pushKey: string): Promise<PushSubscriptionKeys> {
  const { pushManager } = await readyWorker();
  const earlier = await pushManager.getSubscription();
  if (earlier && base64urlOf(earlier.options.applicationServerKey) !== pushKey) await earlier.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) });
  return { endpoint: made.endpoint, p256dh: base64urlOf(made.getKey('p256dh')), auth: base64urlOf(made.getKey('auth')) };
}

/** Ends this browser's subscription, if there is one. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
