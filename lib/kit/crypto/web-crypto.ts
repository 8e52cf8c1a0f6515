/**
 * WebCrypto if the page may use it. Browsers withhold it from plain http outside loopback, as used by a phone that reaches a
 * development machine on the same network; there the crypto-js modules do the same work, loaded on first use.
 */
export function webCrypto(): SubtleCrypto | null {
  return globalThis.crypto?.subtle ?? null;
}
