import * as fc from '../../support/property';
import type { WorldLeague } from '../../../sandbox/world/engine/world.model';
import { betCountOf, factorOf, payoutOfBets } from '../../../sandbox/modules/betting/ruling/combination.rules';
import { comboLimits as fbCombo, limitsAt } from '../../../sandbox/venues/fb/fb.limits.rules';
import { comboLimits as imCombo } from '../../../sandbox/venues/im/im.limits.rules';
import { comboLimits as obCombo } from '../../../sandbox/venues/ob/ob.limits.rules';

/** A price in a match of the most important competitions, unless a rank is given. */
const priced = (price: string, rank = 1) => ({ price, match: { league: { rank } as WorldLeague } });

it('limits a win to 100,000.00, and stakes to steps of 10.00 between 10.00 and 50,000.00', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1001, max: 900_000 }), (thousandths) => {
      const { min, max } = limitsAt(priced(String(thousandths / 1000)));
      expect(min).toBe(1000n);
      expect(max % 1000n).toBe(0n);
      expect(max >= min && max <= 5_000_000n).toBe(true);
      expect((max * BigInt(thousandths - 1000)) / 1000n <= 10_000_000n).toBe(true);
    }),
  );
});

it('has lower limits for a smaller league, and for a combination those of its smallest league', () => {
  const max = [1, 2, 3, 4, 5].map((rank) => limitsAt(priced('1.90', rank)).max);
  expect(max).toEqual([5_000_000n, 3_000_000n, 2_000_000n, 1_000_000n, 500_000n]);
  expect(fbCombo([priced('1.90'), priced('1.90', 5)], 2)!.max).toBe(500_000n);
});

it('has the full limit at short prices and the smallest one at extreme prices', () => {
  expect(limitsAt(priced('1.83')).max).toBe(5_000_000n);
  expect(limitsAt(priced('3')).max).toBe(5_000_000n);
  expect(limitsAt(priced('9.2')).max).toBe(1_219_000n);
  expect(limitsAt(priced('99999')).max).toBe(1000n);
});

const COIN = 100n;
const VENUES = [
  ['FB', fbCombo, 100_000n * COIN],
  ['IM', imCombo, 80_000n * COIN],
  ['OB', obCombo, 120_000n * COIN],
] as const;

describe.each(VENUES)('a combination at %s', (_, comboLimits, maxWin) => {
  it('may stake and win no more as one order than a single bet', () => {
    const prices = fc.array(
      fc.integer({ min: 101, max: 3000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
      {
        minLength: 2,
        maxLength: 10,
      },
    );
    fc.assert(
      fc.property(prices, fc.nat(), (legs, pick) => {
        const size = [0, ...Array.from({ length: legs.length - 1 }, (_size, at) => at + 2)][pick % legs.length]!;
        const limits = comboLimits(
          legs.map((price) => priced(price)),
          size,
        );
        if (!limits) return;
        const bets = BigInt(betCountOf(legs.length, size));
        const factors = legs.map((price) => factorOf(price, null));
        expect(limits.max * bets).toBeLessThanOrEqual(50_000n * COIN);
        expect(payoutOfBets(limits.max * bets, factors, size) - limits.max * bets).toBeLessThanOrEqual(maxWin);
        expect(limits.min).toBeLessThanOrEqual(limits.max);
      }),
      { numRuns: 1000 },
    );
  });

  it('is sold at usual prices, and not when the smallest stake would win more than the limit', () => {
    const ten = Array.from({ length: 10 }, () => priced('1.90'));
    expect(comboLimits(ten, 2)!.max * 45n).toBeLessThanOrEqual(50_000n * COIN);
    expect(comboLimits(ten, 2)!.max).toBeGreaterThan(500n * COIN);
    expect(comboLimits(ten, 10)!.max).toBeGreaterThan(100n * COIN);
    expect(
      comboLimits(
        ten.map(() => priced('7.33')),
        10,
      ),
    ).toBeNull();
    expect(comboLimits([priced('1.90')], 2)).toBeNull();
  });
});
