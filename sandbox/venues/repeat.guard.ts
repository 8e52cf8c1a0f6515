/** Real ms after an answer within which the same words from the same member are one bet. */
const SAME_WITHIN_MS = 3000;

export interface RepeatGuard {
  /**
   * Does the work unless the same member's same words are being worked on, or were a moment ago.
   * @throws What `refuse` makes, for a repeat, whatever became of the first.
   */
  once<T>(memberId: string, body: unknown, work: () => Promise<T>): Promise<T>;
  clear(): void;
}

interface GuardPorts {
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
export function repeatGuard({ refuse, isDone = () => false, now }: GuardPorts): RepeatGuard {
  const said = new Map<string, { endedAt: number }>();
  return {
    async once(memberId, body, work) {
      const at = now();
      for (const [key, { endedAt }] of said) if (at - endedAt >= SAME_WITHIN_MS) said.delete(key);
      const key = `${memberId}|${JSON.stringify(body)}`;
      if (said.has(key)) throw refuse();
      const own = { endedAt: Number.POSITIVE_INFINITY };
      said.set(key, own);
      try {
        return await work();
      } catch (error) {
        // After a reset the words may be another's.
        if (!isDone(error) && said.get(key) === own) said.delete(key);
        throw error;
      } finally {
        own.endedAt = now();
      }
    },
    clear: () => said.clear(),
  };
}
