import { withdrawPath } from '@/lib/domain/money/withdraw/withdraw.model';
import {
  allowedChips,
  blockingCheck,
  checksOf,
  withdrawFee,
  isPayable,
  judgeWithdrawal,
  lockedBy,
  missingTurnover,
  withdrawalOfRequest,
  payAmountOf,
  withdrawProgress,
  startingPayee,
  turnoverPercent,
} from '@/lib/domain/money/withdraw/withdraw.rules';
import type { Turnover } from '@/lib/domain/money/withdraw/withdraw.model';
import { aBankCard, aWithdrawal, aWithdrawInfo, aWithdrawMethod } from '../../../support/withdraw.builder';
import * as fc from '../../../support/property';

const bonus = (changes: Partial<Turnover> = {}): Turnover => ({
  source: 'bonus',
  title: '首存红利',
  amount: 30_000n,
  required: 90_000n,
  done: 24_000n,
  doneGames: 4_000n,
  locked: 30_000n,
  createdAt: 0,
  ...changes,
});

test.each([
  ['', { fault: 'empty' }],
  ['0', { fault: 'empty' }],
  ['abc', { fault: 'empty' }],
  ['99.99', { fault: 'below' }],
  ['5000.01', { fault: 'above' }],
  ['1360.01', { fault: 'over' }],
  ['100', { amount: 10_000n, fee: 0n, net: 10_000n }],
  ['100.', { amount: 10_000n, fee: 0n, net: 10_000n }],
  ['1360', { amount: 136_000n, fee: 0n, net: 136_000n }],
])('an amount input of %p reads as %p', (text, verdict) => {
  expect(judgeWithdrawal(text, aWithdrawInfo(), aWithdrawMethod())).toEqual(verdict);
});

test('a fee is charged once the free withdrawals are used up, truncated to the minor unit', () => {
  const info = aWithdrawInfo({ freeLeft: 0, feePercent: '1' });
  expect(judgeWithdrawal('100.55', info, aWithdrawMethod())).toEqual({ amount: 10_055n, fee: 100n, net: 9_955n });
  expect(withdrawFee(10_000n, { freeLeft: 1, feePercent: '1' })).toBe(0n);
  expect(withdrawFee(10_000n, { freeLeft: 0, feePercent: '0' })).toBe(0n);
  expect(withdrawFee(10_000n, { freeLeft: 0, feePercent: '0.125' })).toBe(12n);
});

test('a fee never exceeds its percentage, and falls short of it by less than one minor unit', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 10n), fc.integer({ min: 0, max: 9_999 }), (amount, hundredths) => {
      const feePercent = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
      const exact = amount * BigInt(hundredths);
      const fee = withdrawFee(amount, { freeLeft: 0, feePercent })!;
      return fee * 10_000n <= exact && exact < (fee + 1n) * 10_000n;
    }),
  );
});

test('a net amount in another unit is truncated to two places', () => {
  expect(payAmountOf(50_000n, { rate: '7.20', payUnit: 'USDT' })).toBe('69.44');
  expect(payAmountOf(7n, { rate: '7', payUnit: 'USDT' })).toBe('0.01');
  expect(payAmountOf(1n, { rate: '7.2', payUnit: 'USDT' })).toBe('0.00');
  expect(payAmountOf(50_000n, { rate: '7.20', payUnit: '' })).toBeNull();
  expect(payAmountOf(50_000n, { rate: null, payUnit: 'CNY' })).toBeNull();
});

test('only chips within limits and balance are offered', () => {
  expect(allowedChips(aWithdrawInfo(), aWithdrawMethod())).toEqual([100, 500, 1000]);
  expect(allowedChips(aWithdrawInfo(), aWithdrawMethod({ min: 20_000n, max: 60_000n }))).toEqual([500]);
});

describe('payees', () => {
  const coin = aBankCard({ payeeId: 'p2', kind: 'trc20', isDefault: false });
  const info = aWithdrawInfo({ methods: [aWithdrawMethod(), aWithdrawMethod({ kind: 'trc20', open: false })] });
  test('a payee that is in review, disabled, or whose method is closed or missing cannot be paid', () => {
    expect(isPayable(info, aBankCard())).toBe(true);
    expect(isPayable(info, aBankCard({ state: 'reviewing' }))).toBe(false);
    expect(isPayable(info, aBankCard({ state: 'disabled' }))).toBe(false);
    expect(isPayable(info, coin)).toBe(false);
    expect(isPayable(info, aBankCard({ kind: 'ebpay' }))).toBe(false);
  });
  test('the form starts with the default payee if it can be paid', () => {
    const other = aBankCard({ payeeId: 'p3', isDefault: false });
    expect(startingPayee(info, [coin, other, aBankCard()])?.payeeId).toBe('p1');
    expect(startingPayee(info, [aBankCard({ state: 'disabled' }), other])?.payeeId).toBe('p3');
    expect(startingPayee(info, [coin])).toBeNull();
  });
});

describe('checks', () => {
  const states = (...given: Parameters<typeof checksOf>) => checksOf(...given).map(({ id, state }) => `${id} ${state}`);
  test('are all done', () => {
    expect(states(aWithdrawInfo(), [aBankCard()])).toEqual(['realName done', 'payee done', 'turnover done', 'pin done']);
  });
  test('are all to do', () => {
    const info = aWithdrawInfo({ realName: 'none', hasPin: false, withdrawable: 0n, turnover: [bonus()] });
    expect(states(info, [])).toEqual(['realName todo', 'payee todo', 'turnover todo', 'pin todo']);
  });
  test('wait for the platform’s review, and a rejected name is shown as rejected', () => {
    expect(states(aWithdrawInfo({ realName: 'reviewing' }), [aBankCard({ state: 'reviewing' })]).slice(0, 2)).toEqual([
      'realName waiting',
      'payee waiting',
    ]);
    expect(states(aWithdrawInfo({ realName: 'rejected' }), [])[0]).toBe('realName rejected');
  });
  test('that the platform does not report keep the form open and are not done', () => {
    const info = aWithdrawInfo({ realName: null, hasPin: null, turnover: null, withdrawable: 0n });
    expect(states(info, [aBankCard()])).toEqual(['realName unknown', 'payee done', 'turnover unknown', 'pin unknown']);
    expect(blockingCheck(checksOf(info, [aBankCard()]))).toBeNull();
    expect(blockingCheck(checksOf(info, []))?.id).toBe('payee');
    expect(states(aWithdrawInfo({ turnover: [bonus({ locked: null })] }), [])[2]).toBe('turnover unknown');
  });
  test('turnover that locks only a part of the balance prevents nothing, and neither does an empty wallet', () => {
    expect(states(aWithdrawInfo({ turnover: [bonus()] }), [])[2]).toBe('turnover done');
    expect(states(aWithdrawInfo({ balance: 0n, withdrawable: 0n }), [])[2]).toBe('turnover done');
  });
});

test('turnover shows the locked amount, the missing amount and the progress', () => {
  const rows = [
    { required: 90_000n, done: 24_000n, locked: 30_000n },
    { required: 90_000n, done: 90_000n, locked: 0n },
    { required: 50_000n, done: 30_000n, locked: 20_000n },
  ];
  const info = { turnover: rows.map(bonus) };
  expect(lockedBy({ ...info, balance: 186_000n })).toBe(50_000n);
  expect(lockedBy({ ...info, balance: 40_000n })).toBe(40_000n);
  expect(missingTurnover(info)).toBe(86_000n);
  expect(rows.map(turnoverPercent)).toEqual([26, 100, 60]);
  expect(turnoverPercent({ required: 0n, done: 0n })).toBe(100);
});

test('an unknown value is no amount, no limit and no free withdrawal', () => {
  for (const turnover of [null, [bonus(), bonus({ locked: null })]]) expect(lockedBy({ turnover, balance: 1n })).toBeNull();
  for (const turnover of [null, [bonus({ done: null })], [bonus({ locked: null })]]) expect(missingTurnover({ turnover })).toBeNull();
  expect(missingTurnover({ turnover: [bonus({ done: null, locked: 0n })] })).toBe(0n);
  const method = aWithdrawMethod({ min: null, max: null });
  const info = aWithdrawInfo({ freeLeft: null });
  expect(judgeWithdrawal('0.50', info, method)).toEqual({ amount: 50n, fee: 0n, net: 50n });
  expect(judgeWithdrawal('1360', info, method)).toEqual({ amount: 136_000n, fee: 1_360n, net: 134_640n });
  expect(judgeWithdrawal('1361', info, method)).toEqual({ fault: 'over' });
  expect(allowedChips(info, method)).toEqual([100, 500, 1000]);
});

test('an unknown fee is not one that the member agrees to', () => {
  const info = aWithdrawInfo({ freeLeft: null, feePercent: null });
  expect(judgeWithdrawal('500', info, aWithdrawMethod())).toEqual({ amount: 50_000n, fee: null, net: null });
  expect(withdrawFee(50_000n, { freeLeft: 1, feePercent: null })).toBe(0n);
});

test('progress shows the completed steps and where it stopped', () => {
  expect(withdrawProgress({ state: 'reviewing', payingAt: null })).toEqual({ done: 1, stopped: false });
  expect(withdrawProgress({ state: 'paying', payingAt: 1 })).toEqual({ done: 2, stopped: false });
  expect(withdrawProgress({ state: 'paid', payingAt: 1 })).toEqual({ done: 4, stopped: false });
  expect(withdrawProgress({ state: 'rejected', payingAt: null })).toEqual({ done: 1, stopped: true });
  expect(withdrawProgress({ state: 'cancelled', payingAt: null })).toEqual({ done: 1, stopped: true });
  expect(withdrawProgress({ state: 'failed', payingAt: 1 })).toEqual({ done: 2, stopped: true });
});

test('a request is matched to the withdrawal of its payee and amount that was created after it', () => {
  const request = { payeeId: 'p1', amount: '50000', since: 1_000_000 };
  const find = (changes: Parameters<typeof aWithdrawal>[0], known: string[] = []) =>
    withdrawalOfRequest(request, [aWithdrawal({ createdAt: 1_000_500, ...changes })], known)?.orderId ?? null;
  expect(find({})).toBe('320000000000001');
  expect(find({ state: 'paid' })).toBe('320000000000001');
  // The page's idea of the platform's clock may be a little ahead.
  expect(find({ createdAt: 998_500 })).toBe('320000000000001');
  expect(find({ createdAt: 990_000 })).toBeNull();
  // Without a time, only one that is on its way can be this one.
  expect(find({ createdAt: null })).toBe('320000000000001');
  expect(find({ createdAt: null, state: 'paid' })).toBeNull();
  expect(find({ payeeId: 'p2' })).toBeNull();
  expect(find({ amount: 40_000n })).toBeNull();
  expect(find({}, ['320000000000001'])).toBeNull();
});

test('builds the page’s address', () => {
  expect(withdrawPath()).toBe('/mine/finance/withdrawal');
  expect(withdrawPath({ order: '1', back: '/game/sport?t=live' })).toBe('/mine/finance/withdrawal?order=1&back=%2Fgame%2Fsport%3Ft%3Dlive');
});
