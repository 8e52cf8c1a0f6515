import { generation } from './epoch';

export interface RefreshedOptions<T> {
  load(): Promise<T>;
  /** Called with the reason when a load fails; callers of the value do not receive it. */
  onError(error: unknown): void;
  /** Wall clock in ms. */
  now(): number;
  /** ms between two loads while the value is in use. */
  interval: number;
  /** ms after the last use for which the value is refreshed in the background. */
  warm: number;
  /** ms; the longest that one caller waits. The load continues, and has its own limit. */
  budget: number;
  /** ms after which a value that could not be renewed is dropped. */
  life: number;
}

export interface RefreshedResult<T> {
  value: T | null;
  /** ms since 1970 of the load that returned the value. */
  at: number | null;
  /** The last attempt to renew it failed, or it is overdue and nothing renews it. */
  stale: boolean;
  /** Attempts that failed since the last success. */
  failures: number;
}

export interface RefreshedValue<T> {
  /** The known value; never waits, starts a load in the background when one is due. */
  peek(): RefreshedResult<T>;
  /** Like `peek`, but a caller without a recent value waits for the load, at most the budget or `wait` ms. */
  get(wait?: number): Promise<RefreshedResult<T>>;
  /** True when `get` would return without waiting. */
  ready(): boolean;
  /** Waits for the load that is running, or for a new one unless the last began less than half an interval ago. */
  renew(): Promise<RefreshedResult<T>>;
}

/** The platform names another epoch with every response: none of its values can be stored. */
export class UnsteadyEpochError extends Error {
  override readonly name = 'UnsteadyEpochError';
}

/** ms between two attempts while a source fails. */
const RETRY_MS = 1000;

/**
 * A value that is reloaded while it is in use: one load at a time for all callers, the last good value during a failure, and no
 * caller after the first ever waits for a source that hangs. Values loaded or requested before the platform's data was replaced
 * (`epoch.ts`) are dropped.
 */
export function createRefreshedValue<T>(options: RefreshedOptions<T>): RefreshedValue<T> {
  const { load, onError, now, interval, warm, budget, life } = options;
  /** A failed source is tried again soon: it may just be starting. */
  const pause = () => (failures > 0 ? Math.min(interval, RETRY_MS) : interval);
  let value: T | null = null;
  let at: number | null = null;
  let failures = 0;
  /** A caller has waited for the current load in vain: no other caller waits for it. */
  let slow = false;
  let of = generation();
  let lastStart = Number.NEGATIVE_INFINITY;
  let lastUse = Number.NEGATIVE_INFINITY;
  let flight: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function begin(): Promise<void> {
    flight ??= run().finally(() => {
      flight = null;
      slow = false;
      keepWarm();
    });
    return flight;
  }

  async function run(): Promise<void> {
    // A load that was pending when the data was replaced is repeated, once: its result may belong to the old data.
    for (let attempt = 1; ; attempt += 1) {
      dropOld();
      const began = of;
      lastStart = now();
      try {
        const loaded = await load();
        if (began === generation()) {
          value = loaded;
          at = now();
          failures = 0;
          return;
        }
        if (attempt > 1) throw new UnsteadyEpochError();
      } catch (error) {
        if (began !== generation() && attempt === 1) continue;
        dropOld();
        lastStart = now();
        failures += 1;
        onError(error);
        return;
      }
    }
  }

  /** Drops a value of an earlier generation, so that the next caller waits for a load of this one. */
  function dropOld(): void {
    if (of === generation()) return;
    of = generation();
    value = null;
    at = null;
    failures = 0;
    slow = false;
    lastStart = Number.NEGATIVE_INFINITY;
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function keepWarm(): void {
    if (timer !== null) return;
    timer = setTimeout(() => {
      timer = null;
      if (now() - lastUse < warm) void begin();
    }, pause());
    timer.unref?.();
  }

  function current(): RefreshedResult<T> {
    if (at !== null && now() - at > life) {
      value = null;
      at = null;
    }
    const renewing = flight !== null && failures === 0;
    return { value, at, stale: failures > 0 || at === null || (!renewing && now() - at > 2 * interval + budget), failures };
  }

  /** False when the last load is long ago. While a source fails its last attempt counts instead, so that no caller waits for it again. */
  const recent = () => slow || now() - (failures > 0 ? lastStart : (at ?? Number.NEGATIVE_INFINITY)) <= 2 * interval + budget;

  function touch(): void {
    lastUse = now();
    if (flight === null && timer === null && lastUse - lastStart >= pause()) void begin();
  }

  return {
    peek() {
      dropOld();
      touch();
      return current();
    },
    ready() {
      dropOld();
      return recent();
    },
    async renew() {
      dropOld();
      if (flight || now() - lastStart >= interval / 2) await begin();
      return current();
    },
    async get(wait = budget) {
      dropOld();
      lastUse = now();
      if (recent()) {
        touch();
        return current();
      }
      const waiting = begin();
      let giveUp: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([
        waiting,
        new Promise<void>((resolve) => {
          giveUp = setTimeout(() => {
            slow = flight !== null;
            resolve();
          }, wait);
        }),
      ]);
      clearTimeout(giveUp);
      return current();
    },
  };
}
