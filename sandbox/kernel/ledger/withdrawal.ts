import type { Tx } from '../db/database';
import { transfer } from './ledger';
import { BANK, HOUSE, availableOf, reservedOf } from './ledger.model';
import type { Transfer, TransferRequest } from './ledger.model';

export interface WithdrawMoney {
  memberId: string;
  withdrawId: string;
  /** Minor units, above zero: the whole amount, fee included. */
  amount: bigint;
  at?: number;
}

/** Takes a withdrawal's amount from available to reserved. `key` is the member's idempotency key. */
export function openWithdrawal(tx: Tx, { memberId, withdrawId, amount, key, at }: WithdrawMoney & { key: string }): Promise<Transfer> {
  return transfer(tx, {
    key,
    memberId,
    kind: 'withdraw-open',
    reference: withdrawId,
    at,
    entries: [
      { account: availableOf(memberId), amount: -amount },
      { account: reservedOf(memberId), amount },
    ],
  });
}

/** Ends a withdrawal: its fee goes to the house, the rest to the bank. After a return it throws `KeyConflict`. */
export function payWithdrawal(tx: Tx, money: WithdrawMoney & { fee: bigint }): Promise<Transfer> {
  return endWithdrawal(tx, 'withdraw-pay', money, [
    { account: BANK, amount: money.amount - money.fee },
    { account: HOUSE, amount: money.fee },
  ]);
}

/** Ends a withdrawal: its amount goes back to available. After a payment it throws `KeyConflict`. */
export function returnWithdrawal(tx: Tx, money: WithdrawMoney): Promise<Transfer> {
  return endWithdrawal(tx, 'withdraw-return', money, [{ account: availableOf(money.memberId), amount: money.amount }]);
}

function endWithdrawal(
  tx: Tx,
  kind: 'withdraw-pay' | 'withdraw-return',
  { memberId, withdrawId, amount, at }: WithdrawMoney,
  to: TransferRequest['entries'],
): Promise<Transfer> {
  const entriesOf = [{ account: reservedOf(memberId), amount: -amount }, ...to];
  return transfer(tx, { key: `withdraw:${withdrawId}`, memberId, kind, reference: withdrawId, at, entries: entriesOf });
}
