import type { Logger } from 'pino';

interface Logs {
  log: Pick<Logger, 'error'>;
}

/**
 * Runs `work` every so often (real ms), never twice at once; a failure is logged under `text` and the next run follows. The
 * returned function stops it and waits for the present run.
 */
export function repeat({ log }: Logs, every: number, work: () => Promise<unknown>, text: string): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, text))
      .finally(() => {
        running = null;
      });
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Makes runs of `work` follow each other: a call waits for those before it. */
export function inTurn<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Repeated work on the data. */
export interface Job<T = unknown> {
  /** Does everything that is due by now, after the present run. */
  tick(): Promise<T>;
  /** Resolves when the last run has ended. */
  stop(): Promise<void>;
}

/**
 * A job that runs on a short real interval and whenever `tick` is called, one run after the other. After a restart it continues with
 * the rows that it finds.
 */
export function createJob<T>(logs: Logs, { name, every, run }: { name: string; every: number; run: () => Promise<T> }): Job<T> {
  let last: Promise<unknown> = Promise.resolve();
  const oneByOne = inTurn(run);
  const tick = (): Promise<T> => {
    const next = oneByOne();
    last = next.catch(() => undefined);
    return next;
  };
  const halt = repeat(logs, every, tick, `${name} failed`);
  return {
    tick,
    async stop() {
      await halt();
      await last;
    },
  };
}

/** Calls `act` for each row in turn. A row that fails is logged with `describe`'s fields and tried again at the next run. */
export async function forEachDue<T>(
  { log }: Logs,
  rows: readonly T[],
  act: (row: T) => Promise<unknown>,
  describe: (row: T) => Record<string, string>,
): Promise<void> {
  for (const row of rows) {
    try {
      await act(row);
    } catch (error) {
      log.error({ err: error, ...describe(row) }, 'job failed for a row');
    }
  }
}
