import { inTransaction } from '../../../kernel/db/database';
import { findMemberById } from '../../member/account/member';
import type { Context } from '../../context';
import { createJob, forEachDue, type Job } from '../../../kernel/jobs/job';
import { findBonusBar } from '../grant/bonus-bar';
import { reviewDelayOf } from '../grant/bonus.rules';
import { findClaimById, endReview, listReviewingClaims } from './dividend.store';
import type { DividendClaim } from './dividend.tables';
import { grantReward } from '../grant/grant';
import { forgetPersonReward } from '../person/person.store';

const INTERVAL_MS = 500;

export type Reviewing = Pick<Context, 'db' | 'clock' | 'real' | 'ledger' | 'log'>;

/**
 * Ends a review, state and money in one transaction, once: `approve` credits the bonus. Undefined when it has ended before, and
 * while the member gets no rewards: an approval then waits until the end of the pause.
 */
export function decideClaim(
  { db, clock, ledger }: Reviewing,
  id: bigint,
  outcome: 'approve' | 'reject',
): Promise<DividendClaim | undefined> {
  const at = Math.trunc(clock.now());
  return inTransaction(db, async (tx) => {
    if (outcome === 'reject') {
      const rejected = await endReview(tx, id, 'rejected', at);
      if (rejected) await forgetPersonReward(tx, rejected.dividendId, rejected.memberId);
      return rejected;
    }
    const waiting = await findClaimById(tx, id);
    const member = waiting && (await findMemberById(tx, waiting.memberId));
    if (!member || (await findBonusBar(tx, member, at)) !== '') return undefined;
    const claim = await endReview(tx, id, 'credited', at);
    if (claim) await grantReward(tx, ledger, { ...creditOf(claim), at });
    return claim;
  });
}

/** The ledger's credit of a claim; the bonus is its key. */
export function creditOf({ memberId, amount, dividendId }: DividendClaim): { memberId: string; amount: bigint; key: string } {
  return { memberId, amount, key: `dividend:${dividendId}` };
}

/** Approves claims that have waited long enough. */
async function approveDue(context: Reviewing, realNow: number): Promise<void> {
  const due = (await listReviewingClaims(context.db)).filter(({ id, receivedReal }) => receivedReal + reviewDelayOf(id) <= realNow);
  await forEachDue(
    context,
    due,
    ({ id }) => decideClaim(context, id, 'approve'),
    ({ id }) => ({ claim: String(id) }),
  );
}

/** Reviews claims of bonuses. */
export function startBonusReviews(context: Reviewing): Job {
  return createJob(context, { name: 'reviews of bonuses', every: INTERVAL_MS, run: () => approveDue(context, context.real.decisions()) });
}
