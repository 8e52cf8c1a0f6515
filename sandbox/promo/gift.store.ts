import { and, between, eq, isNotNull, notLike } from 'drizzle-orm';
import type { Db } from '../db/database';
import { entries, transfers } from '../db/schema';
import { availableOf } from '../ledger/ledger.model';
import { EXCHANGE_KEY } from '../mall/place-order';
import { coupons } from './coupon.schema';
import type { Gift, GiftKind } from './gift.rules';
import { claimsOf } from './dividend.store';

/** What the ledger's key of a credit stands for. Minor units. */
export interface GiftTerms {
  kind: GiftKind;
  title: string;
  /** Stakes that it asks for. */
  required: bigint;
}

/** Terms of the bonuses and coupons that a member was credited, by the ledger's key. */
export async function giftTermsOf(db: Db, memberId: string): Promise<Map<string, GiftTerms>> {
  const used = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.memberId, memberId), isNotNull(coupons.usedAt)));
  const claims = await claimsOf(db, memberId);
  return new Map<string, GiftTerms>([
    ...claims.map(({ dividendId, title, required }) => [`dividend:${dividendId}`, { kind: 'bonus', title, required }] as const),
    ...used.map(
      ({ id, title, credited, turnoverTimes }) =>
        [`coupon:${id}`, { kind: 'coupon', title, required: (credited ?? 0n) * BigInt(turnoverTimes) }] as const,
    ),
  ]);
}

/** A credit of the promo account to a member, as the ledger has it. */
export interface Grant {
  seq: number;
  key: string;
  at: number;
  /** Minor units. */
  amount: bigint;
}

/** What coins bought is no gift: 兑换记录 has it. */
const isGift = notLike(transfers.key, `${EXCHANGE_KEY}%`);

/** Credits of the promo account to a member within a range of world ms, both included. */
export function grantsOf(db: Db, memberId: string, { from, to }: { from: number; to: number }): Promise<Grant[]> {
  return db
    .select({ seq: transfers.seq, key: transfers.key, at: transfers.at, amount: entries.amount })
    .from(transfers)
    .innerJoin(entries, and(eq(entries.transferSeq, transfers.seq), eq(entries.account, availableOf(memberId))))
    .where(and(eq(transfers.owner, memberId), eq(transfers.kind, 'grant'), isGift, between(transfers.at, from, to)));
}

/** Claims of a member that moved no money: in review, or rejected. */
export async function claimGiftsOf(db: Db, memberId: string, { from, to }: { from: number; to: number }): Promise<Gift[]> {
  return (await claimsOf(db, memberId)).flatMap(({ id, title, amount, required, state, receivedAt }): Gift[] =>
    state === 'credited' || receivedAt < from || receivedAt > to
      ? []
      : [{ id: String(id), kind: 'bonus', state, title, amount, required, done: 0n, at: receivedAt }],
  );
}
