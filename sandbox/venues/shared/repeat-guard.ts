import { createHash, randomUUID } from 'node:crypto';
import type { ShortLived } from '../../kernel/db/short-lived.store';
import { MINUTE } from '../../kernel/clock/calendar';

/** Real ms after a response within which an identical request of the same member counts as a repeat. */
const SAME_WITHIN_MS = 3000;
/** Real ms after which work of a process that never reported its end does not count as pending. */
const WORK_MS = 2 * MINUTE;

export interface RepeatGuard {
  /**
   * Runs the work unless an identical request of the same member is being worked on, or was a moment ago, in any process.
   * @throws The error of `reject`, for a repeat, whatever the result of the first.
   */
  once<T>(memberId: string, body: unknown, work: () => Promise<T>): Promise<T>;
}

interface GuardPorts {
  /** Stores the pending work. */
  working: ShortLived<string>;
  /** Makes the error for a repeat. */
  reject: () => Error;
  /** True when an error means that the work was done after all. */
  isDone?: (error: unknown) => boolean;
  /** ms */
  now: () => number;
}

/**
 * Bets of OB and IM and the purchases of OB and FB have no key, and browsers by themselves repeat a request whose connection broke
 * before its response: without this guard the venue would carry it out twice. A rejected one may be sent again at once.
 */
export function repeatGuard({ working, reject, isDone = () => false, now }: GuardPorts): RepeatGuard {
  return {
    async once(memberId, body, work) {
      const id = createHash('sha256')
        .update(`${memberId}|${JSON.stringify(body)}`)
        .digest('base64url');
      // After a reset the entry may be another request's.
      const own = randomUUID();
      if (!(await working.add(id, { value: own, until: now() + WORK_MS }, now()))) throw reject();
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
