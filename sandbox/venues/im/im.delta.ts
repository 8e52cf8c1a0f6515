import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../modules/context';
import { CODE, ImError } from './im.error';
import { MINUTE } from '../../kernel/clock/calendar';

/** Digests of the events of a list as it was sent, by their ids. */
export type SentList = ReadonlyMap<number, string>;

/** A list as issued, from which a later delta is counted. */
interface IssuedDelta {
  sent: SentList;
  /** Real ms. */
  issuedAt: number;
  /** The request; a delta belongs to one request. */
  question: string;
}

/** Real ms for which a delta is valid. */
const LIFE_MS = MINUTE;
/** Events of all stored lists, of 100 bytes each. */
const MAX_EVENTS = 100_000;
/** Ticks of IM's clock at 1970, a hundred nanoseconds each. */
const EPOCH_TICKS = 621_355_968_000_000_000n;

/** Names the content of an event. */
export const digestOf = (event: string): string => createHash('sha1').update(event).digest('base64');

export interface Deltas {
  /** A new delta for a list that is sent at `at` (world ms). */
  issue(question: string, at: number, sent: SentList): string;
  /** The list with which a delta was issued. @throws ImError 600 when it is too old, unknown, or another's. */
  read(delta: string, question: string): SentList;
}

/**
 * A delta stores what its list contained. The list of an earlier moment cannot be computed again: a tester's event changes a match
 * at all moments since.
 */
export function createDeltas(context: Pick<Context, 'onReset' | 'real'>): Deltas {
  const issued = new LRUCache<string, IssuedDelta>({ maxSize: MAX_EVENTS, sizeCalculation: ({ sent }) => 1 + sent.size });
  context.onReset(() => issued.clear());
  let serial = 0n;
  return {
    issue(question, at, sent) {
      serial += 1n;
      const delta = String(EPOCH_TICKS + BigInt(Math.trunc(at)) * 10_000n + (serial % 10_000n));
      issued.set(delta, { sent, issuedAt: context.real.now(), question });
      return delta;
    },
    read(delta, question) {
      const stored = issued.peek(delta);
      if (!stored || stored.question !== question || context.real.now() - stored.issuedAt > LIFE_MS) throw new ImError(CODE.deltaExpired);
      return stored.sent;
    },
  };
}
