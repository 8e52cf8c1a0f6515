import { VENUE_CODES } from '@pavilion/contract/constants';
import * as z from '@pavilion/contract/schema';
import type { VenueCode } from '@pavilion/contract/constants';
import type { Minor } from '@pavilion/number/money';
import type { Order } from './order.model';

/** Path at which the site's server returns a member's open orders. */
export const OPEN_ORDERS_PATH = '/api/open-orders';

/** An open order without its content. */
export interface OpenOrder extends Pick<Order, 'venue' | 'id' | 'placedAt'> {
  state: 'accepted' | 'pending';
  /** World ms from which a leg is in play; null for an order without such a leg. */
  liveFrom: number | null;
  /** The venue's ids of the matches of its legs. */
  matchIds: readonly string[];
}

/** Open orders of one venue. */
export interface OpenPart {
  /** The newest ones: the venue's first page. */
  orders: readonly OpenOrder[];
  /** Number of all of them. */
  total: number;
  /** Stake of all of them, or of those that are listed where the venue names no sum. */
  stake: Minor;
}

/** Open orders of all venues. */
export interface OpenOrders extends OpenPart {
  /** Each venue's part, as last received. */
  parts: Readonly<Partial<Record<VenueCode, OpenPart>>>;
  /** Venues that have not responded yet; the sums exclude their orders and money. */
  missing: readonly VenueCode[];
  /** Venues that failed this time; their previous parts are included. */
  lateVenues: readonly VenueCode[];
}

/** Response of the site's server; `part` is null for a venue that failed, since unknown is not zero. */
export const openOrdersSchema = z.object({
  venues: z.array(
    z.object({
      venue: z.enum(VENUE_CODES),
      part: z.nullable(
        z.object({
          orders: z.array(
            z.object({
              id: z.string(),
              state: z.enum(['accepted', 'pending']),
              placedAt: z.number(),
              liveFrom: z.nullable(z.number()),
              matchIds: z.array(z.string()),
            }),
          ),
          total: z.number(),
          /** Decimal text. */
          stake: z.string(),
        }),
      ),
    }),
  ),
});

export type OpenOrdersReply = z.infer<typeof openOrdersSchema>;
