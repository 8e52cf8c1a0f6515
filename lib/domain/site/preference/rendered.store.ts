'use client';

import { useSyncExternalStore } from 'react';

/**
 * Reads a store. During hydration it returns `rendered`, the state that the server rendered with, afterwards the store's own,
 * which may differ from the start. Only what differs renders again.
 */
export function useRendered<State, T>(
  store: { getState(): State; subscribe(listener: () => void): () => void },
  rendered: State,
  pick: (state: State) => T,
): T {
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.getState()),
    () => pick(rendered),
  );
}
