import { cacheKeyOf } from '@/lib/server/json-cache/json-cache.rules';

/** `production`, `development` or `test`: the environment's part of a key. */
const ENVIRONMENT = process.env.NODE_ENV ?? 'development';

/** Key of the shared entry, which everybody reads and only the site's own server writes. */
export const SHARED_KEY = cacheKeyOf(ENVIRONMENT, null);

/** Key of a member's own entry; `cacheId` = hex SHA-256 of the token (contract §2.8). */
export function ownKey(cacheId: string): string {
  return cacheKeyOf(ENVIRONMENT, cacheId);
}
