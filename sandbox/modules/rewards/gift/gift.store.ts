import { and, between, eq, notLike } from 'drizzle-orm';
import { INVITE_KEY } from '../invite/invite.rules';
import { listInviteClaims } from '../invite/invite.store';
import { INVITE_COPY } from '../invite/invite.copy';
import { PEAK_KEY } from '../leaderboard/leaderboard.rules';
import { PEAK_COPY } from '../leaderboard/leaderboard.copy';
import { listPeakClaims } from '../leaderboard/leaderboard.store';
import type { Db } from '../../../kernel/db/database';
import { entries, transfers } from '../../../kernel/ledger/ledger.tables';
import { availableOf } from '../../../kernel/ledger/ledger.model';
import { EXCHANGE_KEY } from '../mall/place-order';
import type { Gift, GiftKind } from './gift.rules';
import { listUsedCoupons } from '../coupon/coupon.store';
import { listClaimsBetween, listDividendClaims } from '../bonus/dividend.store';

/** Meaning of the ledger's key of a credit. Minor units. */
export interface GiftTerms {
  kind: GiftKind;
  title: string;
  /** Stakes that it requires. */
  required: bigint;
}

/** The keys that begin with the prefix, without it. */
function namedBy(keys: readonly string[], prefix: string): string[] {
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** Terms of those of a member's credits, named by the ledger's keys, that are bonuses, coupons or rewards with turnover. */
export async function getGiftTerms(db: Db, memberId: string, keys: readonly string[]): Promise<Map<string, GiftTerms>> {
  const [dividends, couponIds, rewards, weeks] = ['dividend:', 'coupon:', INVITE_KEY, PEAK_KEY].map((prefix) => namedBy(keys, prefix)) as [
    string[],
    string[],
    string[],
    string[],
  ];
  const used = couponIds.length === 0 ? [] : await listUsedCoupons(db, memberId, couponIds.map(BigInt));
  const claims = dividends.length === 0 ? [] : await listDividendClaims(db, memberId, dividends);
  const invited = rewards.length === 0 ? [] : await listInviteClaims(db, memberId, rewards);
  const ranks = weeks.length === 0 ? [] : await listPeakClaims(db, memberId, weeks);
  return new Map<string, GiftTerms>([
    ...claims.map(({ dividendId, title, required }) => [`dividend:${dividendId}`, { kind: 'bonus', title, required }] as const),
    ...used.map(({ id, title, required }) => [`coupon:${id}`, { kind: 'coupon', title, required: required ?? 0n }] as const),
    ...invited.map(({ reward, required }) => [`${INVITE_KEY}${reward}`, { kind: 'bonus', title: inviteTitle(reward), required }] as const),
    ...ranks.map(
      ({ week, rank, required }) => [`${PEAK_KEY}${week}`, { kind: 'bonus', title: PEAK_COPY.reward(week, rank), required }] as const,
    ),
  ]);
}

function inviteTitle(reward: string): string {
  const [target, id] = reward.split(':');
  return target === 'tier' ? INVITE_COPY.tier(Number(id)) : INVITE_COPY.friend;
}

/** A credit of the promo account to a member, as the ledger has it. */
export interface Grant {
  seq: number;
  key: string;
  at: number;
  /** Minor units. */
  amount: bigint;
}

/** Money bought with coins is no gift: 兑换记录 shows it. */
const isGift = notLike(transfers.key, `${EXCHANGE_KEY}%`);

/** Credits of the promo account to a member within a range of world ms, both included. */
export function listGrants(db: Db, memberId: string, { from, to }: { from: number; to: number }): Promise<Grant[]> {
  return db
    .select({ seq: transfers.seq, key: transfers.key, at: transfers.at, amount: entries.amount })
    .from(transfers)
    .innerJoin(entries, and(eq(entries.transferSeq, transfers.seq), eq(entries.account, availableOf(memberId))))
    .where(and(eq(transfers.owner, memberId), eq(transfers.kind, 'grant'), isGift, between(transfers.at, from, to)));
}

/** Claims of a member that moved no money: in review, or rejected. */
export async function listClaimGifts(db: Db, memberId: string, { from, to }: { from: number; to: number }): Promise<Gift[]> {
  return (await listClaimsBetween(db, memberId, from, to)).flatMap(({ id, title, amount, required, state, receivedAt }): Gift[] =>
    state === 'credited' ? [] : [{ id: String(id), kind: 'bonus', state, title, amount, required, done: 0n, at: receivedAt }],
  );
}
