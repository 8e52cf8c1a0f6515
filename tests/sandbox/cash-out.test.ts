import * as fc from '../support/property';
import { amountAt, cashOutRate, chanceOf, isPart, scoreSoFar } from '../../sandbox/bet/cash-out.rules';
import { createDesk, priceOf } from '../../sandbox/world/markets';
import type { Pair, WorldMarket } from '../../sandbox/world/world.model';

type LegNow = Parameters<typeof chanceOf>[0];

const MARGIN = 1.06;
const PRICE = fc.integer({ min: 1010, max: 9000 }).map((thousandths) => String(thousandths / 1000));
const CHANCE = fc.integer({ min: 1, max: 999 }).map((permille) => permille / 1000);
const leg = (extra: Partial<LegNow> = {}): LegNow => ({
  sport: 'football',
  kind: 'handicap',
  period: 'full',
  line: -3,
  role: 'home',
  inPlay: false,
  homeAtBet: null,
  awayAtBet: null,
  ...extra,
});
/** A handicap or total market at a line whose first side has this chance. */
function market(kind: 'handicap' | 'total', line: number, chance: number): WorldMarket {
  const [first, second] = kind === 'handicap' ? (['home', 'away'] as const) : (['over', 'under'] as const);
  return {
    kind,
    period: 'full',
    line,
    main: true,
    options: [
      { role: first, price: priceOf(chance, MARGIN) },
      { role: second, price: priceOf(1 - chance, MARGIN) },
    ],
  };
}
const see = (wager: LegNow, markets: WorldMarket[], score: Pair = [0, 0]) => chanceOf(wager, { markets, margin: MARGIN, score });

describe('the price of a running bet', () => {
  it('is its value by all the ways its legs may end, less 5 %', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ price: PRICE, chance: CHANCE }), { minLength: 1, maxLength: 5 }), fc.nat(), (legs, pick) => {
        const size = legs.length === 1 ? 1 : pick % (legs.length + 1);
        let value = 0;
        let bets = 0;
        for (let ends = 0; ends < 2 ** legs.length; ends += 1) {
          const won = legs.map((_, i) => (ends >> i) % 2 === 1);
          const chance = legs.reduce((all, one, i) => all * (won[i] ? one.chance : 1 - one.chance), 1);
          bets = 0;
          for (let bits = 1; bits < 2 ** legs.length; bits += 1) {
            const inside = legs.map((_, i) => i).filter((i) => (bits >> i) % 2 === 1);
            if (size === 0 ? inside.length < 2 : inside.length !== size) continue;
            bets += 1;
            if (inside.every((i) => won[i])) value += chance * inside.reduce((all, i) => all * Number(legs[i]!.price), 1);
          }
        }
        if (bets === 0) return;
        const rate = Number(
          cashOutRate(
            size,
            legs.map((one) => ({ ...one, outcome: null })),
          ) ?? 0n,
        );
        const fair = (value / bets) * 0.95 * 10_000;
        expect(rate).toBeLessThanOrEqual(fair + 1e-6);
        expect(rate).toBeGreaterThan(fair - 1 - fair * 1e-4 * legs.length);
      }),
    );
  });

  it('takes decided legs as they ended, and is none where nothing would be paid or a chance is unknown', () => {
    const open = { price: '2', outcome: null, chance: 0.5 };
    expect(cashOutRate(2, [open, { price: '1.9', outcome: 'won', chance: null }])).toBe(18_050n);
    expect(cashOutRate(2, [open, { price: '1.9', outcome: 'void', chance: null }])).toBe(9500n);
    expect(cashOutRate(2, [open, { price: '1.9', outcome: 'lost', chance: null }])).toBeNull();
    expect(cashOutRate(2, [open, { price: '2', outcome: null, chance: null }])).toBeNull();
    expect(amountAt(8962n, 5001n)).toBe(4481n);
  });
});

describe('the chance of a leg', () => {
  it('is what the price says without its margin', () => {
    expect(see(leg(), [market('handicap', -3, 0.5)])).toBeCloseTo(0.5, 2);
    expect(see(leg({ role: 'away' }), [market('handicap', -3, 0.3)])).toBeCloseTo(0.7, 2);
  });

  it('follows the line: a goal for home moves -0.5/1 up by a whole goal', () => {
    expect(see(leg(), [market('handicap', 1, 0.8)], [1, 0])).toBeCloseTo(0.8, 2);
    expect(see(leg(), [market('handicap', -7, 0.1)], [0, 1])).toBeCloseTo(0.1, 2);
    expect(see(leg({ inPlay: true, homeAtBet: 1, awayAtBet: 0 }), [market('handicap', -3, 0.4)], [1, 0])).toBeCloseTo(0.4, 2);
    expect(see(leg({ sport: 'basketball' }), [market('handicap', -3, 0.4)], [50, 40])).toBeCloseTo(0.4, 2);
  });

  it('is read off along the lines where its own is not sold, never certain', () => {
    const lines = [market('handicap', 0, 0.5), market('handicap', 1, 0.58)];
    expect(see(leg({ line: 2 }), lines)).toBeCloseTo(0.656, 2);
    expect(see(leg({ line: 3 }), [...lines, market('handicap', 10, 0.8)])).toBeCloseTo(0.635, 2);
    expect(see(leg({ line: 60 }), lines)).toBeCloseTo(0.995, 2);
    expect(see(leg({ line: -60 }), lines)).toBeCloseTo(0.005, 2);
    expect(see(leg({ line: 2 }), lines.slice(1))).toBeNull();
  });

  it('of points and games is unknown far from the lines on sale, and where a step of the line is a whole set', () => {
    const lines = [market('handicap', 0, 0.5), market('handicap', 1, 0.58)];
    expect([60, 10, -10, -60].map((line) => see(leg({ sport: 'basketball', line }), lines))).toEqual([null, null, null, null]);
    expect(see(leg({ sport: 'basketball', line: 2 }), lines)).toBeCloseTo(0.656, 2);
    const sets = [market('handicap', -6, 0.25), market('handicap', 6, 0.6)].map((one): WorldMarket => ({ ...one, kind: 'set-handicap' }));
    expect(see(leg({ sport: 'tennis', kind: 'set-handicap', line: -10 }), sets)).toBeNull();
    expect(see(leg({ sport: 'tennis', kind: 'set-handicap', line: -6 }), sets)).toBeCloseTo(0.25, 2);
  });

  it('is unknown for a score at the highest price, which names none', () => {
    const desk = createDesk('ev-1', 'full', { venue: 'X', margin: MARGIN, noise: 0 }, false);
    const scores = desk.scores([
      ['0-0', 0.3],
      ['4-4', 0.0001],
      ['1-1', 0.6999],
    ]);
    expect(scores.options.map(({ price }) => price)).toEqual(['3.14', '201.00', '1.35']);
    const of = (role: LegNow['role']) => see(leg({ kind: 'correct-score', line: null, role }), [scores]);
    expect(of('0-0')).toBeCloseTo(0.3, 2);
    expect(of('4-4')).toBeNull();
  });

  it('is unknown for a title', () => {
    const title: WorldMarket = { kind: 'outright', period: 'full', line: 101, main: true, options: [{ role: 'yes', price: '2.50' }] };
    expect(see(leg({ kind: 'outright', line: 101, role: 'yes' }), [title])).toBeNull();
  });

  it('is certain for a total that the goals have passed', () => {
    expect(see(leg({ kind: 'total', line: 10, role: 'over' }), [market('total', 13, 0.5)], [2, 1])).toBe(1);
    expect(see(leg({ kind: 'total', line: 10, role: 'under' }), [market('total', 13, 0.5)], [2, 1])).toBe(0);
  });

  it('is unknown while locked or off sale', () => {
    expect(see(leg({ kind: 'winner', line: null }), [])).toBeNull();
    const locked: WorldMarket = { kind: 'winner', period: 'full', line: null, main: true, options: [{ role: 'home', price: null }] };
    expect(see(leg({ kind: 'winner', line: null }), [locked])).toBeNull();
  });
});

it('takes parts that are worth a bet and leave one', () => {
  expect([1000n, 4000n, 5000n].map((part) => isPart(part, 5000n))).toEqual([true, true, true]);
  expect([999n, 4001n, 4999n].map((part) => isPart(part, 5000n))).toEqual([false, false, false]);
  expect(isPart(1500n, 1500n)).toBe(true);
  expect(isPart(1000n, 1500n)).toBe(false);
});

describe('what a leg’s line is held against', () => {
  const state = { score: [2, 1], halfScore: [1, 0], corners: [6, 4], periodScores: [] } as const;

  it('is the score of its own period, or the corners', () => {
    const of = (kind: LegNow['kind'], period: LegNow['period']) => scoreSoFar(state, { sport: 'football', kind, period });
    expect([of('total', 'full'), of('total', 'first-half'), of('total', 'second-half'), of('corner-total', 'full')]).toEqual([
      [2, 1],
      [1, 0],
      [1, 1],
      [6, 4],
    ]);
    expect(scoreSoFar({ ...state, halfScore: null }, { sport: 'football', kind: 'total', period: 'second-half' })).toEqual([0, 0]);
  });

  it('is the points of its quarters, the second half without overtime', () => {
    const game = {
      score: [103, 100],
      halfScore: [50, 45],
      corners: [0, 0],
      periodScores: [
        [26, 20],
        [24, 25],
        [20, 22],
        [25, 28],
        [8, 5],
      ],
    } as const;
    const of = (kind: LegNow['kind'], period: LegNow['period']) => scoreSoFar(game, { sport: 'basketball', kind, period });
    expect([
      of('total', 'full'),
      of('home-total', 'full'),
      of('total', 'first-half'),
      of('total', 'second-half'),
      of('total', 'q3'),
      of('total', 'q1'),
    ]).toEqual([
      [103, 100],
      [103, 100],
      [50, 45],
      [45, 50],
      [20, 22],
      [26, 20],
    ]);
    expect(scoreSoFar({ ...game, periodScores: [[9, 4]] }, { sport: 'basketball', kind: 'total', period: 'q2' })).toEqual([0, 0]);
  });

  it('is the games of a match or set, or the sets', () => {
    const played = {
      score: [1, 0],
      halfScore: null,
      corners: [0, 0],
      periodScores: [
        [7, 5],
        [2, 3],
      ],
    } as const;
    const of = (kind: LegNow['kind'], period: LegNow['period']) => scoreSoFar(played, { sport: 'tennis', kind, period });
    expect([of('total', 'full'), of('total', 'set-1'), of('total', 'set-2'), of('set-total', 'full')]).toEqual([
      [9, 8],
      [7, 5],
      [2, 3],
      [1, 0],
    ]);
  });

  it.each([
    ['basketball', 'total', 'full', 846, [110, 103]],
    ['basketball', 'total', 'q1', 170, [26, 20]],
    ['basketball', 'home-total', 'full', 402, [103, 0]],
    ['basketball', 'away-total', 'full', 402, [0, 103]],
    ['tennis', 'total', 'full', 82, [13, 11]],
    ['tennis', 'total', 'set-1', 38, [7, 6]],
    ['tennis', 'set-total', 'full', 10, [2, 1]],
  ] as const)('%s: a %s of %s that is passed is decided, whatever the lines on sale say', (sport, kind, period, line, score) => {
    const sold = [market('total', line + 4, 0.5), market('total', line + 8, 0.42)].map((one): WorldMarket => ({ ...one, kind, period }));
    expect(see(leg({ sport, kind, period, line, role: 'over' }), sold, score)).toBe(1);
    expect(see(leg({ sport, kind, period, line, role: 'under' }), sold, score)).toBe(0);
  });

  it('decides a total that it has passed, of both sides or of one', () => {
    expect(see(leg({ kind: 'total', line: 6, role: 'over' }), [], [2, 1])).toBe(1);
    expect(see(leg({ kind: 'home-total', line: 6, role: 'under' }), [], [2, 1])).toBe(0);
    expect(see(leg({ kind: 'away-total', line: 6, role: 'over' }), [], [2, 1])).toBeNull();
  });
});
