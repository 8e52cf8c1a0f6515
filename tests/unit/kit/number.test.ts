import { Big } from 'big.js';
import * as fc from '../../support/property';
import { formatLine, parseLine } from '@pavilion/number/line';
import { formatMinor, minorToText, numberToMinor, parseMinor, toMinor } from '@pavilion/number/money';
import { formatOdds, toOdds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';
import { oddsProduct, returnOf } from '@pavilion/number/product';

const minor = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
const price = fc.integer({ min: 1001, max: 999_999 }).map((thousandths) => String(thousandths / 1000));

describe('money', () => {
  test('converts text to minor units and back without loss', () => {
    fc.assert(
      fc.property(minor, (amount) => {
        expect(toMinor(minorToText(amount))).toBe(amount);
        expect(minorToText(amount)).toMatch(/^-?\d+\.\d{2}$/);
        expect(formatMinor(amount).replaceAll(',', '')).toBe(minorToText(amount));
      }),
    );
  });

  test('a JSON number of up to two places is read exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (amount) => {
        expect(numberToMinor(amount / 100)).toBe(BigInt(amount));
      }),
    );
  });

  test('rounds nothing up, and rejects an invalid amount', () => {
    expect(toMinor('0.999')).toBe(99n);
    expect(toMinor('-0.01')).toBe(-1n);
    expect(formatMinor(123_456_789n)).toBe('1,234,567.89');
    for (const text of ['', '.', '1e3', '1,000', 'NaN', '1.', '٣']) expect(parseMinor(text)).toBeNull();
    expect(() => numberToMinor(1e-7)).toThrow(RangeError);
    expect(() => numberToMinor(1e21)).toThrow(RangeError);
    expect(() => numberToMinor(Number.NaN)).toThrow(RangeError);
  });
});

describe('prices', () => {
  test('an invalid price is null', () => {
    for (const value of [-1.83, 0, 1, 0.93, Number.NaN, 1e-7, 1e21, '', '1,9', 'abc']) expect(toOdds(value)).toBeNull();
    expect(toOdds(1.999)).toBe('1.999');
    expect(toOdds('2.10')).toBe('2.10');
  });

  test('a shown price is truncated: never above the real one, and less than a cent below', () => {
    fc.assert(
      fc.property(price, (exact) => {
        const shown = formatOdds(exact);
        expect(shown).toMatch(/^\d+\.\d{2}$/);
        expect(compareOdds(shown, exact)).toBeLessThanOrEqual(0);
        expect(new Big(exact).minus(shown).lt('0.01')).toBe(true);
      }),
    );
    expect(formatOdds('1.999')).toBe('1.99');
  });

  test('a return is the exact product truncated to the minor unit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 10n }), price, (stake, exact) => {
        const thousandths = BigInt(new Big(exact).times(1000).toFixed());
        expect(returnOf(stake, exact)).toBe((stake * thousandths) / 1000n);
      }),
    );
    expect(returnOf(5000n, '1.83')).toBe(9150n);
    expect(returnOf(1n, '1.999')).toBe(1n);
  });

  test('products are exact, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 8 }), (prices) => {
        expect(compareOdds(oddsProduct(prices), oddsProduct(prices.toReversed()))).toBe(0);
      }),
    );
    expect(oddsProduct(['1.1', '1.1'])).toBe('1.21');
    expect(oddsProduct([])).toBe('1');
  });
});

describe('lines', () => {
  test('every quarter can be written and read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), fc.boolean(), (quarters, signed) => {
        expect(parseLine(formatLine(quarters, signed))).toBe(quarters === 0 ? 0 : quarters);
      }),
    );
  });

  test.each([
    ['-0.5/1', -3],
    ['+0/0.5', 1],
    ['-0/0.5', -1],
    ['2.5', 10],
    ['0', 0],
    ['2.5/3', 11],
  ])('%s is %d quarters', (text, quarters) => {
    expect(parseLine(text)).toBe(quarters);
  });

  test.each(['', 'x', '1/2/3', '0.3', '--1'])('%s is no line', (text) => {
    expect(parseLine(text)).toBeNull();
  });
});
