import { CODE, ObError } from './ob.error';

/** Real ms within which the same words from the same member are one bet. */
const SAME_WITHIN_MS = 3000;

export interface RepeatGuard {
  /**
   * Does the work unless the same member said the same a moment ago.
   * @throws ObError 0402014 for a repeat, whatever became of the first.
   */
  once<T>(memberId: string, body: unknown, work: () => Promise<T>): Promise<T>;
  clear(): void;
}

/**
 * OB's bets and purchases carry no key, and browsers repeat a request by themselves whose connection broke before an answer came: without
 * a guard of the venue's such a one would be made twice. One that was refused may be made again at once.
 */
export function repeatGuard(now: () => number = Date.now): RepeatGuard {
  const said = new Map<string, number>();
  return {
    async once(memberId, body, work) {
      const at = now();
      for (const [key, before] of said) if (at - before >= SAME_WITHIN_MS) said.delete(key);
      const key = `${memberId}|${JSON.stringify(body)}`;
      if (said.has(key)) throw new ObError(CODE.unknownResult);
      said.set(key, at);
      try {
        return await work();
      } catch (error) {
        // OB tells a purchase that it made as an error.
        if (!(error instanceof ObError) || error.code !== CODE.cashOutTaken) said.delete(key);
        throw error;
      }
    },
    clear: () => said.clear(),
  };
}
