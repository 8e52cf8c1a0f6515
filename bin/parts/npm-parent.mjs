import { isStopping, stopAll } from './children.mjs';

const LOOK_EVERY_MS = 500;

/** Ends this program with the npm that started it: a killed npm cannot pass a signal on. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !isStopping()) void stopAll();
  }, LOOK_EVERY_MS).unref();
}
