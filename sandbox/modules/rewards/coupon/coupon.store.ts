import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import type { Member } from '../../member/account/member.tables';
import type { Ledger } from '../../../kernel/ledger/ledger-bound';
import { findMemberById } from '../../member/account/member';
import { daysFrom, listStakeDays } from '../../betting/stake/stake.store';
import { getVip, listReachedLevels } from '../../member/vip/vip.store';
import { DAY, WEEK } from '../../../kernel/clock/calendar';
import { siteWeekOf } from '../grant/bonus.rules';
import { depositPartOf, firstBetCoupon, LEVEL_GIFT_MS, levelCoupon, requiredOf, vipCoupon } from './coupon.rules';
import type { CouponGift } from './coupon.rules';
import { coupons } from './coupon.tables';
import type { Coupon } from './coupon.tables';
import { findBonusBar } from '../grant/bonus-bar';
import { grantReward } from '../grant/grant';

/** World ms for which ended coupons stay in the list. */
const SHOWN_MS = 90 * DAY;

/** Gives a member the coupons of all rules that are met at `now` (world ms); one that was given before is not given again. */
export async function giveDueCoupons(db: Db, member: Member, now: number): Promise<void> {
  const weeks = await Promise.all([siteWeekOf(now) - WEEK, siteWeekOf(now)].map((week) => findFirstSettled(db, member.id, week)));
  const { level } = await getVip(db, member, now);
  const reached = await listReachedLevels(db, member.id, now - LEVEL_GIFT_MS);
  const due = [
    ...weeks.flatMap((at) => (at === null ? [] : [firstBetCoupon(at)])),
    ...reached.map((one) => levelCoupon(one.level, one.at)),
    ...(level > 0 ? [vipCoupon(level, now)] : []),
  ];
  const open = due.filter(({ amount, expiresAt }) => amount > 0n && expiresAt > now);
  await giveCoupons(db, member.id, open, now);
}

/** World ms at which a member's first bet of the site's week was settled; null without one. */
async function findFirstSettled(db: Db, memberId: string, week: number): Promise<number | null> {
  const days = await listStakeDays(db, memberId, ...daysFrom(week, WEEK));
  return days.find(({ kind, firstAt }) => kind !== 'game' && firstAt !== null)?.firstAt ?? null;
}

/** The coupons that the member did not have; one of a source. */
export async function giveCoupons(db: Db, memberId: string, gifts: readonly CouponGift[], now: number): Promise<Coupon[]> {
  if (gifts.length === 0) return [];
  const rows = gifts.map((gift) => ({ ...gift, memberId, givenAt: now }));
  return db.insert(coupons).values(rows).onConflictDoNothing().returning();
}

/** A member's coupons, newest first, without those that ended long before `now` (world ms). */
export function listCoupons(db: Db, memberId: string, now: number): Promise<Coupon[]> {
  return db
    .select()
    .from(coupons)
    .where(and(eq(coupons.memberId, memberId), or(gt(coupons.expiresAt, now - SHOWN_MS), gt(coupons.usedAt, now - SHOWN_MS))))
    .orderBy(desc(coupons.givenAt), desc(coupons.id));
}

export async function findCoupon(db: Db, memberId: string, id: bigint): Promise<Coupon | undefined> {
  const [found] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.memberId, memberId), eq(coupons.id, id)));
  return found;
}

/** Those of a member's coupons that were used, by their numbers. */
export function listUsedCoupons(db: Db, memberId: string, ids: readonly bigint[]): Promise<Coupon[]> {
  return db
    .select()
    .from(coupons)
    .where(and(eq(coupons.memberId, memberId), inArray(coupons.id, [...ids]), isNotNull(coupons.usedAt)));
}

export async function findCouponByKey(db: Db, memberId: string, key: string): Promise<Coupon | undefined> {
  const [found] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.memberId, memberId), eq(coupons.useKey, key)));
  return found;
}

/** Undefined if it is claimed or over. */
export async function claimCoupon(db: Db, id: bigint, now: number): Promise<Coupon | undefined> {
  const [claimed] = await db
    .update(coupons)
    .set({ claimedAt: now })
    .where(and(eq(coupons.id, id), isNull(coupons.claimedAt), gt(coupons.expiresAt, now)))
    .returning();
  return claimed;
}

/** A claimed coupon that can still be used. */
const waits = (now: number) => and(isNotNull(coupons.claimedAt), isNull(coupons.usedAt), gt(coupons.expiresAt, now));

interface Use {
  coupon: Coupon;
  credited: bigint;
  /** Credit of the deposit that it is added to; 0 for cash. */
  deposit: bigint;
  key: string;
  now: number;
}

/** Uses a claimed coupon, state and money, once. Undefined when it is used or over by now. */
export async function creditCoupon(tx: Tx, ledger: Ledger, { coupon, credited, deposit, key, now }: Use): Promise<Coupon | undefined> {
  const [used] = await tx
    .update(coupons)
    .set({ usedAt: now, useKey: key, credited, required: requiredOf(coupon, credited, deposit) })
    .where(and(eq(coupons.id, coupon.id), waits(now)))
    .returning();
  if (used) await grantReward(tx, ledger, { memberId: used.memberId, amount: credited, key: `coupon:${used.id}`, at: now });
  return used;
}

/** Adds the amount of the member's coupon to a credited deposit: the one that expires first, one per deposit. */
export async function applyDepositCoupon(
  tx: Tx,
  ledger: Ledger,
  { memberId, credit, depositId, now }: { memberId: string; credit: bigint; depositId: bigint; now: number },
): Promise<void> {
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.memberId, memberId), eq(coupons.kind, 'deposit'), waits(now), lte(coupons.minDeposit, credit)))
    .orderBy(asc(coupons.expiresAt), asc(coupons.id))
    .limit(1);
  const credited = coupon ? depositPartOf(coupon, credit) : 0n;
  if (!coupon || credited === 0n) return;
  const member = await findMemberById(tx, memberId);
  if (!member || (await findBonusBar(tx, member, now)) !== '') return;
  await creditCoupon(tx, ledger, { coupon, credited, deposit: credit, key: `deposit:${depositId}`, now });
}
