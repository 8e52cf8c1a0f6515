import {
  bankDelayOf,
  coinsText,
  fakeAccount,
  fakeAddress,
  faultOf,
  medianSeconds,
  percentText,
  termsOf,
} from '@/sandbox/modules/money/deposit/deposit.rules';
import { METHODS } from '@/sandbox/modules/money/deposit/method.copy';

const method = (code: string) => METHODS.find((one) => one.method === code)!;
const TAILS = Array.from({ length: 99 }, (_, index) => index + 1);
const IDS = Array.from({ length: 300 }, (_, index) => 310_000_000_000_001n + BigInt(index) * 7n);

test.each(METHODS.flatMap((one) => [false, true].map((below) => [one.name, below ? 'below' : 'above', one, below] as const)))(
  '%s, %s: every ending of a payment makes a unique amount, and fee plus credit equal the payment',
  (_, _side, one, below) => {
    const amount = one.min * 100n;
    const all = TAILS.map((tail) => termsOf(one, amount, tail, below));
    expect(new Set(all.map(({ payAmount }) => payAmount)).size).toBe(TAILS.length);
    for (const [index, { fee, credit, payAmount, rate }] of all.entries()) {
      const paid = rate === null ? amount + BigInt(below ? -TAILS[index]! : TAILS[index]!) : amount;
      if (below) expect(credit <= amount).toBe(true);
      expect(fee + credit).toBe(paid);
      // Never more than the rate allows.
      expect(fee * 10_000n <= paid * one.feeRate).toBe(true);
      expect(payAmount).toMatch(rate === null ? /^\d+\.\d{2}$/ : /^\d+\.\d{4}$/);
    }
  },
);

test('the digits before the ending are the amount times the rate, rounded down', () => {
  expect(termsOf(method('usdt-trc20'), 50_000n, 37, false)).toEqual({ fee: 0n, credit: 50_000n, payAmount: '69.4437', rate: '7.20' });
  expect(termsOf(method('wechat'), 20_000n, 9, false)).toEqual({ fee: 200n, credit: 19_809n, payAmount: '200.09', rate: null });
});

test('limits are whole coins', () => {
  const { min, max } = method('ecny');
  expect(faultOf(method('ecny'), min * 100n)).toBeNull();
  expect(faultOf(method('ecny'), max * 100n)).toBeNull();
  expect(faultOf(method('ecny'), min * 100n - 100n)).toBe('limits');
  expect(faultOf(method('ecny'), max * 100n + 100n)).toBe('limits');
  expect(faultOf(method('ecny'), min * 100n + 1n)).toBe('whole');
});

test('no invented payee resembles a real one, for any number', () => {
  for (const id of IDS) {
    expect(fakeAddress('T0MONI', 34, id)).toMatch(/^T0MONI.{28}$/);
    expect(fakeAddress('T0MONI', 34, id)).not.toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
    expect(fakeAddress('0xMONI', 42, id)).not.toMatch(/^0x[\da-f]{40}$/i);
    expect(fakeAccount(id)).toMatch(/^0000-MONI-\d{4}-\d{4}$/);
  }
  expect(new Set(IDS.map((id) => fakeAddress('T0MONI', 34, id))).size).toBe(IDS.length);
});

test('the bank takes 3 to 5 seconds, the same for one order, and longer for a late one', () => {
  const delays = IDS.map((id) => bankDelayOf(id, false));
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(3_000);
  expect(Math.max(...delays)).toBeLessThanOrEqual(5_000);
  expect(IDS.every((id) => bankDelayOf(id, true) > bankDelayOf(id, false))).toBe(true);
  expect(IDS.map((id) => bankDelayOf(id, false))).toEqual(delays);
});

test('computes medians, percentages and coins', () => {
  expect(medianSeconds([])).toBeNull();
  expect(medianSeconds([9_000, 1_000, 4_400])).toBe(4);
  expect(medianSeconds([2_000, 5_000])).toBe(4);
  expect(medianSeconds([1])).toBe(1);
  expect([0n, 50n, 100n, 1_000n].map(percentText)).toEqual(['0', '0.5', '1', '10']);
  expect(coinsText(50_000n)).toBe('50,000');
});
