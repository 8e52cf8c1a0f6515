import { IM_CODE } from '@/lib/contract/venues/im.wire';
import { BusinessError } from '@/lib/kit/http/errors';

/** What a pace needs from outside; `now` in ms. */
export interface PacePorts {
  now(): number;
  wait(ms: number): Promise<void>;
}

export interface Pace {
  /**
   * The answer to a question that may be put once in an interval. Sooner, the last answer serves; one asked for shortly
   * before the end of the interval waits for its turn.
   */
  ask<T>(question: string, load: () => Promise<T>): Promise<T>;
  /** Old answers serve nobody any more: what is asked next waits for its turn. */
  forget(): void;
}

interface Asked {
  /** ms of the answer, which is no sooner than the venue saw the question; null while it is on its way. */
  at: number | null;
  answer: Promise<unknown>;
  stale: boolean;
}

/** Part of the interval in which waiting beats an old answer. */
const WORTH_WAITING = 0.25;

const isTooFrequent = (error: unknown) => error instanceof BusinessError && error.source === 'IMTY' && error.code === IM_CODE.tooFrequent;

/** Keeps to IM's limit of one call per question and interval (ms). */
export function createPace(interval: number, { now, wait }: PacePorts): Pace {
  const asked = new Map<string, Asked>();

  function put<T>(question: string, load: () => Promise<T>): Promise<T> {
    // A page that was just loaded does not know of what an earlier one asked: the venue says so, once.
    const patient = () =>
      load().catch((error: unknown) => {
        if (!isTooFrequent(error)) throw error;
        return wait(interval).then(load);
      });
    const entry: Asked = { at: null, answer: patient(), stale: false };
    for (const [other, { at }] of asked) if (at !== null && now() - at > interval) asked.delete(other);
    asked.set(question, entry);
    void settle(question, entry);
    return entry.answer as Promise<T>;
  }

  async function settle(question: string, entry: Asked): Promise<void> {
    try {
      await entry.answer;
      entry.at = now();
    } catch {
      // What failed may be asked again at once; a venue that counted it says so.
      if (asked.get(question) === entry) asked.delete(question);
    }
  }

  async function ask<T>(question: string, load: () => Promise<T>): Promise<T> {
    const last = asked.get(question);
    if (!last) return put(question, load);
    if (last.at === null) {
      if (!last.stale) return last.answer as Promise<T>;
      await last.answer.catch(() => undefined);
      return ask(question, load);
    }
    const left = last.at + interval - now();
    if (left <= 0) return put(question, load);
    if (!last.stale && left > interval * WORTH_WAITING) return last.answer as Promise<T>;
    await wait(left);
    // Somebody else may have waited too, and asked by now.
    return asked.get(question) === last ? put(question, load) : ask(question, load);
  }

  return {
    ask,
    forget() {
      for (const entry of asked.values()) entry.stale = true;
    },
  };
}

/** This device's clock and timer. */
export const REAL_PORTS: PacePorts = { now: () => Date.now(), wait: (ms) => new Promise((done) => setTimeout(done, ms)) };
