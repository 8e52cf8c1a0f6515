import * as fc from '../../../support/property';
import { readAmount } from '@/lib/kit/format/amount';
import { fieldAmount, shortAmount } from '@pavilion/number/short-amount';
import { addCoins, highestForAll, highestStake, pressKey, stakeOf, type StakeKey } from '@/lib/domain/betting/slip/stake.rules';

test('a stake is a positive amount', () => {
  expect(stakeOf('12.5')).toBe(1_250n);
  expect(stakeOf('12.')).toBe(1_200n);
  expect([stakeOf(''), stakeOf('0'), stakeOf('0.00'), stakeOf(undefined)]).toEqual([null, null, null, null]);
});

test('keypad', () => {
  expect(pressKey('20', '00')).toBe('2000');
  expect(pressKey('20', 'back')).toBe('2');
  expect(pressKey('', '.')).toBe('0.');
  expect(pressKey('50', 'double')).toBe('100');
  expect(pressKey('', 'half')).toBe('');
  expect(addCoins('', 50)).toBe('50');
  expect(addCoins('0.5', 100)).toBe('100.50');
});

test('halving truncates, and doubling a half never exceeds the whole', () => {
  expect(pressKey('0.01', 'half')).toBe('0');
  expect(pressKey('25.15', 'half')).toBe('12.57');
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 99_999_999n }), (minor) => {
      const half = stakeOf(pressKey(fieldAmount(minor), 'half')) ?? 0n;
      expect(half * 2n <= minor && minor - half * 2n <= 1n).toBe(true);
    }),
  );
});

// @spec 5.01
test('the field holds a valid amount after any sequence of keys', () => {
  const keys: readonly StakeKey[] = ['0', '1', '5', '9', '00', '.', 'back', 'half', 'double'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keys), { maxLength: 12 }), (pressed) => {
      const text = pressed.reduce((typed, key) => readAmount(pressKey(typed, key)).text ?? typed, '');
      expect(text).toMatch(/^(\d*(\.\d{0,2})?)$/);
      expect(text).not.toMatch(/^0\d/);
    }),
  );
});

test('the highest stake respects the limit, the balance and the other stakes', () => {
  expect(highestStake(888_800n, 100_000n, 20_000n)).toBe(80_000n);
  expect(highestStake(50_000n, 100_000n, 0n)).toBe(50_000n);
  expect(highestStake(50_000n, 10_000n, 20_000n)).toBe(0n);
  expect(highestForAll([50_000n, 888_800n], 60_001n)).toBe(30_000n);
  expect(highestForAll([], 60_000n)).toBe(0n);
  expect(highestForAll([100n, 100n], -5n)).toBe(0n);
});

test('amounts in limits and chips have no trailing zeros', () => {
  expect([shortAmount(888_800n), shortAmount(1_250n)]).toEqual(['8,888', '12.50']);
});
