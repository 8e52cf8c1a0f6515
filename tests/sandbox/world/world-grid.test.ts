import * as fc from '../../support/property';
import { clubs } from '../../../sandbox/world/football/club.ts';
import { differences, GRID, scoreGrid, sums } from '../../../sandbox/world/engine/grid.ts';
import { fairShare, linesAround, settlingOf } from '../../../sandbox/world/engine/lines.ts';
import { priceOf } from '../../../sandbox/world/engine/market-builder.ts';
import { ratesOf } from '../../../sandbox/world/football/rates.ts';

/** Worked examples of the fitted model. */
const EXAMPLES = [
  {
    competition: 'esp.1',
    home: 'barcelona',
    away: 'real-madrid',
    lambdaHome: 2.029,
    lambdaAway: 1.337,
    p: { H: 0.5331, D: 0.2178, A: 0.2491 },
    pOver25: 0.6538,
    pBtts: 0.6422,
    odds105: { H: 1.79, D: 4.37, A: 3.82 },
  },
  {
    competition: 'eng.1',
    home: 'man-united',
    away: 'liverpool',
    lambdaHome: 1.682,
    lambdaAway: 1.446,
    p: { H: 0.431, D: 0.2394, A: 0.3296 },
    pOver25: 0.6049,
    pBtts: 0.6242,
    odds105: { H: 2.21, D: 3.98, A: 2.89 },
  },
  {
    competition: 'eng.1',
    home: 'arsenal',
    away: 'burnley',
    lambdaHome: 1.99,
    lambdaAway: 0.616,
    p: { H: 0.6975, D: 0.1993, A: 0.1032 },
    pOver25: 0.4831,
    pBtts: 0.3985,
    odds105: { H: 1.37, D: 4.78, A: 9.23 },
  },
  {
    competition: 'chn.1',
    home: 'beijing-guoan',
    away: 'shanghai-shenhua',
    lambdaHome: 1.719,
    lambdaAway: 1.335,
    p: { H: 0.4635, D: 0.2397, A: 0.2968 },
    pOver25: 0.5888,
    pBtts: 0.6067,
    odds105: { H: 2.05, D: 3.97, A: 3.21 },
  },
  {
    competition: 'ger.1',
    home: 'bayern',
    away: 'dortmund',
    lambdaHome: 2.878,
    lambdaAway: 1.39,
    p: { H: 0.6804, D: 0.1604, A: 0.1592 },
    pOver25: 0.7985,
    pBtts: 0.7096,
    odds105: { H: 1.4, D: 5.94, A: 5.98 },
  },
];

const rates = fc.tuple(fc.double({ min: 0.02, max: 3, noNaN: true }), fc.double({ min: 0.02, max: 3, noNaN: true }));
const line = fc.integer({ min: -12, max: 12 });

/** Gain of a unit stake at a decimal price, by splitting the stake over whole and half lines. */
function gain(count: number, quarters: number, price: number): number {
  const parts = quarters % 2 === 0 ? [quarters, quarters] : [quarters - 1, quarters + 1];
  return parts.reduce((sum, part) => {
    const margin = count + part / 4;
    return sum + (margin > 0 ? price - 1 : margin === 0 ? 0 : -1) / 2;
  }, 0);
}

describe('the goal model', () => {
  test.each(EXAMPLES)('$home – $away', (example) => {
    const found = ratesOf(example.competition, clubs.get(example.home)!, clubs.get(example.away)!, false);
    expect(found.home).toBeCloseTo(example.lambdaHome, 2);
    expect(found.away).toBeCloseTo(example.lambdaAway, 2);
    const grid = scoreGrid(found.home, found.away, { ...found, score: [0, 0] });
    const byDifference = differences(grid);
    const p = { H: 0, D: byDifference[GRID - 1]!, A: 0 };
    for (let d = 1; d < GRID; d += 1) {
      p.H += byDifference[GRID - 1 + d]!;
      p.A += byDifference[GRID - 1 - d]!;
    }
    expect(Math.abs(p.H - example.p.H)).toBeLessThan(0.01);
    expect(Math.abs(p.D - example.p.D)).toBeLessThan(0.01);
    expect(Math.abs(p.A - example.p.A)).toBeLessThan(0.01);
    for (const key of ['H', 'D', 'A'] as const)
      expect(Math.abs(Number(priceOf(p[key], 1.05)) - example.odds105[key])).toBeLessThanOrEqual(0.02);
    expect(Math.abs([...sums(grid)].slice(3).reduce((a, b) => a + b, 0) - example.pOver25)).toBeLessThan(0.01);
    let both = 0;
    for (let h = 1; h < GRID; h += 1) for (let a = 1; a < GRID; a += 1) both += grid[h * GRID + a]!;
    expect(Math.abs(both - example.pBtts)).toBeLessThan(0.01);
  });

  test('score grids sum to one, and so do their marginals', () => {
    fc.assert(
      fc.property(rates, ([home, away]) => {
        const grid = scoreGrid(home, away, { home, away, rho: -0.02, score: [0, 0] });
        for (const list of [grid, differences(grid), sums(grid)]) expect([...list].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('the grid after a score equals the full grid conditioned on it, for independent goals', () => {
    const [home, away, rho, played] = [1.6, 1.1, -0.05, 0.4];
    const full = scoreGrid(home, away, { home, away, rho, score: [0, 0] });
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
    const thinned = (n: number, k: number) => (k > n ? 0 : choose(n, k) * played ** k * (1 - played) ** (n - k));
    const score = [1, 0] as const;
    const rest = scoreGrid(home * (1 - played), away * (1 - played), { home, away, rho, score });
    let sum = 0;
    for (let x = 0; x < GRID; x += 1)
      for (let y = 0; y < GRID; y += 1) sum += full[x * GRID + y]! * thinned(x, score[0]) * thinned(y, score[1]);
    for (let x = 1; x < 6; x += 1)
      for (let y = 0; y < 5; y += 1) {
        const posterior = (full[x * GRID + y]! * thinned(x, score[0]) * thinned(y, score[1])) / sum;
        expect(rest[(x - 1) * GRID + y]!).toBeCloseTo(posterior, 4);
      }
  });
});

describe('Asian lines', () => {
  test('the fair price of any line has no expected gain over all scores', () => {
    fc.assert(
      fc.property(rates, line, ([home, away], quarters) => {
        const byDifference = differences(scoreGrid(home, away, null));
        const share = fairShare(settlingOf(byDifference, 1 - GRID, quarters));
        fc.pre(share > 0.001);
        let expected = 0;
        for (const [index, p] of byDifference.entries()) expected += p * gain(index + 1 - GRID, quarters, 1 / share);
        expect(expected).toBeCloseTo(0, 8);
      }),
    );
  });

  test('the fair price of a total has none either, with goals already scored', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 20 }), ([home, away], scored, above) => {
        const bySum = sums(scoreGrid(home, away, null));
        const total = scored * 4 + above;
        const share = fairShare(settlingOf(bySum, scored, -total));
        fc.pre(share > 0.001 && share < 0.999);
        let [over, under] = [0, 0];
        for (const [index, p] of bySum.entries()) {
          over += p * gain(index + scored, -total, 1 / share);
          under += p * gain(-index - scored, total, 1 / (1 - share));
        }
        expect(over).toBeCloseTo(0, 8);
        expect(under).toBeCloseTo(0, 8);
      }),
    );
  });

  test('handicaps of the two sides mirror each other', () => {
    fc.assert(
      fc.property(rates, line, ([home, away], quarters) => {
        const one = fairShare(settlingOf(differences(scoreGrid(home, away, null)), 1 - GRID, quarters));
        const other = fairShare(settlingOf(differences(scoreGrid(away, home, null)), 1 - GRID, -quarters));
        expect(one + other).toBeCloseTo(1, 9);
      }),
    );
  });

  test('a better line is never worth less, and the main line is nearest to even money', () => {
    fc.assert(
      fc.property(rates, ([home, away]) => {
        const byDifference = differences(scoreGrid(home, away, null));
        const at = (quarters: number) => fairShare(settlingOf(byDifference, 1 - GRID, quarters));
        for (let quarters = -12; quarters < 12; quarters += 1) expect(at(quarters + 1)).toBeGreaterThanOrEqual(at(quarters) - 1e-12);
        const offered = linesAround(at, -16, 16, 2);
        const main = offered.filter((one) => one.main);
        expect(main).toHaveLength(1);
        for (const one of offered) expect(Math.abs(one.share - 0.5)).toBeGreaterThanOrEqual(Math.abs(main[0]!.share - 0.5) - 1e-12);
      }),
    );
  });
});
