import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { MEMBER_KEY, WITHDRAW_KEY } from '@/lib/query-keys';
import { isOpenWithdrawal, type Withdrawal } from './withdraw.model';

/** ms between reads of a withdrawal that is being reviewed or paid. */
const POLL_MS = 2_000;

// The calls and their schemas are a separate chunk.
const api = () => import('./withdraw.api');

/** Checks, turnover, limits and fee; bets and deposits change them at any time. */
export function withdrawInfoOptions() {
  return queryOptions({
    queryKey: [...WITHDRAW_KEY, 'info'] as const,
    queryFn: async ({ signal }) => (await api()).getWithdrawInfo(signal),
    staleTime: STALE.short,
  });
}

/** Open withdrawals and those that ended within ten minutes, polled while one is open. */
export function openWithdrawalsOptions() {
  return queryOptions({
    queryKey: [...WITHDRAW_KEY, 'open'] as const,
    queryFn: async ({ signal }) => (await api()).getOpenWithdrawals(signal),
    refetchInterval: ({ state }) => (state.data?.some(isOpenWithdrawal) ? POLL_MS : false),
    // One that began or ended has moved money.
    meta: {
      invalidates: (now: readonly Withdrawal[], before: readonly Withdrawal[]) => (openIds(now) === openIds(before) ? [] : MONEY_KEYS),
    },
  });
}

/** One withdrawal, polled until it has ended. */
export function withdrawalOptions(orderId: string) {
  return queryOptions({
    queryKey: [...WITHDRAW_KEY, 'order', orderId] as const,
    queryFn: async ({ signal }) => (await api()).getWithdrawal(orderId, signal),
    staleTime: STALE.live,
    refetchInterval: ({ state }) => (state.data && isOpenWithdrawal(state.data) ? POLL_MS : false),
    meta: { invalidates: (now: Withdrawal, before: Withdrawal) => (now.state === before.state ? [] : changedBy(now)) },
  });
}

/** Queries that a withdrawal that begins or ends makes stale; the wallets lie below the member. */
const MONEY_KEYS: readonly QueryKey[] = [withdrawInfoOptions().queryKey, MEMBER_KEY];

function changedBy(withdrawal: Withdrawal): readonly QueryKey[] {
  const open = openWithdrawalsOptions().queryKey;
  return isOpenWithdrawal(withdrawal) ? [open] : [open, ...MONEY_KEYS];
}

function openIds(list: readonly Withdrawal[]): string {
  return list
    .filter(isOpenWithdrawal)
    .map(({ orderId }) => orderId)
    .join(' ');
}
