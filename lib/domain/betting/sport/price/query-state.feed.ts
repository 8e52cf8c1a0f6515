import { hashKey, type QueryKey, type QueryState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * States of queries that something else loads; undefined before the first load. Without query observers, 3 KiB that a match page would
 * load for this alone.
 */
export function useQueryStates<T>(keys: readonly QueryKey[]): readonly (QueryState<T> | undefined)[] {
  const client = useQueryClient();
  const hash = keys.map(hashKey).join('\n');
  const subscribe = useCallback(
    (listener: () => void) => {
      const hashes = new Set(hash.split('\n'));
      return client.getQueryCache().subscribe(({ query }) => {
        if (hashes.has(query.queryHash)) listener();
      });
    },
    [client, hash],
  );
  const previous = useRef<readonly (QueryState<T> | undefined)[]>([]);
  const snapshot = () => {
    const next = keys.map((key) => client.getQueryState<T>(key));
    if (next.length !== previous.current.length || next.some((state, at) => state !== previous.current[at])) previous.current = next;
    return previous.current;
  };
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
