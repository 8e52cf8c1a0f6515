import { inTransaction } from '../db/database';
import { MAIL_TEXTS } from '../mail/mail.copy';
import { sendMail } from '../mail/mail.store';
import { applyDepositCoupon } from '../promo/coupon.store';
import type { Context } from '../server/context';
import { repeat } from '../server/repeat';
import { bankDelayOf } from './deposit.rules';
import type { Deposit, DepositState } from './deposit.schema';
import { confirmingDeposits, expireOverdue, moveDeposit } from './deposit.store';

const INTERVAL_MS = 500;

type Banking = Pick<Context, 'db' | 'clock' | 'real' | 'ledger' | 'log'>;

/** Where the bank may find money for an order: until it was refused or taken back, however late. */
const PAYABLE: readonly DepositState[] = ['awaiting', 'confirming', 'expired'];

/**
 * The bank's decision on an order: `confirm` pays it into the wallet, state and money in one transaction, once; `fail` ends it
 * without paying. Undefined when it had ended before. `realNow`: ms.
 */
export function decideDeposit(
  { db, clock, ledger }: Banking,
  id: bigint,
  outcome: 'confirm' | 'fail',
  realNow: number,
): Promise<Deposit | undefined> {
  const endedAt = Math.trunc(clock.now());
  return inTransaction(db, async (tx) => {
    const state: DepositState = outcome === 'confirm' ? 'credited' : 'failed';
    const moved = await moveDeposit(tx, id, PAYABLE, { state, endedAt, endedReal: realNow, onHold: false });
    if (moved && outcome === 'confirm') {
      const { memberId, credit, late } = moved;
      await ledger.payIn(tx, { memberId, amount: credit, depositId: String(id) });
      if (late) await sendMail(tx, memberId, `deposit ${id}`, MAIL_TEXTS.lateDeposit(id, credit), endedAt);
      await applyDepositCoupon(tx, ledger, { memberId, credit, depositId: id, now: endedAt });
    }
    return moved;
  });
}

/** Confirms every payment that the bank has looked for long enough. A failure is logged and tried again at the next tick. */
async function confirmDue(context: Banking, realNow: number): Promise<void> {
  const looking = await confirmingDeposits(context.db);
  for (const { id, late, paidReal } of looking) {
    if (paidReal === null || paidReal + bankDelayOf(id, late) > realNow) continue;
    try {
      await decideDeposit(context, id, 'confirm', realNow);
    } catch (error) {
      context.log.error({ err: error, deposit: String(id) }, 'deposit not paid in');
    }
  }
}

/** The sandbox's bank: on a short real interval it ends what expired and pays in what was paid. Made afresh, it goes on where it was. */
export function startBank(context: Banking): { tick(): Promise<void>; stop(): Promise<void> } {
  const tick = async (): Promise<void> => {
    await expireOverdue(context.db, context.clock.now());
    await confirmDue(context, context.real.decisions());
  };
  return { tick, stop: repeat(context, INTERVAL_MS, tick, 'the bank stood still') };
}
