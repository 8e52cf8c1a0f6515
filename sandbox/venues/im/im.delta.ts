import { LRUCache } from 'lru-cache';
import type { Context } from '../../modules/context';
import { CODE, ImError } from './im.error';
import { MINUTE } from '../../kernel/clock/calendar';

/** A list as issued, from which a later delta is counted. */
interface IssuedDelta {
  /** World ms. */
  at: number;
  /** Real ms. */
  issuedAt: number;
  /** The request; a delta belongs to one request. */
  question: string;
}

/** Real ms for which a delta is valid, and the number stored. */
const LIFE_MS = MINUTE;
const MAX_DELTAS = 5000;
/** Ticks of IM's clock at 1970, a hundred nanoseconds each. */
const EPOCH_TICKS = 621_355_968_000_000_000n;

export interface Deltas {
  /** A new delta for a list as of `at` (world ms). */
  issue(question: string, at: number): string;
  /** World ms of the list with which a delta was issued. @throws ImError 600 when it is too old, unknown, or another's. */
  read(delta: string, question: string): number;
}

/** The world can compute any past moment, so a delta stores only its time. */
export function createDeltas(context: Pick<Context, 'onReset' | 'real'>): Deltas {
  const issued = new LRUCache<string, IssuedDelta>({ max: MAX_DELTAS });
  context.onReset(() => issued.clear());
  let serial = 0n;
  return {
    issue(question, at) {
      serial += 1n;
      const delta = String(EPOCH_TICKS + BigInt(Math.trunc(at)) * 10_000n + (serial % 10_000n));
      issued.set(delta, { at, issuedAt: context.real.now(), question });
      return delta;
    },
    read(delta, question) {
      const stored = issued.peek(delta);
      if (!stored || stored.question !== question || context.real.now() - stored.issuedAt > LIFE_MS) throw new ImError(CODE.deltaExpired);
      return stored.at;
    },
  };
}
