import { type QueryClient, type QueryState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { VenueCode } from '@pavilion/contract/constants';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { useQueryStates } from '@/lib/domain/betting/sport/price/query-state.feed';
import { TWIN_AGAIN_MS, TWIN_FRESH_MS, twinOptions } from './twin.queries';

export interface TwinSearch {
  venue: VenueCode;
  /** Id of the fixture there; null while it is unknown, or when the venue does not sell it. */
  id: string | null;
  /** No response yet. */
  pending: boolean;
  /** The venue could not be queried; a repeat does not change that before it succeeds. */
  failed: boolean;
  busy: boolean;
}

/** Searches the fixture at a venue now. Never rejects: the query stores the error. */
export async function searchTwinNow(client: QueryClient, venue: VenueCode, match: Match, staleTime = 0): Promise<string | null> {
  return client.query({ ...twinOptions(venue, match), staleTime }).catch(() => null);
}

/** Searches until the venue has the fixture. Returns a function that ends it. */
function keepSearching(client: QueryClient, venue: VenueCode, match: Match): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  async function search(staleTime?: number): Promise<void> {
    const hidden = document.visibilityState === 'hidden' || !navigator.onLine;
    const id = hidden ? null : await searchTwinNow(client, venue, match, staleTime);
    if (id === null && !over) timer = setTimeout(() => void search(), TWIN_AGAIN_MS);
  }
  void search(TWIN_FRESH_MS);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}

/** The searches for a fixture at other venues, repeated while the component is mounted. */
export function useTwinSearches(venues: readonly VenueCode[], match: Match): readonly TwinSearch[] {
  const client = useQueryClient();
  const codes = venues.join();
  const newest = useEffectEvent(() => match);
  const { venue: own, id } = match;
  useEffect(() => {
    // A new score of the match does not start the searches again.
    const fixture = { ...newest(), venue: own, id };
    const unsubscribes = (codes === '' ? [] : codes.split(',')).map((venue) => keepSearching(client, venue as VenueCode, fixture));
    return () => unsubscribes.forEach((end) => end());
  }, [client, codes, own, id]);
  const states = useQueryStates<string | null>(venues.map((venue) => twinOptions(venue, match).queryKey));
  return venues.map((venue, at) => toSearch(venue, states[at]));
}

function toSearch(venue: VenueCode, state: QueryState<string | null> | undefined): TwinSearch {
  const id = state?.data ?? null;
  // A query that is repeated after an error counts as pending and has no error: only its times show the failure.
  const failed = state !== undefined && id === null && state.errorUpdatedAt > state.dataUpdatedAt;
  return {
    venue,
    id,
    failed,
    pending: !failed && (state === undefined || state.status === 'pending'),
    busy: state?.fetchStatus === 'fetching',
  };
}
