import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database';
import { gameRounds, type GameRound } from './game.tables';
import { validStakesOfDraw } from './valid-stake';

/** The valid stake of a round among all rounds of its owner on the same draw, which is known: `payoutOf` returns the payout of each. */
export async function validStakeInDraw(
  tx: Tx,
  { id, memberId, game, draw }: GameRound,
  payoutOf: (round: Pick<GameRound, 'bet' | 'stake'>) => bigint,
): Promise<bigint> {
  if (memberId === null || draw === null) return 0n;
  const { bet, stake } = gameRounds;
  const rounds = await tx
    .select({ id: gameRounds.id, bet, stake })
    .from(gameRounds)
    .where(and(eq(gameRounds.memberId, memberId), eq(gameRounds.game, game), eq(gameRounds.draw, draw), ne(gameRounds.state, 'prepared')));
  return validStakesOfDraw(rounds.map((round) => ({ ...round, payout: payoutOf(round) }))).get(id) ?? 0n;
}
