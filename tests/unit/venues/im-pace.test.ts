import { BusinessError } from '@/lib/kit/http/errors';
import { createPace } from '@/lib/venues/im/im.pace';

/** One call per question and interval. */
function setUp() {
  let now = 0;
  const delays: number[] = [];
  const pace = createPace(5000, {
    now: () => now,
    wait: (ms) => {
      delays.push(ms);
      now += ms;
      return Promise.resolve();
    },
  });
  let results = 0;
  const load = jest.fn(() => Promise.resolve((results += 1)));
  return { pace, load, delays, advance: (ms: number) => void (now += ms) };
}

test('the last response is reused within the interval, even while it is pending', async () => {
  const { pace, load, advance } = setUp();
  expect(await Promise.all([pace.send('a', load), pace.send('a', load)])).toEqual([1, 1]);
  advance(3000);
  expect(await pace.send('a', load)).toBe(1);
  expect(await pace.send('b', load)).toBe(2);
  advance(5000);
  expect(await pace.send('a', load)).toBe(3);
});

test('waits for its turn shortly before the interval ends, and two callers share one request', async () => {
  const { pace, load, delays, advance } = setUp();
  await pace.send('a', load);
  advance(4900);
  expect(await Promise.all([pace.send('a', load), pace.send('a', load)])).toEqual([2, 2]);
  expect([delays[0], load.mock.calls.length]).toEqual([100, 2]);
});

test('a discarded response is not used, and the limit still holds', async () => {
  const { pace, load, delays } = setUp();
  await pace.send('a', load);
  pace.forget();
  expect(await pace.send('a', load)).toBe(2);
  expect(delays).toEqual([5000]);
});

test('a failed call is repeated at once', async () => {
  const { pace, load, delays } = setUp();
  await expect(pace.send('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await pace.send('a', load)).toBe(1);
  expect(delays).toEqual([]);
});

test('the interval begins with the response, because the venue counts from when the request reached it', async () => {
  const { pace, load, delays, advance } = setUp();
  const slow = jest.fn(async () => {
    advance(3000);
    return load();
  });
  expect(await pace.send('a', slow)).toBe(1);
  advance(4900);
  expect(await pace.send('a', load)).toBe(2);
  expect(delays).toEqual([100]);
});

test('a call that the venue rejects as too frequent waits an interval and is repeated once', async () => {
  const { pace, load, delays } = setUp();
  const rejected = () => Promise.reject(new BusinessError(431, 'Too frequent', null, 'IMTY'));
  load.mockImplementationOnce(rejected);
  expect(await pace.send('a', load)).toBe(1);
  expect([delays, load.mock.calls.length]).toEqual([[5000], 2]);
  await expect(setUp().pace.send('b', rejected)).rejects.toThrow();
  await expect(setUp().pace.send('c', () => Promise.reject(new BusinessError(380, '', null, 'IMTY')))).rejects.toThrow();
});
