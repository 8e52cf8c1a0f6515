'use client';

import { useSyncExternalStore } from 'react';

/**
 * A store as a page shows it: while the browser takes over what the server drew, `drawn`, the part that came with the page,
 * afterwards what the store holds. The store itself may know more from the first moment on; only what differs is drawn again.
 */
export function useDrawn<State, T>(
  store: { getState(): State; subscribe(listener: () => void): () => void },
  drawn: State,
  pick: (state: State) => T,
): T {
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.getState()),
    () => pick(drawn),
  );
}
