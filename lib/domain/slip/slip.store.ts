import { useCallback, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { persistStore } from '@/lib/kit/browser/persisted-store';
import { parseStoredSlip, SLIP_KEY, formatStoredSlip, type StoredSlip, type SlipLeg } from './slip.model';

/** More legs than this are not taken; FB names 30 singles per call, a slip on a phone needs fewer. */
export const MAX_LEGS = 20;

const EMPTY: StoredSlip = { mode: null, legs: [], stakes: {}, policy: { kind: 'better' }, chips: [50, 100, 500, 1000] };

export interface SlipState extends StoredSlip {
  /** Adds a selection, or takes it out when it is in. False when the slip is full. */
  toggleLeg(leg: SlipLeg): boolean;
  /** Takes them out, with their stakes. */
  removeLegs(selectionIds: readonly string[]): void;
}

/** The slip: what the member chose and saw. What it costs now lives in the query cache and in the quotes. */
export const useSlip = create<SlipState>()((set, get) => ({
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
}));

const isChosen = ({ legs }: Pick<StoredSlip, 'legs'>, selectionId: string) => legs.some((leg) => leg.selectionId === selectionId);

/** Buttons by the selection that they show: a tap tells those whose selection came or went, not every price of the page. */
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

/** Whether a selection is in the slip. Only the button that asks renders again. */
export function useIsChosen(selectionId: string): boolean {
  const subscribe = useCallback((listener: () => void) => onChosen(selectionId, listener), [selectionId]);
  return useSyncExternalStore(
    subscribe,
    () => isChosen(useSlip.getState(), selectionId),
    () => isChosen(useSlip.getInitialState(), selectionId),
  );
}

/** An emptied slip leaves nothing to the next one: neither how it was to be bet nor what on. */
const NOTHING = { legs: [], stakes: {}, mode: null } as const;

function without(slip: StoredSlip, selectionIds: readonly string[]): Pick<StoredSlip, 'legs' | 'stakes' | 'mode'> {
  const legs = slip.legs.filter((leg) => !selectionIds.includes(leg.selectionId));
  if (legs.length === 0) return NOTHING;
  return { legs, mode: slip.mode, stakes: Object.fromEntries(Object.entries(slip.stakes).filter(([id]) => !selectionIds.includes(id))) };
}

const load = persistStore(useSlip, {
  name: SLIP_KEY,
  format: formatStoredSlip,
  parse(stored) {
    const kept = parseStoredSlip(stored);
    return kept && kept.legs.length > 0 ? kept : { ...kept, ...NOTHING };
  },
});
// The first render of the browser must equal the server's, which knows no slip: zustand answers hydration with the
// initial state, so reading the storage here is safe.
if (typeof window !== 'undefined') load();
