import { processSingleton } from '@/lib/kit/store/process-singleton';

/** A part of an answer that was left out because it did not fit its schema; never its value. */
export interface InvalidPart {
  /** Name of the call: `preInfo`, `FBTY /v1/match/getList`. */
  call: string;
  /** Place of the first one, `data.list.3.id`. */
  path: string;
  /** What the schema asks for there, in words. */
  expected: string;
  /** How many parts of this answer were left out for the same place of any row. */
  count: number;
}

type Listener = (part: InvalidPart) => void;

// Bundles of one process share the listeners.
const listeners = processSingleton('invalid-parts', () => new Set<Listener>());

/** Calls `listener` for every part that is left out from now on. Returns unsubscribe. */
export function watchInvalidParts(listener: Listener): () => void {
  listeners().add(listener);
  return () => void listeners().delete(listener);
}

/** Tells the listeners; what one of them throws does not cost the answer. */
export function reportInvalidParts(parts: readonly InvalidPart[]): void {
  for (const part of parts) {
    for (const listener of listeners()) {
      try {
        listener(part);
      } catch {
        // The answer counts for more than its report.
      }
    }
  }
}
