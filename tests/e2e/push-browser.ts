import type { BrowserContext, Page } from '@playwright/test';

interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Gives a browser of the tests, which has no push service, a subscription at another one. `answer`: the browser's, when the page asks for
 * its permission; null is a browser that was told not to ask.
 */
export async function givePush(context: BrowserContext, subscription: Subscription, answer: 'granted' | 'default' | null): Promise<void> {
  if (answer === 'granted') await context.grantPermissions(['notifications']);
  await context.addInitScript(
    ([{ endpoint, ...keys }, reply]) => {
      if (globalThis.origin === 'null') return;
      const bytesOf = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)).buffer;
      const permission = () => (reply === null ? 'denied' : (sessionStorage.getItem('permission') ?? 'default'));
      Object.defineProperty(Notification, 'permission', { get: permission });
      Notification.requestPermission = async () => {
        sessionStorage.setItem('permission', reply ?? 'denied');
        return permission() as NotificationPermission;
      };
      PushManager.prototype.getSubscription = async () => null;
      PushManager.prototype.subscribe = async () =>
        ({ endpoint, getKey: (name: 'p256dh' | 'auth') => bytesOf(keys[name]) }) as unknown as PushSubscription;
    },
    [subscription, answer] as const,
  );
}

/** Delivers a push to the site's service worker, as the browser's push service does. */
export async function deliverPush(page: Page, origin: string, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (found) resolve(found.registrationId);
    });
    void browser.send('ServiceWorker.enable');
  });
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await browser.detach();
}
