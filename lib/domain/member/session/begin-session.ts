import { LOGIN_INFO_KEY } from '@pavilion/contract/storage-keys';
import { clearVenueSessions } from '@/lib/domain/betting/launch/session-end.storage';
import { writeStored } from '@/lib/kit/browser/storage';
import { saveToken } from '@/lib/platform/token';
import type { LoginInfo } from './session.rules';
import { changed, knowToken, readLoginInfo, saveCacheId } from './session.store';

// Apart from the rest of the session, which every page has: only a login or a new password needs it.

/** Removes the stakes that a member typed: the next one on this phone must not find them. The picks stay. */
export const forgetStakes = () =>
  void import('@/lib/domain/betting/slip/stakes.store').then(
    (slip) => slip.clearStakes(),
    () => undefined,
  );

/** Begins a session: cookie and localStorage (spec §4). The cache id follows; the site also works without it. */
export async function beginSession(session: { token: string; userName: string; remember: boolean }): Promise<void> {
  clearVenueSessions();
  // A member who logs in again continues with the slip; another member does not.
  const last = readLoginInfo()?.userName;
  if (last && last !== session.userName) forgetStakes();
  saveToken(session.token, session.remember);
  writeStored(LOGIN_INFO_KEY, JSON.stringify({ userName: session.userName, isChecked: session.remember } satisfies LoginInfo));
  await saveCacheId(session.token, session.remember).catch(() => undefined);
  changed();
}

/** Replaces the token of the current session in cookie, localStorage and cache id, without notifying listeners. */
export async function replaceToken(token: string): Promise<void> {
  const remember = readLoginInfo()?.isChecked ?? false;
  saveToken(token, remember);
  knowToken(token);
  await saveCacheId(token, remember).catch(() => undefined);
}
