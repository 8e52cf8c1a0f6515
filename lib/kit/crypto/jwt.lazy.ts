import { decodeJwt } from 'jose';

/**
 * Seconds since 1970 at which a JWT runs out; null for one without such a time, and for a text that is no JWT. Nothing is
 * verified: that is the server's, which has the key. Only ever reached through `import()`.
 */
export function expiryOf(token: string): number | null {
  try {
    const { exp } = decodeJwt(token);
    return typeof exp === 'number' ? exp : null;
  } catch {
    return null;
  }
}
