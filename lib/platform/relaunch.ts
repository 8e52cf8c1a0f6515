import type { VenueCode } from '@/lib/contract/constants';
import { BusinessError } from '@/lib/kit/http/errors';

/** Sessions of one venue: the one held or a new one, and a new one in place of one that ran out (at most three a minute). */
export interface Relaunching<Session> {
  open(): Promise<Session>;
  renew(expired: Session): Promise<Session>;
}

/** How each venue says that a session is over; nothing was done then. OB's 400401 counts anywhere in a code (spec §4), its 401013 at the end (venues §2.6). */
const EXPIRED: Readonly<Record<VenueCode, RegExp>> = {
  IMTY: /^(?:101|102|103|202)$/,
  OBTY: /400401|401013$/,
  FBTY: /^14010$/, // spec §4
};

/** Whether a venue refused because its session ran out. Only the venue's own envelope can say so. */
export function isVenueExpired(error: unknown, venue: VenueCode): boolean {
  return error instanceof BusinessError && error.source === venue && EXPIRED[venue].test(String(error.code));
}

/** Makes a call of a venue; a session that ran out is launched anew and the call made once more, never twice (spec §4). */
export async function callWithRelaunch<Session, Answer>(
  venue: VenueCode,
  sessions: Relaunching<Session>,
  send: (session: Session) => Promise<Answer>,
): Promise<Answer> {
  const session = await sessions.open();
  try {
    return await send(session);
  } catch (error) {
    if (!isVenueExpired(error, venue)) throw error;
    return send(await sessions.renew(session));
  }
}
