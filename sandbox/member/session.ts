import { and, desc, eq, inArray, isNull, lt, not, or } from 'drizzle-orm';
import { CODE } from '../../lib/contract/codes';
import { inTransaction, type Db, type Tx } from '../db/database';
import { sessions, venueSessions } from '../db/schema';
import type { Context } from '../server/context';
import { Refusal } from '../server/refusal';
import { isTooOld, SESSION_LIFE } from './session.rules';
import { hashToken, newToken } from './token';

/** Sessions of one member at a time; a login beyond them ends the one that was not used for longest. */
const MOST = 20;
/** `seen_at` is written at most this often. */
const SEEN_STEP_MS = 60_000;
/**
 * Calls of one page that are under way together all hear why the session ended, so that the reason is not lost to whichever
 * was answered first; after this the token is unknown.
 */
const TOLD_MS = 2_000;

export interface Session {
  memberId: string;
  tokenHash: string;
  /** Device that logged in; '' while a session that was handed over has not been used on one. */
  uuid: string;
}

/**
 * Opens a session and answers its token, which is stored nowhere. Without a uuid it is handed over, as a native app does
 * to its webview: it becomes that of the first device that launches a venue or moves money with it.
 */
export async function openSession(db: Db, memberId: string, uuid: string): Promise<string> {
  const token = newToken('pvl_');
  const now = Date.now();
  await inTransaction(db, async (tx) => {
    await tx.insert(sessions).values({ tokenHash: hashToken(token), memberId, uuid, createdAt: now, seenAt: now });
    const newest = tx
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(eq(sessions.memberId, memberId))
      .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
      .limit(MOST);
    await tx.delete(sessions).where(and(eq(sessions.memberId, memberId), not(inArray(sessions.tokenHash, newest))));
  });
  return token;
}

/** Whether the device is the session's own; one that was handed over becomes that of the first device that asks. */
export async function isOwnDevice(db: Db, { tokenHash, uuid }: Session, device: string): Promise<boolean> {
  if (uuid !== '' || device === '') return uuid !== '' && uuid === device;
  const unbound = and(eq(sessions.tokenHash, tokenHash), eq(sessions.uuid, ''));
  await db.update(sessions).set({ uuid: device }).where(unbound);
  const [row] = await db.select({ uuid: sessions.uuid }).from(sessions).where(eq(sessions.tokenHash, tokenHash));
  return row?.uuid === device;
}

/**
 * The live session of a token; null for the empty token.
 * @throws Refusal with the code that ended the session, as long as that is news; 10004 for any other token.
 */
export async function sessionOf(context: Pick<Context, 'db'>, token: string): Promise<Session | null> {
  return token === '' ? null : sessionByHash(context.db, hashToken(token));
}

/**
 * The live session whose token has this hash.
 * @throws Refusal as `sessionOf` does.
 */
export async function sessionByHash(db: Db, tokenHash: string): Promise<Session> {
  const [row] = await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  const now = Date.now();
  if (!row || isTooOld(row, now)) throw new Refusal(CODE.auth);
  if (row.endedCode !== null) {
    if (row.toldAt === null)
      await db
        .update(sessions)
        .set({ toldAt: now })
        .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.toldAt)));
    throw new Refusal(row.toldAt === null || now - row.toldAt < TOLD_MS ? row.endedCode : CODE.auth);
  }
  if (now - row.seenAt > SEEN_STEP_MS) await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  return { memberId: row.memberId, tokenHash, uuid: row.uuid };
}

/** Whether a session is open now. */
export async function isSessionOpen(db: Db, tokenHash: string): Promise<boolean> {
  const open = and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedCode));
  return (await db.select({ memberId: sessions.memberId }).from(sessions).where(open)).length > 0;
}

/** Whether a session is open; it stays as it is until the transaction ends: who ends it waits. */
export async function holdSession(tx: Tx, tokenHash: string): Promise<boolean> {
  const open = and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedCode));
  const rows = await tx.select({ memberId: sessions.memberId }).from(sessions).where(open).for('share');
  return rows.length > 0;
}

/** Ends sessions so that their next call is answered with `code`; the number ended. Their venue sessions end at once. */
export async function endSessions(db: Db, which: { memberId: string } | { token: string }, code: number): Promise<number> {
  const wanted = 'token' in which ? eq(sessions.tokenHash, hashToken(which.token)) : eq(sessions.memberId, which.memberId);
  return inTransaction(db, async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ endedCode: code, toldAt: null })
      .where(and(wanted, isNull(sessions.endedCode)))
      .returning({ tokenHash: sessions.tokenHash });
    const hashes = ended.map((row) => row.tokenHash);
    if (hashes.length > 0) await tx.delete(venueSessions).where(inArray(venueSessions.sessionHash, hashes));
    return hashes.length;
  });
}

/** Takes away sessions that are over, with their venue sessions. `now`: real ms. */
export async function sweepSessions(db: Db, now: number): Promise<void> {
  const { idle, most, ended } = SESSION_LIFE;
  const over = or(lt(sessions.seenAt, now - idle), lt(sessions.createdAt, now - most), lt(sessions.toldAt, now - ended));
  await db.delete(sessions).where(over);
}

/** Logging out: the token and its venue sessions are gone. */
export async function closeSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
