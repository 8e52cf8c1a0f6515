import { knownTime } from '@/lib/kit/format/known-time';
import { DIVIDEND_STATUS, dividendCheckCall, dividendLeadCall, dividendReceiveCall } from '@pavilion/contract/calls/bonus.calls';
import { toMinor } from '@pavilion/number/money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Bonus, BonusState } from './bonus.model';

const STATES: Readonly<Record<number, BonusState>> = {
  [DIVIDEND_STATUS.claimable]: 'claimable',
  [DIVIDEND_STATUS.inReview]: 'reviewing',
  [DIVIDEND_STATUS.claimed]: 'claimed',
  [DIVIDEND_STATUS.expired]: 'expired',
};

/** A status that this version does not know is nothing to claim. */
const stateOf = (status: number): BonusState => STATES[status] ?? 'notEligible';

/** Bonuses that the member claims by hand, with their states. */
export async function getBonuses(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<Bonus[]> {
  const { list } = await caller(dividendLeadCall, {}, { signal });
  return list.map(({ status, attainable, amount, expireTime, ...same }) => ({
    ...same,
    state: attainable && stateOf(status) === 'notEligible' ? 'notYet' : stateOf(status),
    amount: toMinor(amount),
    expireAt: knownTime(expireTime),
  }));
}

/** Number of bonuses that the member can claim now. */
export async function countBonuses(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<number> {
  const { hasDividend, count, list } = await caller(dividendCheckCall, {}, { signal });
  return hasDividend ? Math.max(1, count, list.length) : 0;
}

/**
 * Claims a bonus. The caller creates one key per decision of the member and uses it for every repeat, so that the money moves
 * once.
 * @throws BusinessError 10001 when it is claimed already, over, or not the member's.
 */
export async function claimBonus(
  id: string,
  idempotencyKey: string,
  caller: PlatformCaller = callPlatform,
): Promise<{ state: BonusState; amount: string }> {
  const { status, amount } = await caller(dividendReceiveCall, { id }, { idempotencyKey });
  return { state: stateOf(status), amount };
}
