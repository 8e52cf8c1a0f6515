import { readStored, writeStored } from './storage';
import type { Persistence, Store } from './persisted-store';

export interface DurableStore<State> {
  /** Loads what an earlier visit stored, adjusted for this one. */
  load(adjust: (part: Partial<State>) => Partial<State>): void;
  /** Takes over what another tab has stored, even before this tab receives the event. */
  sync(): void;
  /** Writes the current text. */
  save(): void;
  /** True when the storage holds the current text: it is read back, because a storage may drop a write without an error. */
  isSaved(): boolean;
}

/**
 * Writes a store to localStorage as `persist` of zustand does, for state that nothing may depend on before it is stored. A failed write
 * is repeated with the next change.
 */
export function persistDurably<State extends object>(
  store: Store<State>,
  { name, format, parse }: Persistence<State>,
): DurableStore<State> {
  let written = format(store.getState());
  let current = written;
  const apply = (part: Partial<State> | null) => {
    if (!part) return;
    written = format({ ...store.getState(), ...part });
    store.setState(part);
  };
  const save = () => {
    if (writeStored(name, current)) written = current;
  };
  store.subscribe((state) => {
    current = format(state);
    if (current !== written) save();
  });
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key, newValue }) => {
      // No key: another tab cleared the storage.
      if (key === name || key === null) apply(parse(newValue));
    });
  }
  return {
    load(adjust) {
      const part = parse(readStored(name));
      apply(part && adjust(part));
    },
    sync() {
      const text = readStored(name);
      if (text !== null && text !== written) apply(parse(text));
    },
    save,
    isSaved: () => readStored(name) === current,
  };
}
