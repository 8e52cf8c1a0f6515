const PATH = '/assets/worker.js';
/** Caches of the worker begin with it. */
const PREFIX = 'pavilion-';

/**
 * Registers the service worker of this build, where the browser has such: in-app browsers and plain http have none, and the
 * site works without it. A version that the platform calls too old (10009) takes what is stored with it, before the member
 * reloads the page.
 */
export function startServiceWorker(build = process.env.NEXT_PUBLIC_BUILD_MARK ?? ''): void {
  if (!('serviceWorker' in navigator) || build === '') return;
  navigator.serviceWorker.register(`${PATH}?build=${build}`, { scope: '/' }).catch(() => undefined);
  addEventListener('code/10009', () => void forgetStored());
}

/** Deletes every page and file that the worker has stored. */
async function forgetStored(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name).catch(() => false)));
}
