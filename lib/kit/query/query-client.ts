import { QueryClient } from '@tanstack/react-query';
import { isCallError } from '@/lib/kit/http/errors';

/** How long an answer counts as fresh, in ms, by name. */
export const STALE = {
  /** Prices: every poll asks anew. */
  live: 0,
  /** Balance, open orders: fresh enough for a few taps. */
  short: 5_000,
  /** Notices, lists of venues. */
  minute: 60_000,
  /** What changes only by our own mutations. */
  session: Number.POSITIVE_INFINITY,
} as const;

const MAX_REPEATS = 1;

/** One repeat, and only where the network failed in passing: a refusal, an invalid value and a cancelled call stay as they are. */
export function shouldRepeat(failures: number, error: unknown): boolean {
  return failures < MAX_REPEATS && isCallError(error) && error.retryable;
}

/** One cache per visit in the browser, one per request on the server. Mutations are never repeated. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE.short,
        retry: typeof window === 'undefined' ? false : shouldRepeat,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  });
}
