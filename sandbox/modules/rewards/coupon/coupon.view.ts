import { minorToText } from '@pavilion/number/money';
import { couponStateOf } from './coupon.rules';
import type { Coupon } from './coupon.tables';

/** A coupon as its member sees it at `now` (world ms). */
export function couponView(coupon: Coupon, now: number) {
  const { id, kind, title, amount, percent, minDeposit, turnoverTimes, turnoverBase, credited, expiresAt, usedAt } = coupon;
  return {
    id: String(id),
    kind,
    title,
    state: couponStateOf(coupon, now),
    amount: minorToText(amount),
    percent,
    minDeposit: minorToText(minDeposit),
    turnover: turnoverTimes,
    turnoverBase,
    credited: credited === null ? null : minorToText(credited),
    expireTime: new Date(expiresAt).toISOString(),
    usedTime: usedAt === null ? null : new Date(usedAt).toISOString(),
  };
}
