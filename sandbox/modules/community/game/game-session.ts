import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction, type Db } from '../../../kernel/db/database';
import { sessions } from '../../member/session/session.tables';
import { lockSession, rejectEnded, type Session } from '../../member/session/session';
import { hashToken, newToken } from '../../member/session/token';
import type { Context } from '../../context';
import type { GameCode } from './game-catalog';
import { gameSessions, trialBalances, type GameSession } from './game.tables';
import { deviceHashOf } from '../../../kernel/http/client.rules';
import { HOUR } from '../../../kernel/clock/calendar';

/** Real ms that a session at a game lasts. */
export const GAME_SESSION_MS = 12 * HOUR;
/** Minor units with which trial play begins. */
export const TRIAL_BALANCE = 1_000_000n;

/** Opener of a session: a member by the session at the platform, or trial play by the device's uuid, '' for an unknown one. */
export type GameOpener = Pick<Session, 'memberId' | 'tokenHash'> | { device: string };

/** Owner of a member's rounds. */
export const memberOwner = (memberId: string) => `member:${memberId}`;

/**
 * Opens a session at a game and returns its token: for a member, tied to the end of the platform's session, or for trial play, whose
 * rounds and balance are those of the device.
 * @throws Rejection with the code that ended the platform's session meanwhile.
 */
export async function openGameSession({ db }: Pick<Context, 'db'>, game: GameCode, opener: GameOpener): Promise<string> {
  const token = newToken('gmtk-');
  const tokenHash = hashToken(token);
  const createdReal = Date.now();
  if ('device' in opener) {
    const owner = `trial:${opener.device === '' ? tokenHash : deviceHashOf(opener.device)}`;
    await inTransaction(db, async (tx) => {
      await tx
        .insert(trialBalances)
        .values({ owner, balance: TRIAL_BALANCE, openedReal: createdReal })
        .onConflictDoUpdate({ target: trialBalances.owner, set: { openedReal: createdReal } });
      await tx.insert(gameSessions).values({ tokenHash, game, createdReal, owner });
    });
    return token;
  }
  const { memberId, tokenHash: sessionHash } = opener;
  const opened = await inTransaction(db, async (tx) => {
    if (!(await lockSession(tx, sessionHash))) return false;
    await tx.insert(gameSessions).values({ tokenHash, game, createdReal, owner: memberOwner(memberId), memberId, sessionHash });
    return true;
  });
  return opened ? token : rejectEnded(db, sessionHash);
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
  await db.update(trialBalances).set({ balance: TRIAL_BALANCE }).where(eq(trialBalances.owner, owner));
}

/** The rest of a trial's play money, minor units. */
export async function getTrialBalance(db: Db, owner: string): Promise<bigint> {
  const [row] = await db.select({ balance: trialBalances.balance }).from(trialBalances).where(eq(trialBalances.owner, owner));
  return row?.balance ?? 0n;
}
