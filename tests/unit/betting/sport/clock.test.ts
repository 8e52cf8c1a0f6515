import type { Clock, Pair, Phase } from '@/lib/domain/betting/match/sport.model';
import { ageText, clockText, delayText, isStale, kickOffText, playedPart, playedSeconds } from '@/lib/domain/betting/sport/clock.rules';

const running = (seconds: number) => ({ seconds, running: true, injury: 0 });

test('a running clock continues from the time of the response, and a stopped one does not', () => {
  expect(playedSeconds(running(4090), 2400)).toBe(4092);
  expect(playedSeconds({ ...running(4090), running: false }, 60_000)).toBe(4090);
  expect(playedSeconds(running(4090), -500)).toBe(4090);
});

test('shows the clock with its half, and stoppage time as minutes past it', () => {
  expect(clockText('second-half', running(4092), 0)).toBe('下半场 68:12');
  expect(clockText('first-half', running(65), 0)).toBe('上半场 01:05');
  expect(clockText('first-half', running(2700), 0)).toBe('上半场 45+1′');
  expect(clockText('second-half', running(5400 + 125), 0)).toBe('下半场 90+3′');
  expect(clockText('half-time', running(2700), 0)).toBe('中场');
  expect(clockText('ended', null, 0)).toBe('已结束');
});

const at = (phase: Phase, clock: Clock | null, periodScores: readonly Pair[] = []) => ({ phase, clock, periodScores });

test('the time line never exceeds its half', () => {
  expect(playedPart(at('not-started', null), 0)).toBe(0);
  expect(playedPart(at('first-half', running(1350)), 0)).toBe(0.25);
  expect(playedPart(at('first-half', running(2900)), 0)).toBe(0.5);
  expect(playedPart(at('half-time', running(2700)), 0)).toBe(0.5);
  expect(playedPart(at('second-half', running(9000)), 0)).toBe(1);
  expect(playedPart(at('ended', null), 0)).toBe(1);
});

test('data counts as delayed only after ten seconds', () => {
  expect(isStale(10_000)).toBe(false);
  expect(isStale(10_001)).toBe(true);
  expect(ageText(3400)).toBe('3秒前');
  expect(ageText(0)).toBe('1秒前');
  expect(delayText(18_300)).toBe('18秒');
  expect(delayText(180_000)).toBe('3分');
});

test('shows kick-off in site time, where a day begins at 16:00 UTC', () => {
  const now = Date.UTC(2026, 10, 21, 15, 0);
  expect(kickOffText(Date.UTC(2026, 10, 21, 15, 30), now)).toBe('今天 23:30');
  expect(kickOffText(Date.UTC(2026, 10, 21, 16, 0), now)).toBe('明天 00:00');
  expect(kickOffText(Date.UTC(2026, 10, 23, 4, 5), now)).toBe('11-23 12:05');
});

test('shows the year of a day in another year', () => {
  const now = Date.UTC(2026, 10, 25, 4, 0);
  expect(kickOffText(Date.UTC(2027, 10, 19, 11, 35), now)).toBe('2027-11-19 19:35');
  expect(kickOffText(Date.UTC(2025, 10, 23, 4, 5), now)).toBe('2025-11-23 12:05');
  // The year ends at 16:00 UTC.
  expect(kickOffText(Date.UTC(2026, 11, 31, 15, 59), now)).toBe('12-31 23:59');
  expect(kickOffText(Date.UTC(2026, 11, 31, 16, 0), now)).toBe('2027-01-01 00:00');
  expect(kickOffText(Date.UTC(2026, 11, 31, 16, 0), Date.UTC(2026, 11, 31, 4, 0))).toBe('明天 00:00');
});

test('basketball’s clock runs down to the end of its quarter and stops there', () => {
  const left = { seconds: 312, running: true, injury: 0, down: true };
  expect(clockText('q4', left, 0)).toBe('第四节 05:12');
  expect(clockText('q4', left, 12_000)).toBe('第四节 05:00');
  expect(clockText('q4', left, 400_000)).toBe('第四节 00:00');
  expect(clockText('overtime', { ...left, down: false, seconds: 61 }, 1_000)).toBe('加时 01:02');
  expect(clockText('half-time', left, 0)).toBe('中场');
});

test('basketball’s time line moves with the clock of the quarter, and stops in a break', () => {
  const left = (seconds: number) => ({ ...running(seconds), down: true });
  expect(playedPart(at('q1', left(720)), 0)).toBe(0);
  expect(playedPart(at('q4', left(547)), 0)).toBeCloseTo(0.81);
  expect(playedPart(at('q4', left(32)), 0)).toBeCloseTo(0.989);
  expect(playedPart(at('q4', left(32)), 40_000)).toBe(1);
  expect(playedPart(at('q2', left(360)), 180_000)).toBe(0.4375);
  expect(playedPart(at('q3', null), 0)).toBe(0.5);
  expect(playedPart(at('q3', left(900)), 0)).toBe(0.5);
  const scores: readonly Pair[] = [
    [20, 18],
    [22, 25],
    [19, 19],
  ];
  expect([1, 3].map((count) => playedPart(at('break', null, scores.slice(0, count)), 0))).toEqual([0.25, 0.75]);
  expect(playedPart(at('break', running(2400), [...scores, [20, 19]]), 0)).toBe(1);
});
