import { processSingleton } from '@/lib/kit/store/process-singleton';

/** A part of a response that was left out because it did not fit its schema; never its value. */
export interface InvalidPart {
  /** Name of the call: `preInfo`, `FBTY /v1/match/getList`. */
  call: string;
  /** Path of the first part, `data.list.3.id`. */
  path: string;
  /** Value that the schema expects there, in words. */
  expected: string;
  /** Number of parts of this response that were left out at the same place of any row. */
  count: number;
}

type Listener = (part: InvalidPart) => void;

// Bundles of one process share the listeners.
const listeners = processSingleton('invalid-parts', () => new Set<Listener>());

/** Calls `listener` for every part that is left out from now on. Returns the unsubscribe function. */
export function watchInvalidParts(listener: Listener): () => void {
  listeners().add(listener);
  return () => void listeners().delete(listener);
}

/** Calls the listeners; an error in one of them does not affect the response. */
export function reportInvalidParts(parts: readonly InvalidPart[]): void {
  for (const part of parts) {
    for (const listener of listeners()) {
      try {
        listener(part);
      } catch {
        // The response matters more than its report.
      }
    }
  }
}
