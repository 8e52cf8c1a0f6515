import { GAMES } from './game-catalog';
import type { GameRound } from './game.tables';
import { roundRandomOf } from './rules/round-random';
import { playHighLow, type HighLowBounds, type HighLowState, type HighLowStep } from './rules/high-low.rules';
import { DAY } from '@pavilion/number/duration';

/** World ms after which an open round is ended at its present value. */
export const HIGH_LOW_OPEN_MS = DAY;

/** The cards of a round of 高低牌 after its steps. */
export function highLowOf({ seed, clientSeed, id, steps }: Pick<GameRound, 'seed' | 'clientSeed' | 'id' | 'steps'>): HighLowState {
  return playHighLow(steps as HighLowStep[], roundRandomOf(seed, clientSeed, String(id)));
}

/** A round's stake, and the most that it can pay. */
export const boundsOf = (stake: bigint): HighLowBounds => ({ stake, cap: BigInt(GAMES['high-low'].maxWin) });
