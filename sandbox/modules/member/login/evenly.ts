import { setTimeout as sleep } from 'node:timers/promises';

/** Minimum ms for sending a code: the time must not show whether somebody was texted. */
const SEND_MS = 250;

/** Waits for work and for `SEND_MS`, also when it fails. */
export async function evenly<T>(work: Promise<T>): Promise<T> {
  await Promise.all([work.catch(() => undefined), sleep(SEND_MS)]);
  return work;
}
