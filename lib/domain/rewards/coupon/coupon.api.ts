import { knownTime } from '@/lib/kit/format/known-time';
import type { CallResponse } from '@pavilion/contract/call';
import { couponClaimCall, couponListCall, couponUseCall } from '@pavilion/contract/calls/coupon.calls';
import { knownMinor } from '@pavilion/number/known-money';
import { toMinor } from '@pavilion/number/money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Coupon } from './coupon.model';

function toCoupon(wire: CallResponse<typeof couponClaimCall>): Coupon {
  const { amount, minDeposit, credited, expireTime, usedTime, ...same } = wire;
  return {
    ...same,
    amount: toMinor(amount),
    minDeposit: toMinor(minDeposit),
    credited: knownMinor(credited),
    expireAt: Date.parse(expireTime),
    usedAt: knownTime(usedTime),
  };
}

/** The member's coupons, newest first. */
export async function getCoupons(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<Coupon[]> {
  return (await caller(couponListCall, {}, { signal })).list.map(toCoupon);
}

/**
 * Claims a coupon; repeating it changes nothing.
 * @throws BusinessError 10001 when it is over or not the member's.
 */
export async function claimCoupon(id: string, caller: PlatformCaller = callPlatform): Promise<Coupon> {
  return toCoupon(await caller(couponClaimCall, { id }));
}

/**
 * Credits a claimed cash coupon once, with any key. Returns the credit, decimal text.
 * @throws BusinessError 10001 when it is used, over, unclaimed, of another kind, or not the member's.
 */
export async function creditCoupon(id: string, idempotencyKey: string, caller: PlatformCaller = callPlatform): Promise<string | null> {
  return (await caller(couponUseCall, { id }, { idempotencyKey })).credited;
}
