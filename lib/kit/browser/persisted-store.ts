import type { PersistOptions } from 'zustand/middleware';
import * as z from '@pavilion/contract/schema';
import { parseStored, readStored, removeStored, writeStored } from './storage';

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
 * Options of zustand's `persist` for the part of a store that `format` writes. `loadPersisted` loads an earlier visit's state. With full
 * or forbidden storage the state lives for this page only: state that must not be lost is a `persistDurably` store.
 */
export function persisted<State extends Part, Part extends object>(
  initial: Part,
  { name, format, parse }: Persistence<Part>,
): PersistOptions<State, Partial<Part>> {
  // `persist` writes after every change of the store, also of another part.
  let known = format(initial);
  return {
    name,
    skipHydration: true,
    storage: {
      getItem() {
        const state = parse(readStored(name));
        return state && { state };
      },
      setItem(_name, { state }) {
        const text = format(state as Part);
        if (text === known) return;
        known = text;
        writeStored(name, text);
      },
      removeItem: () => removeStored(name),
    },
    onRehydrateStorage: () => (state) => {
      if (state) known = format(state);
    },
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

/** `persisted` as `{ state, version }`, which is also the form of zustand's own storage. */
export function persistedMembers<State extends Part, Part extends object>({ name, version, initial, schema }: PersistedMembers<Part>) {
  const names = Object.keys(initial) as (keyof Part)[];
  return persisted<State, Part>(initial, {
    name,
    format: (state) => JSON.stringify({ state: Object.fromEntries(names.map((key) => [key, state[key]])), version }),
    parse(text) {
      const stored = parseStored(text) as { state?: unknown; version?: unknown } | null;
      const read = stored?.version === version ? z.safeParse(schema, stored.state) : null;
      return read?.success ? read.data : null;
    },
  });
}

/**
 * Loads the state of an earlier visit into a store, and takes over changes of other tabs. The component that renders it makes its
 * first render equal the server's (`useRendered`).
 */
export function loadPersisted({ persist }: { persist: { getOptions(): { name?: string }; rehydrate(): unknown } }): void {
  if (typeof window === 'undefined') return;
  void persist.rehydrate();
  const { name } = persist.getOptions();
  window.addEventListener('storage', ({ key }) => {
    // No key: another tab cleared the storage.
    if (key === name || key === null) void persist.rehydrate();
  });
}
