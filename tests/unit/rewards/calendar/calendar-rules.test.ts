import type { CheckInMonth } from '@/lib/domain/rewards/calendar/calendar.model';
import { monthBeside, taskPercent, weeksOf } from '@/lib/domain/rewards/calendar/calendar.rules';
import { byDay, nearDay, weekdayOf } from '@/lib/domain/rewards/calendar/followed.rules';

const MONTH: CheckInMonth = {
  today: '2026-11-21',
  month: '2026-11',
  firstMonth: '2026-09',
  checked: [
    { day: '2026-11-19', madeUp: true },
    { day: '2026-11-20', madeUp: false },
  ],
  checkedToday: false,
  streak: 2,
  nextCoins: 5,
  makeUpsLeft: 0,
  missed: ['2026-11-18'],
};

test('a month consists of whole weeks from Monday, with each day once and its state', () => {
  const weeks = weeksOf(MONTH);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  const days = weeks.flat().filter((day) => day !== null);
  expect(days.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  // 1 November 2026 is a Sunday.
  expect(weeks[0]!.map((day) => day?.number ?? 0)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  expect(days.slice(16, 22).map(({ look }) => look)).toEqual(['past', 'missed', 'madeUp', 'checked', 'today', 'future']);
  expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-11-21']);
  expect(weeksOf({ ...MONTH, month: '2027-02', today: '2027-02-01', checked: [], missed: [] })).toHaveLength(4);
});

test('the months before and after cross the year', () => {
  expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1), monthBeside('2026-11', 1)]).toEqual(['2027-01', '2025-12', '2026-12']);
});

test('a task shows its progress towards the required amount', () => {
  expect([
    taskPercent({ need: 50_000n, done: 0n }),
    taskPercent({ need: 50_000n, done: 12_500n }),
    taskPercent({ need: 100n, done: 100n }),
  ]).toEqual([0, 25, 100]);
});

test('followed matches are grouped by their day in UTC+8, earliest first', () => {
  const at = (text: string) => Date.parse(text);
  const matches = [
    { id: 'c', startTime: at('2026-11-22T03:00:00+08:00') },
    { id: 'a', startTime: at('2026-11-21T23:30:00+08:00') },
    { id: 'b', startTime: at('2026-11-21T23:30:00+08:00') },
  ];
  const days = byDay(matches);
  expect(days.map(({ matches: list }) => list.map(({ id }) => id).join(''))).toEqual(['ab', 'c']);
  expect(days.map((day) => nearDay(day.at, at('2026-11-21T01:00:00+08:00')))).toEqual(['today', 'tomorrow']);
  expect(nearDay(days[0]!.at, at('2026-11-19T01:00:00+08:00'))).toBeNull();
  // A Saturday and a Sunday.
  expect(days.map((day) => weekdayOf(day.at))).toEqual([5, 6]);
});
