import { VENUE_CODES } from '@/lib/contract/constants';
import * as z from '@/lib/contract/schema';
import type { Minor } from '@/lib/kit/number/money';
import type { Order } from './order.model';

/** What a venue must know of an order to name its price. */
export type CashOutOrder = Pick<Order, 'id' | 'kind' | 'stake' | 'cashedOut'>;

/** 提前结算: what a venue pays now for an order that still runs. */
export interface CashOut {
  orderId: string;
  /** Paid for the whole remaining stake; null while the venue names no price. */
  amount: Minor | null;
  /** The stake that is still in play. */
  stake: Minor;
  /** The least and the most stake that may be given up in one go; equal where the venue takes only the whole. */
  min: Minor;
  max: Minor;
}

export interface CashOutRequest {
  orderId: string;
  kind: Order['kind'];
  /** Stake given up. */
  stake: Minor;
  /** What was shown for that stake. */
  amount: Minor;
  /** Idempotency key, where the venue has a field for it. A better price than shown is taken, a worse one is `price-moved`. */
  key: string;
}

/** `unknown` is resolved from the order list, never sent again by itself. */
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
  /** ms; when the order was placed: where the venue lists it. */
  placedAt: z.number(),
  /** What the order had given up, and what was paid for it, before this was sent. */
  before: z.object({ stake: minorText, payout: minorText }),
  /** What is given up, and what was shown for it. */
  stake: minorText,
  amount: minorText,
  /** This device's ms. */
  sentAt: z.number(),
  /** How often the order was read without it. */
  reads: z.number(),
  /** Null until an answer came. */
  result: z.nullable(z.object({ state: z.enum(['pending', 'unknown']) })),
});

/** A cash-out from the moment before it is sent until what became of it is known; `missing`: the order never gave it up. */
export interface SentCashOut extends Omit<z.infer<typeof sentCashOutSchema>, 'result'> {
  result: CashOutResult | { state: 'missing' } | null;
}
