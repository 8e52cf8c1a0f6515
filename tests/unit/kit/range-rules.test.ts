import { customFault, DEFAULT_RANGE, rangeOf, withRange } from '@/lib/kit/list/range.rules';
import { DAY } from '../../support/time';

/** 2026-11-20 00:30 in site time, still the 19th in UTC. */
const NOW = Date.parse('2026-11-19T16:30:00Z');

test('days are site days, UTC+8', () => {
  const today = rangeOf({ ...DEFAULT_RANGE, range: 'today' }, NOW)!;
  expect(new Date(today.from).toISOString()).toBe('2026-11-19T16:00:00.000Z');
  expect(today.to - today.from).toBe(DAY - 1);
  expect(rangeOf({ ...DEFAULT_RANGE, range: 'yesterday' }, NOW)!.to).toBe(today.from - 1);
  expect(rangeOf({ ...DEFAULT_RANGE, range: 'week' }, NOW)).toEqual({ from: today.from - 6 * DAY, to: today.to });
  expect(rangeOf({ ...DEFAULT_RANGE, range: 'month' }, NOW)!.from).toBe(today.from - 29 * DAY);
});

test('a custom range has at most 31 days within the last 90', () => {
  expect(customFault('2026-10-21', '2026-11-20', NOW)).toBeNull();
  expect(customFault('2026-10-20', '2026-11-20', NOW)).toBe('too-long');
  expect(customFault('2026-11-20', '2026-11-19', NOW)).toBe('order');
  expect(customFault('2026-11-20', '2026-11-21', NOW)).toBe('future');
  expect(customFault('2026-08-22', '2026-08-23', NOW)).toBe('too-old');
  expect(customFault('2026-08-23', '2026-08-24', NOW)).toBeNull();
  const custom = (from: string | null) => rangeOf({ ...DEFAULT_RANGE, range: 'custom', from, to: '2026-11-20' }, NOW);
  expect([custom(null), custom('2026-01-01')]).toEqual([null, null]);
  expect(custom('2026-11-20')).toEqual(rangeOf({ ...DEFAULT_RANGE, range: 'today' }, NOW));
});

test('a custom range begins as the last seven days', () => {
  expect(withRange('custom', NOW)).toEqual({ range: 'custom', from: '2026-11-14', to: '2026-11-20' });
  expect(withRange('today', NOW)).toEqual({ range: 'today', from: null, to: null });
});
