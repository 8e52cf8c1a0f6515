import { createHash, randomUUID } from 'node:crypto';
import type { ShortLived } from '../db/short-lived.store';

/** Real ms after an answer within which the same words from the same member are one bet. */
const SAME_WITHIN_MS = 3000;
/** Real ms for which work counts as under way when its process does not come back to say that it ended. */
const WORK_MS = 120_000;

export interface RepeatGuard {
  /**
   * Does the work unless the same member's same words are being worked on, or were a moment ago, in whichever process.
   * @throws What `refuse` makes, for a repeat, whatever became of the first.
   */
  once<T>(memberId: string, body: unknown, work: () => Promise<T>): Promise<T>;
}

interface GuardPorts {
  /** Names the work that is under way. */
  working: ShortLived<string>;
  /** What a repeat is told. */
  refuse: () => Error;
  /** Whether an error tells that the work was done after all. */
  isDone?: (error: unknown) => boolean;
  /** ms */
  now: () => number;
}

/**
 * Bets of OB and IM and the purchases of OB and FB carry no key, and browsers repeat a request by themselves whose connection broke
 * before an answer came: without a guard of the venue's such a one would be made twice. One that was refused may be made
 * again at once.
 */
export function repeatGuard({ working, refuse, isDone = () => false, now }: GuardPorts): RepeatGuard {
  return {
    async once(memberId, body, work) {
      const id = createHash('sha256')
        .update(`${memberId}|${JSON.stringify(body)}`)
        .digest('base64url');
      // After a reset the words may be another's.
      const own = randomUUID();
      if (!(await working.add(id, { value: own, until: now() + WORK_MS }, now()))) throw refuse();
      let done = true;
      try {
        return await work();
      } catch (error) {
        done = isDone(error);
        throw error;
      } finally {
        await working.settle(id, own, done ? now() + SAME_WITHIN_MS : null);
      }
    },
  };
}
