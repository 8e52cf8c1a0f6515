import * as fc from '../../../support/property';
import { explain, profitText, venueText } from '@/lib/domain/betting/order/order.copy';
import type { OrderLeg } from '@/lib/domain/betting/order/order.model';
import { MARKET_KINDS, ROLES } from '@/lib/domain/betting/match/sport.model';
import { settle, toScore } from '@/lib/domain/betting/match/settlement.rules';
import { formatLine } from '@pavilion/number/line';
import { anOrderLeg } from '../../../support/slip.builder';

const settled = (changes: Partial<OrderLeg>) => settle(anOrderLeg({ outcome: 'won', live: false, scoreAtBet: null, ...changes }));

test.each<[Partial<OrderLeg>, string, string]>([
  [{ marketKind: 'winner', role: 'home' }, '2-1', 'won'],
  [{ marketKind: 'winner', role: 'draw' }, '1-1', 'won'],
  [{ marketKind: 'winner', role: 'away' }, '1-1', 'lost'],
  [{ role: 'home', line: '-0.5/1' }, '1-0', 'half-won'],
  [{ role: 'away', line: '+0.5/1' }, '1-0', 'half-lost'],
  [{ role: 'home', line: '-1' }, '1-0', 'push'],
  [{ role: 'home', line: '0/0.5' }, '0-0', 'half-won'],
  [{ role: 'home', line: '-0/0.5' }, '0-0', 'half-lost'],
  [{ marketKind: 'total', role: 'over', line: '2/2.5' }, '1-1', 'half-lost'],
  [{ marketKind: 'total', role: 'under', line: '2/2.5' }, '1-1', 'half-won'],
  [{ marketKind: 'total', role: 'over', line: '2.5' }, '3-0', 'won'],
  [{ sport: 'basketball', marketKind: 'winner', period: 'q1', role: 'home' }, '25-25', 'push'],
  [{ sport: 'basketball', marketKind: 'winner', period: 'first-half', role: 'away' }, '48-48', 'push'],
  [{ sport: 'basketball', marketKind: 'winner', period: 'q1', role: 'draw' }, '25-25', 'won'],
  [{ sport: 'basketball', marketKind: 'winner', role: 'away' }, '98-101', 'won'],
  [{ marketKind: 'odd-even', role: 'even' }, '1-1', 'won'],
  [{ marketKind: 'both-score', role: 'no' }, '2-0', 'won'],
  [{ marketKind: 'draw-no-bet', role: 'home', line: null }, '1-1', 'push'],
  [{ marketKind: 'draw-no-bet', role: 'away', line: null }, '1-2', 'won'],
  [{ marketKind: 'home-total', role: 'over', line: '1.5' }, '2-0', 'won'],
  [{ marketKind: 'away-total', role: 'over', line: '0.5' }, '2-0', 'lost'],
  [{ marketKind: 'corner-total', role: 'under', line: '10' }, '7-3', 'push'],
  [{ marketKind: 'correct-score', role: 'other', selection: '2-1', line: null }, '2-1', 'won'],
  [{ marketKind: 'correct-score', role: 'other', selection: '2:1', line: null }, '1-2', 'lost'],
])('%j with %s is %s', (leg, result, outcome) => {
  expect(settled({ ...leg, result })?.outcome).toBe(outcome);
});

test('each kind is settled by its result, except markets without roles and outrights', () => {
  const result = '2-1';
  const isSettled = (marketKind: OrderLeg['marketKind']) =>
    ROLES.some((role) => settled({ marketKind, role, line: '1', selection: result, result }) !== null);
  expect(MARKET_KINDS.filter((kind) => !isSettled(kind))).toEqual(['double-chance', 'other', 'outright']);
});

test('an in-play handicap counts only goals after the bet, a total counts all', () => {
  const leg = { live: true, scoreAtBet: [1, 0] as const, result: '2-0' };
  expect(settled({ ...leg, line: '-0.5/1' })).toMatchObject({ outcome: 'half-won', since: [1, 0], margin: 1 });
  expect(settled({ ...leg, marketKind: 'total', role: 'over', line: '1.5' })?.outcome).toBe('won');
});

test('gives no estimate for open and void selections, nor for those that no score decides', () => {
  expect(settle(anOrderLeg({ outcome: 'open', result: '1-0' }))).toBeNull();
  expect(settle(anOrderLeg({ outcome: 'void', result: '1-0' }))).toBeNull();
  expect(settled({ marketKind: 'correct-score', selection: '其他', result: '1-0' })).toBeNull();
  expect(settled({ result: null })).toBeNull();
  expect(settled({ result: '1-0', line: 'x' })).toBeNull();
  expect([toScore('2:0'), toScore(' 2 - 0 '), toScore('退赛')]).toEqual([[2, 0], [2, 0], null]);
});

test('the two sides of a line always have opposite outcomes', () => {
  const opposite = { won: 'lost', lost: 'won', push: 'push', 'half-won': 'half-lost', 'half-lost': 'half-won' } as const;
  const goals = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(goals, goals, fc.integer({ min: -16, max: 16 }), (home, away, line) => {
      const result = `${home}-${away}`;
      const ours = settled({ role: 'home', line: formatLine(line, true), result })!.outcome;
      const theirs = settled({ role: 'away', line: formatLine(-line, true), result })!.outcome;
      expect(theirs).toBe(opposite[ours]);
    }),
  );
});

test('the settlement is explained in one sentence with the scores it used', () => {
  const leg = anOrderLeg({ live: true, scoreAtBet: [1, 0], line: '-0.5/1', result: '2-0', outcome: 'half-won' });
  expect(explain(leg, settle(leg)!)).toBe('全场 2-0，扣除投注时 1-0 后为 1-0，红城净胜 1 球，让-0.5赢，让-1走水，结算为赢半。');
  const over = anOrderLeg({ marketKind: 'total', role: 'over', line: '2.5', result: '1-1', outcome: 'lost', live: false });
  expect(explain(over, settle(over)!)).toBe('全场 1-1，共 2 球，少于 2.5，结算为输。');
  const under = { ...over, role: 'under' as const, outcome: 'won' as const };
  expect(explain(under, settle(under)!)).toBe('全场 1-1，共 2 球，少于 2.5，结算为赢。');
  const winner = anOrderLeg({ marketKind: 'winner', role: 'home', result: '1-0', outcome: 'won' });
  expect(explain(winner, settle(winner)!)).toBe('全场 1-0，结算为赢。');
  const sentence = (changes: Partial<OrderLeg>) => {
    const orderLeg = { ...winner, ...changes };
    return explain(orderLeg, settle(orderLeg)!);
  };
  expect(sentence({ marketKind: 'corner-total', role: 'over', line: '9.5', result: '7-3' })).toBe(
    '全场角球 7-3，共 10 个，多于 9.5，结算为赢。',
  );
  expect(sentence({ marketKind: 'home-total', role: 'under', line: '1.5', result: '1-3' })).toBe(
    '全场 1-3，红城 1 球，少于 1.5，结算为赢。',
  );
  expect(sentence({ marketKind: 'draw-no-bet', result: '1-1', line: null })).toBe('全场 1-1，打和，本金退回，结算为走水。');
  expect(sentence({ sport: 'tennis', marketKind: 'set-total', role: 'over', line: '2.5', result: '2-1' })).toBe(
    '全场 2-1，共 3 盘，多于 2.5，结算为赢。',
  );
});

test('explains a line by the adjusted score, and a quarter line by its two halves', () => {
  const sentence = (changes: Partial<OrderLeg>) => {
    const orderLeg = anOrderLeg({ outcome: 'won', live: false, scoreAtBet: null, ...changes });
    return explain(orderLeg, settle(orderLeg)!);
  };
  const away = { role: 'away' as const, result: '1-1' };
  expect(sentence({ ...away, line: '+0/0.5' })).toBe('全场 1-1，两队打和，让0走水，受让+0.5赢，结算为赢半。');
  expect(sentence({ ...away, line: '-1.5/2' })).toBe('全场 1-1，两队打和，让-1.5输，让-2输，结算为输。');
  expect(sentence({ ...away, line: '+0.5' })).toBe('全场 1-1，两队打和，受让+0.5后领先，结算为赢。');
  expect(sentence({ line: '-1', result: '1-0' })).toBe('全场 1-0，红城净胜 1 球，让-1后打和，本金退回，结算为走水。');
  expect(sentence({ line: '-0.5', result: '0-2' })).toBe('全场 0-2，红城净负 2 球，让-0.5后落后，结算为输。');
  const total = { marketKind: 'total' as const, result: '2-1' };
  expect(sentence({ ...total, role: 'over', line: '2.5/3' })).toBe('全场 2-1，共 3 球，大2.5赢，大3走水，结算为赢半。');
  expect(sentence({ ...total, role: 'under', line: '2.5/3' })).toBe('全场 2-1，共 3 球，小2.5输，小3走水，结算为输半。');
  expect(sentence({ ...total, role: 'under', line: '3' })).toBe('全场 2-1，共 3 球，正好是 3，本金退回，结算为走水。');
  const basketball = { sport: 'basketball' as const, period: 'q1' as const };
  expect(sentence({ ...basketball, marketKind: 'winner', role: 'home', line: null, result: '25-25' })).toBe(
    '第一节 25-25，打和，本金退回，结算为走水。',
  );
  expect(sentence({ ...basketball, line: '-4.5', result: '30-25' })).toBe('第一节 30-25，红城净胜 5 分，让-4.5后领先，结算为赢。');
});

test('explains in one sentence why no score decides a void bet, an outright and a market of the venue’s own', () => {
  const leg = (over: Parameters<typeof anOrderLeg>[0]) => venueText(anOrderLeg(over));
  expect(leg({ result: '1-0', outcome: 'void' })).toBe('赛事取消或未完成，不计输赢，结算为取消退款。');
  expect(leg({ marketKind: 'double-chance', result: '1-1', outcome: 'won' })).toBe('赛果 1-1，结算为赢。');
  expect(leg({ marketKind: 'outright', selection: '切尔西', result: null, outcome: 'lost' })).toBe('切尔西未胜出，结算为输。');
  expect(leg({ marketKind: 'outright', selection: '切尔西', result: null, outcome: 'won' })).toBe('切尔西胜出，结算为赢。');
  expect(leg({ marketKind: 'outright', selection: '', result: null, outcome: 'lost' })).toBe('结算为输。');
  expect(leg({ outcome: 'open' })).toBeNull();
});

test('shows profit with a sign and a word', () => {
  expect([profitText(8_600n, '86.00'), profitText(-20_000n, '200.00'), profitText(0n, '0.00')]).toEqual([
    '赢 +86.00',
    '输 −200.00',
    '持平 0.00',
  ]);
});
