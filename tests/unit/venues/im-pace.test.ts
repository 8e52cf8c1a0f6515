import { BusinessError } from '@/lib/kit/http/errors';
import { createPace } from '@/lib/venues/im/im.pace';

/** One call per question and interval. */
function rig() {
  let now = 0;
  const waits: number[] = [];
  const pace = createPace(5000, {
    now: () => now,
    wait: (ms) => {
      waits.push(ms);
      now += ms;
      return Promise.resolve();
    },
  });
  let answers = 0;
  const load = jest.fn(() => Promise.resolve((answers += 1)));
  return { pace, load, waits, pass: (ms: number) => void (now += ms) };
}

test('the last answer serves within the interval, also while it is pending', async () => {
  const { pace, load, pass } = rig();
  expect(await Promise.all([pace.ask('a', load), pace.ask('a', load)])).toEqual([1, 1]);
  pass(3000);
  expect(await pace.ask('a', load)).toBe(1);
  expect(await pace.ask('b', load)).toBe(2);
  pass(5000);
  expect(await pace.ask('a', load)).toBe(3);
});

test('waits for its turn shortly before the interval ends, and two callers share one request', async () => {
  const { pace, load, waits, pass } = rig();
  await pace.ask('a', load);
  pass(4900);
  expect(await Promise.all([pace.ask('a', load), pace.ask('a', load)])).toEqual([2, 2]);
  expect([waits[0], load.mock.calls.length]).toEqual([100, 2]);
});

test('a forgotten answer is not used, and the limit holds', async () => {
  const { pace, load, waits } = rig();
  await pace.ask('a', load);
  pace.forget();
  expect(await pace.ask('a', load)).toBe(2);
  expect(waits).toEqual([5000]);
});

test('a failed call is repeated at once', async () => {
  const { pace, load, waits } = rig();
  await expect(pace.ask('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await pace.ask('a', load)).toBe(1);
  expect(waits).toEqual([]);
});

test('the interval begins with the answer, as the venue counts from when the request reached it', async () => {
  const { pace, load, waits, pass } = rig();
  const slow = jest.fn(async () => {
    pass(3000);
    return load();
  });
  expect(await pace.ask('a', slow)).toBe(1);
  pass(4900);
  expect(await pace.ask('a', load)).toBe(2);
  expect(waits).toEqual([100]);
});

test('a call that the venue calls too frequent waits an interval and is repeated once', async () => {
  const { pace, load, waits } = rig();
  const refused = () => Promise.reject(new BusinessError(431, 'Too frequent', null, 'IMTY'));
  load.mockImplementationOnce(refused);
  expect(await pace.ask('a', load)).toBe(1);
  expect([waits, load.mock.calls.length]).toEqual([[5000], 2]);
  await expect(rig().pace.ask('b', refused)).rejects.toThrow();
  await expect(rig().pace.ask('c', () => Promise.reject(new BusinessError(380, '', null, 'IMTY')))).rejects.toThrow();
});
