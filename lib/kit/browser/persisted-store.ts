import * as z from '@pavilion/contract/schema';
import { parseStored, readStored, writeStored } from './storage';

/** Required methods of a store; zustand's have them. */
export interface Store<State> {
  getState(): State;
  setState(part: Partial<State>): void;
  subscribe(listener: (state: State) => void): () => void;
}

export interface Persistence<State> {
  /** Key in localStorage. */
  name: string;
  /** The stored text of a state. */
  format(state: State): string;
  /** The part of a state in a stored text; null for invalid text. A stored value is input like any other. */
  parse(stored: string | null): Partial<State> | null;
}

/**
 * Writes a store to localStorage whenever its text changes, and takes over changes of other tabs. Returns a function that loads
 * an earlier visit's state, adjusted for this one. With full or forbidden storage the state lives for this page only: state that
 * must not be lost is a `persistDurably` store.
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
  /** Version of the stored shape: another version's state is not read. */
  version: number;
  /** The members that are stored, with their initial values. */
  initial: Part;
  schema: z.Schema<Part>;
}

/**
 * Persists members of a store as `{ state, version }`. Returns a function that loads them; the component that renders them makes
 * its first render equal the server's (`useRendered`).
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
