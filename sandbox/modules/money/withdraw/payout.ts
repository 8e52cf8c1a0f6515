import { inTransaction } from '../../../kernel/db/database';
import { MAIL_TEXTS } from '../../member/mail/mail.copy';
import { sendMail } from '../../member/mail/mail.store';
import type { Context } from '../../context';
import { createJob, forEachDue, type Job } from '../../../kernel/jobs/job';
import { WITHDRAW_COPY } from '../payee-registry/method.copy';
import type { Withdrawal, WithdrawState } from './withdraw.tables';
import { stepDelayOf } from './withdraw.rules';
import { moveWithdrawal, listUndecidedWithdrawals } from './withdraw.store';

const INTERVAL_MS = 500;

type Paying = Pick<Context, 'db' | 'clock' | 'real' | 'ledger' | 'log'>;

/** Possible decisions about a withdrawal, with the states before and the state after. */
export type WithdrawOutcome = 'approve' | 'pay' | 'reject' | 'fail' | 'cancel';
const DECISIONS: Readonly<Record<WithdrawOutcome, { from: readonly WithdrawState[]; to: WithdrawState; reason: string }>> = {
  approve: { from: ['reviewing'], to: 'paying', reason: '' },
  pay: { from: ['reviewing', 'paying'], to: 'paid', reason: '' },
  reject: { from: ['reviewing'], to: 'rejected', reason: WITHDRAW_COPY.rejected },
  fail: { from: ['paying'], to: 'failed', reason: WITHDRAW_COPY.failed },
  cancel: { from: ['reviewing'], to: 'cancelled', reason: '' },
};

/**
 * Decides about a withdrawal, state and money in one transaction, once: `pay` sends it out, `reject`, `fail` and `cancel` return
 * it. Undefined when it has another state by now. `realNow`: ms.
 */
export function decideWithdrawal(
  { db, clock, ledger }: Paying,
  id: bigint,
  outcome: WithdrawOutcome,
  realNow: number,
): Promise<Withdrawal | undefined> {
  const { from, to, reason } = DECISIONS[outcome];
  const now = Math.trunc(clock.now());
  const change = to === 'paying' ? { state: to, payAt: now, payReal: realNow } : { state: to, reason, endedAt: now, endedReal: realNow };
  return inTransaction(db, async (tx) => {
    const moved = await moveWithdrawal(tx, id, from, change);
    if (!moved || to === 'paying') return moved;
    const { memberId, amount, fee } = moved;
    const money = { memberId, withdrawId: String(id), amount };
    if (to === 'paid') await ledger.payWithdrawal(tx, { ...money, fee });
    else await ledger.returnWithdrawal(tx, money);
    // A member who cancels a withdrawal needs no message.
    if (to !== 'cancelled') {
      const text = to === 'paid' ? MAIL_TEXTS.withdrawalPaid(id, amount) : MAIL_TEXTS.withdrawalReturned(id, amount, reason);
      await sendMail(tx, memberId, `withdrawal ${id}`, text, now);
    }
    return moved;
  });
}

/** Approves and pays withdrawals that have waited long enough, a new payee's day included. */
async function decideDue(context: Paying, realNow: number): Promise<void> {
  const now = context.clock.now();
  const steps = (await listUndecidedWithdrawals(context.db)).flatMap(({ id, state, createdReal, payReal, waitUntil }) => {
    if (state === 'reviewing' && waitUntil !== null && now < waitUntil) return [];
    const [step, outcome] = state === 'reviewing' ? (['review', 'approve'] as const) : (['payout', 'pay'] as const);
    return (payReal ?? createdReal) + stepDelayOf(id, step) > realNow ? [] : [{ id, outcome }];
  });
  await forEachDue(
    context,
    steps,
    ({ id, outcome }) => decideWithdrawal(context, id, outcome, realNow),
    ({ id }) => ({ withdrawal: String(id) }),
  );
}

/** Ends reviews and pays withdrawals. */
export function startPayouts(context: Paying): Job {
  return createJob(context, { name: 'payouts', every: INTERVAL_MS, run: () => decideDue(context, context.real.decisions()) });
}
