import type { VenueCode } from '@/lib/contract/constants';
import type { Odds } from '@/lib/kit/number/odds';
import type { MarketKind, Pair, Period, Role, SportId } from '@/lib/domain/sport/sport.model';

/** One chosen selection as the member saw it when tapping. What it costs now is asked elsewhere (query cache, quotes). */
export interface SlipLeg {
  venue: VenueCode;
  sport: SportId;
  matchId: string;
  marketId: string;
  selectionId: string;
  marketKind: MarketKind;
  period: Period;
  marketName: string;
  role: Role;
  /** `利物浦`, `大 2.5` */
  selection: string;
  line: string | null;
  /** The price on the button that was tapped. */
  seenPrice: Odds;
  home: string;
  away: string;
  competition: string;
  startTime: number;
  live: boolean;
  score: Pair | null;
}

/** 不接受 · 接受更好 · 下降不超过 x % · 接受任何 */
export type OddsPolicy = { kind: 'none' } | { kind: 'better' } | { kind: 'drop'; percent: number } | { kind: 'any' };
