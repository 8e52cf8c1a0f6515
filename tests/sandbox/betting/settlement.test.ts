import * as fc from '../../support/property';
import type { OptionRole } from '../../../sandbox/world/engine/market.model';
import type { MatchState, Pair } from '../../../sandbox/world/engine/world.model';
import type { Outcome, Wager } from '../../../sandbox/modules/betting/ruling/bet.model';
import { rulingOf } from '../../../sandbox/modules/betting/ruling/ruling.rules';
import { outcomeAlready, outcomeOf } from '../../../sandbox/modules/betting/ruling/settlement.rules';
import { factorOf, payoutOfBets } from '../../../sandbox/modules/betting/ruling/combination.rules';
import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import { wagerOf } from '../../../sandbox/modules/betting/ruling/verdict.rules';
import { halvesAt } from '../../support/betting-day.recount';
import { COUNTED_KINDS, MARKET_ROLES } from '../../support/market-roles';
import { SCORE_ROLES, scoreOfRole } from '../../../sandbox/world/football/correct-score';

const wager = (kind: Wager['kind'], role: OptionRole, line: number | null = null, scoreAtBet: Pair | null = null): Wager => ({
  kind,
  role,
  line,
  scoreAtBet,
  period: 'full',
});

/** A single is the one bet of a combination of one. */
const payoutOf = (stake: Minor, price: Odds, outcome: Outcome) => payoutOfBets(stake, [factorOf(price, outcome)], 1);

const SPORTS = ['football', 'basketball', 'tennis', 'volleyball'] as const;
/** Goals of a side that reverse any lead and pass any line of these tests. */
const MAX_MORE = 24;
const SCORE = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }));
const STAKE = fc.bigInt({ min: 1n, max: 5_000_000n });
/** 1.001 … 100.999 as text, with up to three digits. */
const PRICE = fc.integer({ min: 1001, max: 100_999 }).map((thousandths) => String(thousandths / 1000));

/**
 * An independent computation: each half of the stake plays its own whole or half-goal line, in goals; money in exact fractions of
 * 1/2000 minor unit, cut once at the end.
 */
function bruteForce(stake: bigint, price: string, lineInGoals: number, margin: number): bigint {
  const quarter = Math.abs(lineInGoals * 4) % 2 === 1;
  const lines = quarter ? [lineInGoals - 0.25, lineInGoals + 0.25] : [lineInGoals, lineInGoals];
  const thousandths = BigInt(Math.round(Number(price) * 1000));
  const parts = lines.map((line) => {
    const by = margin + line;
    if (by > 0) return stake * thousandths;
    return by === 0 ? stake * 1000n : 0n;
  });
  return (parts[0]! + parts[1]!) / 2000n;
}

/** A bet of any kind that a count decides. */
const BET = fc.tuple(fc.constantFrom(...COUNTED_KINDS), fc.nat(1000), fc.nat(40)).map(([kind, pick, line]) => {
  const { roles, isLined } = MARKET_ROLES[kind];
  return wager(kind, roles[pick % roles.length]!, isLined ? line : null);
});

describe('quarter lines', () => {
  it('pay like two half stakes on the neighbouring lines (handicap before kick-off)', () => {
    fc.assert(
      fc.property(
        SCORE,
        STAKE,
        PRICE,
        fc.integer({ min: -20, max: 20 }),
        fc.constantFrom('home', 'away'),
        (score, stake, price, line, role) => {
          const side = role === 'home' ? 1 : -1;
          const expected = bruteForce(stake, price, (side * line) / 4, side * (score[0] - score[1]));
          expect(payoutOf(stake, price, outcomeOf(wager('handicap', role, line), score))).toBe(expected);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('pay the same way for totals', () => {
    fc.assert(
      fc.property(
        SCORE,
        STAKE,
        PRICE,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('over', 'under'),
        (score, stake, price, line, role) => {
          const side = role === 'over' ? 1 : -1;
          const expected = bruteForce(stake, price, (-side * line) / 4, side * (score[0] + score[1]));
          expect(payoutOf(stake, price, outcomeOf(wager('total', role, line), score))).toBe(expected);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('count an in-play handicap from the score at the bet, and a total from the start', () => {
    fc.assert(
      fc.property(SCORE, SCORE, fc.integer({ min: -12, max: 12 }), (before, after, line) => {
        const final: Pair = [before[0] + after[0], before[1] + after[1]];
        expect(outcomeOf(wager('handicap', 'home', line, before), final)).toBe(outcomeOf(wager('handicap', 'home', line), after));
        expect(outcomeOf(wager('total', 'over', line + 20, before), final)).toBe(outcomeOf(wager('total', 'over', line + 20), final));
      }),
    );
  });

  it('pay one side what the other side loses', () => {
    const opposite: Record<Outcome, Outcome> = {
      won: 'lost',
      'half-won': 'half-lost',
      push: 'push',
      'half-lost': 'half-won',
      lost: 'won',
      void: 'void',
    };
    fc.assert(
      fc.property(SCORE, fc.integer({ min: -12, max: 12 }), (score, line) => {
        expect(outcomeOf(wager('handicap', 'away', line), score)).toBe(opposite[outcomeOf(wager('handicap', 'home', line), score)]);
      }),
    );
  });

  it.each<[number, Pair, Outcome]>([
    [-3, [1, 0], 'half-won'],
    [-3, [2, 0], 'won'],
    [-3, [0, 0], 'lost'],
    [-1, [0, 0], 'half-lost'],
    [1, [0, 0], 'half-won'],
    [3, [0, 1], 'half-lost'],
    [-4, [1, 0], 'push'],
    [0, [1, 1], 'push'],
    [-2, [1, 0], 'won'],
  ])('home at line %d quarters and %j is %s', (line, score, outcome) => {
    expect(outcomeOf(wager('handicap', 'home', line), score)).toBe(outcome);
  });
});

describe('other markets', () => {
  it.each<[Wager['kind'], readonly OptionRole[], Pair, readonly OptionRole[]]>([
    ['winner', ['home', 'draw', 'away'], [2, 1], ['home']],
    ['winner', ['home', 'draw', 'away'], [1, 1], ['draw']],
    ['winner', ['home', 'draw', 'away'], [0, 3], ['away']],
    ['double-chance', ['home-draw', 'home-away', 'draw-away'], [2, 1], ['home-draw', 'home-away']],
    ['double-chance', ['home-draw', 'home-away', 'draw-away'], [1, 1], ['home-draw', 'draw-away']],
    ['double-chance', ['home-draw', 'home-away', 'draw-away'], [0, 1], ['home-away', 'draw-away']],
    ['both-score', ['yes', 'no'], [2, 1], ['yes']],
    ['both-score', ['yes', 'no'], [2, 0], ['no']],
    ['both-score', ['yes', 'no'], [0, 0], ['no']],
    ['odd-even', ['odd', 'even'], [2, 1], ['odd']],
    ['odd-even', ['odd', 'even'], [0, 0], ['even']],
  ])('%s %j at %j: %j', (kind, roles, score, winners) => {
    expect(roles.filter((role) => outcomeOf(wager(kind, role, null, [0, 0]), score) === 'won')).toEqual(winners);
  });
});

describe('every kind of market', () => {
  it('returns at every score what an independent computation does', () => {
    fc.assert(
      fc.property(BET, SCORE, SCORE, PRICE, fc.boolean(), fc.constantFrom(...SPORTS), (bet, score, before, price, inPlay, sport) => {
        const then: Pair = [Math.min(before[0], score[0]), Math.min(before[1], score[1])];
        const leg = { ...bet, sport, price, inPlay, homeAtBet: then[0], awayAtBet: then[1] };
        const [one, other] = halvesAt(leg, score);
        expect(payoutOf(2000n, price, outcomeOf(wagerOf(leg), score))).toBe(one + other);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('payout', () => {
  it('is never rounded up', () => {
    expect(payoutOf(1001n, '1.999', 'won')).toBe(2000n);
    expect(payoutOf(1001n, '1.999', 'half-won')).toBe(1500n);
    expect(payoutOf(1001n, '1.999', 'half-lost')).toBe(500n);
    expect(payoutOf(5000n, '1.83', 'half-won')).toBe(7075n);
    expect(payoutOf(5000n, '2', 'won')).toBe(10_000n);
    expect(payoutOf(5000n, '1.83', 'push')).toBe(5000n);
    expect(payoutOf(5000n, '1.83', 'void')).toBe(5000n);
    expect(payoutOf(5000n, '1.83', 'lost')).toBe(0n);
  });
});

const state = (extra: Partial<MatchState>): MatchState => ({
  sport: 'football',
  left: null,
  periodScores: [],
  periodsDone: 0,
  points: null,
  server: null,
  phase: 'second-half',
  seconds: 3000,
  running: true,
  injury: 0,
  score: [2, 1],
  halfScore: [1, 0],
  corners: [0, 0],
  yellow: [0, 0],
  red: [0, 0],
  suspended: null,
  incidents: [],
  endedAt: null,
  ...extra,
});

describe('the score that decides a market', () => {
  it('is the half-time score for the first half and the final score for the match', () => {
    expect(rulingOf(state({ phase: 'first-half', halfScore: null }), 'first-half')).toBeNull();
    expect(rulingOf(state({ phase: 'half-time', score: [1, 0] }), 'first-half')).toEqual({ score: [1, 0] });
    expect(rulingOf(state({}), 'first-half')).toEqual({ score: [1, 0] });
    expect(rulingOf(state({}), 'full')).toBeNull();
    expect(rulingOf(state({ phase: 'ended' }), 'full')).toEqual({ score: [2, 1] });
    expect(rulingOf(state({ phase: 'not-started', halfScore: null }), 'full')).toBeNull();
  });

  it('is the score at the abandonment for an unfinished half, and none for one that never began', () => {
    expect(rulingOf(state({ phase: 'cancelled', halfScore: null }), 'first-half')).toBe('void');
    expect(rulingOf(state({ phase: 'abandoned' }), 'full')).toEqual({ brokenOff: [2, 1] });
    expect(rulingOf(state({ phase: 'abandoned' }), 'second-half')).toEqual({ brokenOff: [1, 1] });
    expect(rulingOf(state({ phase: 'abandoned', corners: [6, 4] }), 'full', 'corner-total')).toEqual({ brokenOff: [6, 4] });
    expect(rulingOf(state({ phase: 'abandoned' }), 'first-half')).toEqual({ score: [1, 0] });
    expect(rulingOf(state({ phase: 'abandoned', halfScore: null }), 'first-half')).toEqual({ brokenOff: [2, 1] });
  });

  it.each([
    ['total', 10, 'over', [2, 2], 'won'],
    ['total', 10, 'under', [2, 2], 'lost'],
    // 大4/4.5 and 大4: more goals could still come.
    ['total', 17, 'over', [2, 2], null],
    ['total', 16, 'over', [2, 2], null],
    ['total', 15, 'over', [2, 2], null],
    ['total', 14, 'over', [2, 2], 'won'],
    ['home-total', 6, 'over', [2, 0], 'won'],
    ['away-total', 6, 'under', [2, 1], null],
    ['both-score', null, 'yes', [1, 1], 'won'],
    ['both-score', null, 'no', [1, 1], 'lost'],
    ['both-score', null, 'no', [3, 0], null],
    ['correct-score', null, '1-1', [2, 0], 'lost'],
    ['correct-score', null, '2-1', [2, 0], null],
    ['correct-score', null, 'other-score', [5, 0], 'won'],
    ['correct-score', null, 'other-score', [4, 4], null],
    ['winner', null, 'home', [5, 0], null],
    ['handicap', -3, 'home', [5, 0], null],
    ['odd-even', null, 'odd', [2, 1], null],
    ['draw-no-bet', null, 'away', [5, 0], null],
    ['double-chance', null, 'home-draw', [5, 0], null],
  ] as const)('%s %s %s at %j, when play is abandoned: %s', (kind, line, role, score, outcome) => {
    expect(outcomeAlready(wager(kind, role, line), score)).toBe(outcome);
  });

  it('counts as decided exactly what every possible final score would decide alike', () => {
    const more = Array.from({ length: MAX_MORE ** 2 }, (_, index) => [index % MAX_MORE, Math.floor(index / MAX_MORE)] as const);
    fc.assert(
      fc.property(BET, SCORE, (bet, [home, away]) => {
        const outcomes = new Set(more.map(([h, a]) => outcomeOf(bet, [home + h, away + a])));
        expect(outcomeAlready(bet, [home, away])).toBe(outcomes.size === 1 ? [...outcomes][0] : null);
      }),
      { numRuns: 500 },
    );
  });
});

describe('other sports', () => {
  const hoops = (extra: Partial<MatchState>) => state({ sport: 'basketball', halfScore: null, ...extra });
  const QUARTERS: Pair[] = [
    [20, 18],
    [15, 25],
    [30, 10],
    [12, 24],
  ];

  it('settle a quarter at its end, and halves without overtime', () => {
    expect(rulingOf(hoops({ phase: 'q1', periodScores: [[20, 18]] }), 'q1')).toBeNull();
    expect(rulingOf(hoops({ phase: 'break', periodScores: [[20, 18]] }), 'q1')).toEqual({ score: [20, 18] });
    expect(
      rulingOf(
        hoops({
          phase: 'q2',
          periodScores: [
            [20, 18],
            [3, 0],
          ],
        }),
        'first-half',
      ),
    ).toBeNull();
    expect(rulingOf(hoops({ phase: 'half-time', halfScore: [35, 43], periodScores: QUARTERS.slice(0, 2) }), 'first-half')).toEqual({
      score: [35, 43],
    });
    const overtime = hoops({ phase: 'overtime', halfScore: [35, 43], score: [79, 77], periodScores: [...QUARTERS, [2, 0]] });
    expect(rulingOf(overtime, 'second-half', 'total')).toEqual({ score: [42, 34] });
    expect(rulingOf(overtime, 'q4')).toEqual({ score: [12, 24] });
    expect(rulingOf(overtime, 'full')).toBeNull();
    expect(rulingOf({ ...overtime, phase: 'ended' }, 'full', 'total')).toEqual({ score: [79, 77] });
    expect(rulingOf(hoops({ phase: 'abandoned', halfScore: [35, 43], periodScores: QUARTERS.slice(0, 3) }), 'q3')).toEqual({
      brokenOff: [30, 10],
    });
    expect(rulingOf(hoops({ phase: 'abandoned', halfScore: [35, 43], periodScores: QUARTERS.slice(0, 3) }), 'q2')).toEqual({
      score: [15, 25],
    });
  });

  it('settle a tennis match by sets, its handicap and total by games, and void an unplayed set', () => {
    const ended = state({
      sport: 'tennis',
      phase: 'ended',
      score: [2, 0],
      halfScore: null,
      periodScores: [
        [7, 6],
        [6, 4],
      ],
    });
    expect(rulingOf(ended, 'full')).toEqual({ score: [2, 0] });
    expect(rulingOf(ended, 'full', 'set-handicap')).toEqual({ score: [2, 0] });
    expect(rulingOf(ended, 'full', 'handicap')).toEqual({ score: [13, 10] });
    expect(rulingOf(ended, 'full', 'total')).toEqual({ score: [13, 10] });
    expect(rulingOf(ended, 'set-2', 'total')).toEqual({ score: [6, 4] });
    expect(rulingOf(ended, 'set-3')).toBe('void');
    const second = { ...ended, phase: 'set-2' as const, score: [1, 0] as Pair };
    expect(rulingOf(second, 'set-1')).toEqual({ score: [7, 6] });
    expect(rulingOf(second, 'set-2')).toBeNull();
  });

  it.each<[Wager['kind'], OptionRole, number | null, Pair, Outcome]>([
    ['home-total', 'over', 418, [105, 90], 'won'],
    ['home-total', 'under', 420, [105, 90], 'push'],
    ['away-total', 'over', 362, [105, 90], 'lost'],
    ['set-handicap', 'home', -6, [2, 0], 'won'],
    ['set-handicap', 'away', -6, [2, 1], 'won'],
    ['set-total', 'over', 10, [2, 1], 'won'],
    ['winner', 'home', null, [20, 20], 'push'],
    ['winner', 'away', null, [20, 21], 'won'],
    ['handicap', 'home', -22, [100, 94], 'won'],
    ['outright', 'yes', 1015, [1015, 0], 'won'],
    ['outright', 'yes', 1016, [1015, 0], 'lost'],
  ])('%s %s at line %p and %j is %s', (kind, role, line, score, outcome) => {
    expect(outcomeOf({ ...wager(kind, role, line), twoWay: true }, score)).toBe(outcome);
  });
});

describe('the newer kinds of football', () => {
  it('pay exactly one correct score of a market, for any score', () => {
    fc.assert(
      fc.property(SCORE, fc.constantFrom('full', 'first-half'), (score, period) => {
        const roles = SCORE_ROLES.filter((role) => period === 'full' || Math.max(...(scoreOfRole(role) ?? [0])) <= 2);
        const won = roles.filter((role) => outcomeOf({ ...wager('correct-score', role), period }, score) === 'won');
        const named = roles.find((role) => role === score.join('-'));
        expect(won).toEqual([named ?? 'other-score']);
      }),
    );
  });

  it('return the stake on a draw in 平局退款', () => {
    fc.assert(
      fc.property(SCORE, (score) => {
        const expected = score[0] === score[1] ? 'push' : score[0] > score[1] ? 'won' : 'lost';
        expect(outcomeOf(wager('draw-no-bet', 'home'), score)).toBe(expected);
      }),
    );
  });

  it('count goals of one side, or corners', () => {
    expect(outcomeOf(wager('home-total', 'over', 6), [2, 0])).toBe('won');
    expect(outcomeOf(wager('away-total', 'over', 6), [2, 1])).toBe('lost');
    expect(outcomeOf(wager('corner-total', 'under', 40), [7, 3])).toBe('push');
    const over = {
      phase: 'ended',
      sport: 'football',
      score: [1, 0],
      halfScore: [0, 0],
      corners: [7, 3],
      periodScores: [],
      periodsDone: 0,
    } as unknown as MatchState;
    expect(rulingOf(over, 'full', 'corner-total')).toEqual({ score: [7, 3] });
    expect(rulingOf({ ...over, phase: 'abandoned' }, 'full', 'corner-total')).toEqual({ brokenOff: [7, 3] });
    expect(rulingOf({ ...over, phase: 'second-half' }, 'full', 'corner-total')).toBeNull();
  });
});
