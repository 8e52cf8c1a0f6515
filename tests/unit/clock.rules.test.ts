import { ageText, clockText, delayText, isStale, kickOffText, playedPart, playedSeconds } from '@/lib/domain/sport/clock.rules';

const running = (seconds: number) => ({ seconds, running: true, injury: 0 });

test('a running clock goes on from the answer, a stopped one stands', () => {
  expect(playedSeconds(running(4090), 2400)).toBe(4092);
  expect(playedSeconds({ ...running(4090), running: false }, 60_000)).toBe(4090);
  expect(playedSeconds(running(4090), -500)).toBe(4090);
});

test('clock with its half, stoppage as minutes past the half', () => {
  expect(clockText('second-half', running(4092), 0)).toBe('下半场 68:12');
  expect(clockText('first-half', running(65), 0)).toBe('上半场 01:05');
  expect(clockText('first-half', running(2700), 0)).toBe('上半场 45+1′');
  expect(clockText('second-half', running(5400 + 125), 0)).toBe('下半场 90+3′');
  expect(clockText('half-time', running(2700), 0)).toBe('中场');
  expect(clockText('ended', null, 0)).toBe('已结束');
});

test('the time line never runs past its half', () => {
  expect(playedPart('not-started', null, 0)).toBe(0);
  expect(playedPart('first-half', running(1350), 0)).toBe(0.25);
  expect(playedPart('first-half', running(2900), 0)).toBe(0.5);
  expect(playedPart('half-time', running(2700), 0)).toBe(0.5);
  expect(playedPart('second-half', running(9000), 0)).toBe(1);
  expect(playedPart('ended', null, 0)).toBe(1);
});

test('data counts as delayed only after ten seconds', () => {
  expect(isStale(10_000)).toBe(false);
  expect(isStale(10_001)).toBe(true);
  expect(ageText(3400)).toBe('3秒前');
  expect(ageText(0)).toBe('1秒前');
  expect(delayText(18_300)).toBe('18秒');
  expect(delayText(180_000)).toBe('3分');
});

test('kick-off in site time, whose day begins at 16:00 UTC', () => {
  const now = Date.UTC(2026, 10, 21, 15, 0);
  expect(kickOffText(Date.UTC(2026, 10, 21, 15, 30), now)).toBe('今天 23:30');
  expect(kickOffText(Date.UTC(2026, 10, 21, 16, 0), now)).toBe('明天 00:00');
  expect(kickOffText(Date.UTC(2026, 10, 23, 4, 5), now)).toBe('11-23 12:05');
});

test('basketball’s clock runs down to the end of its quarter and stands there', () => {
  const left = { seconds: 312, running: true, injury: 0, down: true };
  expect(clockText('q4', left, 0)).toBe('第四节 05:12');
  expect(clockText('q4', left, 12_000)).toBe('第四节 05:00');
  expect(clockText('q4', left, 400_000)).toBe('第四节 00:00');
  expect(clockText('overtime', { ...left, down: false, seconds: 61 }, 1_000)).toBe('加时 01:02');
  expect(clockText('half-time', left, 0)).toBe('中场');
});
