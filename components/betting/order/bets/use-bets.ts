import { useQueries, useQueryClient } from '@tanstack/react-query';
import { betsOptions } from '@/lib/domain/betting/order/bets/bets.queries';
import type { Bet, BetLeg } from '@/lib/domain/betting/order/bets/bets.rules';
import { cashOutsOptions, knownCashOuts } from '@/lib/domain/betting/order/cash-out.queries';
import { orderKey } from '@/lib/domain/betting/order/found-orders.queries';
import { needsOf } from '@/lib/domain/betting/order/needs.rules';
import { isInPlay, matchesInPlay } from '@/lib/domain/betting/order/open-match.rules';
import type { OpenOrder } from '@/lib/domain/betting/order/open-orders.model';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { isOver } from '@/lib/domain/betting/match/over.rules';
import { useMatchSummaries, type MatchKey } from '@/lib/domain/betting/sport/compare/compare.feed';
import { byIdOptions } from '@/lib/domain/betting/sport/match.queries';
import { useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import { worldNow } from '@/lib/kit/browser/world-time';
import { OPEN_VENUES } from '@/lib/venues/registry';

/** ms between two reads of the matches of bets. */
const MATCHES_MS = 10_000;

interface Bets {
  /** Bets whose content is known, in the order of `wanted`. */
  bets: readonly Bet[];
  /** True until every venue has responded. */
  isPending: boolean;
  /** The error of a venue whose bets are missing; null without one. */
  error: unknown;
  retry: () => void;
  /** ms; arrival of the oldest price, 0 while there is none. */
  pricedAt: number;
}

/**
 * Content, price and needs of open orders, and the matches that they need. `every`: ms between two reads of the prices, false where another
 * part of the page reads them. `own`: the match that the page itself refreshes.
 */
export function useBets(wanted: readonly OpenOrder[], every: number | false, own: Match | null = null): Bets {
  const client = useQueryClient();
  const now = worldNow();
  const venues = OPEN_VENUES.filter((venue) => wanted.some((order) => order.venue === venue));
  const contents = useQueries({
    queries: venues.map((venue) =>
      betsOptions(
        client,
        venue,
        wanted.filter((order) => order.venue === venue),
      ),
    ),
  });
  const known = new Map(contents.flatMap(({ data }) => data ?? []).map((order) => [orderKey(order), order]));
  const orders = wanted.flatMap((order) => known.get(orderKey(order)) ?? []);

  const accepted = orders.filter(({ state }) => state === 'accepted');
  const priced = venues.filter((venue) => accepted.some((order) => order.venue === venue));
  const prices = useQueries({
    queries: priced.map((venue) =>
      cashOutsOptions(
        venue,
        accepted.filter((order) => order.venue === venue),
        every,
      ),
    ),
  });
  const pricesAt = new Map(priced.map((venue, index) => [venue, prices[index]?.data ?? knownCashOuts(client, venue)]));

  const running = matchesInPlay(orders, now);
  const watched = running.flatMap(({ venue, matchIds }) => {
    const others = matchIds.filter((id) => venue !== own?.venue || id !== own.id);
    return others.length > 0 ? [byIdOptions(venue, others)] : [];
  });
  useWatch(watched, MATCHES_MS);
  const keys = running.flatMap(({ venue, matchIds }) => matchIds.map((id): MatchKey => [venue, id]));
  const summaries = useMatchSummaries(keys);
  const matches = new Map(keys.map((key, index) => [key.join(' '), summaries[index] ?? null]));

  const bets = orders.map((order): Bet => {
    const legs = order.legs.map((leg): BetLeg => {
      if (!isInPlay(leg, order.state, now)) return { leg, phase: leg.outcome === 'open' ? 'coming' : 'over', needs: null };
      const match = matches.get(`${order.venue} ${leg.matchId}`) ?? null;
      return match && isOver(match) ? { leg, phase: 'over', needs: null } : { leg, phase: 'playing', needs: match && needsOf(leg, match) };
    });
    return { order, price: pricesAt.get(order.venue)?.get(order.id) ?? null, legs };
  });
  const failed = contents.filter(({ isError, data }) => isError && data === undefined);
  return {
    bets,
    isPending: contents.some(({ isPending, isPlaceholderData, data }) => isPending || (isPlaceholderData && data?.length === 0)),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
    pricedAt: prices.length > 0 ? Math.min(...prices.map(({ dataUpdatedAt }) => dataUpdatedAt)) : 0,
  };
}
