import { toCsv } from '@/lib/domain/order/csv.rules';
import { anOrder, anOrderLeg } from '../support/slip.builders';

const rows = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

test('one row per order, times in UTC+8, the long number as text', () => {
  const order = anOrder({ state: 'settled', outcome: 'lost', payout: 0n, profit: -5_000n, settledAt: 1_795_183_200_000, legs: [anOrderLeg({ result: '1-0' })] });
  const [head, row] = rows(toCsv([order]));
  expect(head!.split(',')).toHaveLength(11);
  expect(row).toBe('FBTY,"\t270000000000777",2026-11-20 20:00:00,已结算,输,单关,红城 vs 蓝港 让球 红城 @1.83（1-0）,50.00,0.00,-50.00,2026-11-20 22:00:00');
});

test('a parlay is one row with all its legs', () => {
  const order = anOrder({ kind: 'parlay', size: 0, bets: 4, legs: [anOrderLeg(), anOrderLeg({ selection: '蓝港' }), anOrderLeg()] });
  expect(rows(toCsv([order]))[1]).toContain('3串4,红城 vs 蓝港 让球 红城 @1.83；红城 vs 蓝港 让球 蓝港 @1.83；');
});

test('nothing in it is run by a spreadsheet, and commas and quotes stay inside their cell', () => {
  const order = anOrder({ legs: [anOrderLeg({ home: '=cmd()', away: '', marketName: '', selection: 'a,"b"' })] });
  expect(rows(toCsv([order]))[1]).toContain('"\'=cmd()  a,""b"" @1.83"');
});
