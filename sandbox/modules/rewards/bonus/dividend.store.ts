import { and, asc, between, desc, eq, inArray, ne } from 'drizzle-orm';
import { DIVIDEND_STATUS } from '@pavilion/contract/calls/bonus.calls';
import type { Db, Tx } from '../../../kernel/db/database';
import type { Member } from '../../member/account/member.tables';
import { deposits } from '../../money/deposit/deposit.tables';
import { listStakeDays } from '../../betting/stake/stake.store';
import { siteDayOf } from '../../../kernel/clock/calendar';
import { findBonusBar } from '../grant/bonus-bar';
import { BONUS_COPY } from '../grant/bonus.copy';
import { offersOf, stakesCountFrom } from '../grant/bonus.rules';
import type { BonusOffer } from '../grant/bonus.rules';
import { dividendClaims } from './dividend.tables';
import type { ClaimState, DividendClaim } from './dividend.tables';
import { sharedTrait, getHolders, listOtherAccounts, type Trait } from '../person/person.store';

/** Newest claims that a tester can read. */
const LISTED = 200;

const STATUS_OF: Readonly<Record<ClaimState, number>> = {
  reviewing: DIVIDEND_STATUS.inReview,
  credited: DIVIDEND_STATUS.claimed,
  rejected: DIVIDEND_STATUS.notEligible,
};

/** status of a claimed bonus. */
export function statusOf({ state }: Pick<DividendClaim, 'state'>): number {
  return STATUS_OF[state];
}

/** Valid stakes of bets by the day on which they were placed, of the weeks that bonuses consider. */
async function placedSince(db: Db, memberId: string, now: number): Promise<{ stake: bigint; placedAt: number }[]> {
  const days = await listStakeDays(db, memberId, stakesCountFrom(now), siteDayOf(now));
  return days.filter(({ kind }) => kind !== 'game').map(({ day, placedStake }) => ({ stake: placedStake, placedAt: day }));
}

/** Reason for which another account of the person bars a member, by the bonus; missing if none does. */
async function personBars(db: Db, member: Member, ids: readonly string[], traits: readonly Trait[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const others = await listOtherAccounts(db, member);
  const claimed =
    others.length === 0
      ? []
      : await db
          .selectDistinct({ id: dividendClaims.dividendId })
          .from(dividendClaims)
          .where(
            and(
              inArray(dividendClaims.memberId, others),
              inArray(dividendClaims.dividendId, [...ids]),
              ne(dividendClaims.state, 'rejected'),
            ),
          );
  // Claims from the time before persons were stored have no trait of their own.
  const bars = new Map<string, string>(claimed.map(({ id }) => [id, BONUS_COPY.personHad.name]));
  for (const id of ids) {
    const trait = sharedTrait(await getHolders(db, id, traits), member.id, traits);
    if (trait !== null) bars.set(id, BONUS_COPY.personHad[trait]);
  }
  return bars;
}

/** A member's bonuses at `now` (world ms), claims included. `traits`: traits that identify the member as a person. */
export async function listBonuses(db: Db, member: Member, now: number, traits: readonly Trait[]): Promise<BonusOffer[]> {
  const [first] = await db
    .select({ credit: deposits.credit, endedAt: deposits.endedAt })
    .from(deposits)
    .where(and(eq(deposits.memberId, member.id), eq(deposits.state, 'credited')))
    .orderBy(asc(deposits.endedAt), asc(deposits.id))
    .limit(1);
  const offers = offersOf(
    {
      registeredAt: member.registeredAt,
      birthday: member.birthday,
      verified: member.realNameState === 'verified',
      firstDeposit: first ? { credit: first.credit, endedAt: first.endedAt ?? now } : null,
      stakes: await placedSince(db, member.id, now),
    },
    now,
  );
  const claims = await listDividendClaims(
    db,
    member.id,
    offers.map(({ id }) => id),
  );
  const bar = await findBonusBar(db, member, now);
  const open = offers.filter(({ id, status, personal }) => {
    return personal && status === DIVIDEND_STATUS.claimable && claims.every(({ dividendId }) => dividendId !== id);
  });
  const bars = await personBars(
    db,
    member,
    open.map(({ id }) => id),
    traits,
  );
  return offers.map((offer) => {
    const claim = claims.find(({ dividendId }) => dividendId === offer.id);
    if (claim) {
      const reason = claim.state === 'rejected' ? BONUS_COPY.rejected : '';
      return { ...offer, amount: claim.amount, upTo: false, status: statusOf(claim), reason, attainable: false };
    }
    const barred = bar === '' ? (bars.get(offer.id) ?? '') : bar;
    return barred !== '' && offer.status === DIVIDEND_STATUS.claimable
      ? { ...offer, status: DIVIDEND_STATUS.notEligible, reason: barred, attainable: false }
      : offer;
  });
}

/** A member's claims of these bonuses. */
export function listDividendClaims(db: Db, memberId: string, dividendIds: readonly string[]): Promise<DividendClaim[]> {
  return db
    .select()
    .from(dividendClaims)
    .where(and(eq(dividendClaims.memberId, memberId), inArray(dividendClaims.dividendId, [...dividendIds])));
}

/** A member's claims that were made in a range of world ms, both included. */
export function listClaimsBetween(db: Db, memberId: string, from: number, to: number): Promise<DividendClaim[]> {
  return db
    .select()
    .from(dividendClaims)
    .where(and(eq(dividendClaims.memberId, memberId), between(dividendClaims.receivedAt, from, to)));
}

export async function findClaimByKey(db: Db, memberId: string, key: string): Promise<DividendClaim | undefined> {
  const [claim] = await db
    .select()
    .from(dividendClaims)
    .where(and(eq(dividendClaims.memberId, memberId), eq(dividendClaims.idempotencyKey, key)));
  return claim;
}

export async function findClaimById(db: Db, id: bigint): Promise<DividendClaim | undefined> {
  const [claim] = await db.select().from(dividendClaims).where(eq(dividendClaims.id, id));
  return claim;
}

/** Newest claims of one member or of all. */
export function listClaims(db: Db, memberId: string | null): Promise<DividendClaim[]> {
  const all = db.select().from(dividendClaims).$dynamic();
  return (memberId === null ? all : all.where(eq(dividendClaims.memberId, memberId))).orderBy(desc(dividendClaims.id)).limit(LISTED);
}

/** All claims that are being reviewed. */
export function listReviewingClaims(db: Db): Promise<DividendClaim[]> {
  return db.select().from(dividendClaims).where(eq(dividendClaims.state, 'reviewing'));
}

/** Undefined if the key is used or the bonus claimed: the table's keys decide between two at once. */
export async function insertClaim(tx: Tx, row: typeof dividendClaims.$inferInsert): Promise<DividendClaim | undefined> {
  const [claim] = await tx.insert(dividendClaims).values(row).onConflictDoNothing().returning();
  return claim;
}

/** Ends a review; undefined when it has ended before. `endedAt`: world ms. */
export async function endReview(tx: Tx, id: bigint, state: 'credited' | 'rejected', endedAt: number): Promise<DividendClaim | undefined> {
  const [claim] = await tx
    .update(dividendClaims)
    .set({ state, endedAt })
    .where(and(eq(dividendClaims.id, id), eq(dividendClaims.state, 'reviewing')))
    .returning();
  return claim;
}
