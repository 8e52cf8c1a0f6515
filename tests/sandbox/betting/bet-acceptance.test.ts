import * as fc from '../../support/property';
import { delayOf, rejectionAfterDelay, type PendingLeg } from '../../../sandbox/modules/betting/order/acceptance.rules';
import type { MatchState, Prospect } from '../../../sandbox/world/engine/world.model';

const bet: PendingLeg = {
  sport: 'football',
  kind: 'winner',
  period: 'full',
  line: null,
  role: 'home',
  inPlay: true,
  homeAtBet: 1,
  awayAtBet: 0,
  price: '1.90',
  placedAt: 1000,
};
/** Chances of a home win and of an away win. */
const chances = (home: number): Prospect[] => [
  { score: [1, 0], chance: home },
  { score: [1, 2], chance: 1 - home },
];
const judge = (leg: PendingLeg, now: MatchState, home = 0.5) => rejectionAfterDelay(leg, now, { before: chances(0.5), now: chances(home) });
const state = (extra: Partial<MatchState> = {}): MatchState => ({
  sport: 'football',
  left: null,
  periodScores: [],
  periodsDone: 0,
  points: null,
  server: null,
  phase: 'first-half',
  seconds: 1800,
  running: true,
  injury: 0,
  score: [1, 0],
  halfScore: null,
  corners: [0, 0],
  yellow: [0, 0],
  red: [0, 0],
  suspended: null,
  incidents: [{ type: 'goal', side: 'home', minute: 3, stoppage: 0, at: 900 }],
  endedAt: null,
  ...extra,
});
const incident = (type: 'goal' | 'red' | 'corner') => ({ type, side: 'away', minute: 30, stoppage: 0, at: 1500 }) as const;

it('decides an order after 4 to 6 seconds, always the same for one order', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), (id) => {
      expect(delayOf(id)).toBeGreaterThanOrEqual(4000);
      expect(delayOf(id)).toBeLessThanOrEqual(6000);
      expect(delayOf(id)).toBe(delayOf(id));
    }),
  );
  expect(new Set(Array.from({ length: 20 }, (_, i) => delayOf(270_000_000_000_001n + BigInt(i)))).size).toBeGreaterThan(10);
});

it('accepts a bet when nothing happened', () => {
  expect(judge(bet, state())).toBeNull();
  expect(judge(bet, state({ incidents: [incident('corner')] }))).toBeNull();
});

it('rejects a bet after a goal, a red card, a suspension or the end', () => {
  expect(judge(bet, state({ score: [1, 1] }))).toBe('score-changed');
  expect(judge(bet, state({ incidents: [incident('red')] }))).toBe('score-changed');
  expect(judge(bet, state({ incidents: [incident('goal')] }))).toBe('score-changed');
  expect(judge(bet, state({ suspended: 'control' }))).toBe('suspended');
  expect(judge(bet, state({ phase: 'ended' }))).toBe('ended');
  expect(judge({ ...bet, period: 'first-half' }, state({ phase: 'half-time', halfScore: [1, 0] }))).toBe('ended');
  expect(judge(bet, state({ phase: 'half-time', halfScore: [1, 0] }))).toBeNull();
});

it('rejects a bet whose price at the end of its delay is worth more than any price on sale, or much less than before', () => {
  const tennis: PendingLeg = { ...bet, sport: 'tennis', homeAtBet: 0 };
  const now = state({ sport: 'tennis', phase: 'set-1', score: [0, 0] });
  expect(judge(tennis, now, 0.51)).toBeNull();
  expect(judge(tennis, now, 0.52)).toBe('odds-changed');
  expect(judge(tennis, now, 0.43)).toBeNull();
  expect(judge(tennis, now, 0.42)).toBe('odds-changed');
  expect(judge(bet, state(), 0.52)).toBe('odds-changed');
});

it('judges a line only by what can be lost, and ignores returned stakes', () => {
  const level: PendingLeg = { ...bet, kind: 'draw-no-bet', price: '2.10' };
  const picked = (home: number, away: number): Prospect[] => [
    { score: [2, 1], chance: home },
    { score: [2, 2], chance: 1 - home - away },
    { score: [1, 2], chance: away },
  ];
  expect(rejectionAfterDelay(level, state(), { before: null, now: picked(0.046, 0.054) })).toBeNull();
  expect(rejectionAfterDelay(level, state(), { before: null, now: picked(0.049, 0.051) })).toBe('odds-changed');
});

it('rejects a bet on a period whose markets have closed in the meantime', () => {
  expect(rejectionAfterDelay(bet, state(), { before: chances(0.5), now: null })).toBe('suspended');
});
