/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { seed } from '@/components/betting/sport/list/hydrate-list';
import { pollNow, refreshFeeds, storePushed, watchQuery } from '@/lib/domain/betting/sport/price/poll.feed';

const KEY = ['sport', 'FBTY', 'matches'];
const EVERY = 4000;

function setUp(results: (() => unknown)[] = []) {
  const client = new QueryClient();
  const calls: number[] = [];
  const queryFn = async () => {
    calls.push(Date.now());
    return (results[calls.length - 1] ?? (() => calls.length))();
  };
  return { client, calls, options: { queryKey: KEY, queryFn } };
}

function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  show('visible');
});
afterEach(() => jest.useRealTimers());

const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('polls at once, then every interval, with one loop for all subscribers of a key', async () => {
  const { client, calls, options } = setUp();
  const first = watchQuery(client, options, EVERY);
  const second = watchQuery(client, options, EVERY);
  await advance(0);
  expect(calls).toHaveLength(1);
  await advance(EVERY * 2);
  expect(calls).toHaveLength(3);
  first();
  await advance(EVERY);
  expect(calls).toHaveLength(4);
  second();
  await advance(EVERY * 3);
  expect(calls).toHaveLength(4);
});

test('data that came with the page is not requested again before its time', async () => {
  const { client, calls, options } = setUp();
  client.setQueryData(KEY, 0, { updatedAt: Date.now() - 1000 });
  const end = watchQuery(client, options, EVERY);
  await advance(2900);
  expect(calls).toHaveLength(0);
  await advance(200);
  expect(calls).toHaveLength(1);
  end();
});

test('data loaded by another request is requested again after one interval', async () => {
  const { client, calls, options } = setUp();
  const end = watchQuery(client, { ...options, knownAt: Date.now() - 1000 }, EVERY);
  await advance(2900);
  expect(calls).toHaveLength(0);
  await advance(200);
  expect(calls).toHaveLength(1);
  end();
});

test('a subscriber that needs more than was loaded requests at once, even beside one that does not', async () => {
  const { client, calls, options } = setUp();
  const withData = watchQuery(client, { ...options, knownAt: Date.now() }, EVERY);
  await advance(100);
  const withoutData = watchQuery(client, options, EVERY);
  await advance(0);
  expect(calls).toHaveLength(1);
  await advance(EVERY);
  expect(calls).toHaveLength(2);
  withData();
  withoutData();
});

test('a page that follows immediately takes over the loop without another request', async () => {
  const { client, calls, options } = setUp();
  const end = watchQuery(client, options, EVERY);
  await advance(100);
  end();
  const next = watchQuery(client, options, EVERY);
  await advance(2000);
  expect(calls).toHaveLength(1);
  await advance(2000);
  expect(calls).toHaveLength(2);
  next();
});

test('requests nothing without a subscriber, then at once for a new one, and continues in the old rhythm', async () => {
  const { client, calls, options } = setUp();
  const end = watchQuery(client, options, EVERY);
  await advance(EVERY - 100);
  end();
  await advance(500);
  expect(calls).toHaveLength(1);
  const next = watchQuery(client, options, EVERY);
  await advance(0);
  expect(calls).toHaveLength(2);
  await advance(EVERY * 2);
  expect(calls).toHaveLength(4);
  next();
});

test('polls a failing source less often and keeps its last data, and 重试 requests at once', async () => {
  const fail = () => {
    throw new Error('down');
  };
  const { client, calls, options } = setUp([() => 'good', fail, fail, fail]);
  const end = watchQuery(client, options, EVERY);
  await advance(0);
  await advance(EVERY);
  expect(calls).toHaveLength(2);
  await advance(EVERY * 2 - 1);
  expect(calls).toHaveLength(2);
  await advance(1);
  expect(calls).toHaveLength(3);
  expect(client.getQueryData(KEY)).toBe('good');
  await advance(1000);
  refreshFeeds(client);
  await advance(0);
  expect(calls).toHaveLength(4);
  end();
});

test('polls a failing source after 8, 16, then every 30 s, and in the old rhythm after a success', async () => {
  let failing = true;
  const { client, calls, options } = setUp(
    Array.from({ length: 20 }, () => () => {
      if (failing) throw new Error('down');
      return 'good';
    }),
  );
  const end = watchQuery(client, options, EVERY);
  await advance(120_000);
  const gaps = () => calls.slice(1).map((at, before) => at - calls[before]!);
  expect(gaps()).toEqual([8_000, 16_000, 30_000, 30_000, 30_000]);
  failing = false;
  await advance(30_000);
  expect(gaps().slice(5)).toEqual([30_000, EVERY]);
  end();
});

test('each venue and each visible list has its own loop for all subscribers, and one that leaves stops no other', async () => {
  const client = new QueryClient();
  const calls: string[] = [];
  const watch = (venue: string, shown: string) => {
    const queryKey = ['sport', venue, 'matches', shown];
    const queryFn = async () => calls.push(`${venue} ${shown}`);
    return watchQuery(client, { queryKey, queryFn }, EVERY);
  };
  const results = [watch('FBTY', 'live'), watch('FBTY', 'live'), watch('FBTY', 'today'), watch('OBTY', 'live'), watch('OBTY', 'live')];
  await advance(0);
  expect(calls.toSorted()).toEqual(['FBTY live', 'FBTY today', 'OBTY live']);
  results[3]!();
  results[2]!();
  await advance(2_000);
  calls.length = 0;
  await advance(EVERY);
  expect(calls.toSorted()).toEqual(['FBTY live', 'OBTY live']);
  results.forEach((end) => end());
});

test('a page hidden while its source fails requests nothing, and requests at once when it is seen', async () => {
  const { client, calls, options } = setUp(
    Array.from({ length: 9 }, () => () => {
      throw new Error('down');
    }),
  );
  const end = watchQuery(client, options, EVERY);
  await advance(EVERY * 2);
  expect(calls).toHaveLength(2);
  show('hidden');
  await advance(10 * 60_000);
  expect(calls).toHaveLength(2);
  show('visible');
  await advance(0);
  expect(calls).toHaveLength(3);
  end();
});

test('a hidden page requests nothing, keeps its data, and requests at once when it is seen', async () => {
  const { client, calls, options } = setUp();
  const end = watchQuery(client, options, EVERY);
  await advance(0);
  show('hidden');
  await advance(15 * 60_000);
  expect(calls).toHaveLength(1);
  expect(client.getQueryData(KEY)).toBeDefined();
  show('visible');
  await advance(0);
  expect(calls).toHaveLength(2);
  end();
});

test('data without subscribers is kept for five minutes, or until one returns', async () => {
  const { client, options } = setUp();
  const end = watchQuery(client, options, EVERY);
  await advance(0);
  end();
  await advance(4 * 60_000);
  expect(client.getQueryData(KEY)).toBeDefined();
  const again = watchQuery(client, options, EVERY);
  await advance(2 * 60_000);
  expect(client.getQueryData(KEY)).toBeDefined();
  again();
  await advance(6 * 60_000);
  expect(client.getQueryData(KEY)).toBeUndefined();
});

test('aborts a request when its last subscriber leaves', async () => {
  const { client } = setUp();
  let signal: AbortSignal | undefined;
  const queryFn = ({ signal: querySignal }: { signal: AbortSignal }) => {
    signal = querySignal;
    return new Promise(() => {});
  };
  const end = watchQuery(client, { queryKey: KEY, queryFn }, EVERY);
  await advance(0);
  end();
  expect(signal!.aborted).toBe(false);
  await advance(2000);
  expect(signal!.aborted).toBe(true);
});

test('data that came with a page is kept for as long as the page is hidden', async () => {
  const { client, options } = setUp();
  seed(client, KEY, { at: Date.now() });
  show('hidden');
  const end = watchQuery(client, options, EVERY);
  await advance(30 * 60_000);
  expect(client.getQueryData(KEY)).toBeDefined();
  end();
});

test.each([
  ['back by an hour', -3_600_000],
  ['back by eight days', -8 * 86_400_000],
  ['ahead by an hour', 3_600_000],
  ['ahead by eight days', 8 * 86_400_000],
])('keeps its pace when the device’s clock is set %s, even when the page is shown and focused again', async (_, ms) => {
  const { client, calls, options } = setUp();
  const end = watchQuery(client, options, EVERY);
  await advance(EVERY);
  expect(calls).toHaveLength(2);
  jest.setSystemTime(Date.now() + ms);
  for (let round = 3; round < 8; round += 1) {
    await advance(EVERY);
    expect(calls).toHaveLength(round);
  }
  jest.setSystemTime(Date.now() + ms);
  dispatchEvent(new Event('focus'));
  show('hidden');
  show('visible');
  await advance(EVERY);
  expect(calls.length).toBeGreaterThanOrEqual(8);
  expect(calls.length).toBeLessThanOrEqual(9);
  end();
});

describe('a query that the site pushes', () => {
  const pushed = (at: number) => ({ at, data: 'pushed' });

  test('is not polled while something is pushed, and polled an interval after the last push', async () => {
    const { client, calls, options } = setUp();
    const end = watchQuery(client, { ...options, knownAt: Date.now() }, EVERY);
    for (let second = 0; second < 20; second += 1) {
      await advance(1_000);
      storePushed(client, KEY, pushed(Date.now()));
    }
    expect(calls).toHaveLength(0);
    expect(client.getQueryData(KEY)).toEqual(pushed(Date.now()));
    await advance(EVERY);
    expect(calls).toHaveLength(1);
    await advance(EVERY);
    expect(calls).toHaveLength(2);
    end();
  });

  test('is polled at once when pushing ends', async () => {
    const { client, calls, options } = setUp();
    const end = watchQuery(client, { ...options, knownAt: Date.now() }, EVERY);
    storePushed(client, KEY, pushed(Date.now()));
    pollNow(client, KEY);
    await advance(0);
    expect(calls).toHaveLength(1);
    end();
  });

  test('is polled in its own interval again after a failure, and shows no error any more', async () => {
    const fail = () => {
      throw new Error('down');
    };
    const { client, calls, options } = setUp([fail, fail, fail]);
    const end = watchQuery(client, options, EVERY);
    await advance(EVERY * 2 + 1);
    expect(client.getQueryState(KEY)?.status).toBe('error');
    storePushed(client, KEY, pushed(Date.now()));
    expect(client.getQueryState(KEY)).toMatchObject({ status: 'success', data: { data: 'pushed' } });
    const before = calls.length;
    await advance(EVERY);
    expect(calls).toHaveLength(before + 1);
    end();
  });

  test('is stored as it is, not merged value by value with the data before', () => {
    const { client, options } = setUp();
    const list = () => ({ at: Date.now(), data: [{ id: '1' }] });
    seed(client, KEY, { ...list(), at: 1 });
    const end = watchQuery(client, options, EVERY);
    const [first, second] = [list(), list()];
    for (const snapshot of [first, second]) {
      storePushed(client, KEY, snapshot);
      expect(client.getQueryData(KEY)).toBe(snapshot);
    }
    expect(second.data).not.toBe(first.data);
    end();
  });

  test('never replaces newer data, and is nothing to a query that nobody watches', async () => {
    const { client, calls, options } = setUp();
    storePushed(client, KEY, pushed(1));
    expect(client.getQueryData(KEY)).toBeUndefined();
    pollNow(client, KEY);
    const end = watchQuery(client, { ...options, knownAt: Date.now() }, EVERY);
    client.setQueryData(KEY, pushed(5_000));
    storePushed(client, KEY, { at: 4_000, data: 'older' });
    expect(client.getQueryData(KEY)).toEqual(pushed(5_000));
    end();
    await advance(EVERY * 3);
    expect(calls).toHaveLength(0);
  });
});
