import type { COUPON_STATES } from '@pavilion/contract/calls/coupon.calls';
import { DAY, SITE_OFFSET, WEEK, siteDateOf } from '../../../kernel/clock/calendar';
import { rulesOf } from '../../member/vip/level-table';
import { COUPON_COPY } from '../grant/bonus.copy';
import { DEPOSIT_BONUS_TURNOVER, siteWeekOf } from '../grant/bonus.rules';
import type { Coupon } from './coupon.tables';

/** A coupon as a rule gives it. Minor units, world ms. */
export type CouponGift = Pick<
  Coupon,
  'source' | 'kind' | 'title' | 'amount' | 'percent' | 'minDeposit' | 'turnoverTimes' | 'turnoverBase' | 'expiresAt'
>;

/** Coupon for the first settled bet of a week, at `at`. */
export function firstBetCoupon(at: number): CouponGift {
  return {
    source: `first-bet:${siteDateOf(siteWeekOf(at))}`,
    kind: 'cash',
    title: COUPON_COPY.firstBet,
    amount: 500n,
    percent: 0,
    minDeposit: 0n,
    turnoverTimes: 1,
    turnoverBase: 'bonus',
    expiresAt: at + WEEK,
  };
}

/** World ms for which a level's gift can be claimed and used. */
export const LEVEL_GIFT_MS = 30 * DAY;

/** 晋级礼金: cash for a level that was reached for the first time, at `at`. */
export function levelCoupon(level: number, at: number): CouponGift {
  return {
    source: `level:${level}`,
    kind: 'cash',
    title: COUPON_COPY.level(level),
    amount: rulesOf(level).gift,
    percent: 0,
    minDeposit: 0n,
    turnoverTimes: 1,
    turnoverBase: 'bonus',
    expiresAt: at + LEVEL_GIFT_MS,
  };
}

/** A VIP's coupon of the month of `now`; more with each level. */
export function vipCoupon(level: number, now: number): CouponGift {
  const [year, month] = siteDateOf(now).split('-').map(Number) as [number, number];
  return {
    source: `vip:${year}-${month}`,
    kind: 'deposit',
    title: COUPON_COPY.vip(level),
    amount: rulesOf(level).monthly,
    percent: 5,
    minDeposit: 10_000n,
    turnoverTimes: DEPOSIT_BONUS_TURNOVER,
    turnoverBase: 'depositAndBonus',
    expiresAt: Date.UTC(year, month, 1) - SITE_OFFSET,
  };
}

/** Amount that a coupon adds to a deposit, cut. */
export function depositPartOf({ percent, amount }: Pick<Coupon, 'percent' | 'amount'>, credit: bigint): bigint {
  const part = (credit * BigInt(percent)) / 100n;
  return part < amount ? part : amount;
}

/** Stakes that a coupon's credit requires; `deposit`: the credited part of the deposit that it was added to. */
export function requiredOf(
  { turnoverBase, turnoverTimes }: Pick<Coupon, 'turnoverBase' | 'turnoverTimes'>,
  credited: bigint,
  deposit: bigint,
): bigint {
  return (turnoverBase === 'bonus' ? credited : deposit + credited) * BigInt(turnoverTimes);
}

/** State of a coupon at `now` (world ms). */
export function couponStateOf(
  { usedAt, claimedAt, expiresAt }: Pick<Coupon, 'usedAt' | 'claimedAt' | 'expiresAt'>,
  now: number,
): (typeof COUPON_STATES)[number] {
  if (usedAt !== null) return 'used';
  if (now >= expiresAt) return 'expired';
  return claimedAt === null ? 'claimable' : 'claimed';
}
