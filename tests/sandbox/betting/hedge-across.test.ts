import { opposedStakes, type StakedLeg } from '../../../sandbox/modules/betting/order/opposition.rules';
import type { Position } from '../../../sandbox/modules/betting/loss/position.rules';
import type { MarketKind, MarketPeriod, OptionRole } from '../../../sandbox/world/engine/market.model';
import type { Pair, WorldSport } from '../../../sandbox/world/engine/world.model';
import * as fc from '../../support/property';

type Bet = readonly [period: MarketPeriod, kind: MarketKind, role: OptionRole, line?: number];
/** Two bets of which, from the position on, one wins in any case. */
type Hedge = readonly [name: string, sport: WorldSport, position: Position, one: Bet, other: Bet];

const from = (done: readonly Pair[], running: Pair = [0, 0], format = 3): Position => ({ format, done, running });
const ONE_SET: readonly Pair[] = [[6, 4]];
const LEVEL_SETS: readonly Pair[] = [
  [7, 6],
  [6, 7],
];
const FOUR_SETS: readonly Pair[] = [
  [25, 20],
  [25, 22],
  [20, 25],
  [18, 25],
];
const QUARTERS: readonly Pair[] = [
  [24, 20],
  [20, 22],
  [25, 21],
];

const HEDGES: readonly Hedge[] = [
  ['match and last set', 'tennis', from(LEVEL_SETS), ['full', 'winner', 'home'], ['set-3', 'winner', 'away']],
  ['sets ahead and last set', 'tennis', from(LEVEL_SETS), ['full', 'set-handicap', 'home', -0.5], ['set-3', 'winner', 'away']],
  ['games and those of the last set', 'tennis', from(LEVEL_SETS), ['full', 'total', 'over', 35.5], ['set-3', 'total', 'under', 9.5]],
  ['odd games and those of the last set', 'tennis', from(LEVEL_SETS), ['full', 'odd-even', 'odd'], ['set-3', 'odd-even', 'even']],
  ['games and the leader', 'tennis', from(LEVEL_SETS, [0, 5]), ['full', 'total', 'over', 36.5], ['full', 'winner', 'away']],
  ['sets and the leader', 'tennis', from(ONE_SET), ['full', 'set-total', 'over', 2.5], ['full', 'set-handicap', 'home', -1.5]],
  ['sets and the next set', 'tennis', from(ONE_SET), ['full', 'set-total', 'over', 2.5], ['set-2', 'winner', 'home']],
  ['sets of five', 'tennis', from([...ONE_SET, [6, 2]], [0, 0], 5), ['full', 'set-total', 'over', 3.5], ['set-3', 'winner', 'home']],
  ['match and last set', 'volleyball', from(FOUR_SETS, [3, 2], 5), ['full', 'winner', 'home'], ['set-5', 'winner', 'away']],
  ['match and level last set', 'volleyball', from(FOUR_SETS, [14, 14], 5), ['full', 'winner', 'home'], ['set-5', 'winner', 'away']],
  ['match and points', 'volleyball', from(FOUR_SETS, [3, 2], 5), ['full', 'winner', 'away'], ['set-5', 'handicap', 'home', -0.5]],
  [
    'sets and the next set',
    'volleyball',
    from(FOUR_SETS.slice(0, 3), [0, 0], 5),
    ['full', 'set-total', 'over', 4.5],
    ['set-4', 'winner', 'home'],
  ],
  [
    'sets and the leader',
    'volleyball',
    from(FOUR_SETS.slice(0, 2), [0, 0], 5),
    ['full', 'set-total', 'over', 3.5],
    ['full', 'set-handicap', 'home', -2.5],
  ],
  ['half and quarter', 'basketball', from(QUARTERS.slice(0, 1)), ['first-half', 'total', 'over', 85.5], ['q2', 'total', 'under', 41.5]],
  [
    'half and quarter ahead',
    'basketball',
    from(QUARTERS.slice(0, 1), [5, 5]),
    ['first-half', 'handicap', 'home', -5.5],
    ['q2', 'handicap', 'away', -1.5],
  ],
  ['second half and quarter', 'basketball', from(QUARTERS), ['second-half', 'total', 'over', 88.5], ['q4', 'total', 'under', 42.5]],
  [
    'match and second half',
    'basketball',
    from(QUARTERS.slice(0, 2), [3, 5]),
    ['full', 'total', 'over', 176.5],
    ['second-half', 'total', 'under', 90.5],
  ],
  ['odd points', 'basketball', from([...QUARTERS.slice(0, 2), [25, 20]]), ['second-half', 'odd-even', 'odd'], ['q4', 'odd-even', 'odd']],
  [
    'points and the leader',
    'basketball',
    from(QUARTERS, [30, 23]),
    ['second-half', 'total', 'over', 109.5],
    ['second-half', 'handicap', 'home', -0.5],
  ],
  ['match and half', 'football', from([[1, 0]]), ['full', 'total', 'over', 1.5], ['second-half', 'total', 'under', 0.5]],
  ['winner of match and half', 'football', from([[1, 1]]), ['full', 'double-chance', 'home-draw'], ['second-half', 'winner', 'away']],
  ['draw of match and half', 'football', from([[0, 0]]), ['full', 'double-chance', 'home-away'], ['second-half', 'winner', 'draw']],
  ['goals and the leader', 'football', from([], [1, 0]), ['full', 'total', 'over', 1.5], ['full', 'winner', 'home']],
  ['score and half', 'football', from([[2, 1]]), ['full', 'correct-score', '2-1'], ['second-half', 'total', 'over', 0.5]],
  ['score and goals', 'football', from([[2, 1]]), ['full', 'correct-score', '2-1'], ['full', 'total', 'over', 3.5]],
  [
    'score and goals of the half',
    'football',
    from([[1, 0]], [1, 0]),
    ['full', 'correct-score', '2-0'],
    ['second-half', 'total', 'over', 1.5],
  ],
  ['both and one', 'football', from([[2, 0]]), ['full', 'both-score', 'yes'], ['full', 'away-total', 'under', 0.5]],
  ['odd goals', 'football', from([[1, 0]]), ['full', 'odd-even', 'odd'], ['second-half', 'odd-even', 'odd']],
];

/** Bets of 500.00 at even money, unless named otherwise. */
const legsOf = (sport: WorldSport, bets: readonly Bet[], more: Partial<StakedLeg> = {}): StakedLeg[] =>
  bets.map(([period, kind, role, line], index) => ({
    ...({ sport, matchId: 'ev-1', inPlay: false, homeAtBet: null, awayAtBet: null, price: '2' } as const),
    ...({ stake: 50_000n, cashedStake: 0n, placedAt: 10, closedAt: null, isCombo: false } as const),
    betId: BigInt(index),
    period,
    kind,
    role,
    line: line === undefined ? null : line * 4,
    ...more,
  }));
const countedAt = (position: Position | null, legs: readonly StakedLeg[]) => {
  const opposed = opposedStakes(legs, () => position);
  return legs.reduce((sum, { betId, stake }) => sum + stake - (opposed.get(betId) ?? 0n), 0n);
};

describe.each(HEDGES)('the hedge of %s in %s', (_name, sport, position, one, other) => {
  it.each([
    ['one', [one, other]],
    ['other', [other, one]],
  ] as const)('counts nothing at even money when the %s is older', (_older, bets) => {
    expect(countedAt(position, legsOf(sport, bets))).toBe(0n);
  });

  it('counts at most what both bets can lose together, for any stakes and prices', () => {
    const stake = fc.integer({ min: 1, max: 100_000 });
    const price = fc.integer({ min: 101, max: 900 });
    fc.assert(
      fc.property(stake, stake, price, price, (a, b, priceA, priceB) => {
        const [first, second] = legsOf(sport, [one, other]) as [StakedLeg, StakedLeg];
        const legs = [
          { ...first, stake: BigInt(a), price: (priceA / 100).toFixed(2) },
          { ...second, stake: BigInt(b), price: (priceB / 100).toFixed(2) },
        ];
        const paid = (sum: number, hundredths: number) => Math.floor((sum * hundredths) / 100);
        const lost = Math.max(0, a + b - Math.min(paid(a, priceA), paid(b, priceB)));
        expect(Number(countedAt(position, legs))).toBeLessThanOrEqual(lost);
      }),
      { numRuns: 15 },
    );
  });
});

describe('bets that cover each other partly or not at all', () => {
  it('on quarter lines of a match and its half count nothing', () => {
    const bets: Bet[] = [
      ['full', 'total', 'over', 1.25],
      ['second-half', 'total', 'under', 0.25],
    ];
    expect(countedAt(from([[1, 0]]), legsOf('football', bets))).toBe(0n);
  });

  it('on goals of one side and on goals of both count by their difference', () => {
    const bets: Bet[] = [
      ['full', 'total', 'over', 2.5],
      ['full', 'home-total', 'under', 1.5],
    ];
    for (const sport of ['football', 'basketball'] as const) expect(countedAt(null, legsOf(sport, bets))).toBe(0n);
  });

  it('on odd and even points of two periods count by their difference on every side, even though overtime could make both lose', () => {
    const sides = ['odd', 'even'] as const;
    for (const [one, other] of sides.flatMap((a) => sides.map((b) => [a, b] as const))) {
      const bets: Bet[] = [
        ['full', 'odd-even', one],
        ['q4', 'odd-even', other],
      ];
      expect(countedAt(from(QUARTERS), legsOf('basketball', bets))).toBe(0n);
    }
  });

  it('on sets and on games count by their difference', () => {
    const bets: Bet[] = [
      ['full', 'set-total', 'over', 3.5],
      ['full', 'total', 'under', 38.5],
    ];
    expect(countedAt(null, legsOf('tennis', bets))).toBe(0n);
  });

  it.each<[WorldSport, Bet[]]>([
    [
      'tennis',
      [
        ['full', 'winner', 'home'],
        ['full', 'handicap', 'home', -3.5],
        ['set-1', 'winner', 'home'],
        ['full', 'set-total', 'over', 3.5],
      ],
    ],
    [
      'volleyball',
      [
        ['full', 'winner', 'home'],
        ['set-1', 'winner', 'home'],
        ['full', 'set-total', 'under', 3.5],
      ],
    ],
    [
      'basketball',
      [
        ['full', 'winner', 'home'],
        ['q1', 'handicap', 'home', -1.5],
        ['full', 'total', 'over', 170.5],
        ['first-half', 'total', 'over', 85.5],
      ],
    ],
    [
      'football',
      [
        ['full', 'winner', 'home'],
        ['full', 'total', 'over', 2.5],
        ['first-half', 'total', 'over', 1.5],
        ['full', 'correct-score', '2-1'],
      ],
    ],
  ])('on %s count in full when all of them can lose', (sport, bets) => {
    expect(countedAt(from([], [0, 0], 5), legsOf(sport, bets))).toBe(50_000n * BigInt(bets.length));
  });

  it('count in full when the first was decided before the other was placed', () => {
    const [half, match] = legsOf('football', [
      ['first-half', 'total', 'under', 1.5],
      ['full', 'total', 'over', 2.5],
    ]) as [StakedLeg, StakedLeg];
    expect(
      countedAt(null, [
        { ...half, closedAt: 20 },
        { ...match, placedAt: 21 },
      ]),
    ).toBe(100_000n);
  });
});

it('a bet is compared with the same bets whichever bet of its match settles first', () => {
  const kinds: readonly Bet[] = [
    ['full', 'total', 'over', 2.5],
    ['full', 'total', 'under', 1.5],
    ['first-half', 'total', 'under', 0.5],
    ['full', 'winner', 'home'],
    ['second-half', 'winner', 'draw'],
    ['first-half', 'handicap', 'away', 0],
    ['full', 'correct-score', '1-1'],
  ];
  const bet = fc.record({
    kind: fc.nat(kinds.length - 1),
    stake: fc.bigInt({ min: 1n, max: 1_000n }),
    lasts: fc.nat(30),
    isCombo: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(bet, { minLength: 2, maxLength: 9 }), (list) => {
      const legs = list.flatMap(({ kind, stake, lasts, isCombo }, index) =>
        legsOf('football', [kinds[kind]!], {
          betId: BigInt(index),
          stake,
          isCombo,
          placedAt: 10 * index,
          closedAt: 10 * (index + lasts) + 5,
        }),
      );
      const atLast = opposedStakes(legs);
      for (const { betId, closedAt } of legs) {
        const then = legs.filter(({ placedAt }) => placedAt < closedAt!);
        const seen = opposedStakes(then.map((leg) => ({ ...leg, closedAt: leg.closedAt! < closedAt! ? leg.closedAt : null })));
        expect([betId, seen.get(betId)]).toEqual([betId, atLast.get(betId)]);
      }
    }),
  );
});
