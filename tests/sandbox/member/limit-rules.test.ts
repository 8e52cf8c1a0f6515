import {
  ACTIVE_GAP_MS,
  LIMIT_KEYS,
  effectOf,
  endOfTerm,
  isLower,
  leftOf,
  limitText,
  pauseAt,
  readLimit,
  windowOf,
} from '../../../sandbox/modules/member/limit/limit.rules';
import { assert, bigInt, constantFrom, integer, option, property } from '../../support/property';

const at = (text: string) => Date.parse(text);
const iso = (ms: number) => new Date(ms).toISOString();
const DAY = 86_400_000;
const moment = integer({ min: at('2020-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') });
const limit = option(bigInt({ min: 1n, max: 1_000_000n }), { nil: null });

test.each([
  // The last ms of a Sunday that ends a month in UTC+8, and the first of the Monday after it.
  ['day', '2027-01-31T15:59:59.999Z', '2027-01-30T16:00:00.000Z', '2027-01-31T16:00:00.000Z'],
  ['day', '2027-01-31T16:00:00.000Z', '2027-01-31T16:00:00.000Z', '2027-02-01T16:00:00.000Z'],
  ['week', '2027-01-31T15:59:59.999Z', '2027-01-24T16:00:00.000Z', '2027-01-31T16:00:00.000Z'],
  ['week', '2027-01-31T16:00:00.000Z', '2027-01-31T16:00:00.000Z', '2027-02-07T16:00:00.000Z'],
  ['month', '2027-01-31T15:59:59.999Z', '2026-12-31T16:00:00.000Z', '2027-01-31T16:00:00.000Z'],
  ['month', '2027-01-31T16:00:00.000Z', '2027-01-31T16:00:00.000Z', '2027-02-28T16:00:00.000Z'],
] as const)('the %s of %s begins at %s and ends at %s', (period, now, from, to) => {
  const window = windowOf(period, at(now));
  expect([iso(window.from), iso(window.to)]).toEqual([from, to]);
});

test('windows contain their moment and follow each other without a gap', () => {
  assert(
    property(moment, constantFrom('day', 'week', 'month'), (now, period) => {
      const { from, to } = windowOf(period, now);
      expect(from <= now && now < to).toBe(true);
      expect(windowOf(period, from)).toEqual({ from, to });
      expect(windowOf(period, to - 1)).toEqual({ from, to });
      expect(windowOf(period, to).from).toBe(to);
    }),
  );
});

test('stricter limits take effect at once, and all others wait', () => {
  assert(
    property(limit, limit, (value, wanted) => {
      const effect = effectOf({ value }, wanted);
      if (value === wanted) expect(effect).toBe('same');
      else expect(effect).toBe(wanted !== null && (value === null || wanted < value) ? 'now' : 'later');
      expect(isLower(value, wanted) && isLower(wanted, value)).toBe(false);
    }),
  );
});

test('a limit converts to its text and back, and the remaining amount is never below zero', () => {
  assert(
    property(constantFrom(...LIMIT_KEYS), bigInt({ min: 1n, max: 1_440n }), bigInt({ min: 0n, max: 3_000n }), (key, value, used) => {
      expect(readLimit(key, limitText(key.kind, value))).toBe(value);
      expect(leftOf(value, used) >= 0n).toBe(true);
      expect(leftOf(value, used) + (used > value ? value : used)).toBe(value);
    }),
  );
});

test.each([
  [{ kind: 'deposit', period: 'day' }, '0.00'],
  [{ kind: 'deposit', period: 'day' }, '500'],
  [{ kind: 'stake', period: 'week' }, '100000000000.00'],
  [{ kind: 'time', period: 'day' }, '0'],
  [{ kind: 'time', period: 'day' }, '1441'],
  [{ kind: 'time', period: 'day' }, '60.00'],
  [{ kind: 'time', period: 'week' }, '60'],
] as const)('%j rejects %s', (key, text) => {
  expect(readLimit(key, text)).toBe('invalid');
});

test('terms end at the same time of day, on the last day of a shorter month', () => {
  const now = at('2026-08-31T12:30:00.000Z');
  expect(endOfTerm('day', now) - now).toBe(DAY);
  expect(endOfTerm('month', now) - now).toBe(30 * DAY);
  expect(iso(endOfTerm('half-year', now))).toBe('2027-02-28T12:30:00.000Z');
  expect(iso(endOfTerm('year', now))).toBe('2027-08-31T12:30:00.000Z');
  expect(iso(endOfTerm('five-years', now))).toBe('2031-08-31T12:30:00.000Z');
  expect(ACTIVE_GAP_MS).toBe(300_000);
});

test('a cooling-off ends by itself, an exclusion does not', () => {
  const row = { memberId: 'm', realityMinutes: 0, beganAt: 10, endsAt: 20, liftAt: null };
  expect(pauseAt({ ...row, kind: 'cooling' }, 19)).not.toBeNull();
  expect(pauseAt({ ...row, kind: 'cooling' }, 20)).toBeNull();
  expect(pauseAt({ ...row, kind: 'exclusion' }, 1_000)).not.toBeNull();
  expect(pauseAt({ ...row, kind: null, beganAt: null, endsAt: null }, 15)).toBeNull();
  expect(pauseAt(null, 15)).toBeNull();
});
