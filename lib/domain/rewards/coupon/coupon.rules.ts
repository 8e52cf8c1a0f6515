import { COUPON_STATES } from '@pavilion/contract/calls/activity.calls';
import type { Coupon, CouponState } from './coupon.model';

/** The state that an address asks for; null where it names none. */
export function toCouponState(params: { get(name: string): string | null }): CouponState | null {
  return COUPON_STATES.find((known) => known === params.get('state')) ?? null;
}

/** How many coupons stand in each state. */
export function countsOf(list: readonly Coupon[]): Record<CouponState, number> {
  const count = (state: CouponState) => list.filter((coupon) => coupon.state === state).length;
  return { claimable: count('claimable'), claimed: count('claimed'), used: count('used'), expired: count('expired') };
}

/** What is shown where the address asks for nothing: what there is to do, else what is claimed. */
export function defaultState(list: readonly Coupon[]): CouponState {
  const { claimable, claimed } = countsOf(list);
  return claimable === 0 && claimed > 0 ? 'claimed' : 'claimable';
}
