/** Waits that the platform told, by what has to wait: the moment (ms since 1970) from which it may be tried again. */
export type Waits = Readonly<Record<string, number>>;

/** ms; a moment further away than a day is none that the platform told. */
const LONGEST_MS = 86_400_000;

/** Stored waits that are still running at `now`; anything else is dropped. */
export function runningWaits(stored: unknown, now: number): Waits {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([, until]) => typeof until === 'number' && until > now && until - now <= LONGEST_MS),
  ) as Waits;
}

/** A wait of a code: another scene or another phone waits for itself. */
export function sendWaitKey(scene: string, target: string): string {
  return `send ${scene} ${target}`;
}

/** A lock of a code's entry. */
export function codeWaitKey(scene: string, target: string): string {
  return `code ${scene} ${target}`;
}
