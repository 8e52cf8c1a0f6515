const OWN_FILES = /^\/(?:_next\/static\/|assets\/(?:older|worker)\.js$)/;

interface PolicyFactory {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/**
 * The bundler's chunk loader writes plain addresses into `script.src`. This default Trusted Types policy allows exactly our own
 * hashed files, the one for older browsers and the service worker, and rejects HTML and script text. It returns the address
 * unchanged: the loader finds its chunk again by that exact text.
 */
export function guardScriptAddresses(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory || factory.defaultPolicy) return;
  factory.createPolicy('default', {
    createScriptURL(address) {
      const url = new URL(address, location.href);
      if (url.origin === location.origin && OWN_FILES.test(url.pathname)) return address;
      throw new TypeError('blocked script address');
    },
  });
}
