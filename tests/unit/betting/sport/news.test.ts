import { isFresh, isReason, newsBetween, newsText, suspendedTag } from '@/lib/domain/betting/sport/event/news.rules';
import { liveNewsText } from '@/lib/domain/betting/sport/event/live-news.rules';
import { match, winner } from '../../../support/match.builder';

const NOW = 1_000_000;

test.each([
  ['a goal of the home team', { score: [2, 0] }, { kind: 'goal', side: 0 }],
  ['a goal of the away team', { score: [1, 1] }, { kind: 'goal', side: 1 }],
  ['a revoked goal', { score: [0, 0] }, { kind: 'no-goal', side: 0 }],
  ['a red card', { redCards: [0, 1] }, { kind: 'red', side: 1 }],
] as const)('%s is news', (_, after, news) => {
  const before = match('1', { score: [1, 0], redCards: [0, 0] });
  expect(newsBetween(before, match('1', { redCards: [0, 0], ...after }), NOW)).toEqual({ ...news, at: NOW });
});

test('a price, a corner, the end of a match, and previously unknown counts are not news', () => {
  const before = match('1', { redCards: null });
  expect(newsBetween(before, match('1', { corners: [4, 2] }), NOW)).toBeNull();
  expect(newsBetween(before, match('1', { redCards: [1, 0] }), NOW)).toBeNull();
  expect(newsBetween(match('1', { status: 'upcoming', score: null }), match('1', { score: [0, 0] }), NOW)).toBeNull();
  expect(newsBetween(before, match('1', { status: 'ended', score: [2, 0] }), NOW)).toBeNull();
});

test('a basketball score is not news', () => {
  expect(newsBetween(match('1', { sport: 'basketball' }), match('1', { sport: 'basketball', score: [3, 0] }), NOW)).toBeNull();
});

test('news is shown for seconds, and explains a suspension for a minute', () => {
  const news = { kind: 'goal', side: 0, at: NOW } as const;
  expect([7_999, 8_000].map((after) => isFresh(news, NOW + after))).toEqual([true, false]);
  expect([59_999, 60_000].map((after) => isReason(news, NOW + after))).toEqual([true, false]);
});

test('a live match whose markets are all suspended shows that, and why if known', () => {
  const shut = match('1', { markets: [winner('1', undefined, { state: 'suspended' })] });
  expect(suspendedTag(shut, null)).toBe('暂停投注');
  expect(suspendedTag(shut, { kind: 'goal' })).toBe('进球·暂停');
  expect(suspendedTag(shut, { kind: 'no-goal' })).toBe('进球取消·暂停');
  expect(suspendedTag(shut, { kind: 'red' })).toBe('红牌·暂停');
  expect(suspendedTag(match(), { kind: 'goal' })).toBeNull();
  expect(suspendedTag({ ...shut, status: 'upcoming' }, null)).toBeNull();
});

test('a goal is shown with the team, and read aloud with the score', () => {
  const one = match('1', { score: [1, 1] });
  expect(newsText(one, { kind: 'goal', side: 1 })).toBe('进球 蓝港');
  expect(liveNewsText(one, { kind: 'goal', side: 1 })).toBe('进球，蓝港，1-1');
});
