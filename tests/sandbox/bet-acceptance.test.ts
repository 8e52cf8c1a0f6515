import * as fc from '../support/property';
import { delayOf, refusalAfterDelay } from '../../sandbox/bet/acceptance.rules';
import type { MatchState } from '../../sandbox/world/world.model';

const bet = { period: 'full', placedAt: 1000, scoreAtBet: [1, 0] } as const;
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
  expect(refusalAfterDelay(bet, state())).toBeNull();
  expect(refusalAfterDelay(bet, state({ incidents: [incident('corner')] }))).toBeNull();
});

it('rejects a bet after a goal, a red card, a suspension or the end', () => {
  expect(refusalAfterDelay(bet, state({ score: [1, 1] }))).toBe('score-changed');
  expect(refusalAfterDelay(bet, state({ incidents: [incident('red')] }))).toBe('score-changed');
  expect(refusalAfterDelay(bet, state({ incidents: [incident('goal')] }))).toBe('score-changed');
  expect(refusalAfterDelay(bet, state({ suspended: 'control' }))).toBe('suspended');
  expect(refusalAfterDelay(bet, state({ phase: 'ended' }))).toBe('ended');
  expect(refusalAfterDelay({ ...bet, period: 'first-half' }, state({ phase: 'half-time', halfScore: [1, 0] }))).toBe('ended');
  expect(refusalAfterDelay(bet, state({ phase: 'half-time', halfScore: [1, 0] }))).toBeNull();
});
