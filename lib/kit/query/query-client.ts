import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { isCallError } from '@/lib/kit/http/errors';
import { MINUTE } from '@pavilion/number/duration';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Keys of the queries that a change of this one's data makes stale. Called with new and old data; not for the first data.
       */
      invalidates?(now: never, before: never): readonly QueryKey[];
    };
  }
}

/** Times for which a response counts as fresh, in ms, by name. */
export const STALE = {
  /** Prices: every poll sends a new request. */
  live: 0,
  /** Balance, open orders: fresh enough for a few taps. */
  short: 5_000,
  /** Notices, lists of venues. */
  minute: MINUTE,
  /** Data that only changes by our own mutations. */
  session: Number.POSITIVE_INFINITY,
} as const;

const MAX_REPEATS = 1;

/** True for a failure of the network that may be over by now: a rejection, an invalid value and a cancelled call are final. */
export const isTemporary = (error: unknown): boolean => isCallError(error) && error.retryable;

/** One repeat, and only after a temporary failure. */
export const shouldRepeat = (failures: number, error: unknown): boolean => failures < MAX_REPEATS && isTemporary(error);

/** Marks the queries in a query's `meta.invalidates` as stale whenever its data changes, by a poll or by a command. */
function followChanges(queryClient: QueryClient): void {
  const known = new WeakMap<object, unknown>();
  queryClient.getQueryCache().subscribe(({ query }) => {
    const { meta, state } = query;
    const before = known.get(query);
    if (!meta?.invalidates || state.data === before) return;
    known.set(query, state.data);
    // The first data, or a query that was reset.
    if (before === undefined || state.data === undefined) return;
    for (const queryKey of meta.invalidates(state.data as never, before as never)) void queryClient.invalidateQueries({ queryKey });
  });
}

/** One cache per visit in the browser, one per request on the server. Mutations are never repeated. */
export function makeQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE.short,
        retry: typeof window === 'undefined' ? false : shouldRepeat,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  });
  followChanges(queryClient);
  return queryClient;
}
