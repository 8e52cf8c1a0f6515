import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { MEMBER_KEY } from '@/lib/query-keys';
import { rememberDeposit, rememberDeposits } from './deposit-open.storage';
import type { Deposit, DepositState } from './deposit.model';

/** Key of all deposit queries. */
const DEPOSIT_KEY = ['deposit'] as const;

// The calls and their schemas are a separate chunk.
const api = () => import('./deposit.api');

/** Ways to deposit; their limits may change while the page is open. */
export function depositMethodsOptions() {
  return queryOptions({
    queryKey: [...DEPOSIT_KEY, 'methods'] as const,
    queryFn: async ({ signal }) => (await import('./deposit-methods.api')).getDepositMethods(signal),
    staleTime: STALE.minute,
  });
}

/** Open deposits, polled until there is none. */
export function openDepositsOptions() {
  return queryOptions({
    queryKey: [...DEPOSIT_KEY, 'open'] as const,
    queryFn: async ({ signal }) => rememberDeposits(await (await api()).getOpenDeposits(signal)),
    refetchInterval: ({ state }) => pollInterval(state.data ?? []),
    // An order that is closed now may have been credited.
    meta: { invalidates: (now: readonly Deposit[], before: readonly Deposit[]) => (now.length < before.length ? [MEMBER_KEY] : []) },
  });
}

/** One deposit, polled until it has ended. */
export function depositOptions(orderId: string) {
  return queryOptions({
    queryKey: [...DEPOSIT_KEY, 'order', orderId] as const,
    queryFn: async ({ signal }) => rememberDeposit(await (await api()).getDeposit(orderId, signal)),
    staleTime: STALE.live,
    refetchInterval: ({ state }) => (state.data ? pollOfDeposit(state.data.state) : false),
    meta: { invalidates: (now: Deposit, before: Deposit) => (now.state === before.state ? [] : changedBy(now)) },
  });
}

/** Queries that a deposit's new state makes stale. The methods' expected duration is computed from credited deposits. */
function changedBy({ state }: Deposit): readonly QueryKey[] {
  const open = openDepositsOptions().queryKey;
  return state === 'credited' ? [open, MEMBER_KEY, depositMethodsOptions().queryKey] : [open];
}

function pollInterval(open: readonly Deposit[]): number | false {
  const polls = open.map(({ state }) => pollOfDeposit(state)).filter((ms) => ms !== false);
  return polls.length === 0 ? false : Math.min(...polls);
}

/** ms until an order is read again; false once it has ended. */
export function pollOfDeposit(state: DepositState): number | false {
  if (state === 'confirming') return 1_500;
  return state === 'awaiting' ? 5_000 : false;
}
