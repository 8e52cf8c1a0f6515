import { useCallback, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { loadPersisted, persisted } from '@/lib/kit/browser/persisted-store';
import { MAX_LEGS, parseStoredSlip, SLIP_KEY, formatStoredSlip, type StoredSlip, type SlipLeg } from './slip.model';

const EMPTY: StoredSlip = { mode: null, legs: [], stakes: {}, policy: { kind: 'better' }, chips: [50, 100, 500, 1000] };

/** Emptying the slip resets mode and stakes for the next one. */
const NOTHING = { legs: [], stakes: {}, mode: null } satisfies Partial<StoredSlip>;

export interface SlipState extends StoredSlip {
  /** 一键投注 was switched on in this page: the bar is needed without a selection. */
  barWanted?: boolean;
  /** Adds a selection, or removes it when it is in. Returns false when the slip is full. */
  toggleLeg(leg: SlipLeg): boolean;
  /** Removes these legs with their stakes. */
  removeLegs(selectionIds: readonly string[]): void;
}

/** The slip: the member's selections and the prices seen. Current prices are in the query cache and in quotes. */
export const useSlip = create<SlipState>()(
  persist(
    (set, get) => ({
      ...EMPTY,
      toggleLeg(leg) {
        const { legs } = get();
        if (legs.some((other) => other.selectionId === leg.selectionId)) {
          set(without(get(), [leg.selectionId]));
          return true;
        }
        if (legs.length >= MAX_LEGS) return false;
        set({ legs: [...legs, leg] });
        return true;
      },
      removeLegs(selectionIds) {
        set(without(get(), selectionIds));
      },
    }),
    persisted<SlipState, StoredSlip>(EMPTY, {
      name: SLIP_KEY,
      format: formatStoredSlip,
      parse(stored) {
        const slip = parseStoredSlip(stored);
        return slip && slip.legs.length > 0 ? slip : { ...slip, ...NOTHING };
      },
    }),
  ),
);

const isChosen = ({ legs }: Pick<StoredSlip, 'legs'>, selectionId: string) => legs.some((leg) => leg.selectionId === selectionId);

/** Listeners of buttons by selection: a tap notifies only buttons whose selection was added or removed. */
const buttons = new Map<string, Set<() => void>>();
let watching = false;

function watchSlip(): void {
  if (watching) return;
  watching = true;
  useSlip.subscribe((now, before) => {
    if (now.legs === before.legs) return;
    for (const { selectionId } of [...now.legs, ...before.legs]) {
      if (isChosen(now, selectionId) === isChosen(before, selectionId)) continue;
      for (const listener of buttons.get(selectionId) ?? []) listener();
    }
  });
}

function onChosen(selectionId: string, listener: () => void): () => void {
  watchSlip();
  const listeners = buttons.get(selectionId) ?? new Set();
  buttons.set(selectionId, listeners.add(listener));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && buttons.get(selectionId) === listeners) buttons.delete(selectionId);
  };
}

/** True if a selection is in the slip. Only its own button renders again. */
export function useIsChosen(selectionId: string): boolean {
  const subscribe = useCallback((listener: () => void) => onChosen(selectionId, listener), [selectionId]);
  return useSyncExternalStore(
    subscribe,
    () => isChosen(useSlip.getState(), selectionId),
    () => isChosen(useSlip.getInitialState(), selectionId),
  );
}

function without(slip: StoredSlip, selectionIds: readonly string[]): Pick<StoredSlip, 'legs' | 'stakes' | 'mode'> {
  const legs = slip.legs.filter((leg) => !selectionIds.includes(leg.selectionId));
  if (legs.length === 0) return NOTHING;
  return { legs, mode: slip.mode, stakes: Object.fromEntries(Object.entries(slip.stakes).filter(([id]) => !selectionIds.includes(id))) };
}

// The first render of the browser must equal the server's, which has no slip: zustand hydrates with the initial state, so
// reading the storage here is safe.
loadPersisted(useSlip);
