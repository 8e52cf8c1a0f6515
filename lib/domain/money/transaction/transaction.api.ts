import { knownTime } from '@/lib/kit/format/known-time';
import { orderUrgeCall, resultByDayCall, transactionListCall } from '@pavilion/contract/calls/transaction.calls';
import { knownMinor } from '@pavilion/number/known-money';
import { toMinor } from '@pavilion/number/money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import { resultOf } from './transaction.rules';
import type { DayResult, TransactionFilter, TransactionPage, UrgeType } from './transaction.model';

const PAGE_SIZE = 20;

const isoTime = (at: number) => new Date(at).toISOString();

/** One page of the member's transactions, newest first, with the totals of the whole range. */
export async function getTransactions(
  { type, result, from, to, page }: TransactionFilter,
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<TransactionPage> {
  const body = {
    ...(type === null ? {} : { types: [type] }),
    ...(result === null ? {} : { result }),
    from: isoTime(from),
    to: isoTime(to),
    page,
    size: PAGE_SIZE,
  };
  const { list, hasMore, totals } = await caller(transactionListCall, body, { signal });
  return {
    page,
    hasMore,
    list: list.map(({ amount, fee, time, endTime, steps, ...same }) => ({
      ...same,
      amount: toMinor(amount),
      fee: knownMinor(fee),
      result: same.result ?? resultOf(same.state),
      at: Date.parse(time),
      endedAt: knownTime(endTime),
      steps: steps.map((step) => ({ state: step.state, at: Date.parse(step.time) })),
    })),
    totals: totals.map(({ income, expense, ...same }) => ({ ...same, income: toMinor(income), expense: toMinor(expense) })),
  };
}

/**
 * 催单: requests that the platform hurry an order.
 * @throws BusinessError 6501 (data.retryAfter: it was urged within ten minutes), 10001 (it is not in progress).
 */
export async function urgeOrder(type: UrgeType, orderId: string, caller: PlatformCaller = callPlatform): Promise<void> {
  await caller(orderUrgeCall, { type, orderId });
}

/** Settled result of the member's bets on each of the last days, oldest first, today included. */
export async function getResultByDay(days: number, signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<DayResult[]> {
  const { list } = await caller(resultByDayCall, { days }, { signal });
  return list.map(({ profit, stake, ...same }) => ({ ...same, profit: toMinor(profit), stake: toMinor(stake) }));
}
