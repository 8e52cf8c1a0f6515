import { IM_CODE } from '@pavilion/contract/venues/im.wire';
import { BusinessError } from '@/lib/kit/http/errors';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** Clock and timer of a pace; `now` in ms. */
export interface PacePorts {
  now(): number;
  wait(ms: number): Promise<void>;
}

export interface Pace {
  /**
   * The response to a request that IM allows once per interval. An earlier repeat gets the last response; shortly before the end
   * of the interval it waits and is sent.
   */
  send<T>(question: string, load: () => Promise<T>): Promise<T>;
  /** Marks all responses as stale: the next request waits for its interval. */
  forget(): void;
}

interface PaceEntry {
  /** ms at which the response arrived, not before the venue received the request; null while pending. */
  at: number | null;
  response: Promise<unknown>;
  stale: boolean;
}

/** Last part of the interval, in which waiting is better than an old response. */
const WORTH_WAITING = 0.25;

const isTooFrequent = (error: unknown) => error instanceof BusinessError && error.source === 'IMTY' && error.code === IM_CODE.tooFrequent;

/** Enforces IM's limit of one call per request and interval (ms). */
export function createPace(interval: number, { now, wait }: PacePorts): Pace {
  const entries = new Map<string, PaceEntry>();

  function put<T>(question: string, load: () => Promise<T>): Promise<T> {
    // A reloaded page does not know an earlier page's calls: on IM's rejection it waits and repeats once.
    const patient = () =>
      load().catch((error: unknown) => {
        if (!isTooFrequent(error)) throw error;
        return wait(interval).then(load);
      });
    const entry: PaceEntry = { at: null, response: patient(), stale: false };
    for (const [other, { at }] of entries) if (at !== null && now() - at > interval) entries.delete(other);
    entries.set(question, entry);
    void settle(question, entry);
    return entry.response as Promise<T>;
  }

  async function settle(question: string, entry: PaceEntry): Promise<void> {
    try {
      await entry.response;
      entry.at = now();
    } catch {
      // A failed request may be repeated at once; a venue that counted it rejects the repeat.
      if (entries.get(question) === entry) entries.delete(question);
    }
  }

  async function send<T>(question: string, load: () => Promise<T>): Promise<T> {
    const last = entries.get(question);
    if (!last) return put(question, load);
    if (last.at === null) {
      if (!last.stale) return last.response as Promise<T>;
      await last.response.catch(() => undefined);
      return send(question, load);
    }
    const left = last.at + interval - now();
    if (left <= 0) return put(question, load);
    if (!last.stale && left > interval * WORTH_WAITING) return last.response as Promise<T>;
    await wait(left);
    // Another caller may have waited too and sent the request.
    return entries.get(question) === last ? put(question, load) : send(question, load);
  }

  return {
    send,
    forget() {
      for (const entry of entries.values()) entry.stale = true;
    },
  };
}

/** This device's clock and timer. */
export const REAL_PORTS: PacePorts = { now: () => steadyNow(), wait: (ms) => new Promise((done) => setTimeout(done, ms)) };
