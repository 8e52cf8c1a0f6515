import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import type { ComboLimit } from '@/lib/domain/betting/order/combo.model';
import { bettingOf } from '@/lib/venues/registry';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import type { SlipLeg } from './slip.model';
import type { TimedQuote } from './judgement.model';

/** Key of all quotes. */
const QUOTES_KEY = ['slip', 'quotes'] as const;

/** ms between two quotes while the slip is open (product §3). */
export const QUOTE_POLL_MS = 5_000;

type QuoteLeg = Pick<SlipLeg, 'matchId' | 'marketId' | 'selectionId' | 'selection' | 'seenPrice'>;

/** A venue's response for the slip's legs. */
export interface SlipQuotes {
  byLeg: ReadonlyMap<string, TimedQuote>;
  /** Combinations that the venue offers; null when they were not requested. */
  combos: readonly ComboLimit[] | null;
}

/** Price and limits of selections at one venue, with the time of arrival (ms, this device). */
export async function getSlipQuotes(
  venue: VenueCode,
  legs: readonly QuoteLeg[],
  together: boolean,
  signal?: AbortSignal,
): Promise<SlipQuotes> {
  const requested = legs.map(({ matchId, marketId, selectionId, selection, seenPrice }) => ({
    matchId,
    marketId,
    selectionId,
    selection,
    price: seenPrice,
  }));
  const betting = await bettingOf(venue);
  const { quotes, combos } = together
    ? await betting.getComboQuote(requested, { signal })
    : { quotes: await betting.getQuotes(requested, { signal }), combos: null };
  const at = steadyNow();
  return { byLeg: new Map(quotes.map((quote) => [quote.selectionId, { quote, at }])), combos };
}

/** Quotes of the slip's legs at one venue. Never cached across slips: each response decides about money. */
export function quotesOptions(venue: VenueCode, legs: readonly SlipLeg[], together: boolean) {
  return queryOptions({
    queryKey: [...QUOTES_KEY, venue, together, ...legs.map((leg) => leg.selectionId)] as const,
    queryFn: ({ signal }) => getSlipQuotes(venue, legs, together, signal),
    staleTime: 0,
    gcTime: 30_000,
    refetchInterval: QUOTE_POLL_MS,
    retry: false,
  });
}

/**
 * The venue's newest quotes of these legs from any set of legs; each quote has its own time, and so its age. Shown until the response for
 * exactly these legs arrives: removing a leg must not remove the others' prices.
 */
export function knownQuotes(client: QueryClient, venue: VenueCode, legs: readonly Pick<SlipLeg, 'selectionId'>[]): SlipQuotes | undefined {
  const cached = client
    .getQueriesData<SlipQuotes>({ queryKey: [...QUOTES_KEY, venue] })
    .flatMap(([, data]) => (data ? [...data.byLeg] : []));
  const newest = new Map(cached.toSorted(([, a], [, b]) => a.at - b.at));
  const byLeg = new Map(
    legs.flatMap(({ selectionId }) => {
      const timed = newest.get(selectionId);
      return timed ? [[selectionId, timed] as const] : [];
    }),
  );
  return byLeg.size > 0 ? { byLeg, combos: null } : undefined;
}
