const PATH = '/assets/worker.js';
/** Prefix of the worker's caches. */
const PREFIX = 'pavilion-';

/**
 * Registers the service worker of this build, if the browser supports one: in-app browsers and plain http do not, and the site
 * works without it. When the platform rejects the version as too old (10009), deletes its stored data before the member reloads
 * the page.
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
