import type { ValidStake } from '@/sandbox/modules/betting/stake/stake.model';
import { addStake, endPeriods, joinedVip, type Vip } from '@/sandbox/modules/member/vip/vip.rules';
import { lockedOf, takeStake, type Turnover, type TurnoverSource } from '@/sandbox/modules/money/turnover/turnover.rules';

/** The level at `now` from all stakes that were settled until then, advanced settlement by settlement. */
export function vipAt(stakes: readonly ValidStake[], { base, since, now }: { base: number; since: number; now: number }): Vip {
  const vip = joinedVip(base, since);
  const counted = stakes.filter(({ closedAt }) => closedAt <= now).toSorted((a, b) => a.closedAt - b.closedAt);
  for (const stake of counted) addStake(vip, stake);
  endPeriods(vip, now);
  return vip;
}

/** Turnover of sources after all settled stakes, as settlements take them off one by one. */
export function allocateTurnover<S extends TurnoverSource>(sources: readonly S[], stakes: readonly ValidStake[]): Turnover<S>[] {
  const turnovers = sources.toSorted((a, b) => a.at - b.at).map((source) => ({ ...source, done: 0n, doneGames: 0n, locked: 0n }));
  for (const stake of stakes.toSorted((a, b) => a.closedAt - b.closedAt)) takeStake(turnovers, stake);
  for (const turnover of turnovers) turnover.locked = lockedOf(turnover);
  return turnovers;
}
