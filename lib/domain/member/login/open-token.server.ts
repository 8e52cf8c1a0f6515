import 'server-only';
import { MINUTE } from '@pavilion/number/duration';
import { isConfirmed } from '../account/find-viewer.server';
import { viewerOf } from '../account/viewer.server';

/** True if the platform knows a token's session, which then counts for a minute; null when the platform did not respond in time. */
export async function isOpenToken(token: string): Promise<boolean | null> {
  if (isConfirmed(token, MINUTE)) return true;
  const viewer = await viewerOf(token);
  return viewer === null ? false : viewer.member ? true : null;
}
