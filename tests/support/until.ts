import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until there is a value, and returns it. The limit only bounds a hang; it is counted in pauses, since suites set the clock. */
export async function until<T>(
  look: () => T | Promise<T>,
  { everyMs = 20, limitMs = 20_000 } = {},
): Promise<Exclude<T, false | null | undefined>> {
  for (let waited = 0; waited < limitMs; waited += everyMs) {
    const found = await look();
    if (found) return found as Exclude<T, false | null | undefined>;
    await sleep(everyMs);
  }
  throw new Error(`nothing within ${limitMs} ms`);
}
