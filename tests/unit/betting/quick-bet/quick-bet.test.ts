import { IDLE_MS, isQuickBetOn, judgeTap, recentTaps, takeBackMs } from '@/lib/domain/betting/quick-bet/quick-bet.rules';

const NOW = 1_000_000;
const tapsAgo = (...ages: readonly number[]) => ages.map((age, index) => ({ selectionId: `s${index}`, at: NOW - age }));

test('it is on for the member who switched it on, until its time is over', () => {
  const on = { member: 'm1', until: NOW + 1 };
  expect(isQuickBetOn(on, 'm1', NOW)).toBe(true);
  expect(isQuickBetOn(on, 'm2', NOW)).toBe(false);
  expect(isQuickBetOn(on, undefined, NOW)).toBe(false);
  expect(isQuickBetOn(on, 'm1', NOW + 1)).toBe(false);
  expect(isQuickBetOn({ member: 'm1', until: 0 }, 'm1', NOW)).toBe(false);
});

test('a clock that was set back does not prolong it', () => {
  expect(isQuickBetOn({ member: 'm1', until: NOW + IDLE_MS }, 'm1', NOW)).toBe(true);
  expect(isQuickBetOn({ member: 'm1', until: NOW + IDLE_MS }, 'm1', NOW - 1)).toBe(false);
});

test('a tap is a bet, unless its selection has one under way', () => {
  expect(judgeTap('a', [], [], NOW)).toBe('bet');
  expect(judgeTap('a', [], ['a'], NOW)).toBe('busy');
  expect(judgeTap('a', [], ['b'], NOW)).toBe('bet');
});

test('the same price within five seconds asks first', () => {
  expect(judgeTap('s0', tapsAgo(4_999), [], NOW)).toBe('ask');
  expect(judgeTap('s0', tapsAgo(5_000), [], NOW)).toBe('bet');
  expect(judgeTap('other', tapsAgo(1), [], NOW)).toBe('bet');
});

test('the eleventh bet within a minute is one too many', () => {
  const ten = tapsAgo(...Array.from({ length: 10 }, (_, index) => 59_999 - index));
  expect(judgeTap('new', ten, [], NOW)).toBe('pace');
  expect(judgeTap('new', ten.slice(1), [], NOW)).toBe('bet');
  expect(judgeTap('new', [...ten.slice(1), { selectionId: 'old', at: NOW - 60_000 }], [], NOW)).toBe('bet');
  expect(recentTaps([...ten, { selectionId: 'old', at: NOW - 60_000 }], NOW)).toEqual(ten);
});

test('only a bet before kick-off can be taken back', () => {
  expect(takeBackMs({ live: true })).toBe(0);
  expect(takeBackMs({ live: false })).toBe(3_000);
});
