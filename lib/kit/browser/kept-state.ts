import * as z from '@/lib/contract/schema';
import { readStoredJson, writeStored } from './storage';

/** What is needed of a store; zustand's have it. */
interface Store<Part> {
  getState(): Part;
  setState(part: Part): void;
  subscribe(listener: (state: Part) => void): () => void;
}

export interface Keeping<Part> {
  /** Key in localStorage. */
  name: string;
  /** Of the stored shape: what another version wrote is not read. */
  version: number;
  /** The members that are kept, as they are before anything is stored. */
  initial: Part;
  /** A stored value is input like any other: what does not fit is dropped. */
  schema: z.Schema<Part>;
}

/**
 * Writes part of a store to localStorage as `{ state, version }` whenever it changes. Returns how to load what an earlier visit
 * left; the component that draws with it makes its first render equal the server's (`useDrawn`). Storage that is full or
 * forbidden keeps the choices for this page only.
 */
export function keepState<Part extends object>(store: Store<Part>, { name, version, initial, schema }: Keeping<Part>): () => void {
  const names = Object.keys(initial) as (keyof Part)[];
  const textOf = (state: Part) => JSON.stringify({ state: Object.fromEntries(names.map((key) => [key, state[key]])), version });
  let written = textOf(store.getState());
  store.subscribe((state) => {
    const text = textOf(state);
    if (text === written) return;
    written = text;
    writeStored(name, text);
  });
  return function load() {
    const stored = readStoredJson(name) as { state?: unknown; version?: unknown } | null;
    const read = stored?.version === version ? z.safeParse(schema, stored.state) : null;
    if (!read?.success) return;
    written = textOf(read.data);
    store.setState(read.data);
  };
}
