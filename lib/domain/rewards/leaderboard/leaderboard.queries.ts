import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { PEAK_KEY } from '@/lib/query-keys';
import type { PeakBoard, PeakPeriod, PeakRules } from './leaderboard.model';

/** ms; a bet may settle at any time. */
const POLL_MS = 30_000;

// The calls and their schemas are a separate chunk.
const api = () => import('./leaderboard.api');

/** Conditions and rewards of the board. `initial`: as the server read it; null where it could not. */
export function peakRulesOptions(initial: PeakRules | null) {
  return queryOptions({
    queryKey: [...PEAK_KEY, 'rules'] as const,
    queryFn: async ({ signal }) => (await api()).getRules(signal),
    initialData: initial ?? undefined,
    staleTime: STALE.minute,
  });
}

/** The first ranks of a week. `initial`: as the server read them; null where it could not. */
export function boardOptions(period: PeakPeriod, initial: PeakBoard | null) {
  return queryOptions({
    queryKey: [...PEAK_KEY, 'board', period] as const,
    queryFn: async ({ signal }) => (await api()).getBoard(period, signal),
    initialData: initial ?? undefined,
    // The server's response may be some seconds old: the browser requests it again at once.
    initialDataUpdatedAt: 0,
    staleTime: STALE.short,
    refetchInterval: POLL_MS,
  });
}

/** The member's own rank in a week. */
export function peakMineOptions(period: PeakPeriod) {
  return queryOptions({
    queryKey: [...PEAK_KEY, 'mine', period] as const,
    queryFn: async ({ signal }) => (await api()).getMine(period, signal),
    staleTime: STALE.short,
    refetchInterval: POLL_MS,
  });
}

/** This week among the member and the invited friends. */
export function friendBoardOptions() {
  return queryOptions({
    queryKey: [...PEAK_KEY, 'friends'] as const,
    queryFn: async ({ signal }) => (await api()).getFriendBoard(signal),
    staleTime: STALE.short,
    refetchInterval: POLL_MS,
  });
}
