import { statementCall } from '@pavilion/contract/calls/statement.calls';
import { toMinor } from '@pavilion/number/money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { StatementFilter, StatementPage } from './statement.model';

const PAGE_SIZE = 30;

const isoTime = (at: number) => new Date(at).toISOString();

/** A page of the statement, newest first, with the sums of its range. */
export async function getStatement(
  { kind, from, to, page }: StatementFilter,
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<StatementPage> {
  const body = { ...(kind === null ? {} : { kind }), from: isoTime(from), to: isoTime(to), page, size: PAGE_SIZE };
  const { list, hasMore, sums } = await caller(statementCall, body, { signal });
  return {
    page,
    hasMore,
    list: list.map(({ kind: known, amount, balance, time, ...same }) => ({
      ...same,
      kind: known ?? 'other',
      amount: toMinor(amount),
      balance: toMinor(balance),
      at: Date.parse(time),
    })),
    sums: sums && {
      opening: toMinor(sums.opening),
      income: toMinor(sums.income),
      expense: toMinor(sums.expense),
      closing: toMinor(sums.closing),
    },
  };
}
