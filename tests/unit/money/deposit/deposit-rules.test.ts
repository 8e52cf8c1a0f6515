import { durationText } from '@/lib/domain/money/cashier/cashier.copy';
import { depositPath } from '@/lib/domain/money/deposit/deposit.model';
import {
  shortenedAddress,
  inFours,
  isPayerName,
  judgeDeposit,
  payParts,
  depositProgress,
  startingPoint,
  walletKindOf,
  wantedCoins,
} from '@/lib/domain/money/deposit/deposit.rules';
import { pollOfDeposit } from '@/lib/domain/money/deposit/deposit.queries';
import { METHODS } from '../../../../sandbox/modules/money/deposit/method.copy';
import { aMethod as method } from '../../../support/deposit.builder';

test.each([
  ['', { fault: 'empty' }],
  ['0', { fault: 'empty' }],
  ['abc', { fault: 'empty' }],
  ['-5', { fault: 'empty' }],
  ['99', { fault: 'below' }],
  ['99.99', { fault: 'whole' }],
  ['100.50', { fault: 'whole' }],
  ['100', { amount: 10_000n }],
  ['100.', { amount: 10_000n }],
  ['100.00', { amount: 10_000n }],
  ['5000', { amount: 500_000n }],
  ['5001', { fault: 'above' }],
])('an amount input of %p reads as %p', (text, verdict) => {
  expect(judgeDeposit(text, method())).toEqual(verdict);
});

test('an unknown limit is left to the platform', () => {
  const open = method({ min: null, max: null });
  expect(judgeDeposit('1', open)).toEqual({ amount: 100n });
  expect(judgeDeposit('99999', open)).toEqual({ amount: 9_999_900n });
  expect(startingPoint([method(), open], '3')).toEqual({ method: 'bank', amount: '3' });
});

test.each([
  [null, ''],
  ['', ''],
  ['123.45', '124'],
  ['124', '124'],
  ['124.00', '124'],
  ['0.01', '1'],
  ['0', ''],
  ['-3', ''],
  ['1e3', ''],
  ['12.345', ''],
  ['999999999999', ''],
  ['<b>5</b>', ''],
])('an address with the amount %p starts the form with %p', (text, coins) => {
  expect(wantedCoins(text)).toBe(coins);
});

describe('initial values of the form', () => {
  const cheap = method({ method: 'ecny', min: 1_000n, max: 1_000_000n });
  const shut = method({ method: 'shut', min: 100n, open: false });
  test('with the first open method when no amount is requested', () => {
    expect(startingPoint([shut, method(), cheap], '')).toEqual({ method: 'bank', amount: '' });
  });
  test('with the first open method that takes the amount', () => {
    expect(startingPoint([shut, method(), cheap], '24')).toEqual({ method: 'ecny', amount: '24' });
    expect(startingPoint([shut, method(), cheap], '124')).toEqual({ method: 'bank', amount: '124' });
    expect(startingPoint([shut, method(), cheap], '6000')).toEqual({ method: 'ecny', amount: '6000' });
  });
  test('with at least the lowest limit, and an amount above every limit is left for the field to reject', () => {
    expect(startingPoint([shut, method(), cheap], '3')).toEqual({ method: 'ecny', amount: '10' });
    expect(startingPoint([method()], '20000')).toEqual({ method: 'bank', amount: '20000' });
  });
  test('with the method of an earlier order when it is open and takes the amount', () => {
    expect(startingPoint([shut, method(), cheap], '200', 'ecny')).toEqual({ method: 'ecny', amount: '200' });
    expect(startingPoint([shut, method(), cheap], '24', 'bank')).toEqual({ method: 'ecny', amount: '24' });
    expect(startingPoint([shut, method(), cheap], '200', shut.method)).toEqual({ method: 'bank', amount: '200' });
  });
  test('without a method when all are closed', () => {
    expect(startingPoint([shut], '100')).toBeNull();
  });
});

test.each([
  ['王小明', true],
  ['阿卜杜拉·买买提', true],
  ["Anna-Maria O'Neil", true],
  [' 王明 ', true],
  ['王', false],
  ['', false],
  ['12345', false],
  ['王明<script>', false],
  ['名'.repeat(21), false],
])('the payer’s name %p gives %p', (name, fits) => {
  expect(isPayerName(name)).toBe(fits);
});

test('splits off the match digits of a payment, and nothing else', () => {
  expect(payParts({ payAmount: '69.4437', matchDigits: 2 })).toEqual({ plain: '69.44', match: '37' });
  expect(payParts({ payAmount: '12500.37', matchDigits: 2 })).toEqual({ plain: '12,500.', match: '37' });
  expect(payParts({ payAmount: '500', matchDigits: 2 })).toEqual({ plain: '500', match: '' });
  expect(payParts({ payAmount: '500.37', matchDigits: 0 })).toEqual({ plain: '500.37', match: '' });
});

test('groups an address by fours and highlights both ends', () => {
  const address = 'T0MONIWcrK8Lp2mYvERj7dZx4HsB9uNf3a';
  const groups = inFours(address);
  expect(groups.map(({ text }) => text).join('')).toBe(address);
  expect(groups.filter(({ isEnd }) => isEnd).map(({ text }) => text)).toEqual(['T0MO', '9uNf', '3a']);
  expect(shortenedAddress(address)).toEqual({ head: 'T0MO', tail: '9uNf3a' });
});

test('progress shows the completed steps and where it stopped', () => {
  expect(depositProgress({ state: 'awaiting', paidAt: null })).toEqual({ done: 1, stopped: false });
  expect(depositProgress({ state: 'confirming', paidAt: 1 })).toEqual({ done: 2, stopped: false });
  expect(depositProgress({ state: 'credited', paidAt: 1 })).toEqual({ done: 4, stopped: false });
  expect(depositProgress({ state: 'expired', paidAt: null })).toEqual({ done: 1, stopped: true });
  expect(depositProgress({ state: 'failed', paidAt: 1 })).toEqual({ done: 2, stopped: true });
});

test('an order is followed until it has ended', () => {
  expect(pollOfDeposit('confirming')).toBeLessThan(pollOfDeposit('awaiting') as number);
  for (const state of ['credited', 'failed', 'expired', 'cancelled'] as const) expect(pollOfDeposit(state)).toBe(false);
});

test('durations and addresses in words', () => {
  expect([4, 60, 160, 180].map(durationText)).toEqual(['4 秒', '1 分钟', '2 分 40 秒', '3 分钟']);
  expect(depositPath()).toBe('/mine/finance/deposit');
  expect(depositPath({ amount: '12.50', back: '/game/sport?t=live' })).toBe(
    '/mine/finance/deposit?amount=12.50&back=%2Fgame%2Fsport%3Ft%3Dlive',
  );
});

test('each method of the kind wallet is paid from a wallet that the member may have bound', () => {
  expect(METHODS.filter((one) => walletKindOf(one) !== null)).toEqual(METHODS.filter(({ kind }) => kind === 'wallet'));
});
