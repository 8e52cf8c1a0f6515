import { VENUE_CODES } from '@pavilion/contract/constants';
import * as z from '@pavilion/contract/schema';
import type { Minor } from '@pavilion/number/money';
import type { Order } from './order.model';

/** Fields that a venue needs to price an order. */
export type CashOutOrder = Pick<Order, 'id' | 'kind' | 'stake' | 'cashedOut'>;

/** 提前结算: a venue's present price for an open order. */
export interface CashOut {
  orderId: string;
  /** Paid for the whole remaining stake; null while the venue gives no price. */
  amount: Minor | null;
  /** The stake still in play. */
  stake: Minor;
  /** Smallest and largest stake that can be sold at once; equal when the venue buys only the whole. */
  min: Minor;
  max: Minor;
}

export interface CashOutRequest {
  orderId: string;
  kind: Order['kind'];
  /** Stake to sell. */
  stake: Minor;
  /** The amount shown for that stake. */
  amount: Minor;
  /**
   * Idempotency key, sent where the venue has a field for it. The venue accepts a better price than shown; a worse one gives
   * `price-moved`.
   */
  key: string;
}

/** `unknown` is resolved from the order list, never sent again automatically. */
export type CashOutResult =
  | { state: 'done'; amount: Minor }
  | { state: 'pending' }
  | { state: 'price-moved' }
  | { state: 'suspended' }
  | { state: 'rejected'; reason: string; code: string }
  | { state: 'unknown' };

/** Minor units as text, since JSON knows no bigint. */
const minorText = z.string(z.regex(/^\d{1,15}$/));

export const sentCashOutSchema = z.object({
  key: z.string(z.maxLength(64)),
  member: z.string(),
  venue: z.enum(VENUE_CODES),
  orderId: z.string(z.maxLength(40)),
  kind: z.enum(['single', 'parlay']),
  /** ms; when the order was placed: the venue's list is read around it. */
  placedAt: z.number(),
  /** Stake that the order had sold before this cash-out, and the payment for it. */
  before: z.object({ stake: minorText, payout: minorText }),
  /** The stake sold, and the amount shown for it. */
  stake: minorText,
  amount: minorText,
  /** This device's ms. */
  sentAt: z.number(),
  /** Number of reads of the order without this cash-out. */
  reads: z.number(),
  /** Null until a response came. */
  result: z.nullable(z.object({ state: z.enum(['pending', 'unknown']) })),
});

/** A cash-out, from before it is sent until its result is known. `missing`: the venue never bought it. */
export interface SentCashOut extends Omit<z.infer<typeof sentCashOutSchema>, 'result'> {
  result: CashOutResult | { state: 'missing' } | null;
}
