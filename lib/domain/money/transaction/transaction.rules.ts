import { TRANSACTION_RESULTS, TRANSACTION_TYPES, URGE_TYPES } from '@pavilion/contract/calls/transaction.calls';
import { depositPath } from '@/lib/domain/money/deposit/deposit.model';
import { withdrawPath } from '@/lib/domain/money/withdraw/withdraw.model';
import type { Minor } from '@pavilion/number/money';
import { addDayRange, toDayRange, type DayRange } from '../../../kit/list/range.rules';
import type { Transaction, TransactionResult, TransactionState, TransactionType, UrgeType } from './transaction.model';

/** The filter of 交易记录, stored in the address. Days are those of the request. */
export interface TransactionView extends DayRange {
  type: TransactionType | null;
  result: TransactionResult | null;
}

/** Reads the address; invalid values become the default. */
export function toView(params: { get(name: string): string | null }): TransactionView {
  return {
    ...toDayRange(params),
    type: TRANSACTION_TYPES.find((known) => known === params.get('type')) ?? null,
    result: TRANSACTION_RESULTS.find((known) => known === params.get('result')) ?? null,
  };
}

/** The query that `toView` reads; defaults are left out. */
export function viewQuery(view: TransactionView): string {
  const params = new URLSearchParams();
  if (view.type) params.set('type', view.type);
  if (view.result) params.set('result', view.result);
  addDayRange(params, view);
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** The result that a state means, for a row that does not contain it. */
export function resultOf(state: TransactionState): TransactionResult {
  switch (state) {
    case 'credited':
    case 'paid':
    case 'done':
      return 'done';
    case 'awaiting':
    case 'confirming':
    case 'reviewing':
    case 'paying':
      return 'open';
    default:
      return 'failed';
  }
}

/** Amount that a transaction moved, and its fee: nothing where it ended without moving money, whatever was requested. */
export function movedBy({ result, amount, fee }: Pick<Transaction, 'result' | 'amount' | 'fee'>): { amount: Minor; fee: Minor | null } {
  return result === 'failed' ? { amount: 0n, fee: 0n } : { amount, fee };
}

/** The requested amount, without a sign. */
export function requestedAmount({ amount }: Pick<Transaction, 'amount'>): Minor {
  return amount < 0n ? -amount : amount;
}

/**
 * The page of an order that still needs one: in progress, or an expired deposit, which can be reported as paid there. Null for
 * anything else. `back`: the path to return to.
 */
export function orderPath({ type, state, result, orderId }: Transaction, back: string): string | null {
  if (orderId === null || (result !== 'open' && state !== 'expired')) return null;
  return type === 'deposit' ? depositPath({ order: orderId, back }) : withdrawPath({ order: orderId, back });
}

/** The order that can be urged, now or later; null otherwise. */
export function urgeOf({ type, orderId, urgeAfter }: Transaction): { type: UrgeType; orderId: string; ready: boolean } | null {
  const urged = URGE_TYPES.find((known) => known === type);
  return urged && orderId !== null && urgeAfter !== null ? { type: urged, orderId, ready: urgeAfter <= 0 } : null;
}
