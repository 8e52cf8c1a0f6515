import type { CallResponse } from '@pavilion/contract/call';
import type { resultByDayCall, transactionListCall } from '@pavilion/contract/calls/transaction.calls';
import type { DayResult, Transaction, TransactionPage } from '@/lib/domain/money/transaction/transaction.model';
import { moneyOnWire, timeOnWire } from './wire';

/** 2026-11-20 20:00 in site time. */
export const TRANSACTION_AT = Date.parse('2026-11-20T12:00:00Z');

/** A deposit in the wallet. */
export function aTransaction(changes: Partial<Transaction> = {}): Transaction {
  return {
    id: '310000000000001',
    type: 'deposit',
    title: '数字人民币存款',
    amount: 50_087n,
    fee: 0n,
    state: 'credited',
    result: 'done',
    orderId: '310000000000001',
    at: TRANSACTION_AT,
    endedAt: TRANSACTION_AT + 60_000,
    reason: '',
    steps: [
      { state: 'awaiting', at: TRANSACTION_AT },
      { state: 'credited', at: TRANSACTION_AT + 60_000 },
    ],
    urgeAfter: null,
    ...changes,
  };
}

export function aTransactionPage(changes: Partial<TransactionPage> = {}): TransactionPage {
  return {
    page: 1,
    list: [aTransaction()],
    hasMore: false,
    totals: [
      { type: 'deposit', count: 1, income: 50_087n, expense: 0n },
      { type: 'withdraw', count: 0, income: 0n, expense: 0n },
      { type: 'transfer', count: 2, income: 1_000n, expense: 4_000n },
      { type: 'bonus', count: 0, income: 0n, expense: 0n },
    ],
    ...changes,
  };
}

/** The data of `transactionList`. */
export function transactionsOnWire({ list, hasMore, totals }: TransactionPage): CallResponse<typeof transactionListCall> {
  return {
    list: list.map(({ amount, fee, at, endedAt, steps, ...same }) => ({
      ...same,
      amount: moneyOnWire(amount),
      fee: moneyOnWire(fee),
      time: timeOnWire(at),
      endTime: timeOnWire(endedAt),
      steps: steps.map((step) => ({ state: step.state, time: timeOnWire(step.at) })),
    })),
    hasMore,
    totals: totals.map(({ income, expense, ...same }) => ({ ...same, income: moneyOnWire(income), expense: moneyOnWire(expense) })),
  };
}

/** The data of `resultByDay`. */
export function resultsOnWire(list: readonly DayResult[]): CallResponse<typeof resultByDayCall> {
  return { list: list.map(({ profit, stake, ...same }) => ({ ...same, profit: moneyOnWire(profit), stake: moneyOnWire(stake) })) };
}
