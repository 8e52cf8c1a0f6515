import type { VenueCode } from '@pavilion/contract/constants';
import type { OddsType } from '@/lib/domain/site/preference/preference.model';
import type { Odds } from '@pavilion/number/odds';

/**
 * The one sport model that every venue's adapter translates into and every screen reads: Sport → League → Match → Market →
 * Selection. Times are ms since 1970; all ids are the venue's, as text.
 */
export const SPORTS = ['football', 'basketball', 'tennis'] as const;
export type KnownSport = (typeof SPORTS)[number];
/** A sport in the general form, by its venue's first letter and the venue's own number: `xf13` is FB's 13. */
export type OtherSport = `x${string}`;
export type SportId = KnownSport | OtherSport;

/** True for a sport that the product shows in the general form. */
export function isOther(sport: string): sport is OtherSport {
  return /^x[a-z]\d{1,7}$/.test(sport);
}

/** 滚球 · 今日 · 早盘 */
export const TIMEFRAMES = ['live', 'today', 'early'] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

/** Lists of matches that a venue gives: the timeframes, and 串关, every match that a parlay may include. */
export const LIST_NAMES = [...TIMEFRAMES, 'parlay'] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** Tabs of the sport page: the lists, 冠军 and 关注. */
export const SPORT_TABS = [...LIST_NAMES, 'outright', 'starred'] as const;
export type SportTab = (typeof SPORT_TABS)[number];

export const PHASES = [
  'not-started',
  'first-half',
  'half-time',
  'second-half',
  'extra-time',
  'penalties',
  'interrupted',
  'ended',
  'q1',
  'q2',
  'q3',
  'q4',
  'break',
  'overtime',
  'set-1',
  'set-2',
  'set-3',
  'set-4',
  'set-5',
  'playing', // of a sport in the general form
] as const;
export type Phase = (typeof PHASES)[number];

export type MatchStatus = 'upcoming' | 'live' | 'ended' | 'interrupted' | 'postponed' | 'cancelled';

/** Market kinds that the product knows; a venue's other markets are `other` and show the venue's own name. */
export const MARKET_KINDS = [
  'winner', // 独赢
  'handicap', // 让球 · 让分 · 让局
  'total', // 大小 · 总局
  'odd-even', // 单双
  'both-score', // 两队进球
  'double-chance', // 双重机会
  'draw-no-bet', // 平局退款
  'correct-score', // 波胆
  'home-total', // 主队大小
  'away-total', // 客队大小
  'other',
  'set-handicap', // 让盘
  'set-total', // 总盘
  'outright', // 冠军
  'corner-total', // 角球大小
] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];

export const PERIODS = [
  'full',
  'first-half',
  'second-half',
  'other',
  'q1',
  'q2',
  'q3',
  'q4',
  'set-1',
  'set-2',
  'set-3',
  'set-4',
  'set-5',
] as const;
export type Period = (typeof PERIODS)[number];

export const ROLES = ['home', 'draw', 'away', 'over', 'under', 'odd', 'even', 'yes', 'no', 'other'] as const;
export type Role = (typeof ROLES)[number];

export type Pair = readonly [home: number, away: number];

export interface Selection {
  /** Unique inside the venue: `${marketId}_${option}`. */
  id: string;
  role: Role;
  /** As a slip shows it: `利物浦`, `大 2.5`. */
  name: string;
  /** As a cell shows it, line included: `主`, `-0.5/1`, `大 2.5`. */
  label: string;
  /** Signed for this side, `-0.5/1`; null where the market has none. */
  line: string | null;
  /** Decimal price as exact text; null while locked. */
  price: Odds | null;
}

export interface Market {
  id: string;
  kind: MarketKind;
  period: Period;
  /** The venue's own name, `让球`. */
  name: string;
  /** The market's line, `-0.5/1`; null where it has none. */
  line: string | null;
  /** The venue's best line of this kind and period. */
  main: boolean;
  /** `suspended` 暂停: the whole market; `locked` selections have no price. */
  state: 'open' | 'suspended' | 'closed';
  parlay: boolean;
  /** The odds types in which the venue sells it; absent where the venue lists none and the kind decides. */
  oddsTypes?: readonly OddsType[];
  selections: readonly Selection[];
}

export interface League {
  id: string;
  name: string;
  region: string;
  /** Smaller is more important. */
  rank: number;
  hot: boolean;
}

/** A league with the number of its matches in a list. */
export interface LeagueCount extends League {
  matches: number;
}

export interface Team {
  id: string;
  name: string;
}

export interface Clock {
  /** Seconds of play at the snapshot's time; with `down`, seconds left of the part. */
  seconds: number;
  running: boolean;
  /** The clock counts down to the end of the part, as basketball's does where its venue sends that. */
  down?: boolean;
  /** Announced stoppage minutes; 0 when none. */
  injury: number;
}

export interface Match {
  id: string;
  venue: VenueCode;
  sport: SportId;
  league: League;
  home: Team;
  away: Team;
  /** ms */
  startTime: number;
  status: MatchStatus;
  phase: Phase;
  neutral: boolean;
  clock: Clock | null;
  score: Pair | null;
  halfScore: Pair | null;
  corners: Pair | null;
  yellowCards: Pair | null;
  redCards: Pair | null;
  /** Points of each quarter or games of each set so far, the running one last; empty in sports without periods. */
  periodScores: readonly Pair[];
  /** Score of the running game of a tennis match: `15`, `40`, `A`. */
  points: readonly [home: string, away: string] | null;
  /** Server of the running game of a tennis match, 0 home; null in other sports and where the venue does not send it. */
  server: 0 | 1 | null;
  /** Number of markets the venue sells on this match. */
  marketCount: number;
  /** In a list the main markets, on an event page all markets. */
  markets: readonly Market[];
}

/** Events that a newer response of a football match shows and the one before did not. */
export interface News {
  kind: 'goal' | 'no-goal' | 'red';
  /** 0 home, 1 away. */
  side: 0 | 1;
  /** ms */
  at: number;
}

/** A venue's response with its arrival (ms, this device's clock), from which data age counts. */
export interface Snapshot<T> {
  data: T;
  at: number;
  /** ms; only on a snapshot inside a page: its age when the server rendered the page. */
  initialAge?: number;
}

/** A page of matches, and the number of rows left out because they did not fit the wire. */
export interface MatchList {
  matches: readonly Match[];
  total: number;
  invalidRows: number;
}

/** Matches on offer per list, and leagues with a 冠军 market. */
export type ListCounts = Readonly<Record<ListName | 'outright', number>>;

/** Counts of a sport in the general form, under the venue's own name. */
export type OtherCounts = ListCounts & { readonly name: string };

/** Matches on offer at a venue, by sport; known sports come first. */
export type SportCounts = Readonly<Record<KnownSport, ListCounts> & Partial<Record<OtherSport, OtherCounts>>>;

/** 冠军: the winner of a league. Its one market holds a selection per contender. */
export interface Outright {
  id: string;
  venue: VenueCode;
  sport: SportId;
  league: League;
  /** `2026-27 冠军` */
  name: string;
  /** ms; no bets are taken from then on. */
  closesAt: number;
  market: Market;
}

export interface OutrightList {
  outrights: readonly Outright[];
  invalidRows: number;
}
