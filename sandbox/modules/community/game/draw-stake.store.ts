import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database';
import type { DrawRules } from './game.model';
import { gameRounds, type GameRound } from './game.tables';
import { validStakesOfDraw } from './valid-stake';

/** The valid stake of a round among all rounds of its owner on the same draw, which is known: `rateOf` returns the rate of each bet. */
export async function validStakeInDraw(
  tx: Tx,
  { id, memberId, game, draw }: GameRound,
  { opposites, rateOf }: Pick<DrawRules, 'opposites'> & { rateOf: (bet: string) => number },
): Promise<bigint> {
  if (memberId === null || draw === null) return 0n;
  const rounds = await tx
    .select({ id: gameRounds.id, lines: gameRounds.lines })
    .from(gameRounds)
    .where(and(eq(gameRounds.memberId, memberId), eq(gameRounds.game, game), eq(gameRounds.draw, draw), ne(gameRounds.state, 'prepared')));
  const lines = rounds.flatMap(({ id: round, lines: own }) =>
    own.map(({ bet, stake }) => ({ id: round, bet, stake: BigInt(stake), payout: (BigInt(stake) * BigInt(rateOf(bet))) / 100n })),
  );
  return validStakesOfDraw(lines, opposites).get(id) ?? 0n;
}
