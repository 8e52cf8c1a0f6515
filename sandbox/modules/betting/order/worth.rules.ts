import type { Prospect } from '../../../world/engine/world.model';
import type { Odds } from '@pavilion/number/odds';
import type { LegBet, Outcome } from '../ruling/bet.model';
import { outcomeOf } from '../ruling/settlement.rules';
import { wagerOf } from '../ruling/verdict.rules';

/** Outcomes less likely than this are ignored. */
const NEVER = 1e-9;

/** Chance of each outcome of a leg that may still come, by the scores at which it may be decided. */
export function outcomeChances(leg: LegBet, prospects: readonly Prospect[]): Map<Outcome, number> {
  const wager = wagerOf(leg);
  const chances = new Map<Outcome, number>();
  for (const { score, chance } of prospects) {
    if (chance < NEVER) continue;
    const outcome = outcomeOf(wager, score);
    chances.set(outcome, (chances.get(outcome) ?? 0) + chance);
  }
  return chances;
}

/**
 * The mean return of a unit staked at the leg's price, apart from returned stakes: its price times its chance, where half a win and
 * half a loss count half and a push does not count.
 */
export function worthOf(leg: LegBet & { price: Odds }, prospects: readonly Prospect[]): number {
  const chances = outcomeChances(leg, prospects);
  const chanceOf = (outcome: Outcome) => chances.get(outcome) ?? 0;
  const gain = chanceOf('won') + chanceOf('half-won') / 2;
  const cost = chanceOf('lost') + chanceOf('half-lost') / 2;
  return gain === 0 ? 0 : (Number(leg.price) * gain) / (gain + cost);
}
