import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { VenueCode } from '@pavilion/contract/constants';
import { inTransaction, type Db } from '../../../kernel/db/database';
import { preparedFor } from '../../../kernel/db/prepared';
import type { Context } from '../../context';
import { sessions, venueSessions } from './session.tables';
import { lockSession, rejectEnded, type Session } from './session';
import { hashToken, newToken } from './token';
import { DAY, HOUR } from '../../../kernel/clock/calendar';

const PREFIX: Record<VenueCode, string> = { IMTY: 'imtk-', OBTY: 'obtk-', FBTY: 'fbtk-' };
/** A venue's session lasts half a day of real time; then the site relaunches (contract §2.9). */
const LIFE_MS = 12 * HOUR;
/** ms; until then a venue distinguishes an expired session from an unknown one. */
const KNOWN_MS = 7 * DAY;

/** The owner of a venue session: a member, with the platform's session that it ends with; or a guest, who can only read. */
type Opener = Pick<Session, 'memberId' | 'tokenHash'> | null;

/**
 * Opens a session at a venue and returns its token. It waits for a platform session that ends at the same moment, or that one
 * waits, so that none of its venue sessions outlives it.
 * @throws Rejection with the code that ended the platform's session meanwhile.
 */
export async function openVenueSession(context: { db: Db }, venue: VenueCode, opener: Opener): Promise<string> {
  const token = newToken(PREFIX[venue]);
  const row = { tokenHash: hashToken(token), venue, memberId: opener?.memberId ?? null, sessionHash: opener?.tokenHash ?? null };
  const opened = await inTransaction(context.db, async (tx) => {
    if (opener && !(await lockSession(tx, opener.tokenHash))) return false;
    await tx.insert(venueSessions).values({ ...row, createdAt: Date.now() });
    return true;
  });
  return opened ? token : rejectEnded(context.db, opener!.tokenHash);
}

const venueSessionOfToken = preparedFor((db) => {
  const isNamed = and(eq(venueSessions.tokenHash, sql.placeholder('hash')), eq(venueSessions.venue, sql.placeholder('venue')));
  return db
    .select({ memberId: venueSessions.memberId, createdAt: venueSessions.createdAt })
    .from(venueSessions)
    .leftJoin(sessions, eq(sessions.tokenHash, venueSessions.sessionHash))
    .where(and(isNamed, isNull(sessions.endedCode)))
    .prepare('venue_session_of_token');
});

/**
 * The member or guest of a venue's token; null when it or its platform session is unknown or over (`life` in real ms), or
 * another venue's.
 */
export async function findVenueSession(context: { db: Db }, venue: VenueCode, token: string, life = LIFE_MS): Promise<VenueSession | null> {
  if (token === '') return null;
  const [row] = await venueSessionOfToken(context.db).execute({ venue, hash: hashToken(token) });
  return row && Date.now() - row.createdAt < life ? row : null;
}

/** Guests' sessions whose rows are remembered. */
const MAX_GUESTS = 10_000;

interface VenueSession {
  memberId: string | null;
  createdAt: number;
}

export interface VenueSessions {
  /** As `findVenueSession`. */
  find(token: string, life?: number): Promise<VenueSession | null>;
}

/**
 * Finds a venue's sessions for each of its calls. A guest's row is read once: it never changes, and only its age ends the session.
 * A member's is read at each call, since it ends with the platform's session.
 */
export function createVenueSessions({ db, onReset }: Pick<Context, 'db' | 'onReset'>, venue: VenueCode): VenueSessions {
  const guests = new LRUCache<string, VenueSession>({ max: MAX_GUESTS });
  onReset(() => guests.clear());
  return {
    async find(token, life = LIFE_MS) {
      if (token === '') return null;
      const tokenHash = hashToken(token);
      let found = guests.get(tokenHash);
      if (!found) {
        [found] = await venueSessionOfToken(db).execute({ venue, hash: tokenHash });
        if (found?.memberId === null) guests.set(tokenHash, found);
      }
      return found && Date.now() - found.createdAt < life ? found : null;
    },
  };
}

/** Deletes venue sessions that ended long ago. `now`: real ms. */
export async function sweepVenueSessions(db: Db, now: number): Promise<void> {
  await db.delete(venueSessions).where(lt(venueSessions.createdAt, now - KNOWN_MS));
}

/** Empties the data by `empty` except guests' sessions at the venues: a reset must not interrupt visitors who only read. */
export async function keepGuests({ db }: { db: Db }, empty: () => Promise<void>): Promise<void> {
  const guests = await db.select().from(venueSessions).where(isNull(venueSessions.memberId));
  await empty();
  if (guests.length > 0) await db.insert(venueSessions).values(guests);
}

/** A venue's name of a member, or of a guest. */
export function memberCodeOf(member: { userName: string } | null): string {
  return member ? `PVL${member.userName.toUpperCase()}` : 'PVLGUEST';
}

/** The time stamp of a session (real ms), as IM's launch names it: `20261120120000`. */
export function timeStampOf(createdAt: number): string {
  return new Date(createdAt).toISOString().slice(0, 19).replaceAll(/\D/g, '');
}
