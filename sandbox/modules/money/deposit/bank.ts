import { lockMember } from '../../member/account/member';
import { inTransaction, type Tx } from '../../../kernel/db/database';
import { findCreditRejection } from '../../member/limit/limit-guard';
import { MAIL_TEXTS } from '../../member/mail/mail.copy';
import { sendMail } from '../../member/mail/mail.store';
import { applyDepositCoupon } from '../../rewards/coupon/coupon.store';
import type { Context } from '../../context';
import { createJob, forEachDue, type Job } from '../../../kernel/jobs/job';
import { bankDelayOf } from './deposit.rules';
import type { Deposit, DepositState } from './deposit.tables';
import { listConfirmingDeposits, findDepositById, expireOverdue, lockDeposit, moveDeposit } from './deposit.store';

const INTERVAL_MS = 500;

type Banking = Pick<Context, 'db' | 'clock' | 'real' | 'ledger' | 'log' | 'limitUse'>;

/** States of an order for which the bank may find money: until it was rejected or withdrawn, however late. */
const PAYABLE: readonly DepositState[] = ['awaiting', 'confirming', 'expired'];

/**
 * The bank's decision on an order: `confirm` pays it into the wallet, state and money in one transaction, once, or returns it if a
 * pause or limit of the member prevents it; `fail` ends it without paying. Undefined when it had ended before. `realNow`: ms.
 */
export function decideDeposit(context: Banking, id: bigint, outcome: 'confirm' | 'fail', realNow: number): Promise<Deposit | undefined> {
  const { db, clock, ledger } = context;
  const endedAt = Math.trunc(clock.now());
  return inTransaction(db, async (tx) => {
    const end = { endedAt, endedReal: realNow, onHold: false };
    if (outcome === 'fail') return moveDeposit(tx, id, PAYABLE, { ...end, state: 'failed', reason: '' });
    const order = await findDepositById(tx, id);
    if (!order) return undefined;
    const { memberId, credit: amount, createdAt: madeAt } = order;
    // Other changes that count against the member's limits wait from here on.
    await lockMember(tx, memberId);
    const reason =
      (await getReport(tx, id)) || (await findCreditRejection(context, tx, { memberId, at: endedAt, madeAt, amount }))?.message;
    if (reason) {
      const returned = await moveDeposit(tx, id, PAYABLE, { ...end, state: 'returned', reason });
      if (returned) await sendMail(tx, memberId, `deposit ${id}`, MAIL_TEXTS.depositReturned(id, reason), endedAt);
      return returned;
    }
    const moved = await moveDeposit(tx, id, PAYABLE, { ...end, state: 'credited' });
    if (moved) {
      const { credit, late } = moved;
      await ledger.payIn(tx, { memberId, amount: credit, depositId: String(id) });
      if (late) await sendMail(tx, memberId, `deposit ${id}`, MAIL_TEXTS.lateDeposit(id, credit), endedAt);
      await applyDepositCoupon(tx, ledger, { memberId, credit, depositId: id, now: endedAt });
    }
    return moved;
  });
}

/** Reason for which the money of an order must be returned, as found at its report; '' where it may be credited. */
async function getReport(tx: Tx, id: bigint): Promise<string> {
  return (await lockDeposit(tx, id))?.reason ?? '';
}

/** Confirms every payment whose search has lasted long enough. */
async function confirmDue(context: Banking, realNow: number): Promise<void> {
  const due = (await listConfirmingDeposits(context.db)).filter(
    ({ id, late, paidReal }) => paidReal !== null && paidReal + bankDelayOf(id, late) <= realNow,
  );
  await forEachDue(
    context,
    due,
    ({ id }) => decideDeposit(context, id, 'confirm', realNow),
    ({ id }) => ({ deposit: String(id) }),
  );
}

/** The sandbox's bank: ends expired orders and credits paid ones. */
export function startBank(context: Banking): Job {
  return createJob(context, {
    name: 'bank',
    every: INTERVAL_MS,
    run: async () => {
      await expireOverdue(context.db, context.clock.now());
      await confirmDue(context, context.real.decisions());
    },
  });
}
