import { MINUTE } from '@pavilion/number/duration';
import { withinLimit, type LoopLimit } from '@/lib/kit/store/loop-guard.rules';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';

/** ms without a bet after which 一键投注 switches itself off. */
export const IDLE_MS = 30 * MINUTE;
/** ms in which a second tap on the same price asks first. */
const REPEAT_MS = 5_000;
/** ms in which a bet before kick-off can be taken back: it has not been sent. In play the price would be gone by then. */
const TAKE_BACK_MS = 3_000;
/** Most bets of a minute. */
const PACE: LoopLimit = { limit: 10, windowMs: MINUTE };

/** A tap that became a bet; `at`: ms of this device. */
export interface QuickTap {
  selectionId: string;
  at: number;
}

/** True if it is on for this member; `until` and `now`: ms of this device. */
export function isQuickBetOn({ member, until }: { member: string; until: number }, of: string | undefined, now: number): boolean {
  // A clock that was set back does not prolong it.
  return of !== undefined && member === of && until > now && until - now <= IDLE_MS;
}

/** Effect of a tap: `ask` repeats a bet just made, `busy` has one under way, `pace` is one too many in a minute. */
export type TapVerdict = 'bet' | 'ask' | 'busy' | 'pace';

/** Judges a tap by the taps before it. `underWay`: selections with a bet that has no result yet. */
export function judgeTap(selectionId: string, taps: readonly QuickTap[], underWay: readonly string[], now: number): TapVerdict {
  if (underWay.includes(selectionId)) return 'busy';
  const times = taps.map(({ at }) => at);
  if (!withinLimit(times, now, PACE)) return 'pace';
  return taps.some((tap) => tap.selectionId === selectionId && now - tap.at < REPEAT_MS) ? 'ask' : 'bet';
}

/** The taps that still count at `now`. */
export const recentTaps = (taps: readonly QuickTap[], now: number): readonly QuickTap[] =>
  taps.filter(({ at }) => now - at < PACE.windowMs);

/** ms that a bet waits before it is sent, in which it can be taken back. */
export const takeBackMs = ({ live }: Pick<SlipLeg, 'live'>): number => (live ? 0 : TAKE_BACK_MS);
