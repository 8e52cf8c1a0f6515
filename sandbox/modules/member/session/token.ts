import { createHash, randomBytes } from 'node:crypto';

/** A 256-bit opaque token. Only its hash is stored. */
export function newToken(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** Lower-case hex SHA-256. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
