import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@/lib/contract/constants';
import type { ComboLimit } from '@/lib/domain/order/combo.model';
import { venueOf } from '@/lib/venues/registry';
import type { SlipLeg } from './slip.model';
import type { TimedQuote } from './judgement.model';

/** ms between two quotes while the slip is open (product §3). */
export const QUOTE_POLL_MS = 5_000;

type Asked = Pick<SlipLeg, 'matchId' | 'marketId' | 'selectionId' | 'selection' | 'seenPrice'>;

/** What a venue said of the slip's legs. */
export interface SlipQuotes {
  byLeg: ReadonlyMap<string, TimedQuote>;
  /** What may be made of them together; null when that was not asked. */
  combos: readonly ComboLimit[] | null;
}

/** Price and limits of selections at one venue, with the time at which they arrived (ms, this device). */
export async function getSlipQuotes(venue: VenueCode, legs: readonly Asked[], together: boolean, signal?: AbortSignal): Promise<SlipQuotes> {
  const asked = legs.map(({ matchId, marketId, selectionId, selection, seenPrice }) => ({ matchId, marketId, selectionId, selection, price: seenPrice }));
  const { quotes, combos } = together
    ? await venueOf(venue).getComboQuote(asked, { signal })
    : { quotes: await venueOf(venue).getQuotes(asked, { signal }), combos: null };
  const at = Date.now();
  return { byLeg: new Map(quotes.map((quote) => [quote.selectionId, { quote, at }])), combos };
}

/** Quotes of the slip's legs at one venue. Never cached across slips: each answer decides about money. */
export function quotesOptions(venue: VenueCode, legs: readonly SlipLeg[], together: boolean) {
  return queryOptions({
    queryKey: ['slip', 'quotes', venue, together, ...legs.map((leg) => leg.selectionId)] as const,
    queryFn: ({ signal }) => getSlipQuotes(venue, legs, together, signal),
    staleTime: 0,
    gcTime: 30_000,
    refetchInterval: QUOTE_POLL_MS,
    retry: false,
  });
}
