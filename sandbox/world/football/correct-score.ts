import { GRID } from '../engine/grid.ts';
import type { ScoreShares } from '../engine/market-builder.ts';
import type { MarketPeriod, ScoreRole } from '../engine/market.model.ts';
import type { Pair } from '../engine/world.model.ts';

/** 波胆 names the scores up to so many goals a side one by one; all others are one option together. */
const MAX_GOALS: Partial<Record<MarketPeriod, number>> = { full: 4, 'first-half': 2 };
const OTHER: ScoreRole = 'other-score';

interface Named {
  role: ScoreRole;
  home: number;
  away: number;
}

const NAMED: Partial<Record<MarketPeriod, readonly Named[]>> = {
  full: upTo(MAX_GOALS.full!),
  'first-half': upTo(MAX_GOALS['first-half']!),
};

function upTo(maxGoals: number): Named[] {
  return Array.from({ length: (maxGoals + 1) ** 2 }, (_, index): Named => {
    const [home, away] = [Math.floor(index / (maxGoals + 1)), index % (maxGoals + 1)];
    return { role: `${home}-${away}`, home, away };
  });
}

/** Order is part of venues' ids: append only. */
export const SCORE_ROLES: readonly ScoreRole[] = [...NAMED.full!.map(({ role }) => role), OTHER];

/** `2-1` → [2, 1]; null for `other-score` and for roles of other kinds. */
export function scoreOfRole(role: string): Pair | null {
  const [, home, away] = /^(\d)-(\d)$/.exec(role) ?? [];
  return home && away ? [Number(home), Number(away)] : null;
}

export function isScoreRole(role: string): role is ScoreRole {
  return role === OTHER || scoreOfRole(role) !== null;
}

/** True when a bet on `role` is won at a final score of the period. */
export function scoreHits(role: ScoreRole, [home, away]: Pair, period: MarketPeriod): boolean {
  const named = scoreOfRole(role);
  return named ? named[0] === home && named[1] === away : Math.max(home, away) > (MAX_GOALS[period] ?? 0);
}

/** Chances of the scores of a period from the goals still to come; impossible scores have none. */
export function scoreShares(grid: Float64Array, [home, away]: Pair, period: MarketPeriod): ScoreShares {
  let remaining = 1;
  const named = (NAMED[period] ?? []).map(({ role, home: h, away: a }): [ScoreRole, number] => {
    const share = h < home || a < away ? 0 : grid[(h - home) * GRID + (a - away)]!;
    remaining -= share;
    return [role, share];
  });
  return [...named, [OTHER, Math.max(0, remaining)]];
}
