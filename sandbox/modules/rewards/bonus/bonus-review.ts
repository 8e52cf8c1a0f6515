import { inTransaction } from '../../../kernel/db/database';
import { memberById, memberByName } from '../../member/account/member';
import type { Context } from '../../context';
import { repeat } from '../../../kernel/jobs/repeat';
import { rowIdOf } from '../../../kernel/http/row-id';
import { minorToText } from '../../../../lib/kit/number/money';
import { bonusBar } from '../grant/bonus-bar';
import { reviewDelayOf } from '../grant/bonus.rules';
import { claimById, endReview, listClaims, reviewingClaims } from './dividend.store';
import type { DividendClaim } from './dividend.schema';
import { grantReward } from '../grant/grant';
import { forgetPersonReward } from '../person/person.store';

const INTERVAL_MS = 500;

type Reviewing = Pick<Context, 'db' | 'clock' | 'real' | 'ledger' | 'log'>;

/**
 * Ends a review, state and money in one transaction, once: `approve` credits the bonus. Undefined when it has ended before, and
 * while the member gets no rewards: an approval then waits until the pause is over.
 */
function decideClaim({ db, clock, ledger }: Reviewing, id: bigint, outcome: 'approve' | 'reject'): Promise<DividendClaim | undefined> {
  const at = Math.trunc(clock.now());
  return inTransaction(db, async (tx) => {
    if (outcome === 'reject') {
      const rejected = await endReview(tx, id, 'rejected', at);
      if (rejected) await forgetPersonReward(tx, rejected.dividendId, rejected.memberId);
      return rejected;
    }
    const waiting = await claimById(tx, id);
    const member = waiting && (await memberById(tx, waiting.memberId));
    if (!member || (await bonusBar(tx, member, at)) !== '') return undefined;
    const claim = await endReview(tx, id, 'credited', at);
    if (claim) await grantReward(tx, ledger, { ...creditOf(claim), at });
    return claim;
  });
}

/** The ledger's credit of a claim; the bonus is its key. */
export function creditOf({ memberId, amount, dividendId }: DividendClaim): { memberId: string; amount: bigint; key: string } {
  return { memberId, amount, key: `dividend:${dividendId}` };
}

/** Approves what has waited long enough. A failure is logged and tried again at the next tick. */
async function approveDue(context: Reviewing, realNow: number): Promise<void> {
  for (const { id, receivedReal } of await reviewingClaims(context.db)) {
    if (receivedReal + reviewDelayOf(id) > realNow) continue;
    try {
      await decideClaim(context, id, 'approve');
    } catch (error) {
      context.log.error({ err: error, claim: String(id) }, 'bonus not reviewed');
    }
  }
}

/** The sandbox's reviews of bonuses, on a short real interval. Made afresh, they go on where they were. */
export function startBonusReviews(context: Reviewing): { tick(): Promise<void>; stop(): Promise<void> } {
  const tick = (): Promise<void> => approveDue(context, context.real.decisions());
  return { tick, stop: repeat(context, INTERVAL_MS, tick, 'bonus reviews stood still') };
}

/** Newest claims, of one member where a name is given; null for an unknown name. */
export async function claimsForTester({ db }: Pick<Context, 'db'>, userName: string | undefined): Promise<object[] | null> {
  if (userName === undefined) return (await listClaims(db, null)).map(claimView);
  const member = await memberByName(db, userName);
  return member ? (await listClaims(db, member.id)).map(claimView) : null;
}

/** Does what a tester says of a claim and answers where it stands then; null when there is none. One that has ended stays. */
export async function claimForTester(context: Reviewing, claimId: string, outcome: 'approve' | 'reject'): Promise<object | null> {
  const id = rowIdOf(claimId);
  if (id === null) return null;
  await decideClaim(context, id, outcome);
  const claim = await claimById(context.db, id);
  return claim ? claimView(claim) : null;
}

function claimView({ id, dividendId, title, amount, state }: DividendClaim): object {
  return { claimId: String(id), id: dividendId, title, amount: minorToText(amount), state };
}
