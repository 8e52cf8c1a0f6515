/** Waits that the platform told, by what has to wait: the moment (ms since 1970) from which it may be tried again. */
export type Cooldowns = Readonly<Record<string, number>>;

/** ms; a moment further away than a day is none that the platform told. */
const MAX_MS = 86_400_000;

/** Stored waits that are still running at `now`; anything else is dropped. */
export function runningCooldowns(stored: unknown, now: number): Cooldowns {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([, until]) => typeof until === 'number' && until > now && until - now <= MAX_MS),
  ) as Cooldowns;
}

/** A wait of a code: another scene or another phone waits for itself. */
export function sendCooldownKey(scene: string, target: string): string {
  return `send ${scene} ${target}`;
}

/** A lock of a code's entry. */
export function codeCooldownKey(scene: string, target: string): string {
  return `code ${scene} ${target}`;
}
