import { BoundedMap } from './bounded-map';
import { processSingleton } from './process-singleton';

export interface Epochs {
  /**
   * Takes note of the epoch that an answer names. The first one is that of whatever is kept already; another one begins a
   * new generation, in which nothing kept before is used. An epoch that was left is that of a late answer and changes nothing.
   */
  noteEpoch(epoch: string | null): void;
  /** The epoch of the data that this process works with; null while the platform has named none. */
  currentEpoch(): string | null;
  /** Changes when the data was replaced: what was kept, or asked for, under another number is of no use. */
  generation(): number;
}

/** Epochs that are remembered as left; an answer older than so many is not expected any more. */
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

/** One thing per generation: what `make` gives, made anew at the first use after the data was replaced. */
export function perGeneration<T>(make: () => T): () => T {
  let cached: { thing: T; of: number } | null = null;
  return () => {
    if (cached?.of !== generation()) cached = { thing: make(), of: generation() };
    return cached.thing;
  };
}
