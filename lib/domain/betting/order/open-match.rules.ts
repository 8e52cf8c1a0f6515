import { matchKey } from '@/lib/domain/betting/match/match-key.rules';
import type { VenueCode } from '@pavilion/contract/constants';
import { starsByVenue } from '@/lib/domain/betting/sport/list/starred.rules';
import type { OpenOrder } from './open-orders.model';
import type { Order, OrderLeg } from './order.model';

/** True if a leg of an open order has a match that has begun. `now`: world ms. */
export function isInPlay(leg: OrderLeg, state: Order['state'], now: number): boolean {
  if (leg.marketKind === 'outright' || leg.outcome !== 'open' || (state !== 'accepted' && state !== 'pending')) return false;
  return leg.live || leg.startTime <= now;
}

/** Started matches of open orders, by venue, each once, up to the number that one request may name. */
export function matchesInPlay(orders: readonly Order[], now: number): readonly { venue: VenueCode; matchIds: readonly string[] }[] {
  const named = orders.flatMap(({ venue, state, legs }) =>
    legs.filter((leg) => isInPlay(leg, state, now)).map(({ matchId }) => matchKey(venue, matchId)),
  );
  return starsByVenue([...new Set(named)].toSorted());
}

/** True if an accepted bet has a leg in play. `now`: world ms. */
export const isOpenInPlay = ({ state, liveFrom }: Pick<OpenOrder, 'state' | 'liveFrom'>, now: number): boolean =>
  state === 'accepted' && liveFrom !== null && liveFrom <= now;
