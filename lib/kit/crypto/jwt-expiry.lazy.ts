import { decodeJwt } from 'jose';

/**
 * Seconds since 1970 at which a JWT expires; null for one without such a time, and for text that is no JWT. Nothing is verified:
 * that is the task of the server, which has the key. Only imported through `import()`.
 */
export function expiryOf(token: string): number | null {
  try {
    const { exp } = decodeJwt(token);
    return typeof exp === 'number' ? exp : null;
  } catch {
    return null;
  }
}
