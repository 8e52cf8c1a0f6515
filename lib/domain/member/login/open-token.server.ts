import 'server-only';
import { createHash } from 'node:crypto';
import { createMemoryCache } from '@/lib/kit/store/memory-cache';
import { findViewer } from '../account/viewer.server';

/** Seconds for which a token that the platform confirmed needs no new check. */
const KNOWN_S = 60;
const known = createMemoryCache({ entries: 5000, size: 1024 * 1024 }, () => Date.now());

/** True if the platform knows a token's session, which then counts for a minute; null when the platform did not respond in time. */
export async function isOpenToken(token: string): Promise<boolean | null> {
  const name = createHash('sha256').update(token).digest('base64url');
  if ((await known.get(name)) !== null) return true;
  const viewer = await findViewer(token);
  if (viewer?.member) await known.set(name, '1', KNOWN_S);
  return viewer === null ? false : viewer.member ? true : null;
}
