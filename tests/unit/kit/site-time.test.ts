import { clockTime, dateText, dayStart, dayText, dayTime, siteDay, timeText } from '@/lib/kit/format/site-time';
import { DAY, HOUR } from '@pavilion/number/duration';

/** 2026-11-20 00:30 in site time, still the 19th in UTC. */
const NOW = Date.parse('2026-11-19T16:30:00Z');

test('formats a moment in UTC+8', () => {
  expect([dateText(NOW), dayText(NOW), timeText(NOW), clockTime(NOW)]).toEqual(['2026-11-20', '11-20', '00:30', '00:30:00']);
});

test('shows seconds for a moment of today, and the date for one of another day', () => {
  expect([dayTime(NOW - 65_000, NOW), dayTime(NOW - DAY, NOW), dayTime(NOW - HOUR, NOW)]).toEqual([
    '00:28:55',
    '11-19 00:30',
    '11-19 23:30',
  ]);
});

test('days begin at midnight of the site’s time', () => {
  const midnight = Date.parse('2026-11-19T16:00:00Z');
  expect([dayStart(siteDay(NOW)), dayStart(siteDay(midnight)), dayStart(siteDay(midnight - 1))]).toEqual([
    midnight,
    midnight,
    midnight - DAY,
  ]);
});

test('an invalid date is empty and does not throw', () => {
  for (const at of [NaN, Infinity, -1e300, 8.64e15]) expect([dateText(at), timeText(at), dayTime(at, NOW).trim()]).toEqual(['', '', '']);
});
