import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction, type Db } from '../../../kernel/db/database';
import { sessions } from '../../member/session/session.tables';
import { lockSession, rejectEnded, type Session } from '../../member/session/session';
import { hashToken, newToken } from '../../member/session/token';
import type { Context } from '../../context';
import type { GameCode } from './game-catalog';
import { gameSessions, type GameSession } from './game.tables';
import { HOUR } from '../../../kernel/clock/calendar';

/** Real ms that a session at a game lasts. */
export const GAME_SESSION_MS = 12 * HOUR;
/** Minor units with which trial play begins. */
export const TRIAL_BALANCE = 1_000_000n;

/** Owner of a member's rounds. */
export const memberOwner = (memberId: string) => `member:${memberId}`;

/**
 * Opens a session at a game and returns its token: for a member, tied to the end of the platform's session, or for trial play.
 * @throws Rejection with the code that ended the platform's session meanwhile.
 */
export async function openGameSession(
  { db }: Pick<Context, 'db'>,
  game: GameCode,
  opener: Pick<Session, 'memberId' | 'tokenHash'> | null,
): Promise<string> {
  const token = newToken('gmtk-');
  const tokenHash = hashToken(token);
  const row = opener
    ? { owner: memberOwner(opener.memberId), memberId: opener.memberId, sessionHash: opener.tokenHash, trialBalance: null }
    : { owner: `trial:${tokenHash}`, memberId: null, sessionHash: null, trialBalance: TRIAL_BALANCE };
  const opened = await inTransaction(db, async (tx) => {
    if (opener && !(await lockSession(tx, opener.tokenHash))) return false;
    await tx.insert(gameSessions).values({ tokenHash, game, createdReal: Date.now(), ...row });
    return true;
  });
  return opened ? token : rejectEnded(db, opener!.tokenHash);
}

/** The session of a token; null when it is unknown, too old, or its platform session has ended. */
export async function findGameSession(db: Db, token: string): Promise<GameSession | null> {
  if (token === '') return null;
  const [row] = await db
    .select({ session: gameSessions })
    .from(gameSessions)
    .leftJoin(sessions, eq(sessions.tokenHash, gameSessions.sessionHash))
    .where(and(eq(gameSessions.tokenHash, hashToken(token)), isNull(sessions.endedCode)));
  return row && Date.now() - row.session.createdReal < GAME_SESSION_MS ? row.session : null;
}

/** Restarts trial play with a full balance. */
export async function refillTrial(db: Db, owner: string): Promise<void> {
  await db
    .update(gameSessions)
    .set({ trialBalance: TRIAL_BALANCE })
    .where(and(eq(gameSessions.owner, owner), isNull(gameSessions.memberId)));
}

/** The rest of a trial's play money, minor units. */
export async function getTrialBalance(db: Db, owner: string): Promise<bigint> {
  const [row] = await db.select({ balance: gameSessions.trialBalance }).from(gameSessions).where(eq(gameSessions.owner, owner));
  return row?.balance ?? 0n;
}
