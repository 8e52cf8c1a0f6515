import type { VenueCode } from '@/lib/contract/constants';
import type { Minor } from '@/lib/kit/number/money';
import type { Match, MatchList, SportId, Timeframe, TimeframeCounts } from '@/lib/domain/sport/sport.model';
import type { OrderPage, OrderState, Placement, PlaceResult, Quote } from '@/lib/domain/order/order.model';

export interface ListFilter {
  sport: SportId;
  timeframe: Timeframe;
  /** From 1. */
  page: number;
}

export interface OrderFilter {
  settled: boolean;
  /** Bet time, ms; the venue needs both for settled orders. */
  from: number;
  to: number;
  /** From 1. */
  page: number;
}

/**
 * What every venue can do, in the product's model. One implementation per venue folder, listed in `registry.ts`.
 * Reads and quotes throw the error classes of `lib/kit/http/errors`; placing returns what happened as data.
 */
export interface Venue {
  code: VenueCode;
  /** `FB体育` */
  name: string;
  getCounts(options?: CallOptions): Promise<TimeframeCounts>;
  getMatches(filter: ListFilter, options?: CallOptions): Promise<MatchList>;
  getMatch(matchId: string, options?: CallOptions): Promise<Match>;
  getBalance(options?: CallOptions): Promise<Minor>;
  getQuotes(
    legs: readonly { matchId: string; marketId: string; selectionId: string }[],
    options?: CallOptions,
  ): Promise<readonly Quote[]>;
  place(placement: Placement): Promise<PlaceResult>;
  /** State of orders just placed. */
  getOrderStates(
    orderIds: readonly string[],
    options?: CallOptions,
  ): Promise<readonly { orderId: string; state: OrderState; reason: string | null }[]>;
  getOrders(filter: OrderFilter, options?: CallOptions): Promise<OrderPage>;
}

export interface CallOptions {
  signal?: AbortSignal;
}
