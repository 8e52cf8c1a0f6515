/** Cooldowns from the platform by action: the moment (ms since 1970) from which it may be tried again. */
export type Cooldowns = Readonly<Record<string, number>>;

/** ms; a moment more than a day ahead is invalid. */
const MAX_MS = 86_400_000;

/** Stored cooldowns that are still running at `now`; drops anything else. */
export function runningCooldowns(stored: unknown, now: number): Cooldowns {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([, until]) => typeof until === 'number' && until > now && until - now <= MAX_MS),
  ) as Cooldowns;
}

/** Cooldown key of sending a code, per scene and phone. */
export function sendCooldownKey(scene: string, target: string): string {
  return `send ${scene} ${target}`;
}

/** Cooldown key of entering a code, per scene and phone. */
export function codeCooldownKey(scene: string, target: string): string {
  return `code ${scene} ${target}`;
}
