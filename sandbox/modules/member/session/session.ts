import { and, desc, eq, gt, inArray, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import { CODE } from '@pavilion/contract/codes';
import { inTransaction, type Db, type Tx } from '../../../kernel/db/database';
import { preparedFor } from '../../../kernel/db/prepared';
import { sessions, sessionTokens, venueSessions, type SessionRow } from './session.tables';
import { Rejection } from '../../../kernel/http/rejection';
import { isTooOld, SESSION_LIFE } from './session.rules';
import { hashToken, newToken } from './token';
import { MINUTE } from '../../../kernel/clock/calendar';

/** Sessions of one member at a time; a login beyond them ends the one that was not used for longest. */
const MAX_SESSIONS = 20;
/** `seen_at` is written at most this often. */
const SEEN_STEP_MS = MINUTE;
/** Pending calls of one page all get the reason why the session ended, not only the first one; after this the token is unknown. */
const REASON_WINDOW_MS = 2_000;

/** Real ms between two replacements of the token in one session. */
const RENEWALS_MS = MINUTE;

export interface Session {
  memberId: string;
  /** Identifies the session, whichever of its tokens opened it. */
  tokenHash: string;
  /** Device that logged in; '' while a session that was handed over has not been used on one. */
  uuid: string;
  /** True when the token that opened it is old enough to be replaced. */
  renewable: boolean;
}

/**
 * Opens a session and returns its token, which is stored nowhere. Without a uuid it is handed over, as by a native app to its
 * webview: it then belongs to the first device that does more than read with it. `device`: its kind, `iPhone · Safari`.
 */
export async function openSession(db: Db, memberId: string, uuid: string, device = ''): Promise<string> {
  const token = newToken('pvl_');
  const now = Date.now();
  await inTransaction(db, async (tx) => {
    const tokenHash = hashToken(token);
    await tx.insert(sessions).values({ tokenHash, memberId, uuid, createdAt: now, seenAt: now, handedOver: uuid === '', device });
    await tx.insert(sessionTokens).values({ tokenHash, sessionHash: tokenHash, madeAt: now });
    const newest = tx
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(eq(sessions.memberId, memberId))
      .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
      .limit(MAX_SESSIONS);
    await tx.delete(sessions).where(and(eq(sessions.memberId, memberId), not(inArray(sessions.tokenHash, newest))));
  });
  return token;
}

/** True when the device is the session's own; a session that was handed over then belongs to the first device that calls this. */
export async function isOwnDevice(db: Db, { tokenHash, uuid }: Pick<Session, 'tokenHash' | 'uuid'>, device: string): Promise<boolean> {
  if (uuid !== '' || device === '') return uuid !== '' && uuid === device;
  const unbound = and(eq(sessions.tokenHash, tokenHash), eq(sessions.uuid, ''));
  await db.update(sessions).set({ uuid: device }).where(unbound);
  const [row] = await db.select({ uuid: sessions.uuid }).from(sessions).where(eq(sessions.tokenHash, tokenHash));
  return row?.uuid === device;
}

/** True for a device that is not the session's; false for every device while a session that was handed over has no owner. */
export function isForeignDevice({ uuid }: Pick<Session, 'uuid'>, device: string): boolean {
  return uuid !== '' && uuid !== device;
}

/** A session and the token that opens it, as each call reads them. */
export const CALL_COLUMNS = {
  session: {
    tokenHash: sessions.tokenHash,
    memberId: sessions.memberId,
    uuid: sessions.uuid,
    createdAt: sessions.createdAt,
    seenAt: sessions.seenAt,
    endedCode: sessions.endedCode,
    toldAt: sessions.toldAt,
    handedOver: sessions.handedOver,
  },
  token: { madeAt: sessionTokens.madeAt, until: sessionTokens.until },
};
type CalledSession = Pick<SessionRow, keyof (typeof CALL_COLUMNS)['session']>;
interface Called {
  session: CalledSession;
  token: { madeAt: number; until: number | null };
}

/** A prepared statement that finds the session of a token by its hash, and may read more of the session's member. */
export type SessionRead<R> = (db: Db) => { execute(values: { hash: string }): Promise<(Called & R)[]> };

export const OF_SESSION = eq(sessions.tokenHash, sessionTokens.sessionHash);
export const OF_TOKEN = eq(sessionTokens.tokenHash, sql.placeholder('hash'));

/** Finds the session alone. */
export const sessionOfToken = preparedFor((db) =>
  db.select(CALL_COLUMNS).from(sessionTokens).innerJoin(sessions, OF_SESSION).where(OF_TOKEN).prepare('session_of_token'),
);

/**
 * The live session of a token, and the row in which `read` found it; null for the empty token. `count` gets the session that a token
 * names before anything else is read or written, even an ended one, and may reject the call.
 * @throws Rejection with the code that ended the session, as long as its end is unreported; 10004 for any other token.
 */
export async function findSession<R>(
  context: { db: Db },
  token: string,
  read: SessionRead<R>,
  count: (named: Pick<Session, 'memberId' | 'tokenHash' | 'uuid'>) => Promise<void>,
): Promise<{ session: Session; row: R } | null> {
  if (token === '') return null;
  const [found] = await read(context.db).execute({ hash: hashToken(token) });
  const now = Date.now();
  if (found) await count(found.session);
  if (!found || (found.token.until !== null && found.token.until < now)) throw new Rejection(CODE.auth);
  const { memberId, tokenHash, uuid, handedOver } = await living(context.db, found.session);
  const renewable = !handedOver && now - found.token.madeAt >= SESSION_LIFE.token;
  return { session: { memberId, tokenHash, uuid, renewable }, row: found };
}

/**
 * Rejects a call whose session was open a moment ago and has ended.
 * @throws Rejection with the code that ended it, as long as its end is unreported, else 10004.
 */
export async function rejectEnded(db: Db, tokenHash: string): Promise<never> {
  const [row] = await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  if (row) await living(db, row);
  throw new Rejection(CODE.auth);
}

/** The row of an open session, which is marked as seen. @throws Rejection as `findSession` does. */
async function living(db: Db, row: CalledSession): Promise<CalledSession> {
  const { tokenHash } = row;
  const now = Date.now();
  if (isTooOld(row, now)) throw new Rejection(CODE.auth);
  if (row.endedCode !== null) {
    if (row.toldAt === null)
      await db
        .update(sessions)
        .set({ toldAt: now })
        .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.toldAt)));
    throw new Rejection(row.toldAt === null || now - row.toldAt < REASON_WINDOW_MS ? row.endedCode : CODE.auth);
  }
  if (now - row.seenAt > SEEN_STEP_MS) await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  return row;
}

/** Another token for a session whose own is a day old; null for a younger one. The old one remains valid for a day. */
export async function renewToken(db: Db, { tokenHash, renewable }: Session): Promise<string | null> {
  if (!renewable) return null;
  const now = Date.now();
  const token = newToken('pvl_');
  return inTransaction(db, async (tx) => {
    await tx.select({ tokenHash: sessions.tokenHash }).from(sessions).where(eq(sessions.tokenHash, tokenHash)).for('update');
    const ofSession = eq(sessionTokens.sessionHash, tokenHash);
    const justMade = await tx
      .select()
      .from(sessionTokens)
      .where(and(ofSession, gt(sessionTokens.madeAt, now - RENEWALS_MS)));
    if (justMade.length > 0) return null;
    await tx
      .update(sessionTokens)
      .set({ until: now + SESSION_LIFE.token })
      .where(and(ofSession, isNull(sessionTokens.until)));
    await tx.insert(sessionTokens).values({ tokenHash: hashToken(token), sessionHash: tokenHash, madeAt: now });
    return token;
  });
}

const openRow = (db: Db | Tx, tokenHash: string) =>
  db
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedCode)));

/** True when a session is open now. */
export async function isSessionOpen(db: Db, tokenHash: string): Promise<boolean> {
  return (await openRow(db, tokenHash)).length > 0;
}

const openSessions = preparedFor((db) =>
  db
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .where(and(sql`${sessions.tokenHash} = ANY(${sql.placeholder('hashes')})`, isNull(sessions.endedCode)))
    .prepare('open_sessions'),
);

/** The open ones of these sessions. */
export async function listOpenSessions(db: Db, tokenHashes: readonly string[]): Promise<string[]> {
  return (await openSessions(db).execute({ hashes: tokenHashes })).map(({ hash }) => hash);
}

/** True when a session is open; the row is locked until the transaction ends, so that ending it waits. */
export async function lockSession(tx: Tx, tokenHash: string): Promise<boolean> {
  return (await openRow(tx, tokenHash).for('share')).length > 0;
}

/** Sessions of a member, of one device (`uuid`) or of all, without one by its hash; or the session of a token. */
export type SessionChoice = { memberId: string; uuid?: string; except?: string } | { token: string };

/** Ends sessions so that their next call is rejected with `code`; returns the number ended. Their venue sessions end at once. */
export async function endSessions(db: Db, which: SessionChoice, code: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ofToken = (token: string) =>
      tx
        .select({ hash: sessionTokens.sessionHash })
        .from(sessionTokens)
        .where(eq(sessionTokens.tokenHash, hashToken(token)));
    const matching =
      'token' in which
        ? inArray(sessions.tokenHash, ofToken(which.token))
        : and(
            eq(sessions.memberId, which.memberId),
            which.uuid === undefined ? undefined : eq(sessions.uuid, which.uuid),
            which.except === undefined ? undefined : ne(sessions.tokenHash, which.except),
          );
    const ended = await tx
      .update(sessions)
      .set({ endedCode: code, toldAt: null })
      .where(and(matching, isNull(sessions.endedCode)))
      .returning({ tokenHash: sessions.tokenHash });
    const hashes = ended.map((row) => row.tokenHash);
    if (hashes.length > 0) await tx.delete(venueSessions).where(inArray(venueSessions.sessionHash, hashes));
    return hashes.length;
  });
}

/** Deletes sessions that are over, with their venue sessions. `now`: real ms. */
export async function sweepSessions(db: Db, now: number): Promise<void> {
  const { idle, max, ended } = SESSION_LIFE;
  const over = or(lt(sessions.seenAt, now - idle), lt(sessions.createdAt, now - max), lt(sessions.toldAt, now - ended));
  await db.delete(sessions).where(over);
  await db.delete(sessionTokens).where(lt(sessionTokens.until, now));
}

/** Logs out: deletes the token and its venue sessions. */
export async function closeSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
