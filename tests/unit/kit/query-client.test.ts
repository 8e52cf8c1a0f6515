import { type QueryClient, type QueryKey, type QueryMeta, queryOptions } from '@tanstack/react-query';
import { aDeposit } from '../../support/deposit.builder';
import { depositMethodsOptions, depositOptions, openDepositsOptions } from '@/lib/domain/money/deposit/deposit.queries';
import { openOrdersOptions, ORDER_LISTS_KEY } from '@/lib/domain/betting/order/open-orders.queries';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { MEMBER_KEY } from '@/lib/query-keys';

/** A cache with fresh data under these keys; `stale` names those that were invalidated since. */
function cacheWith(...keys: readonly (readonly unknown[])[]) {
  const client = makeQueryClient();
  for (const queryKey of keys) client.setQueryData(queryKey, 'fresh');
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated ?? false;
  return { client, stale: () => keys.filter(isStale) };
}

test('changed data of a query makes stale the keys in its meta, and its first or equal data does not', async () => {
  const { client, stale } = cacheWith(['sum'], ['other']);
  const seen: unknown[] = [];
  const rows = [[1], [1], [1, 2]];
  const options = queryOptions({
    queryKey: ['rows'],
    queryFn: () => rows.shift()!,
    meta: { invalidates: (now: number[], before: number[]) => (seen.push([before, now]), [['sum']]) },
  });
  await client.query({ ...options, staleTime: 0 });
  await client.query({ ...options, staleTime: 0 });
  expect([seen, stale()]).toEqual([[], []]);
  await client.query({ ...options, staleTime: 0 });
  expect(seen).toEqual([[[1], [1, 2]]]);
  expect(stale()).toEqual([['sum']]);
  await client.resetQueries({ queryKey: ['rows'] });
  expect(seen).toHaveLength(1);
});

/** Reads one query twice, with these responses. */
async function change<Data>(
  client: QueryClient,
  options: { queryKey: QueryKey; meta?: QueryMeta | undefined },
  results: readonly [Data, Data],
) {
  for (const response of results) {
    await client.query({
      queryKey: options.queryKey,
      queryFn: () => response,
      staleTime: 0,
      ...(options.meta ? { meta: options.meta } : {}),
    });
  }
}

const DEPENDENT = [openDepositsOptions().queryKey, MEMBER_KEY, depositMethodsOptions().queryKey];

test.each([
  ['awaiting', []],
  ['confirming', [openDepositsOptions().queryKey]],
  ['credited', DEPENDENT],
] as const)('a deposit that is %s at the next read makes the data that depends on it stale', async (state, expected) => {
  const { client, stale } = cacheWith(...DEPENDENT);
  await change(client, depositOptions('1'), [aDeposit({ state: 'awaiting' }), aDeposit({ state })]);
  expect(stale()).toEqual(expected);
});

test.each([
  ['opens', [aDeposit()], [aDeposit(), aDeposit({ orderId: '2' })], []],
  ['ends', [aDeposit()], [], [MEMBER_KEY]],
])('the balance is stale when an open deposit %s', async (_, before, now, expected) => {
  const { client, stale } = cacheWith(MEMBER_KEY);
  await change(client, openDepositsOptions(), [before, now]);
  expect(stale()).toEqual(expected);
});

test.each([
  ['changes its state', [{ id: '1', state: 'accepted' }], []],
  ['settles', [], [ORDER_LISTS_KEY]],
])('the lists of 投注记录 are stale when an open order %s', async (_, orders, expected) => {
  const { client, stale } = cacheWith(ORDER_LISTS_KEY);
  await change(client, openOrdersOptions(), [
    { total: 1, orders: [{ id: '1', state: 'pending' }] },
    { total: orders.length, orders },
  ]);
  expect(stale()).toEqual(expected);
});
