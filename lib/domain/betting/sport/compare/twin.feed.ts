import { hashKey, type QueryClient, type QueryKey, type QueryState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { VenueCode } from '@pavilion/contract/constants';
import { useQueryStates } from '@/lib/domain/betting/sport/price/query-state.feed';
import { TWIN_AGAIN_MS, TWIN_FRESH_MS, twinOptions } from './twin.queries';
import type { Fixture } from './twin.rules';

export interface TwinSearch {
  venue: VenueCode;
  /** Id of the fixture there; null while it is unknown, or when the venue does not sell it. */
  id: string | null;
  /** No response yet. */
  pending: boolean;
  /** The venue could not be queried; a repeat does not change that before it succeeds. */
  failed: boolean;
  /** Error of the last failed search. */
  error: unknown;
  busy: boolean;
}

/** Errors of failed searches by query. A query that is repeated has none before it fails again. */
const lastErrors = new WeakMap<object, unknown>();

const queryOf = (client: QueryClient, key: QueryKey) => client.getQueryCache().get(hashKey(key));

/** Searches the fixture at a venue now. Never rejects: the error is stored. */
export async function searchTwinNow(client: QueryClient, venue: VenueCode, match: Fixture, staleTime = 0): Promise<string | null> {
  const options = twinOptions(venue, match);
  return client.query({ ...options, staleTime }).catch((error: unknown) => {
    const query = queryOf(client, options.queryKey);
    if (query) lastErrors.set(query, error);
    return null;
  });
}

/** Searches until the venue has the fixture. Returns a function that ends it. */
function keepSearching(client: QueryClient, venue: VenueCode, match: Fixture): () => void {
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

/** A fixture to find, and the venue to search. */
interface WantedTwin {
  venue: VenueCode;
  match: Fixture;
}

/** The searches for fixtures at other venues, repeated while the component is mounted. */
export function useTwinSearches(wanted: readonly WantedTwin[]): readonly TwinSearch[] {
  const client = useQueryClient();
  const newest = useEffectEvent(() => wanted);
  // A kick-off moves a match to another list; a new score does not start its searches again.
  const hash = JSON.stringify(wanted.map(({ venue, match }) => [venue, match.venue, match.id, match.status]));
  useEffect(() => {
    const unsubscribes = newest().map(({ venue, match }) => keepSearching(client, venue, match));
    return () => unsubscribes.forEach((end) => end());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the hash identifies the searches
  }, [client, hash]);
  const keys = wanted.map(({ venue, match }) => twinOptions(venue, match).queryKey);
  const states = useQueryStates<string | null>(keys);
  return wanted.map(({ venue }, at) => {
    const query = queryOf(client, keys[at]!);
    return toSearch(venue, states[at], query && lastErrors.get(query));
  });
}

function toSearch(venue: VenueCode, state: QueryState<string | null> | undefined, lastError: unknown): TwinSearch {
  const id = state?.data ?? null;
  // A query that is repeated after an error counts as pending and has no error: only its times show the failure.
  const failed = state !== undefined && id === null && state.errorUpdatedAt > state.dataUpdatedAt;
  return {
    venue,
    id,
    failed,
    error: failed ? (state.error ?? lastError) : null,
    pending: !failed && (state === undefined || state.status === 'pending'),
    busy: state?.fetchStatus === 'fetching',
  };
}
