import { COUPON_STATES } from '@pavilion/contract/calls/coupon.calls';
import type { Coupon, CouponState } from './coupon.model';

/** The state that an address selects; null where it names none. */
export function toCouponState(params: { get(name: string): string | null }): CouponState | null {
  return COUPON_STATES.find((known) => known === params.get('state')) ?? null;
}

/** Number of coupons in each state. */
export function countsOf(list: readonly Coupon[]): Record<CouponState, number> {
  const count = (state: CouponState) => list.filter((coupon) => coupon.state === state).length;
  return { claimable: count('claimable'), claimed: count('claimed'), used: count('used'), expired: count('expired') };
}

/** State shown when the address names none: claimable coupons if there are any, else the claimed ones. */
export function defaultState(list: readonly Coupon[]): CouponState {
  const { claimable, claimed } = countsOf(list);
  return claimable === 0 && claimed > 0 ? 'claimed' : 'claimable';
}
