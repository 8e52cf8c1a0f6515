import type { CallResponse, CallRequest } from '@pavilion/contract/call';
import { oddsHistoryCall } from '@pavilion/contract/calls/feed.calls';
import type { LivePrice } from '@/lib/domain/betting/sport/price/match-summary.rules';
import { getOddsHistory } from '@/lib/domain/betting/sport/trend/history.api';
import type { HistoryPoint, OddsHistory } from '@/lib/domain/betting/sport/trend/history.model';
import { cut, figuresOf, rangesOf, rowsOf, seriesOf } from '@/lib/domain/betting/sport/trend/history.rules';
import type { PlatformCaller } from '@/lib/platform/caller';
import { readSample } from '../../../support/sample';
import { DAY, HOUR } from '../../../support/time';

/** World ms; this device is an hour behind it. */
const AS_OF = Date.UTC(2026, 10, 21, 12);
const ARRIVED = AS_OF - HOUR;

const point = (at: number, price: string | null, state: HistoryPoint['state'] = price === null ? 'suspended' : 'open'): HistoryPoint => ({
  at,
  price,
  state,
});
const live = (price: string | null, state: LivePrice['state'] = 'open'): LivePrice => ({ price, state, line: null, move: 0, movedAt: 0 });

function history(points: readonly HistoryPoint[], over: Partial<OddsHistory> = {}): OddsHistory {
  return { asOf: AS_OF, kickOff: null, points, lines: [], requestedAt: ARRIVED - 100, arrivedAt: ARRIVED, ...over };
}

describe('a history that the page continues', () => {
  const known = history([point(AS_OF - DAY, '1.80'), point(AS_OF - HOUR, '1.90')]);

  test('appends prices seen since the request in world time, and takes earlier ones from the platform', () => {
    const seen = [
      { price: '1.85', at: ARRIVED - 5000 },
      { price: '1.90', at: ARRIVED + 1000 },
      { price: '1.95', at: ARRIVED + 6000 },
    ];
    expect(seriesOf(known, { points: seen, live: live('1.95'), now: ARRIVED + 8000, worldOffset: 0 })).toMatchObject({
      from: 'platform',
      end: AS_OF + 8000,
      points: [point(AS_OF - DAY, '1.80'), point(AS_OF - HOUR, '1.90'), point(AS_OF + 6000, '1.95')],
    });
  });

  test('treats the same price with other digits as unchanged', () => {
    const { points } = seriesOf(known, {
      points: [{ price: '1.9', at: ARRIVED + 1000 }],
      live: live('1.9'),
      now: ARRIVED + 2000,
      worldOffset: 0,
    });
    expect(points).toEqual(known.points);
  });

  test.each([
    ['suspended', live('1.90', 'suspended'), 'suspended'],
    ['locked', live(null, 'locked'), 'locked'],
    ['gone', null, 'unsold'],
  ] as const)('a selection that is %s ends without a price', (_, now, state) => {
    expect(seriesOf(known, { points: [], live: now, now: ARRIVED + 1000, worldOffset: 0 }).points.at(-1)).toEqual({
      at: AS_OF + 1000,
      price: null,
      state,
    });
  });

  test('a slow clock never puts a point after a later one, or the end before the response', () => {
    const { points, end } = seriesOf(known, {
      points: [{ price: '2.00', at: ARRIVED - 50 }],
      live: live('2.00'),
      now: ARRIVED - 4000,
      worldOffset: 0,
    });
    expect(points.at(-1)).toEqual(point(AS_OF, '2.00'));
    expect(end).toBe(AS_OF);
  });
});

test.each([
  ['rejected', null],
  ['empty', history([])],
])('shows only what the page has seen when the history is %s', (_, brokenHistory) => {
  const seen = [
    { price: '1.85', at: 1000 },
    { price: '1.95', at: 6000 },
  ];
  expect(seriesOf(brokenHistory, { points: seen, live: live('1.95'), now: 8000, worldOffset: HOUR })).toEqual({
    from: 'page',
    points: [point(HOUR + 1000, '1.85'), point(HOUR + 6000, '1.95')],
    lines: [],
    end: HOUR + 8000,
    kickOff: null,
  });
  expect(seriesOf(brokenHistory, { points: [], live: null, now: 8000, worldOffset: 0 }).points).toEqual([]);
});

test('finds the first price, and the first occurrence of the high and the low', () => {
  const points = [point(1, null), point(2, '1.80'), point(3, '2.00'), point(4, '1.7'), point(5, '2.0'), point(6, '1.70'), point(7, null)];
  expect(figuresOf(points)).toEqual({ first: points[1], high: points[2], low: points[3] });
  expect(figuresOf([point(1, null)])).toBeNull();
});

describe('ranges of a history', () => {
  const series = (age: number, kickOff: number | null = null) => ({
    points: [point(AS_OF - age, '1.8')],
    lines: [],
    end: AS_OF,
    kickOff,
    from: 'platform' as const,
  });

  test('offers only those shorter than the history, and in play the time since kick-off', () => {
    expect([...rangesOf(series(7 * DAY)).keys()]).toEqual(['all', 'day', 'hour']);
    expect([...rangesOf(series(20 * HOUR, AS_OF + HOUR)).keys()]).toEqual(['all', 'hour']);
    expect([...rangesOf(series(7 * DAY, AS_OF - HOUR)).keys()]).toEqual(['all', 'day', 'live']);
    expect([...rangesOf(series(HOUR / 2, AS_OF - HOUR)).keys()]).toEqual(['all']);
    expect(rangesOf(series(7 * DAY, AS_OF - HOUR)).get('live')).toBe(AS_OF - HOUR);
  });

  test('starts a part with the price at its beginning', () => {
    const points = [point(10, '1.80'), point(20, '1.90'), point(30, '2.00')];
    expect(cut(points, 25)).toEqual([point(25, '1.90'), point(30, '2.00')]);
    expect(cut(points, 10)).toEqual(points);
    expect(cut(points, 5)).toEqual(points);
  });
});

test('lists newest first, with each change against the last price before it, also over a gap', () => {
  const points = [point(1, '1.80'), point(2, null, 'locked'), point(3, '1.70'), point(4, '1.90')];
  const lines = [
    { at: 0, line: '2.5' },
    { at: 3, line: '2.5/3' },
  ];
  expect(rowsOf({ points, lines })).toEqual([
    { at: 4, price: '1.90', state: 'open', change: 1, line: '2.5/3', opening: false },
    { at: 3, price: '1.70', state: 'open', change: -1, line: '2.5/3', opening: false },
    { at: 2, price: null, state: 'locked', change: 0, line: '2.5', opening: false },
    { at: 1, price: '1.80', state: 'open', change: 0, line: '2.5', opening: true },
  ]);
  expect(rowsOf({ points, lines: [] }).map(({ line }) => line)).toEqual([null, null, null, null]);
});

test('reads the sample’s response: times in ms, a gap as a gap, an invalid price as locked', async () => {
  const { request, response } = readSample<{
    request: { body: CallRequest<typeof oddsHistoryCall> };
    response: { data: CallResponse<typeof oddsHistoryCall> };
  }>('odds-history');
  const caller = jest.fn(() =>
    Promise.resolve({
      ...response.data,
      points: [...response.data.points, { at: '2026-11-20T12:40:00.000Z', price: '0.00', state: 'open' }],
    }),
  );
  const read = await getOddsHistory(request.body, {}, caller as unknown as PlatformCaller);
  expect(caller).toHaveBeenCalledWith(oddsHistoryCall, request.body, {});
  expect(read).toMatchObject({
    asOf: Date.UTC(2026, 10, 20, 12, 40, 7),
    kickOff: Date.UTC(2026, 10, 20, 11, 58),
    lines: [{ line: '-0.5/1' }, { line: '-0.5' }],
  });
  expect(read.points.map(({ price, state }) => [price, state])).toEqual([
    ['1.88', 'open'],
    ['1.91', 'open'],
    [null, 'suspended'],
    ['2.05', 'open'],
    [null, 'locked'],
    [null, 'locked'],
  ]);
  expect(read.arrivedAt).toBeGreaterThanOrEqual(read.requestedAt);
});
