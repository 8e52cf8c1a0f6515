import type { Context } from '../../modules/context';

/**
 * Runs `work` every so often (real ms), never twice at once; a failure is logged under `words` and the next run follows. The
 * returned function stops it and waits for what is under way.
 */
export function repeat({ log }: Pick<Context, 'log'>, every: number, work: () => Promise<unknown>, words: string): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, words))
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
