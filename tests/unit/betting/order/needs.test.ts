import * as fc from '../../../support/property';
import { needsText } from '@/lib/domain/betting/order/needs.copy';
import { isAhead, needsOf, type Played } from '@/lib/domain/betting/order/needs.rules';
import type { OrderLeg } from '@/lib/domain/betting/order/order.model';
import { settleAt } from '@/lib/domain/betting/match/settlement.rules';
import { MARKET_KINDS, ROLES, type Pair } from '@/lib/domain/betting/match/sport.model';
import { formatLine } from '@pavilion/number/line';
import { match } from '../../../support/match.builder';
import { anOrderLeg } from '../../../support/slip.builder';

const leg = (changes: Partial<OrderLeg> = {}) =>
  anOrderLeg({ marketKind: 'winner', line: null, live: false, scoreAtBet: null, ...changes });
const at = (score: Pair, changes: Partial<Played> = {}): Played => match('1', { score, corners: score, halfScore: [0, 0], ...changes });
const needs = (changes: Partial<OrderLeg>, score: Pair, played: Partial<Played> = {}) => needsOf(leg(changes), at(score, played));
const text = (changes: Partial<OrderLeg>, score: Pair, played: Partial<Played> = {}) => {
  const found = needs(changes, score, played);
  return found && needsText(leg(changes), found);
};
const plus = (a: Pair, b: Pair): Pair => [a[0] + b[0], a[1] + b[1]];
/** Every way to add up to at most `max`. */
const further = (max: number) =>
  Array.from({ length: max + 1 }, (_, count) => Array.from({ length: count + 1 }, (_none, home): Pair => [home, count - home])).flat();
const total = ([home, away]: Pair) => home + away;

const goals = fc.integer({ min: 0, max: 6 });
const pair = fc.tuple(goals, goals);

test('claims agree with the settlement at every score, for every kind of market', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MARKET_KINDS),
      fc.constantFrom(...ROLES),
      fc.integer({ min: -20, max: 20 }),
      pair,
      pair,
      pair,
      fc.boolean(),
      (marketKind, role, quarters, score, atBet, named, live) => {
        const before: Pair = [Math.min(atBet[0], score[0]), Math.min(atBet[1], score[1])];
        const one = leg({
          marketKind,
          role,
          line: formatLine(role === 'over' || role === 'under' ? Math.abs(quarters) : quarters, true),
          selection: named.join('-'),
          live,
          scoreAtBet: live ? before : null,
        });
        const settled = (more: Pair) => settleAt(one, plus(score, more))?.outcome;
        const claim = needsOf(one, at(score));
        if (marketKind === 'double-chance') return;
        expect(claim?.outcome).toBe(settled([0, 0]));
        if (!claim) return;
        const futures = further(12);
        const wins = futures.filter((more) => settled(more) === 'won');
        expect(claim.isFinal).toBe(futures.every((more) => settled(more) === claim.outcome));
        if (claim.gap) {
          expect(settled(claim.gap)).toBe('won');
          expect(Math.min(...wins.map(total), total(claim.gap))).toBe(total(claim.gap));
        } else expect(claim.outcome === 'won' || wins.length === 0).toBe(true);
        if (claim.limit) {
          const { count, outcome } = claim.limit;
          expect([settled([count, 0]), settled([0, count])]).toContain(outcome);
          expect(futures.filter((more) => total(more) < count).every((more) => settled(more) === 'won')).toBe(true);
        }
        expect(needsText(one, claim)).not.toBe('');
      },
    ),
    { numRuns: 2_000 },
  );
});

test('each kind of market says something, except markets without roles and outrights', () => {
  const says = (marketKind: OrderLeg['marketKind']) =>
    ROLES.some((role) => needs({ marketKind, role, line: '1', selection: marketKind === 'double-chance' ? '1X' : '2-1' }, [1, 0]) !== null);
  expect(MARKET_KINDS.filter((kind) => !says(kind))).toEqual(['other', 'outright']);
});

test.each<[string, Partial<OrderLeg>, Pair]>([
  ['领先中', { role: 'home' }, [2, 1]],
  ['还差 1 球', { role: 'home' }, [1, 1]],
  ['还差 3 球', { role: 'away' }, [2, 0]],
  ['目前打平', { role: 'draw' }, [1, 1]],
  ['蓝港还差 1 球', { role: 'draw' }, [2, 1]],
  ['已进 2，还差 1', { marketKind: 'total', role: 'over', line: '2.5' }, [1, 1]],
  ['已命中', { marketKind: 'total', role: 'over', line: '2.5' }, [2, 1]],
  ['已进 2，输半，还差 1', { marketKind: 'total', role: 'over', line: '2/2.5' }, [1, 1]],
  ['已进 3，赢半，还差 1', { marketKind: 'total', role: 'over', line: '2.5/3' }, [2, 1]],
  ['已进 1，再进 2 球即输', { marketKind: 'total', role: 'under', line: '2.5' }, [1, 0]],
  ['已进 2，再进 1 球即走水', { marketKind: 'total', role: 'under', line: '3' }, [1, 1]],
  ['已进 3，走水', { marketKind: 'total', role: 'under', line: '3' }, [2, 1]],
  ['已无法命中', { marketKind: 'total', role: 'under', line: '2.5' }, [2, 1]],
  ['红城已进 1，还差 1', { marketKind: 'home-total', role: 'over', line: '1.5' }, [1, 3]],
  ['净胜 1，赢半，还差 1 球', { marketKind: 'handicap', role: 'home', line: '-0.5/1' }, [1, 0]],
  ['净胜 2，目前赢', { marketKind: 'handicap', role: 'home', line: '-0.5/1' }, [2, 0]],
  ['净负 1，目前赢', { marketKind: 'handicap', role: 'away', line: '+1.5' }, [1, 0]],
  ['打平，输半，还差 1 球', { marketKind: 'handicap', role: 'home', line: '-0/0.5' }, [0, 0]],
  ['投注后打平，走水，还差 1 球', { marketKind: 'handicap', role: 'home', line: '0', live: true, scoreAtBet: [1, 0] }, [1, 0]],
  ['红城还差 1 球，蓝港还差 1 球', { marketKind: 'both-score', role: 'yes' }, [0, 0]],
  ['蓝港还差 1 球', { marketKind: 'both-score', role: 'yes' }, [1, 0]],
  ['已命中', { marketKind: 'both-score', role: 'yes' }, [1, 1]],
  ['目前命中', { marketKind: 'both-score', role: 'no' }, [1, 0]],
  ['已无法命中', { marketKind: 'both-score', role: 'no' }, [1, 1]],
  ['打平，走水，还差 1 球', { marketKind: 'draw-no-bet', role: 'home' }, [1, 1]],
  ['目前命中', { marketKind: 'odd-even', role: 'odd' }, [1, 0]],
  ['还差 1 球', { marketKind: 'odd-even', role: 'even' }, [1, 0]],
  ['红城还差 1 球，蓝港还差 1 球', { marketKind: 'correct-score', role: 'other', selection: '2-1' }, [1, 0]],
  ['已无法命中', { marketKind: 'correct-score', role: 'other', selection: '2-1' }, [0, 2]],
  ['目前命中', { marketKind: 'double-chance', role: 'other', selection: '主/和' }, [1, 1]],
  ['还差 1 球', { marketKind: 'double-chance', role: 'other', selection: '主/和' }, [0, 1]],
  ['角球 7/9', { marketKind: 'corner-total', role: 'over', line: '8.5' }, [4, 3]],
  ['角球 7，再有 2 个即输', { marketKind: 'corner-total', role: 'under', line: '8.5' }, [4, 3]],
])('says 「%s」 of %j at %j', (expected, changes, score) => {
  expect(text(changes, score)).toBe(expected);
});

test('a period that is over decides, a later one says nothing', () => {
  const half = { period: 'first-half', role: 'home' } as const;
  expect(text(half, [0, 0], { phase: 'first-half', halfScore: null })).toBe('还差 1 球');
  expect(text(half, [1, 0], { phase: 'half-time', halfScore: [1, 0] })).toBe('已命中');
  expect(text(half, [1, 1], { halfScore: [0, 1] })).toBe('已无法命中');
  expect(text({ ...half, marketKind: 'handicap', line: '-0.5/1' }, [1, 1], { halfScore: [1, 0] })).toBe('赢半');
  const second = { period: 'second-half', role: 'home' } as const;
  expect(text(second, [1, 0], { phase: 'first-half', halfScore: null })).toBeNull();
  expect(text(second, [1, 1], { halfScore: [1, 0] })).toBe('还差 2 球');
});

test('points of a quarter and of a whole match of basketball', () => {
  const basketball = { sport: 'basketball' as const, home: '红城', away: '蓝港' };
  const periodScores: readonly Pair[] = [
    [20, 18],
    [10, 12],
  ];
  const now = { phase: 'q2' as const, periodScores, halfScore: null };
  const score: Pair = [30, 30];
  expect(text({ ...basketball, period: 'q1', role: 'home' }, score, now)).toBe('已命中');
  expect(text({ ...basketball, period: 'q2', role: 'home' }, score, now)).toBe('还差 3 分');
  expect(text({ ...basketball, period: 'q3', role: 'home' }, score, now)).toBeNull();
  expect(text({ ...basketball, period: 'first-half', role: 'away' }, score, now)).toBe('打平，还差 1 分');
  expect(text({ ...basketball, period: 'first-half', role: 'away' }, score, { ...now, phase: 'break' })).toBe('走水');
  expect(text({ ...basketball, marketKind: 'total', role: 'over', line: '180.5' }, score, now)).toBe('已得 60，还差 121');
  expect(text({ ...basketball, marketKind: 'total', role: 'under', line: '180.5' }, score, now)).toBe('已得 60，再得 121 分即输');
});

test('sets and games of tennis', () => {
  const tennis = { sport: 'tennis' as const };
  const now = {
    phase: 'set-2' as const,
    halfScore: null,
    periodScores: [
      [6, 4],
      [2, 3],
    ] as readonly Pair[],
  };
  const score: Pair = [1, 0];
  expect(text({ ...tennis, role: 'home' }, score, now)).toBe('领先中');
  expect(text({ ...tennis, role: 'away' }, score, now)).toBe('还差 2 盘');
  expect(text({ ...tennis, marketKind: 'set-total', role: 'over', line: '2.5' }, score, now)).toBe('已打 1，还差 2');
  expect(text({ ...tennis, marketKind: 'total', role: 'over', line: '20.5' }, score, now)).toBe('已打 15，还差 6');
  expect(text({ ...tennis, marketKind: 'handicap', role: 'away', line: '+1.5' }, score, now)).toBe('净负 1，目前赢');
  expect(text({ ...tennis, role: 'away', period: 'set-1' }, score, now)).toBe('已无法命中');
  expect(text({ ...tennis, role: 'away', period: 'set-2' }, score, now)).toBe('领先中');
  expect(text({ ...tennis, role: 'away', period: 'set-3' }, score, now)).toBeNull();
});

test('says nothing where the match does not show it', () => {
  const home = { role: 'home' } as const;
  expect(needs(home, [1, 0], { status: 'upcoming', phase: 'not-started' })).toBeNull();
  expect(needs(home, [1, 0], { status: 'ended', phase: 'ended' })).toBeNull();
  // Goals of extra time do not count for the ninety minutes.
  expect(needs(home, [1, 0], { phase: 'extra-time' })).toBeNull();
  expect(needs(home, [1, 0], { score: null })).toBeNull();
  expect(needs({ ...home, outcome: 'won' }, [1, 0])).toBeNull();
  expect(needs({ ...home, sport: 'xf13' }, [1, 0])).toBeNull();
  expect(needs({ marketKind: 'corner-total', role: 'over', line: '8.5' }, [1, 0], { corners: null })).toBeNull();
  // The venue has not named the score from which the handicap counts.
  expect(needs({ marketKind: 'handicap', role: 'home', line: '0', live: true, scoreAtBet: null }, [1, 0])).toBeNull();
});

test('a leg is ahead while the present score would win all or half of its stake', () => {
  const ahead = (changes: Partial<OrderLeg>, score: Pair) => isAhead(needs(changes, score)!);
  const line = { marketKind: 'handicap', role: 'home', line: '-0.5/1' } as const;
  expect([ahead(line, [1, 0]), ahead(line, [2, 0]), ahead(line, [0, 0])]).toEqual([true, true, false]);
  expect(ahead({ marketKind: 'handicap', role: 'home', line: '-1' }, [1, 0])).toBe(false);
});
