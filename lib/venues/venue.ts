import type { VenueCode } from '@pavilion/contract/constants';
import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import type { LeagueCount, ListName, Match, MatchList, OutrightList, SportCounts, SportId } from '@/lib/domain/betting/match/sport.model';
import type { CashOut, CashOutOrder, CashOutRequest, CashOutResult } from '@/lib/domain/betting/order/cash-out.model';
import type { ComboPlacement, ComboQuote, ComboResult } from '@/lib/domain/betting/order/combo.model';
import type { OrderPage, OrderState, Placement, PlacementResult, Quote } from '@/lib/domain/betting/order/order.model';

export interface ListFilter {
  sport: SportId;
  timeframe: ListName;
  /** From 1. */
  page: number;
  /** Only these leagues; absent means all. */
  leagues?: readonly string[];
}

export interface ResultFilter {
  sport: SportId;
  /** Kick-off in [from, to), ms. */
  from: number;
  to: number;
  /** From 1. */
  page: number;
  /** Major leagues first, instead of by kick-off; a venue that sends whole days returns one as one page. */
  byLeague?: boolean;
}

export interface LegId {
  matchId: string;
  marketId: string;
  selectionId: string;
  /** The slip's name and price of the selection, for quotes of venues that need them. */
  selection?: string | undefined;
  price?: Odds | undefined;
}

export interface OrderFilter {
  settled: boolean;
  /** Bet time, ms; the venue needs both for settled orders. */
  from: number;
  to: number;
  /** From 1. */
  page: number;
}

/** Visitors' reads of a venue: matches and prices. Throws the error classes of `lib/kit/http/errors`. */
export interface VenueReading {
  getCounts(options?: CallOptions): Promise<SportCounts>;
  getLeagues(filter: Pick<ListFilter, 'sport' | 'timeframe'>, options?: CallOptions): Promise<readonly LeagueCount[]>;
  getMatches(filter: ListFilter, options?: CallOptions): Promise<MatchList>;
  /** Matches by id, at most 40 at a time; those that the venue no longer sells are missing. */
  getMatchesById(matchIds: readonly string[], options?: CallOptions): Promise<MatchList>;
  getMatch(matchId: string, options?: CallOptions): Promise<Match>;
  getOutrights(sport: SportId, options?: CallOptions): Promise<OutrightList>;
  /** Matches of any sport whose team or league fits the words. */
  search(query: string, options?: CallOptions): Promise<MatchList>;
  /** Ended matches, with their scores and without markets. */
  getResults(filter: ResultFilter, options?: CallOptions): Promise<MatchList>;
  /** The sport in a match's id, for venues whose ids contain one. */
  sportOfMatchId?(matchId: string): SportId | null;
  /** For venues that give members prices of their own: true if this session's are those of a visitor. */
  hasVisitorPrices?(): Promise<boolean>;
}

/** A member's orders at the venue. Throws the error classes of `lib/kit/http/errors`. */
export interface VenueRecords {
  /** State of orders just placed. */
  getOrderStates(
    orderIds: readonly string[],
    options?: CallOptions,
  ): Promise<readonly { orderId: string; state: OrderState; reason: string | null }[]>;
  getOrders(filter: OrderFilter, options?: CallOptions): Promise<OrderPage>;
}

/**
 * A member's bets at a venue. Quotes and records throw the error classes of `lib/kit/http/errors`; placing and cashing out
 * return the result as data.
 */
export interface VenueBetting {
  getBalance(options?: CallOptions): Promise<Minor>;
  getQuotes(legs: readonly LegId[], options?: CallOptions): Promise<readonly Quote[]>;
  /** Quotes of two or more legs, as a parlay. */
  getComboQuote(legs: readonly LegId[], options?: CallOptions): Promise<ComboQuote>;
  place(placement: Placement): Promise<PlacementResult>;
  /** One result per combination, in their order. */
  placeCombo(placement: ComboPlacement): Promise<readonly ComboResult[]>;
  /** The venue's current prices of these open orders; one that it does not buy back is missing. */
  getCashOuts(orders: readonly CashOutOrder[], options?: CallOptions): Promise<readonly CashOut[]>;
  cashOut(request: CashOutRequest): Promise<CashOutResult>;
}

/** A venue in the product's model: each has one folder here and a line in `registry.ts`. */
export interface Venue extends VenueReading, VenueRecords, VenueBetting {
  code: VenueCode;
  /** `FB体育` */
  name: string;
}

/** The parts of a venue; each is a chunk of its own in the browser. */
export interface VenuePartTypes {
  reading: VenueReading;
  records: VenueRecords;
  betting: VenueBetting;
}

/** Loaders of a venue's parts, over the sessions of this browser. */
export type VenueParts = { readonly [Part in keyof VenuePartTypes]: () => Promise<VenuePartTypes[Part]> };

/** A venue as the site's server reads it for visitors. */
export interface GuestVenue {
  /** Readings over the server's own guest sessions, each within the server's time limit. */
  createReading(sessions: VenueSessions): VenueReading;
}

export interface CallOptions {
  signal?: AbortSignal;
}
