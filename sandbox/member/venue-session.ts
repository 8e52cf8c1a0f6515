import { and, eq, isNull } from 'drizzle-orm';
import type { VenueCode } from '../../lib/contract/constants';
import { venueSessions } from '../db/schema';
import type { Context } from '../server/context';
import { hashToken, newToken } from './token';

const PREFIX: Record<VenueCode, string> = { IMTY: 'imtk-', OBTY: 'obtk-', FBTY: 'fbtk-' };
/** A venue's session lasts half a day of real time; then the site relaunches (contract §2.9). */
const LIFE_MS = 12 * 3_600_000;

/**
 * Opens a session at a venue and answers its token. `memberId` null = a guest, who can read only (contract §2.15).
 * With `sessionHash` it dies together with that session of the platform.
 */
export async function openVenueSession(
  context: Pick<Context, 'db'>,
  venue: VenueCode,
  memberId: string | null,
  sessionHash: string | null = null,
): Promise<string> {
  const token = newToken(PREFIX[venue]);
  await context.db.insert(venueSessions).values({ tokenHash: hashToken(token), venue, memberId, sessionHash, createdAt: Date.now() });
  return token;
}

/** Who stands behind a venue's token; null when it is unknown, over (`life` in real ms), or another venue's. */
export async function findVenueSession(
  context: Pick<Context, 'db'>,
  venue: VenueCode,
  token: string,
  life = LIFE_MS,
): Promise<{ memberId: string | null; createdAt: number } | null> {
  if (token === '') return null;
  const [row] = await context.db
    .select()
    .from(venueSessions)
    .where(and(eq(venueSessions.tokenHash, hashToken(token)), eq(venueSessions.venue, venue)));
  return row && Date.now() - row.createdAt < life ? { memberId: row.memberId, createdAt: row.createdAt } : null;
}

/** Empties the data by `empty`, and leaves guests in at the venues: who only reads is not to notice that members are gone. */
export async function keepGuests({ db }: Pick<Context, 'db'>, empty: () => Promise<void>): Promise<void> {
  const guests = await db.select().from(venueSessions).where(isNull(venueSessions.memberId));
  await empty();
  if (guests.length > 0) await db.insert(venueSessions).values(guests);
}

/** A venue's name of a member, or of a guest. */
export function memberCodeOf(member: { userName: string } | null): string {
  return member ? `PVL${member.userName.toUpperCase()}` : 'PVLGUEST';
}

/** The time stamp that goes with a session (real ms), as IM's launch names it: `20261120120000`. */
export function timeStampOf(createdAt: number): string {
  return new Date(createdAt).toISOString().slice(0, 19).replaceAll(/\D/g, '');
}
