import { MINUTE } from '@pavilion/number/duration';

/** ms that a check may be overdue before the visit counts as another one. */
const VISIT_GAP_MS = 10 * MINUTE;

/** Since when a member's browser counts towards the next reality check. `at`: ms of this device. */
export interface RealityMark {
  member: string;
  at: number;
}

/** The mark to count from at `now`: the stored one, or a new one for another member, another visit or a clock that was set back. */
export function markAt(stored: RealityMark | null, member: string, minutes: number, now: number): RealityMark {
  const isCurrent = stored !== null && stored.member === member && stored.at <= now;
  return isCurrent && now - stored.at <= minutes * MINUTE + VISIT_GAP_MS ? stored : { member, at: now };
}

/** ms until the next reality check; 0 = due. */
export function waitOf({ at }: RealityMark, minutes: number, now: number): number {
  return Math.max(0, at + minutes * MINUTE - now);
}
