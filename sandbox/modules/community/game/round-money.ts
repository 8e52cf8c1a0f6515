import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database';
import { findOwnRejection } from '../../member/limit/limit-guard';
import type { Context } from '../../context';
import { GAME_COPY } from './game.copy';
import { trialBalances, type GameRound, type GameSession } from './game.tables';
import { saveRound } from './round.store';
import { stakeOfRound, validStakeOfRound } from './valid-stake';

/** A rejected round or step, with the message for the player. */
export class RoundRejected extends Error {
  override name = 'RoundRejected';
}

/** Reference of a round's money, and the key of its first stake and of its payout. */
const referenceOf = (id: bigint) => `game-${id}`;

/**
 * Takes the stake of a round from the member's wallet, or from the balance of trial play. `step`: number of the step that adds it.
 * @throws RoundRejected, InsufficientBalance
 */
export async function takeStake(
  { ledger, limitUse }: Pick<Context, 'ledger' | 'limitUse'>,
  tx: Tx,
  { memberId, owner }: GameSession,
  { id, stake, now, step }: { id: bigint; stake: bigint; now: number; step?: number },
): Promise<void> {
  if (memberId === null) {
    const [left] = await tx
      .update(trialBalances)
      .set({ balance: sql`${trialBalances.balance} - ${stake}` })
      .where(and(eq(trialBalances.owner, owner), gte(trialBalances.balance, stake)))
      .returning({ owner: trialBalances.owner });
    if (!left) throw new RoundRejected(GAME_COPY.poor);
    return;
  }
  const own = await findOwnRejection({ limitUse }, tx, { memberId, at: now, what: 'bet', amount: stake });
  if (own) throw new RoundRejected(own.message);
  const betId = referenceOf(id);
  await ledger.openBet(tx, { memberId, betId, stake, key: step === undefined ? betId : `${betId}-${step}` });
}

/** Ends a round: its stake is counted, and the payout goes to the member's wallet, or to the balance of trial play. Under `lockStakes`. */
export async function settle(
  { ledger, countSettled }: Pick<Context, 'ledger' | 'countSettled'>,
  tx: Tx,
  round: GameRound,
  { outcome, payout, now, validStake }: { outcome: unknown; payout: bigint; now: number; validStake?: bigint },
): Promise<GameRound> {
  const { id, owner, memberId, stake } = round;
  const end = { state: 'settled' as const, outcome, payout, settledAt: now };
  const counted = { ...end, validStake: validStake ?? validStakeOfRound({ ...round, ...end }), counted: true };
  if (memberId !== null) await countSettled(tx, [stakeOfRound({ ...round, ...counted, memberId })]);
  if (memberId !== null) await ledger.settleBet(tx, { memberId, betId: referenceOf(id), stake, payout });
  else if (payout > 0n) {
    await tx
      .update(trialBalances)
      .set({ balance: sql`${trialBalances.balance} + ${payout}` })
      .where(eq(trialBalances.owner, owner));
  }
  return saveRound(tx, id, counted);
}
