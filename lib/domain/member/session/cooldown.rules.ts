import { DAY } from '@pavilion/number/duration';

/** Cooldowns from the platform by action: the moment (ms since 1970) from which it may be tried again, and their whole length. */
export type Cooldowns = Readonly<Record<string, { until: number; ms: number }>>;

/** ms; a longer cooldown is invalid. */
const MAX_MS = DAY;

/**
 * Stored cooldowns that are still running at `now`; drops anything else. None lasts longer than its own length: a clock that
 * was set back since would stretch it.
 */
export function runningCooldowns(stored: unknown, now: number): Cooldowns {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored as Record<string, Partial<Cooldowns[string]> | null>).flatMap(([key, one]) => {
      const { until, ms } = one ?? {};
      if (typeof until !== 'number' || typeof ms !== 'number' || !(until > now) || !(ms > 0 && ms <= MAX_MS)) return [];
      return [[key, { until: Math.min(until, now + ms), ms }]];
    }),
  );
}

/**
 * The end of a phone, or of an address before its @: keys are stored, and a whole phone is not. A masked phone, whose end is stars for
 * every phone, stays as it is.
 */
const endOf = (target: string) => (target.endsWith('*') ? target : target.split('@')[0]!.slice(-4));

/** Cooldown key of sending a code, per scene and phone. */
export function sendCooldownKey(scene: string, target: string): string {
  return `send ${scene} ${endOf(target)}`;
}

/** Cooldown key of entering a code, per scene and phone. */
export function codeCooldownKey(scene: string, target: string): string {
  return `code ${scene} ${endOf(target)}`;
}
