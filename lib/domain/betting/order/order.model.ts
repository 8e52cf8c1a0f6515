import type { VenueCode } from '@pavilion/contract/constants';
import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import type { MarketKind, Pair, Period, Role, SportId } from '@/lib/domain/betting/match/sport.model';

/** 待确认 · 已成立 · 已拒绝 · 已取消 · 已结算 */
export type OrderState = 'pending' | 'accepted' | 'rejected' | 'cancelled' | 'settled';

/** 未结 · 走水 · 输 · 赢 · 赢半 · 输半 · 取消 */
export type Outcome = 'open' | 'push' | 'lost' | 'won' | 'half-won' | 'half-lost' | 'void';

export interface OrderLeg {
  sport: SportId;
  matchId: string;
  /**
   * The venue's id of the selection, as in the slip: an order of unknown result is matched by it. Empty when the venue's
   * orders have none.
   */
  selectionId: string;
  /** `红城 vs 蓝港` */
  matchName: string;
  home: string;
  away: string;
  league: string;
  startTime: number;
  marketKind: MarketKind;
  period: Period;
  marketName: string;
  selection: string;
  role: Role;
  line: string | null;
  price: Odds;
  live: boolean;
  /** Score when the bet was taken (in-play handicaps count from it). */
  scoreAtBet: Pair | null;
  /** Score used for the settlement, `2-0`; null while open. */
  result: string | null;
  outcome: Outcome;
}

export interface Order {
  id: string;
  venue: VenueCode;
  state: OrderState;
  outcome: Outcome;
  /** 单关 or 串关 */
  kind: 'single' | 'parlay';
  /** Legs per bet, as in `Combo`: 1 for a single, 0 for full cover. */
  size: number;
  /** Number of bets in it. */
  bets: number;
  stake: Minor;
  /** Money returned, stake included; 0 while open or lost. */
  payout: Minor;
  /** Win (+) or loss (−) once settled. */
  profit: Minor;
  /** Highest return, stake included; null while unknown. */
  maxReturn: Minor | null;
  placedAt: number;
  settledAt: number | null;
  /** 提前结算: stake sold and the payment for it; null for none. */
  cashedOut: { stake: Minor; payout: Minor } | null;
  /** The venue's reason for a rejection. */
  reason: string | null;
  legs: readonly OrderLeg[];
}

export interface OrderPage {
  orders: readonly Order[];
  page: number;
  total: number;
  invalidRows: number;
  totals: { count: number; stake: Minor; payout: Minor; profit: Minor } | null;
}

/** Several venues' pages joined into one. */
export interface JoinedPage extends OrderPage {
  /** Each venue's page, as last received. */
  parts: Readonly<Partial<Record<VenueCode, OrderPage>>>;
  /** Venues that have not responded yet; the sums exclude their orders and money. */
  missing: readonly VenueCode[];
  /** Venues that failed this time; their previous responses are included. */
  lateVenues: readonly VenueCode[];
}

/** A venue's current price and limits, requested before a bet is sent. */
export interface Quote {
  /** The requested selection. */
  selectionId: string;
  /** `moved`: the line jumped, `selection` is its replacement. */
  state: 'open' | 'moved' | 'suspended' | 'closed';
  selection: {
    id: string;
    marketId: string;
    name: string;
    label: string;
    line: string | null;
    price: Odds;
  } | null;
  /** Limits of one bet. */
  min: Minor;
  max: Minor;
  parlay: boolean;
  live: boolean;
  score: Pair | null;
}

/** One bet that the slip passes to a venue. */
export interface Placement {
  matchId: string;
  marketId: string;
  selectionId: string;
  price: Odds;
  /** The score from which the member saw a football handicap count (`seenBase`); absent or null for any other bet. */
  base?: Pair | null;
  stake: Minor;
  /** Price changes that the venue may accept by itself; absent = `same`, the strictest. */
  accept?: 'same' | 'better' | 'any';
  /** Idempotency key: a venue with a field for it returns the first response again for a repeat. */
  key: string;
}

/** Result of a bet. `unknown` is never retried automatically: it is resolved from the order list. */
export type PlacementResult =
  /** `prices`: the legs' prices as the venue accepted them, in their order; null when its response does not name them all. */
  | { state: 'accepted'; orderId: string; prices: readonly Odds[] | null }
  | { state: 'pending'; orderId: string }
  | { state: 'rejected'; reason: string; code: string }
  | { state: 'price-moved' }
  | { state: 'suspended' }
  | { state: 'balance' }
  | { state: 'limit' }
  | { state: 'unknown' };
