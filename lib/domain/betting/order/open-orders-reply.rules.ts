import { minorToText } from '@pavilion/number/money';
import type { OpenOrdersReply } from './open-orders.model';
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
    const { id, state, placedAt, stake, legs } = order;
    if (state !== 'accepted' && state !== 'pending') return [];
    const matchIds = [...new Set(legs.map(({ matchId }) => matchId))];
    return [{ id, state, placedAt, stake, liveFrom: liveFromOf(order), matchIds }];
  });
  const stake = totals?.stake ?? open.reduce((sum, order) => sum + order.stake, 0n);
  return {
    orders: open.map(({ stake: _stake, ...order }) => order),
    total: Math.max(open.length, total),
    stake: minorToText(stake),
  };
}
