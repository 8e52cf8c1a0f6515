import type { VenueCode } from '@/lib/contract/constants';
import { BusinessError } from '@/lib/kit/http/errors';

/** Sessions of one venue: the current one or a new one, and a new one in place of one that ran out (at most three a minute). */
export interface Relaunching<Session> {
  open(): Promise<Session>;
  renew(expired: Session): Promise<Session>;
}

/** Whether a venue refused because its session ran out; nothing was done then. Only the venue's own envelope can say so. */
export type IsExpired = (error: unknown) => boolean;

/** `codes`: how the venue says that a session is over. */
export function expiredBy(venue: VenueCode, codes: RegExp): IsExpired {
  return (error) => error instanceof BusinessError && error.source === venue && codes.test(String(error.code));
}

/** Makes a call of a venue; a session that ran out is launched anew and the call made once more, never twice (spec §4). */
export async function callWithRelaunch<Session, Answer>(
  isExpired: IsExpired,
  sessions: Relaunching<Session>,
  send: (session: Session) => Promise<Answer>,
): Promise<Answer> {
  const session = await sessions.open();
  try {
    return await send(session);
  } catch (error) {
    if (!isExpired(error)) throw error;
    return send(await sessions.renew(session));
  }
}
