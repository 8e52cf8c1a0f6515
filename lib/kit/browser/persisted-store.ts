import * as z from '@pavilion/contract/schema';
import { parseStored, readStored, writeStored } from './storage';

/** What is needed of a store; zustand's have it. */
export interface Store<State> {
  getState(): State;
  setState(part: Partial<State>): void;
  subscribe(listener: (state: State) => void): () => void;
}

export interface Persistence<State> {
  /** Key in localStorage. */
  name: string;
  /** The text that is stored of a state. */
  format(state: State): string;
  /** The part of a state that a stored text gives; null where it does not fit. A stored value is input like any other. */
  parse(stored: string | null): Partial<State> | null;
}

/**
 * Writes a store to localStorage whenever its text changes, and takes over what other tabs write. Returns how to load what an
 * earlier visit stored, adjusted for this one. Storage that is full or forbidden keeps the state for this page only: what must
 * not be lost is a `persistDurably` store.
 */
export function persistStore<State extends object>(
  store: Store<State>,
  { name, format, parse }: Persistence<State>,
): (adjust?: (part: Partial<State>) => Partial<State>) => void {
  let written = format(store.getState());
  const apply = (part: Partial<State> | null) => {
    if (!part) return;
    written = format({ ...store.getState(), ...part });
    store.setState(part);
  };
  store.subscribe((state) => {
    const text = format(state);
    if (text === written) return;
    written = text;
    writeStored(name, text);
  });
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key, newValue }) => {
      // No key: another tab cleared the storage.
      if (key === name || key === null) apply(parse(newValue));
    });
  }
  return (adjust = (part) => part) => {
    const part = parse(readStored(name));
    apply(part && adjust(part));
  };
}

export interface PersistedMembers<Part> {
  /** Key in localStorage. */
  name: string;
  /** Of the stored shape: what another version wrote is not read. */
  version: number;
  /** The members that are stored, with their values before anything is. */
  initial: Part;
  schema: z.Schema<Part>;
}

/**
 * Persists members of a store as `{ state, version }`. Returns how to load them; the component that draws with them makes its
 * first render equal the server's (`useDrawn`).
 */
export function persistMembers<Part extends object>(
  store: Store<Part>,
  { name, version, initial, schema }: PersistedMembers<Part>,
): () => void {
  const names = Object.keys(initial) as (keyof Part)[];
  return persistStore(store, {
    name,
    format: (state) => JSON.stringify({ state: Object.fromEntries(names.map((key) => [key, state[key]])), version }),
    parse(text) {
      const stored = parseStored(text) as { state?: unknown; version?: unknown } | null;
      const read = stored?.version === version ? z.safeParse(schema, stored.state) : null;
      return read?.success ? read.data : null;
    },
  });
}
