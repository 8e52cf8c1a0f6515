import { TRANSACTION_STATES } from '@pavilion/contract/calls/transaction.calls';
import { getTransactions } from '@/lib/domain/money/transaction/transaction.api';
import { toCsv } from '@/lib/domain/money/transaction/transaction-csv.rules';
import { orderPath, resultOf, toView, urgeOf, viewQuery, type TransactionView } from '@/lib/domain/money/transaction/transaction.rules';
import { byDay, joinPages } from '@/lib/kit/list/rows.rules';
import type { PlatformCaller } from '@/lib/platform/caller';
import {
  newestFirst,
  resultOf as sandboxResultOf,
  totalsOf,
  type Transaction as StoredTransaction,
} from '../../../../sandbox/modules/money/transaction/transaction.rules';
import { aTransaction, aTransactionPage, TRANSACTION_AT } from '../../../support/transaction.builder';
import { readSample } from '../../../support/sample';
import { DAY } from '../../../support/time';

const DEFAULT_VIEW: TransactionView = { type: null, result: null, range: 'week', from: null, to: null };

test('the address is written and read back, without defaults, and falls back for invalid values', () => {
  expect(viewQuery(DEFAULT_VIEW)).toBe('');
  const view = { type: 'withdraw', result: 'failed', range: 'custom', from: '2026-11-01', to: '2026-11-20' } as const;
  expect(toView(new URLSearchParams(viewQuery(view)))).toEqual(view);
  expect(toView(new URLSearchParams('type=bet&result=x&range=ever&from=2026-11-01'))).toEqual(DEFAULT_VIEW);
});

test('a row that moved to the next page is shown once, and rows are grouped by their site day', () => {
  const newer = aTransaction({ id: '2', at: TRANSACTION_AT + 5 * 3_600_000 });
  const older = aTransaction({ id: '1', at: TRANSACTION_AT });
  const rows = joinPages([aTransactionPage({ list: [newer, older] }), aTransactionPage({ page: 2, list: [older] })]);
  expect(rows.map(({ id }) => id)).toEqual(['2', '1']);
  // 01:00 of the next day in UTC+8.
  expect(byDay(rows).map(({ rows: ofDay }) => ofDay.length)).toEqual([1, 1]);
  expect(byDay([older, { ...older, id: '0' }])).toHaveLength(1);
});

test('an order that is open or failed has a page, and one in progress can be urged', () => {
  const open = aTransaction({ type: 'withdraw', state: 'paying', result: 'open', urgeAfter: 0 });
  expect(orderPath(open, '/mine/record/transRecord')).toBe(
    '/mine/finance/withdrawal?order=310000000000001&back=%2Fmine%2Frecord%2FtransRecord',
  );
  expect(urgeOf(open)).toEqual({ type: 'withdraw', orderId: '310000000000001', ready: true });
  expect(urgeOf({ ...open, urgeAfter: 12 })?.ready).toBe(false);
  expect(orderPath(aTransaction({ state: 'expired', result: 'failed' }), '/mine')).toContain('/mine/finance/deposit?order=');
  expect([orderPath(aTransaction(), '/'), urgeOf(aTransaction()), urgeOf({ ...open, orderId: null })]).toEqual([null, null, null]);
});

test('the exported table has one row per transaction with the moved and the requested amount, and the long number as text', () => {
  const rows = toCsv([
    aTransaction({ type: 'withdraw', title: '取款至招商银行', amount: -30_000n, fee: 300n, state: 'failed', result: 'failed' }),
    aTransaction(),
  ])
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n');
  expect(rows).toEqual([
    '单号,类型,说明,金额,手续费,状态,提交时间,完成时间,申请金额',
    '"\t310000000000001",取款,取款至招商银行,0.00,0.00,出款失败,2026-11-20 20:00:00,2026-11-20 20:01:00,300.00',
    '"\t310000000000001",存款,数字人民币存款,500.87,0.00,已到账,2026-11-20 20:00:00,2026-11-20 20:01:00,500.87',
  ]);
});

test('a row without a result shows the result of its state, and an unknown fee is an empty cell', () => {
  for (const state of TRANSACTION_STATES) expect(resultOf(state)).toBe(sandboxResultOf({ state }));
  expect(toCsv([aTransaction({ fee: null })])).toContain(',500.87,,已到账,');
});

test('reads the platform’s response, and requests only the types in the filter', async () => {
  const { response } = readSample<{ response: { data: unknown } }>('transaction-list');
  const requested: unknown[] = [];
  const caller = (async (_: unknown, body: unknown) => {
    requested.push(body);
    return response.data;
  }) as unknown as PlatformCaller;
  const filter = { type: null, result: null, from: TRANSACTION_AT, to: TRANSACTION_AT + DAY, page: 2 } as const;
  const page = await getTransactions(filter, undefined, caller);
  await getTransactions({ ...filter, type: 'bonus', result: 'done' }, undefined, caller);
  expect(page.page).toBe(2);
  expect(page.list[0]).toMatchObject({ type: 'withdraw', amount: -30_000n, endedAt: null, urgeAfter: 0 });
  expect(page.totals[0]).toEqual({ type: 'deposit', count: 1, income: 50_087n, expense: 0n });
  const days = { from: '2026-11-20T12:00:00.000Z', to: '2026-11-21T12:00:00.000Z', page: 2, size: 20 };
  expect(requested).toEqual([days, { ...days, types: ['bonus'], result: 'done' }]);
});

describe('the platform', () => {
  const stored = (changes: Partial<StoredTransaction>): StoredTransaction => ({
    id: '1',
    type: 'transfer',
    title: '',
    amount: 100n,
    fee: 0n,
    state: 'done',
    orderId: null,
    at: 0,
    endedAt: 0,
    reason: '',
    steps: [],
    ...changes,
  });

  test('counts completed transactions, with income and expense separate, per requested type', () => {
    const list = [
      stored({}),
      stored({ amount: -30n }),
      stored({ type: 'withdraw', state: 'paying', amount: -9n }),
      stored({ type: 'bonus' }),
    ];
    expect(totalsOf(list, ['withdraw', 'transfer'])).toEqual([
      { type: 'withdraw', count: 0, income: 0n, expense: 0n },
      { type: 'transfer', count: 2, income: 100n, expense: 30n },
    ]);
  });

  test('lists the newest first, and at the same time the greater number', () => {
    expect(newestFirst([stored({ id: '1' }), stored({ id: '2' }), stored({ id: '3', at: 5 })]).map(({ id }) => id)).toEqual([
      '3',
      '2',
      '1',
    ]);
  });
});
