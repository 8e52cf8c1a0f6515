import type { TRANSACTION_RESULTS, TRANSACTION_STATES, TRANSACTION_TYPES } from '@pavilion/contract/calls/transaction.calls';
import { MINUTE } from '../../../kernel/clock/calendar';

/** Real ms between two urges of one order. */
export const URGE_MS = 10 * MINUTE;

export type TransactionType = (typeof TRANSACTION_TYPES)[number];
export type TransactionState = (typeof TRANSACTION_STATES)[number];
export type TransactionResult = (typeof TRANSACTION_RESULTS)[number];

/** One movement of a member's central wallet, or an order for one. Minor units, world ms. */
export interface Transaction {
  id: string;
  type: TransactionType;
  title: string;
  /** Below zero when it leaves the wallet. */
  amount: bigint;
  fee: bigint;
  state: TransactionState;
  orderId: string | null;
  at: number;
  endedAt: number | null;
  reason: string;
  steps: readonly { state: TransactionState; at: number }[];
}

export interface TransactionTotal {
  type: TransactionType;
  count: number;
  income: bigint;
  expense: bigint;
}

const RESULTS: Readonly<Record<TransactionState, TransactionResult>> = {
  awaiting: 'open',
  confirming: 'open',
  reviewing: 'open',
  paying: 'open',
  credited: 'done',
  paid: 'done',
  done: 'done',
  expired: 'failed',
  returned: 'failed',
  rejected: 'failed',
  failed: 'failed',
  cancelled: 'failed',
};

export function resultOf({ state }: Pick<Transaction, 'state'>): TransactionResult {
  return RESULTS[state];
}

/** True when urging helps: a deposit that awaits its payment waits for the member. */
export function isUrgeable({ type, state }: Pick<Transaction, 'type' | 'state'>): boolean {
  return type === 'deposit' ? state === 'confirming' : type === 'withdraw' && resultOf({ state }) === 'open';
}

/** Sorts newest first; at one moment the greater number comes first. */
export function newestFirst(list: readonly Transaction[]): Transaction[] {
  return list.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** Totals per type, in the order of `types`. */
export function totalsOf(list: readonly Transaction[], types: readonly TransactionType[]): TransactionTotal[] {
  return types.map((type) => {
    const counted = list.filter((one) => one.type === type && resultOf(one) === 'done');
    return {
      type,
      count: counted.length,
      income: sum(counted.map(({ amount }) => (amount > 0n ? amount : 0n))),
      expense: sum(counted.map(({ amount }) => (amount < 0n ? -amount : 0n))),
    };
  });
}
