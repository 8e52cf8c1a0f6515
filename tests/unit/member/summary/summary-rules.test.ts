import { toMinor } from '@pavilion/number/money';
import { toSummary, type SummaryParts } from '@/lib/domain/member/summary/summary.rules';

const NONE: SummaryParts = {
  vip: null,
  withdraw: null,
  month: null,
  bonuses: null,
  coupons: null,
  rebates: null,
  payees: null,
  realName: null,
  limits: null,
  mall: null,
  flip: null,
  peak: null,
};
const summaryOf = (parts: Partial<SummaryParts>) => toSummary({ ...NONE, ...parts });
const vip = (next: Partial<NonNullable<NonNullable<SummaryParts['vip']>['next']>> | null) =>
  summaryOf({
    vip: {
      level: 3,
      stake: null,
      keep: null,
      levels: null,
      days: null,
      history: null,
      next: next && { level: 4, by: 'total', until: null, done: toMinor('1600.00'), need: toMinor('20000.00'), ...next },
    },
  }).vip?.text;

test('a part without a response has no state', () => {
  expect(Object.values(summaryOf({}))).toEqual(Object.keys(summaryOf({})).map(() => null));
});

test('the next level names what is still to be bet', () => {
  expect(vip({})).toBe('再投注 18,400 升至 VIP 4');
  expect(vip({ done: toMinor('1600.50') })).toBe('再投注 18,399.50 升至 VIP 4');
  expect(vip({ by: 'period' })).toBe('再投注 18,400 恢复 VIP 4');
  expect(vip(null)).toBe('已是最高等级');
});

test.each([
  [3, 2, { text: '红利 3·券 2', isDue: true }],
  [0, 2, { text: '券 2', isDue: true }],
  [3, null, { text: '红利 3', isDue: true }],
  [0, 0, { text: '暂无可领', isDue: false }],
  [0, null, null],
  [null, 0, null],
])('%s bonuses and %s coupons are %j', (bonuses, count, state) => {
  const coupons =
    count === null ? null : [{ state: 'claimed' as const }, ...Array.from({ length: count }, () => ({ state: 'claimable' as const }))];
  expect(summaryOf({ bonuses, coupons }).reward).toEqual(state && { ...state, amount: null });
});

test('a check-in is due until it is made, and an unknown one says nothing', () => {
  const month = (checkedToday: boolean | null, streak: number | null) => summaryOf({ month: { checkedToday, streak } }).checkIn;
  expect(month(false, 4)).toMatchObject({ text: '今天可签到', isDue: true });
  expect(month(true, 5)).toMatchObject({ text: '连续 5 天', isDue: false });
  expect([month(null, 5), month(true, null)]).toEqual([null, null]);
});

test('limits, pauses, payees and the verified name', () => {
  const limit = { kind: 'stake', period: 'day', used: 0n, left: null, resetsAt: 0, pending: null } as const;
  expect(summaryOf({ limits: { list: [{ ...limit, limit: null }], pause: null } }).limit?.text).toBe('未设限额');
  expect(summaryOf({ limits: { list: [{ ...limit, limit: 100n }], pause: null } }).limit?.text).toBe('已设 1 项限额');
  const pause = { kind: 'cooling', beganAt: null, endsAt: null, readyAt: null } as const;
  expect(summaryOf({ limits: { list: [{ ...limit, limit: 100n }], pause } }).limit?.text).toBe('冷静期中');
  expect(summaryOf({ payees: { list: [] } }).payee?.text).toBe('未添加');
  expect(summaryOf({ realName: { state: 'rejected' } }).realName).toMatchObject({ text: '实名未通过', isDue: true });
});

test('money, coins, flips and ranks', () => {
  const turnover = {
    source: 'deposit',
    title: '',
    amount: 1n,
    required: 300n,
    done: 100n,
    doneGames: null,
    locked: 5n,
    createdAt: null,
  } as const;
  const info = summaryOf({ withdraw: { withdrawable: 1_000n, turnover: [turnover] } });
  expect([info.withdrawable, info.turnover]).toEqual([
    { text: '可提款', amount: '10.00', isDue: false },
    { text: '流水还差', amount: '2.00', isDue: false },
  ]);
  expect(summaryOf({ withdraw: { withdrawable: 1_000n, turnover: [] } }).turnover).toMatchObject({ text: '流水已完成', amount: null });
  expect(summaryOf({ withdraw: { withdrawable: 1_000n, turnover: null } }).turnover).toBeNull();
  expect(summaryOf({ rebates: { claimable: 4_260n } }).rebate).toMatchObject({ text: '可领 42.60', isDue: true });
  expect(summaryOf({ rebates: { claimable: null } }).rebate).toBeNull();
  expect(summaryOf({ mall: { coins: 5_000 } }).coin?.text).toBe('5,000 金币');
  expect([1, 0, null].map((remaining) => summaryOf({ flip: { remaining } }).flip)).toEqual([
    { text: '剩 1 次', amount: null, isDue: true },
    { text: '剩 0 次', amount: null, isDue: false },
    null,
  ]);
  expect([7, null, undefined].map((rank) => summaryOf({ peak: { rank } }).peak?.text)).toEqual(['第 7 名', '未上榜', undefined]);
});
