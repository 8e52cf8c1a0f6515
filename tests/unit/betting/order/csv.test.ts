import { toCsv } from '@/lib/domain/betting/order/csv.rules';
import { anOrder, anOrderLeg } from '../../../support/slip.builder';

const rows = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

test('writes one row per order, times in UTC+8, and the long number as text', () => {
  const order = anOrder({
    state: 'settled',
    outcome: 'lost',
    payout: 0n,
    profit: -5_000n,
    settledAt: 1_795_183_200_000,
    legs: [anOrderLeg({ result: '1-0' })],
  });
  const [head, row] = rows(toCsv([order]));
  expect(head!.split(',')).toHaveLength(11);
  expect(row).toBe(
    'FB体育,"\t270000000000777",2026-11-20 20:00:00,已结算,输,单关,红城 vs 蓝港 让球·全场 红城 -0.5/1 @1.83（1-0）,50.00,0.00,-50.00,2026-11-20 22:00:00',
  );
});

test('a running order counts its cash-out as returned, and a settled one counts it in its payout', () => {
  const cashedOut = { stake: 2_000n, payout: 1_252n };
  const back = (order: Parameters<typeof anOrder>[0]) =>
    rows(toCsv([anOrder({ ...order, cashedOut })]))[1]!
      .split(',')
      .slice(7, 10);
  expect(back({ state: 'accepted', payout: 0n, profit: 0n })).toEqual(['50.00', '12.52', '0.00']);
  expect(back({ state: 'settled', outcome: 'won', payout: 7_000n, profit: 2_000n })).toEqual(['50.00', '70.00', '20.00']);
});

test('titles bets of several legs as on the cards: a system of pairs is not called a double', () => {
  const title = (size: number, bets: number) =>
    rows(toCsv([anOrder({ kind: 'parlay', size, bets, legs: [anOrderLeg(), anOrderLeg(), anOrderLeg()] })]))[1]!.split(',')[5];
  expect([title(3, 1), title(2, 3), title(0, 4)]).toEqual(['三串一', '二串一×3', '3串4']);
});

test('writes a parlay as one row with all its legs', () => {
  const order = anOrder({
    kind: 'parlay',
    size: 0,
    bets: 4,
    legs: [anOrderLeg(), anOrderLeg({ selection: '蓝港', line: null }), anOrderLeg()],
  });
  expect(rows(toCsv([order]))[1]).toContain('3串4,红城 vs 蓝港 让球·全场 红城 -0.5/1 @1.83；红城 vs 蓝港 让球·全场 蓝港 @1.83；');
});

test('no cell is executed by a spreadsheet, and commas and quotes stay inside their cell', () => {
  const order = anOrder({ legs: [anOrderLeg({ home: '=cmd()', away: '', marketName: '', selection: 'a,"b"' })] });
  expect(rows(toCsv([order]))[1]).toContain('"\'=cmd() 让球·全场 a,""b"" -0.5/1 @1.83"');
});

test('a market has the same name at every venue, as on the cards', () => {
  const named = (marketName: string) => rows(toCsv([anOrder({ legs: [anOrderLeg({ marketName })] })]))[1];
  expect(named('全场让球')).toBe(named('让球'));
  const own = anOrder({ legs: [anOrderLeg({ marketKind: 'other', period: 'first-half', marketName: '最先进球', line: null })] });
  expect(rows(toCsv([own]))[1]).toContain('红城 vs 蓝港 最先进球·上半场 红城 @1.83');
});
