import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { allowedOrigins } from '@/lib/domain/betting/launch/allowed-origins';
import { DEFAULT_RANGE, rangeOf, type DayRange } from '@/lib/kit/list/range.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { STALE } from '@/lib/kit/query/query-client';
import type { Game, MyGames } from './game.model';

const GAME_KEY = ['game'] as const;

// The calls and their schemas are a separate chunk.
const api = () => import('./game.api');

/** All games, and the account's data on them. */
export function myGamesOptions() {
  return queryOptions({
    queryKey: [...GAME_KEY, 'mine'] as const,
    queryFn: async ({ signal }) => (await api()).getMyGames(signal),
    staleTime: STALE.short,
  });
}

/** Adds a favourite or takes it out; shown at once, and taken back when it fails. */
export function favoriteMutation(client: QueryClient) {
  const { queryKey } = myGamesOptions();
  return mutationOptions({
    mutationFn: async ({ code, on }: { code: string; on: boolean }) => (await api()).setFavoriteGame(code, on),
    onMutate: async ({ code, on }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) {
        const others = before.favorites.filter((known) => known !== code);
        client.setQueryData(queryKey, { ...before, favorites: on ? [code, ...others] : others });
      }
      return { before };
    },
    onError: (_error, _change, context) => client.setQueryData(queryKey, context?.before),
    onSuccess: (favorites) => client.setQueryData(queryKey, (known: MyGames | undefined) => known && { ...known, favorites }),
  });
}

/** The address of an opened game; each opening makes a new launch. */
export function launchOptions({ venue, code }: Pick<Game, 'venue' | 'code'>, { trial, dark }: { trial: boolean; dark: boolean }) {
  return queryOptions({
    queryKey: [...GAME_KEY, 'launch', code, trial] as const,
    queryFn: async ({ signal }) => (await api()).launchGame({ venue, code, trial, dark }, await allowedOrigins(venue), signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Rounds of the days of a view, page by page, newest first. */
export function roundsOptions(days: DayRange) {
  return infiniteQueryOptions({
    queryKey: [...GAME_KEY, 'rounds', days] as const,
    queryFn: async ({ pageParam, signal }) => {
      const now = worldNow();
      return (await api()).getRounds({ ...(rangeOf(days, now) ?? rangeOf(DEFAULT_RANGE, now)!), page: pageParam }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
  });
}
