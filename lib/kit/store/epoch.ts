import { BoundedMap } from './bounded-map';
import { processSingleton } from './process-singleton';

export interface Epochs {
  /**
   * Records the epoch of a response. The first one applies to all data stored already; another one begins a new generation, in
   * which no earlier data is used. An epoch that was left belongs to a late response and changes nothing.
   */
  noteEpoch(epoch: string | null): void;
  /** The epoch of the data that this process works with; null while the platform has named none. */
  currentEpoch(): string | null;
  /** Changes when the data is replaced: data stored or requested under another number is useless. */
  generation(): number;
}

/** Epochs that are remembered as left; a response older than that many is not expected. */
const MAX_LEFT = 100;

export function createEpochs(): Epochs {
  let current: string | null = null;
  let replaced = 0;
  const left = new BoundedMap<string, true>(MAX_LEFT);
  return {
    noteEpoch(epoch) {
      if (epoch === null || epoch === current || left.has(epoch)) return;
      if (current !== null) {
        left.set(current, true);
        replaced += 1;
      }
      current = epoch;
    },
    currentEpoch: () => current,
    generation: () => replaced,
  };
}

export const { noteEpoch, currentEpoch, generation } = processSingleton('epoch', createEpochs)();

/** One value per generation: `make` creates it again at the first use after the data was replaced. */
export function perGeneration<T>(make: () => T): () => T {
  let cached: { thing: T; of: number } | null = null;
  return () => {
    if (cached?.of !== generation()) cached = { thing: make(), of: generation() };
    return cached.thing;
  };
}
