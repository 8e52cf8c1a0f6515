import { checkDelay, minutesLeft, toPeriod } from '@/lib/domain/site/status/maintenance.rules';
import { MINUTE } from '../../../support/time';

describe('maintenance page', () => {
  test('polls every 30 s, and less often without a response', () => {
    expect([0, 1, 2, 3, 9].map(checkDelay)).toEqual([30_000, 60_000, 120_000, 240_000, 300_000]);
  });

  test('reads the platform’s times, and an invalid one as unknown', () => {
    expect(toPeriod({ startTime: '2026-11-20T12:00:00.000Z', endTime: null })).toEqual({
      start: Date.UTC(2026, 10, 20, 12),
      end: null,
    });
    expect(toPeriod({ startTime: 'soon' })).toEqual({ start: null, end: null });
  });

  test('shows whole minutes, at least one, and nothing once it is over', () => {
    const period = { start: null, end: 10 * MINUTE };
    expect(minutesLeft(period, 0)).toBe(10);
    expect(minutesLeft(period, 9.5 * MINUTE)).toBe(1);
    expect(minutesLeft(period, 10 * MINUTE)).toBeNull();
    expect(minutesLeft({ start: null, end: null }, 0)).toBeNull();
  });
});
