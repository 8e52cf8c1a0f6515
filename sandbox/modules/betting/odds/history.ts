import { LRUCache } from 'lru-cache';
import type { CallResponse } from '@pavilion/contract/call';
import type { oddsHistoryCall } from '@pavilion/contract/calls/feed.calls';
import type { Pricing, WorldMarket } from '../../../world/engine/market.model';
import type { World, WorldMatch } from '../../../world/engine/world.model';
import { momentsOf } from './moments.rules';
import { linesOf, pointsOf, type SelectionKey } from './series.rules';

/** Moments of matches at venues that are cached: the histories of some forty matches. */
const CACHE_SIZE = 3000;

/** A selection of a match, and its venue's pricing. */
export interface BackedSelection extends SelectionKey {
  match: WorldMatch;
  pricing: Pricing;
}

export type History = CallResponse<typeof oddsHistoryCall>;

/** Reads past prices of venues from the world, whose result for a past moment does not change. */
export function createHistories(world: World): (selection: BackedSelection) => History {
  const cache = new LRUCache<string, readonly WorldMarket[]>({ max: CACHE_SIZE });

  function marketsAt(match: WorldMatch, pricing: Pricing, at: number, version: string): readonly WorldMarket[] {
    const key = `${pricing.venue}|${match.number}|${version}|${at}`;
    const known = cache.get(key);
    if (known) return known;
    const markets = world.markets(match, pricing, at);
    cache.set(key, markets);
    return markets;
  }

  /** From the first sale of a selection until now (world ms), never further. */
  return ({ match, pricing, ...key }) => {
    const now = world.now();
    const version = world.version(match);
    const { kickOff } = match;
    const moments = momentsOf({ opensAt: world.opensAt(match), kickOff, now, saleChanges: world.saleChanges(match, now) });
    const sales = moments.map((at) => ({ at, markets: marketsAt(match, pricing, at, version) }));
    return {
      asOf: new Date(now).toISOString(),
      kickOff: new Date(kickOff).toISOString(),
      points: pointsOf(sales, key),
      lines: linesOf(sales, key),
    };
  };
}
