export interface FreshOptions<T> {
  load(): Promise<T>;
  /** Wall clock in ms. */
  now(): number;
  /** ms between two loads while the value is in use. */
  interval: number;
  /** ms after the last use for which the value is kept fresh in the background. */
  warm: number;
  /** ms; the longest that one caller waits. */
  budget: number;
  /** ms after which a value that could not be renewed is dropped. */
  life: number;
}

export interface Fresh<T> {
  value: T | null;
  /** ms since 1970 of the load that brought the value. */
  at: number | null;
  /** The last attempt to renew it failed, or it is older than it should be. */
  stale: boolean;
}

export interface FreshValue<T> {
  /** What is known now; never waits, starts a load in the background when one is due. */
  peek(): Fresh<T>;
  /** Like `peek`, but a caller with nothing recent to show waits for the load, at most the budget. */
  get(): Promise<Fresh<T>>;
  /** True when `get` would answer without waiting. */
  ready(): boolean;
}

/** ms between two attempts while a source fails. */
const RETRY_MS = 1000;

/**
 * A value that is loaded again and again while somebody uses it: one load at a time for all callers, the last good value
 * during a failure, and no caller after the first ever waits for a source that hangs.
 */
export function createFreshValue<T>(options: FreshOptions<T>): FreshValue<T> {
  const { load, now, interval, warm, budget, life } = options;
  /** A source that failed is asked again soon: it may just be starting. */
  const pause = () => (failing ? Math.min(interval, RETRY_MS) : interval);
  let value: T | null = null;
  let at: number | null = null;
  let failing = false;
  let lastStart = Number.NEGATIVE_INFINITY;
  let lastUse = Number.NEGATIVE_INFINITY;
  let flight: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function begin(): Promise<void> {
    flight ??= run().finally(() => {
      flight = null;
      keepWarm();
    });
    return flight;
  }

  async function run(): Promise<void> {
    lastStart = now();
    try {
      value = await load();
      at = now();
      failing = false;
    } catch {
      failing = true;
    }
  }

  function keepWarm(): void {
    if (timer !== null) return;
    timer = setTimeout(() => {
      timer = null;
      if (now() - lastUse < warm) void begin();
    }, pause());
    timer.unref?.();
  }

  function current(): Fresh<T> {
    if (at !== null && now() - at > life) {
      value = null;
      at = null;
    }
    return { value, at, stale: failing || at === null || now() - at > 2 * interval + budget };
  }

  /** False when nobody looked after the value for long. A source that fails is not waited for again while it is retried. */
  const recent = () => now() - (failing ? lastStart : (at ?? Number.NEGATIVE_INFINITY)) <= 2 * interval + budget;

  function touch(): void {
    lastUse = now();
    if (flight === null && timer === null && lastUse - lastStart >= pause()) void begin();
  }

  return {
    peek() {
      touch();
      return current();
    },
    ready: recent,
    async get() {
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
            failing = true;
            resolve();
          }, budget);
        }),
      ]);
      clearTimeout(giveUp);
      return current();
    },
  };
}
