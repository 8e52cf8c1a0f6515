import type { VenueCode } from '@pavilion/contract/constants';
import { toMinor } from '@pavilion/number/money';
import type { OpenOrder, OpenOrders, OpenOrdersReply, OpenPart } from './open-orders.model';

type ReplyPart = OpenOrdersReply['venues'][number]['part'];

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
