const PATH = '/assets/worker.js';
/** Caches of the worker begin with it. */
const PREFIX = 'pavilion-';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string };
}

/** The worker's address as the page's policy takes it: of this one file alone. */
function trusted(address: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const rules = {
    createScriptURL(text: string) {
      if (!text.startsWith(`${PATH}?build=`)) throw new TypeError('blocked worker address');
      return text;
    },
  };
  return factory ? factory.createPolicy('pv-worker', rules).createScriptURL(address) : address;
}

/**
 * Registers the service worker of this build, where the browser has such: in-app browsers and plain http have none, and the
 * site works without it. A version that the platform calls too old (10009) takes what is stored with it, before the member
 * reloads the page.
 */
export function startServiceWorker(build = process.env.NEXT_PUBLIC_BUILD_MARK ?? ''): void {
  if (!('serviceWorker' in navigator) || build === '') return;
  navigator.serviceWorker.register(trusted(`${PATH}?build=${build}`), { scope: '/' }).catch(() => undefined);
  addEventListener('code/10009', () => void forgetStored());
}

/** Deletes every page and file that the worker has stored. */
async function forgetStored(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name).catch(() => false)));
}
