import type { MarketKind, OptionRole } from '../../sandbox/world/engine/market.model';
import { SCORE_ROLES } from '../../sandbox/world/football/correct-score';

/** Kinds of markets that a count of the match decides. */
export type CountedKind = Exclude<MarketKind, 'outright'>;

const SIDES = ['home', 'away'] as const;
const TOTAL = { roles: ['over', 'under'], isLined: true } as const;

/** Roles of each kind, and true if it has a line. */
export const MARKET_ROLES: Readonly<Record<CountedKind, { roles: readonly OptionRole[]; isLined: boolean }>> = {
  winner: { roles: ['home', 'draw', 'away'], isLined: false },
  handicap: { roles: SIDES, isLined: true },
  total: TOTAL,
  'both-score': { roles: ['yes', 'no'], isLined: false },
  'odd-even': { roles: ['odd', 'even'], isLined: false },
  'double-chance': { roles: ['home-draw', 'home-away', 'draw-away'], isLined: false },
  'home-total': TOTAL,
  'away-total': TOTAL,
  'set-handicap': { roles: SIDES, isLined: true },
  'set-total': TOTAL,
  'draw-no-bet': { roles: SIDES, isLined: false },
  'correct-score': { roles: SCORE_ROLES, isLined: false },
  'corner-total': TOTAL,
};

export const COUNTED_KINDS = Object.keys(MARKET_ROLES) as readonly CountedKind[];
