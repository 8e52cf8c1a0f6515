import * as fc from '../support/property';
import * as z from '@pavilion/contract/schema';
import { obOrderStatusSchema, obRecordsSchema } from '@pavilion/contract/venues/ob.order.wire';
import { fromObOdds, fromObText, toEurope, toObOdds } from '@/lib/venues/ob/ob.odds.adapter';
import { toOrder, toOrderPage, toOrderStates, toPair } from '@/lib/venues/ob/ob.order.adapter';
import { seriesCode, sizeOfRecord, sizeOfSeries } from '@/lib/venues/ob/ob.series.adapter';
import { readSample } from '../support/sample';

type Row = Record<string, unknown>;
const data = (name: string) => readSample<{ response: { data: unknown } }>(name).response.data;
const page = () => z.parse(obRecordsSchema, data('ob-records'));
const [settledRow, openRow] = (data('ob-records') as { records: Row[] }).records as [Row, Row];
const [leg] = settledRow.detailList as [Row];

test('reads every field of settled and open records', () => {
  const { orders, totals, ...rest } = toOrderPage(page(), 1, true);
  expect(rest).toEqual({ page: 1, total: 2, invalidRows: 0 });
  expect(totals).toEqual({ count: 2, stake: 10_000n, payout: 12_125n, profit: 2125n });
  const { legs, ...order } = orders[0]!;
  expect(order).toEqual({
    id: '260000000000100',
    venue: 'OBTY',
    state: 'settled',
    outcome: 'half-won',
    kind: 'single',
    size: 1,
    bets: 1,
    stake: 5000n,
    payout: 7125n,
    profit: 2125n,
    maxReturn: 9250n,
    placedAt: 1_795_176_000_000,
    settledAt: null,
    cashedOut: null,
    reason: null,
  });
  expect(legs).toEqual([
    expect.objectContaining({
      sport: 'football',
      matchId: '3100200300400500601',
      selectionId: '7100200300400500611',
      matchName: '红城 vs 蓝港',
      home: '红城',
      away: '蓝港',
      league: '英格兰超级联赛',
      startTime: 1_795_172_280_000,
      marketKind: 'handicap',
      period: 'full',
      marketName: '全场让球',
      line: '-0.5/1',
      price: '1.85',
      live: true,
      scoreAtBet: [1, 0],
      result: '2-0',
      outcome: 'half-won',
    }),
  ]);
  expect(orders[1]).toMatchObject({ state: 'accepted', outcome: 'open', payout: 0n, profit: 0n, maxReturn: 9250n });
  expect(orders[1]!.legs[0]).toMatchObject({ result: null, outcome: 'open' });
});

test('open orders have no payout', () => {
  expect(toOrderPage(page(), 2, false).totals).toEqual({ count: 2, stake: 10_000n, payout: 0n, profit: 0n });
});

test('labels side and line by the option’s own text, with an away handicap signed for its side', () => {
  const away = toOrder({ ...settledRow, detailList: [{ ...leg, playOptions: '2', playOptionName: '+0.5/1' }] })!.legs[0]!;
  expect([away.role, away.selection, away.line]).toEqual(['away', '蓝港', '+0.5/1']);
  const total = {
    ...leg,
    playId: '2',
    playName: '全场大小',
    marketValue: '2.5',
    playOptions: 'Over',
    playOptionName: '大 2.5',
    scoreBenchmark: '',
  };
  const over = toOrder({ ...settledRow, detailList: [total] })!.legs[0]!;
  expect([over.role, over.selection, over.line, over.scoreAtBet]).toEqual(['over', '大 2.5', '2.5', null]);
  const contender = {
    ...leg,
    playId: '10001',
    matchType: 3,
    matchInfo: '2026-27 冠军',
    marketValue: '',
    playOptions: '1',
    playOptionName: '红城',
  };
  const outright = toOrder({ ...settledRow, detailList: [contender] })!.legs[0]!;
  expect(outright).toMatchObject({ home: `${outright.league} 2026-27 冠军`, away: '' });
  expect([outright.marketKind, outright.role, outright.selection, outright.matchName]).toEqual([
    'outright',
    'other',
    '红城',
    '2026-27 冠军',
  ]);
});

test.each([
  ['0', 'accepted'],
  ['1', 'settled'],
  ['2', 'cancelled'],
  ['3', 'pending'],
  ['4', 'rejected'],
])('order status %s is %s', (orderStatus, state) => {
  expect(toOrder({ ...openRow, orderStatus })).toMatchObject({ state, payout: 0n });
});

test('reads legs and series by their web names, and the cashed-out amount', () => {
  const { detailList, ...web } = settledRow;
  const order = toOrder({ ...web, orderVOS: [leg, leg, leg], seriesType: '3004', seriesSum: 4, preSettle: 1, preBetAmount: 50 })!;
  expect(detailList).toHaveLength(1);
  expect(order).toMatchObject({ kind: 'parlay', size: 0, bets: 4, cashedOut: { stake: 5000n, payout: 7125n } });
  expect(order.legs).toHaveLength(3);
});

test('leaves out an invalid record', () => {
  const broken: unknown[] = [
    { ...settledRow, orderNo: 2 ** 60 },
    { ...settledRow, orderStatus: '9' },
    { ...settledRow, detailList: [] },
    { ...settledRow, detailList: [{ ...leg, sportId: 'ball' }] },
    { ...settledRow, detailList: [{ ...leg, oddFinally: '?' }] },
    { ...settledRow, orderAmountTotal: 'viel' },
    null,
    settledRow,
  ];
  const { orders, invalidRows } = toOrderPage({ ...page(), records: broken }, 1, true);
  expect([orders.length, invalidRows]).toEqual([1, 7]);
  expect(toOrderPage({ ...page(), profit: '?' }, 1, true).totals).toBeNull();
});

test('reads the states of orders just placed, and asks again about an unknown one', () => {
  expect(toOrderStates(z.parse(obOrderStatusSchema, data('ob-order-status')))).toEqual([
    { orderId: '260000000000123', state: 'accepted', reason: null },
  ]);
  const rejected = '确认期间比分、盘口或赔率已变更';
  expect(toOrderStates([2, 3, 4, 0].map((status) => ({ orderNo: '1', status }))).map(({ state, reason }) => [state, reason])).toEqual([
    ['rejected', rejected],
    ['pending', null],
    ['cancelled', null],
    ['pending', null],
  ]);
  const { orders } = toOrderPage({ ...page(), records: [{ ...settledRow, orderStatus: '4' }] }, 1, true);
  expect(orders.map(({ state, reason }) => [state, reason])).toEqual([['rejected', rejected]]);
});

test('parses score texts', () => {
  expect([toPair('全场比分 2-0'), toPair('10:2'), toPair(''), toPair(null), toPair('未知')]).toEqual([[2, 0], [10, 2], null, null, null]);
});

describe('odds', () => {
  test('converts odds both ways without losing a digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_001, max: 99_999_999 }), (ov) => {
        const price = fromObOdds(ov)!;
        expect(Number(price)).toBeCloseTo(ov / 100_000, 10);
        expect(toObOdds(price)).toBe(ov);
      }),
    );
  });

  test.each([
    ['1.85', 'EU', '1.85'],
    [1.85, 'EU', '1.85'],
    ['0.83', 'HK', '1.83'],
    ['0.83', 'MA', '1.83'],
    ['1.20', 'IN', '2.20'],
    ['-0.50', 'MY', '3'],
    ['-0.95', 'MA', '2.05'],
    ['-1.25', 'ID', '1.80'],
    ['5/6', 'GB', null],
    ['-110', 'US', null],
    ['', 'EU', null],
  ])('%s of %s is %s', (value, type, europe) => {
    expect(Number(toEurope(value, type) ?? 0)).toBe(Number(europe ?? 0));
  });
});

describe('series', () => {
  test('converts every series size of a number of legs both ways', () => {
    for (let legs = 2; legs <= 10; legs += 1) {
      for (let size = legs === 2 ? 2 : 0; size <= legs; size += size === 0 ? 2 : 1) {
        const code = seriesCode(size, legs);
        expect(sizeOfSeries(String(code), legs)?.size).toBe(size);
        expect(sizeOfRecord(String(code))).toBe(size);
      }
    }
  });

  test('counts the bets of a series', () => {
    expect([
      sizeOfSeries('2001', 4),
      sizeOfSeries('3001', 5),
      sizeOfSeries('40011', 4),
      sizeOfSeries('3004', 4),
      sizeOfSeries('5001', 4),
      sizeOfSeries('', 3),
    ]).toEqual([{ size: 2, bets: 6 }, { size: 3, bets: 10 }, { size: 0, bets: 11 }, null, null, null]);
    expect(sizeOfRecord('1')).toBe(1);
  });
});

test('formats a price like the list does, without trailing zeros', () => {
  expect(['1.90', '2.00', '1.05', '10', 1.9].map(fromObText)).toEqual(['1.9', '2', '1.05', '10', '1.9']);
  expect(fromObText('1.90')).toBe(fromObOdds(190_000));
  expect(fromObText('')).toBeNull();
});
