import type { RoundView } from '../round.view';
import { dealBaccarat, type BaccaratSide } from '../rules/baccarat.rules';
import { roundRandomOf, hashOfSeed } from '../rules/round-random';
import { castNet, type Fish } from '../rules/fishing.rules';
import { playHighLow, type HighLowStep } from '../rules/high-low.rules';
import { spin } from '../rules/slot.rules';
import { isTimetable, outcomeOf } from '../timetable.rules';

/** The page's own check of a settled round: the seed fits its hash, and the seed gives the outcome. */
export function verifyRound(round: RoundView): { hash: boolean; outcome: boolean } {
  if (round.seed === null) return { hash: false, outcome: false };
  return { hash: hashOfSeed(round.seed) === round.hash, outcome: same(reckon(round, round.seed), round.outcome) };
}

function reckon({ game, id, clientSeed, bet, steps, draw }: RoundView, seed: string): unknown {
  if (isTimetable(game) && draw !== null) return outcomeOf(game, draw, seed);
  const random = roundRandomOf(seed, clientSeed, id);
  if (game === 'slot') return spin(random);
  if (game === 'baccarat') return dealBaccarat(bet as BaccaratSide, random);
  if (game === 'fishing') return castNet(bet as Fish, random);
  return { cards: playHighLow(steps as HighLowStep[], random).cards };
}

/** Compares values as JSON, whatever the order of an object's keys. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const [one, other] = [Object.entries(a), new Map(Object.entries(b))];
  return one.length === other.size && one.every(([key, value]) => same(value, other.get(key)));
}
