import { GAMES, type GameCode } from '../../sandbox/modules/community/game/game-catalog';
import type { Bounds, StepsRules } from '../../sandbox/modules/community/game/game.model';
import { canDouble, canSplit, type BlackjackState } from '../../sandbox/modules/community/game/games/blackjack/blackjack.rules';
import { roundRandomOf } from '../../sandbox/modules/community/game/round-random';
import type { Control } from './control-client';

const SEED = '5e'.repeat(32);
const BOUNDS: Bounds = { stake: 1_000n, cap: 10_000_000n };

/**
 * Sets the seed of a member's next round of a game of steps, and resolves to its number and to a seed of the player's own with which the
 * round allows `steps` and is then as `isWanted` requires.
 */
export async function knownRound<State>(
  control: Control,
  code: GameCode,
  userName: string,
  isWanted: (state: State) => boolean,
  steps: readonly string[] = [],
): Promise<{ round: string; clientSeed: string }> {
  const { round } = await control.gameSeed({ code, userName, seed: SEED });
  const rules = GAMES[code].rules as StepsRules<State>;
  for (let number = 0; ; number += 1) {
    const clientSeed = `known ${number}`;
    const stateAfter = (count: number) => rules.replay('', steps.slice(0, count), roundRandomOf(SEED, clientSeed, round));
    const isAllowed = steps.every((step, index) => rules.canStep(stateAfter(index), step, BOUNDS));
    if (isAllowed && isWanted(stateAfter(steps.length))) return { round, clientSeed };
  }
}

/** 二十一点: a hand that can be doubled and not split. */
export const isDouble = ({ hands, results }: BlackjackState): boolean => results === null && canDouble(hands[0]!) && !canSplit(hands[0]!);

/** 二十一点: two 8, which become two hands of 19 at most, so that both can be played. */
export const isPair = ({ hands, results }: BlackjackState): boolean => results === null && canSplit(hands[0]!) && hands[0]?.[0] === 8;
