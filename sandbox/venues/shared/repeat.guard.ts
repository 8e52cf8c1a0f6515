import { createHash, randomUUID } from 'node:crypto';
import type { ShortLived } from '../../kernel/db/short-lived.store';

/** Real ms after an answer within which an identical request of the same member counts as a repeat. */
const SAME_WITHIN_MS = 3000;
/** Real ms after which work of a process that never reported its end no longer counts as under way. */
const WORK_MS = 120_000;

export interface RepeatGuard {
  /**
   * Does the work unless an identical request of the same member is being worked on, or was a moment ago, in any process.
   * @throws What `refuse` makes, for a repeat, whatever the result of the first.
   */
  once<T>(memberId: string, body: unknown, work: () => Promise<T>): Promise<T>;
}

interface GuardPorts {
  /** Names the work that is under way. */
  working: ShortLived<string>;
  /** Makes the refusal of a repeat. */
  refuse: () => Error;
  /** Whether an error means that the work was done after all. */
  isDone?: (error: unknown) => boolean;
  /** ms */
  now: () => number;
}

/**
 * Bets of OB and IM and the purchases of OB and FB carry no key, and browsers repeat a request by themselves whose connection
 * broke before an answer came: without this guard the venue would make it twice. A refused one may be made again at once.
 */
export function repeatGuard({ working, refuse, isDone = () => false, now }: GuardPorts): RepeatGuard {
  return {
    async once(memberId, body, work) {
      const id = createHash('sha256')
        .update(`${memberId}|${JSON.stringify(body)}`)
        .digest('base64url');
      // After a reset the entry may be another request's.
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
