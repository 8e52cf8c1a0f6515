import * as fc from '../../../support/property';
import { ODDS_TYPE } from '@pavilion/contract/constants';
import { displayOdds, isNegativeOdds, oddsTypeOf } from '@/lib/domain/betting/sport/price/odds.rules';

const { europe, hongkong, malay, indonesia } = ODDS_TYPE;

// @spec 3.24
test.each([
  ['1.50', '0.50', '0.50', '−2.00'],
  ['1.80', '0.80', '0.80', '−1.25'],
  ['1.83', '0.83', '0.83', '−1.20'],
  ['1.95', '0.95', '0.95', '−1.05'],
  ['2.00', '1.00', '1.00', '1.00'],
  ['2.05', '1.05', '−0.95', '1.05'],
  ['2.25', '1.25', '−0.80', '1.25'],
  ['3.40', '2.40', '−0.41', '2.40'],
])('%s in the four types', (price, hk, my, indo) => {
  expect(displayOdds(price, europe)).toBe(price);
  expect(displayOdds(price, hongkong)).toBe(hk);
  expect(displayOdds(price, malay)).toBe(my);
  expect(displayOdds(price, indonesia)).toBe(indo);
});

test('truncates digits after the second', () => {
  expect(displayOdds('1.999', europe)).toBe('1.99');
  expect(displayOdds('1.999', hongkong)).toBe('0.99');
  expect(displayOdds('11', europe)).toBe('11.00');
  expect(displayOdds('4.7', europe)).toBe('4.70');
});

test('marks a negative price only by its sign', () => {
  expect(isNegativeOdds(displayOdds('2.05', malay))).toBe(true);
  expect(isNegativeOdds(displayOdds('1.83', malay))).toBe(false);
});

test('shows 独赢 always in Europe’s odds, and 让球 in the chosen type', () => {
  expect(oddsTypeOf({ kind: 'winner' }, malay)).toBe(europe);
  expect(oddsTypeOf({ kind: 'handicap' }, malay)).toBe(malay);
});

test('shows a market whose venue lists its odds types only in these', () => {
  expect(oddsTypeOf({ kind: 'handicap', oddsTypes: [europe, hongkong] }, malay)).toBe(europe);
  expect(oddsTypeOf({ kind: 'handicap', oddsTypes: [europe, hongkong] }, hongkong)).toBe(hongkong);
  expect(oddsTypeOf({ kind: 'set-handicap', oddsTypes: [europe, malay] }, malay)).toBe(malay);
});

const price = fc
  .record({ whole: fc.integer({ min: 1, max: 900 }), fraction: fc.integer({ min: 1, max: 999 }) })
  .map(({ whole, fraction }) => `${whole}.${String(fraction).padStart(3, '0')}`);

/** Value of a shown price, as decimal odds. */
function decimal(shown: string): number {
  const value = Number(shown.replace('−', '-'));
  return value < 0 ? 1 + 1 / -value : 1 + value;
}

test('no odds type shows a win above the real one, and each is within a cent of it', () => {
  fc.assert(
    fc.property(price, (text) => {
      const real = Number(text);
      expect(decimal(displayOdds(text, hongkong))).toBeLessThanOrEqual(real + 1e-9);
      expect(Number(displayOdds(text, europe))).toBeGreaterThan(real - 0.01 - 1e-9);
      for (const type of [malay, indonesia]) {
        const shown = displayOdds(text, type);
        const exact = isNegativeOdds(shown) ? -1 / (real - 1) : real - 1;
        const value = Number(shown.replace('−', '-'));
        // Toward zero, by less than one cent.
        expect(Math.abs(value)).toBeLessThanOrEqual(Math.abs(exact) + 1e-9);
        expect(Math.abs(exact) - Math.abs(value)).toBeLessThan(0.01 + 1e-9);
      }
    }),
  );
});
