import type { VenueCode } from '@pavilion/contract/constants';
import { minorToText, toMinor } from '@pavilion/number/money';
import type { OpenOrder, OpenOrders, OpenOrdersReply, OpenPart } from './open-orders.model';
import type { Order, OrderPage } from './order.model';

type ReplyPart = OpenOrdersReply['venues'][number]['part'];

/** World ms from which a leg of the order is in play, as `isInPlay` decides it; null for outrights and for legs that have ended. */
function liveFromOf({ legs }: Order): number | null {
  const starts = legs.flatMap(({ marketKind, outcome, live, startTime }) =>
    marketKind === 'outright' || outcome !== 'open' ? [] : [live ? 0 : startTime],
  );
  return starts.length === 0 ? null : Math.min(...starts);
}

/** A venue's first page of open orders as the site's server returns it. */
export function toReplyPart({ orders, total, totals }: OrderPage): NonNullable<ReplyPart> {
  const open = orders.flatMap((order) => {
    const { id, state, placedAt, stake } = order;
    return state === 'accepted' || state === 'pending' ? [{ id, state, placedAt, stake, liveFrom: liveFromOf(order) }] : [];
  });
  const stake = totals?.stake ?? open.reduce((sum, order) => sum + order.stake, 0n);
  return {
    orders: open.map(({ id, state, placedAt, liveFrom }) => ({ id, state, placedAt, liveFrom })),
    total: Math.max(open.length, total),
    stake: minorToText(stake),
  };
}

/** @throws RangeError for a stake that is not a decimal number. */
function toPart(venue: VenueCode, { orders, total, stake }: NonNullable<ReplyPart>): OpenPart {
  return { orders: orders.map((order): OpenOrder => ({ venue, ...order })), total, stake: toMinor(stake) };
}

/**
 * Joins the venues' parts of a response. A failing venue hides neither the others' orders nor its own `known` ones.
 * @throws RangeError for a stake that is not a decimal number.
 */
export function joinOpenOrders({ venues }: OpenOrdersReply, known: OpenOrders | undefined): OpenOrders {
  const failing = venues.flatMap(({ venue, part }) => (part ? [] : [venue]));
  const parts = Object.fromEntries(
    venues.flatMap(({ venue, part }): [VenueCode, OpenPart][] => {
      const current = part ? toPart(venue, part) : known?.parts[venue];
      return current ? [[venue, current]] : [];
    }),
  ) as OpenOrders['parts'];
  const joined = Object.values(parts);
  return {
    orders: joined.flatMap(({ orders }) => orders),
    total: joined.reduce((sum, part) => sum + part.total, 0),
    stake: joined.reduce((sum, part) => sum + part.stake, 0n),
    parts,
    missing: failing.filter((venue) => !parts[venue]),
    lateVenues: failing.filter((venue) => parts[venue]),
  };
}
