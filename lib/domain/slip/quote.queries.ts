import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@/lib/contract/constants';
import { venueOf } from '@/lib/venues/registry';
import type { SlipLeg } from './slip.model';
import type { TimedQuote } from './slip.rules';

/** ms between two quotes while the slip is open (product §3). */
export const QUOTE_POLL_MS = 5_000;

type Asked = Pick<SlipLeg, 'matchId' | 'marketId' | 'selectionId'>;

/** Price and limits of selections at one venue, with the time at which they arrived (ms, this device). */
export async function getTimedQuotes(
  venue: VenueCode,
  legs: readonly Asked[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, TimedQuote>> {
  const quotes = await venueOf(venue).getQuotes(
    legs.map(({ matchId, marketId, selectionId }) => ({ matchId, marketId, selectionId })),
    { signal },
  );
  const at = Date.now();
  return new Map(quotes.map((quote) => [quote.selectionId, { quote, at }]));
}

/** Quotes of the slip's legs at one venue. Never cached across slips: each answer decides about money. */
export function quotesOptions(venue: VenueCode, legs: readonly SlipLeg[]) {
  return queryOptions({
    queryKey: ['slip', 'quotes', venue, ...legs.map((leg) => leg.selectionId)] as const,
    queryFn: ({ signal }) => getTimedQuotes(venue, legs, signal),
    staleTime: 0,
    gcTime: 30_000,
    refetchInterval: QUOTE_POLL_MS,
    retry: false,
  });
}
