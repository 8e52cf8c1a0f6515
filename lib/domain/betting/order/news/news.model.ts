import * as z from '@pavilion/contract/schema';
import { VENUE_CODES } from '@pavilion/contract/constants';
import type { Minor } from '@pavilion/number/money';
import type { Order } from '../order.model';

/** An open order as last seen in this browser. */
const seenOrderSchema = z.object({
  venue: z.enum(VENUE_CODES),
  id: z.string(z.minLength(1), z.maxLength(64)),
  placedAt: z.number(),
  /** The venue had not decided on it. */
  pending: z.boolean(),
  /** Number of reads in which it was neither in the open nor in the settled list. */
  misses: z.number(),
});

/** Stored orders of the member who was logged in last; `announced` are keys that need no news any more. */
export const seenOrdersSchema = z.object({
  member: z.string(z.minLength(1), z.maxLength(64)),
  open: z.array(seenOrderSchema, z.maxLength(500)),
  announced: z.array(z.string(), z.maxLength(500)),
});

export type SeenOrder = z.infer<typeof seenOrderSchema>;
export type SeenOrders = z.infer<typeof seenOrdersSchema>;

/** News of a member's bets. It stays news until it has been announced (`announceNews`). */
export type OrderNews =
  | { kind: 'settled'; order: Order }
  /** Several settled at once; `profit`: their combined result. */
  | { kind: 'several'; orders: readonly Order[]; profit: Minor }
  /** A pending bet was accepted. */
  | { kind: 'taken'; order: Order }
  /** A pending bet was not accepted, or an accepted one cancelled. */
  | { kind: 'rejected'; order: Order };
