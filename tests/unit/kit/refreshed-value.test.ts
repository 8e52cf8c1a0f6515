import { parseCacheKey, mayUse, readCacheWrite } from '@/lib/server/json-cache/json-cache.rules';
import { worldOffsetOf } from '@/lib/domain/site/config/world-offset.rules';
import { createRefreshedValue } from '@/lib/kit/store/refreshed-value';
import { createMemoryCache } from '@/lib/kit/store/memory-cache';
import { createRateLimit, type RateLimit } from '@/lib/kit/store/rate-limit';
import { createSlots, NoSlot } from '@/lib/kit/store/slots';

describe('a refreshed value', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const make = (load: () => Promise<number>) =>
    createRefreshedValue({ load, onError: () => undefined, now: Date.now, interval: 3000, warm: 30_000, budget: 400, life: 600_000 });

  test('loads once for all callers, and nobody waits while it is fresh', async () => {
    const load = jest.fn().mockResolvedValue(7);
    const value = make(load);
    expect(value.ready()).toBe(false);
    const results = await Promise.all([value.get(), value.get(), value.get()]);
    expect(results.map((response) => response.value)).toEqual([7, 7, 7]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(value.ready()).toBe(true);
    expect(value.peek()).toMatchObject({ value: 7, stale: false });
  });

  test('is renewed in the background while in use, not renewed when idle, and awaited after that', async () => {
    let next = 0;
    const load = jest.fn(() => Promise.resolve((next += 1)));
    const value = make(load);
    await value.get();
    await jest.advanceTimersByTimeAsync(3100);
    expect(value.peek().value).toBe(2);
    await jest.advanceTimersByTimeAsync(120_000);
    const idle = load.mock.calls.length;
    expect(idle).toBeLessThan(14);
    expect(value.ready()).toBe(false);
    expect((await value.get()).value).toBe(idle + 1);
  });

  test('is renewed on request, with one load for all who ask and none right after the last', async () => {
    let next = 0;
    const load = jest.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return (next += 1);
    });
    const value = make(load);
    const both = Promise.all([value.renew(), value.renew()]);
    await jest.advanceTimersByTimeAsync(200);
    expect((await both).map(({ value: found }) => found)).toEqual([1, 1]);
    expect((await value.renew()).value).toBe(1);
    await jest.advanceTimersByTimeAsync(1_500);
    const later = value.renew();
    await jest.advanceTimersByTimeAsync(200);
    expect((await later).value).toBe(2);
    // It does not count as a use: nothing renews the value in the background.
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a failed renewal shows that it failed, with the last value', async () => {
    const load = jest.fn().mockResolvedValueOnce(7).mockRejectedValue(new Error('down'));
    const value = make(load);
    await value.renew();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await value.renew()).toMatchObject({ value: 7, failures: 1, stale: true });
  });

  test('lets the first caller wait the time budget for a source that hangs, and the others not at all', async () => {
    const value = make(() => new Promise<number>(() => undefined));
    const first = value.get();
    await jest.advanceTimersByTimeAsync(399);
    let done = false;
    void first.then(() => (done = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await first).toEqual({ value: null, at: null, stale: true, failures: 0 });
    expect(value.ready()).toBe(true);
    expect((await value.get()).stale).toBe(true);
  });

  test('from a source slower than the budget reaches the next caller, and is not stale while it is renewed', async () => {
    let next = 0;
    const value = make(() => new Promise<number>((resolve) => setTimeout(() => resolve((next += 1)), 2_000)));
    const first = value.get();
    await jest.advanceTimersByTimeAsync(400);
    expect(await first).toMatchObject({ value: null, stale: true });
    await jest.advanceTimersByTimeAsync(1_600);
    expect(value.peek()).toMatchObject({ value: 1, stale: false, failures: 0 });
    await jest.advanceTimersByTimeAsync(120_000);
    const idle = value.peek().value;
    const late = value.get();
    await jest.advanceTimersByTimeAsync(400);
    expect(await late).toMatchObject({ value: idle, stale: false });
    await jest.advanceTimersByTimeAsync(1_600);
    expect(value.peek()).toMatchObject({ value: idle! + 1, stale: false });
  });

  test('counts the failures since its last success', async () => {
    let broken = true;
    const value = make(() => (broken ? Promise.reject(new Error('down')) : Promise.resolve(1)));
    expect((await value.get()).failures).toBe(1);
    await jest.advanceTimersByTimeAsync(2_100);
    expect(value.peek().failures).toBe(3);
    broken = false;
    await jest.advanceTimersByTimeAsync(1_100);
    expect(value.peek()).toMatchObject({ value: 1, failures: 0 });
  });

  test('keeps the last good value, marked stale, for ten minutes of failure', async () => {
    let broken = false;
    const value = make(() => (broken ? Promise.reject(new Error('down')) : Promise.resolve(1)));
    await value.get();
    broken = true;
    for (let minute = 0; minute < 9; minute += 1) {
      await jest.advanceTimersByTimeAsync(10_000);
      value.peek();
      await jest.advanceTimersByTimeAsync(50_000);
      expect((await value.get()).value).toBe(1);
    }
    expect(value.peek().stale).toBe(true);
    await jest.advanceTimersByTimeAsync(61_000);
    expect((await value.get()).value).toBeNull();
    broken = false;
    await jest.advanceTimersByTimeAsync(3100);
    expect(value.peek()).toMatchObject({ value: 1, stale: false });
  });
});

describe('the memory cache', () => {
  test('entries expire', async () => {
    let now = 1;
    const cache = createMemoryCache({ entries: 10, size: 1000 }, () => now);
    await cache.set('a', '1', 2);
    now += 2000;
    expect(await cache.get('a')).toBe('1');
    now += 1;
    expect(await cache.get('a')).toBeNull();
  });
  test('evicts the entry that was read longest ago, within bounds of count and size', async () => {
    const cache = createMemoryCache({ entries: 2, size: 1000 }, () => 0);
    await cache.set('a', '1', 9);
    await cache.set('b', '2', 9);
    await cache.get('a');
    await cache.set('c', '3', 9);
    expect([await cache.get('a'), await cache.get('b'), await cache.get('c')]).toEqual(['1', null, '3']);
    const small = createMemoryCache({ entries: 9, size: 10 }, () => 0);
    await small.set('a', '12345', 9);
    await small.set('b', '12345', 9);
    expect([await small.get('a'), await small.get('b')]).toEqual([null, '12345']);
    await small.set('c', '1234567890', 9);
    expect([await small.get('c'), await small.get('b')]).toEqual([null, '12345']);
    await small.set('', '', 9);
    expect(await small.get('')).toBe('');
  });
});

describe('a limit', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  const RULE = { name: 'test', steady: { points: 4, seconds: 1 }, burst: { points: 56, seconds: 56 } };
  async function taken(limit: RateLimit, times: number, caller = 'a'): Promise<number> {
    let count = 0;
    for (let round = 0; round < times; round += 1) if (await limit.take(caller)) count += 1;
    return count;
  }

  test('allows sixty calls at once per caller, then four a second until the burst is back', async () => {
    const limit = createRateLimit(RULE, null);
    expect([await taken(limit, 100), await taken(limit, 100, 'b')]).toEqual([60, 60]);
    for (let second = 1; second < 56; second += 1) {
      jest.advanceTimersByTime(1000);
      expect(await taken(limit, 20)).toBe(4);
    }
    jest.advanceTimersByTime(1000);
    expect(await taken(limit, 100)).toBe(60);
  });
  test('allows at most five a second in the long run', async () => {
    const limit = createRateLimit(RULE, null);
    let count = 0;
    for (let second = 0; second < 560; second += 1, jest.advanceTimersByTime(1000)) count += await taken(limit, 70);
    expect(count).toBe(560 * 5);
  });
  test('forgets the caller that has not called for longest, to stay within its bound', async () => {
    const limit = createRateLimit({ ...RULE, callers: 2 }, null);
    expect(await taken(limit, 61, 'a')).toBe(60);
    await taken(limit, 60, 'b');
    expect(await taken(limit, 1, 'a')).toBe(0);
    await taken(limit, 1, 'c');
    expect([await taken(limit, 1, 'a'), await taken(limit, 61, 'b')]).toEqual([0, 60]);
  });
});

describe('slots', () => {
  const open = new AbortController().signal;
  test('run at most the allowed number at once, in order, and reject calls beyond a full queue', async () => {
    const slots = createSlots(1, 1);
    const release: (() => void)[] = [];
    const order: number[] = [];
    const work = (id: number) => () =>
      new Promise<void>((resolve) => {
        order.push(id);
        release.push(resolve);
      });
    const first = slots.run(work(1), open);
    const second = slots.run(work(2), open);
    await expect(slots.run(work(3), open)).rejects.toBeInstanceOf(NoSlot);
    release[0]!();
    await first;
    await Promise.resolve();
    release[1]!();
    await second;
    expect(order).toEqual([1, 2]);
    await slots.run(() => Promise.resolve(), open);
  });
  test('limit each caller to a share, waiting and running, and serve the others', async () => {
    const slots = createSlots(2, 4, 2);
    const release: (() => void)[] = [];
    const stuck = () => new Promise<void>((resolve) => void release.push(resolve));
    const controller = new AbortController();
    const greedy = [slots.run(stuck, open, 'a'), slots.run(stuck, controller.signal, 'a')];
    await expect(slots.run(stuck, open, 'a')).rejects.toBeInstanceOf(NoSlot);
    const other = slots.run(() => Promise.resolve(7), open, 'b');
    controller.abort(new Error('gone'));
    await expect(greedy[1]).rejects.toThrow('gone');
    await expect(other).resolves.toBe(7);
    const again = slots.run(() => Promise.resolve(8), open, 'a');
    release[0]!();
    await Promise.all([greedy[0], expect(again).resolves.toBe(8)]);
  });
  test('drop a caller that gives up waiting, and are freed by a failure', async () => {
    const slots = createSlots(1, 1);
    let release = () => undefined as void;
    const first = slots.run(() => new Promise<void>((_, reject) => (release = () => reject(new Error('x')))), open);
    const controller = new AbortController();
    const second = slots.run(() => Promise.resolve(), controller.signal);
    controller.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    release();
    await expect(first).rejects.toThrow('x');
    await expect(slots.run(() => Promise.resolve(5), open)).resolves.toBe(5);
  });
  test('are freed by aborted work, even if that work never ends', async () => {
    const slots = createSlots(1, 0);
    const controller = new AbortController();
    const stuck = slots.run(() => new Promise<never>(() => undefined), controller.signal);
    await expect(slots.run(() => Promise.resolve(), open)).rejects.toBeInstanceOf(NoSlot);
    controller.abort(new Error('gone'));
    await expect(stuck).rejects.toThrow('gone');
    await expect(slots.run(() => Promise.resolve(5), open)).resolves.toBe(5);
  });
});

describe('json-cache', () => {
  const hash = '2f21207262c4df5594a474be4a5b07d661c6dd096f363fea56837079c9cb5517';
  // @spec 7.45
  test('keys', () => {
    expect(parseCacheKey(`pavilion-production-${hash}`)).toEqual({ environment: 'production', owner: hash });
    expect(parseCacheKey('pavilion-production')).toEqual({ environment: 'production', owner: null });
    for (const key of [
      '',
      'pavilion',
      `pavilion-production-${hash.toUpperCase()}`,
      `other-production-${hash}`,
      `pavilion-production-${hash}0`,
      'pavilion-../x',
      '__proto__',
    ]) {
      expect(parseCacheKey(key)).toBeNull();
    }
  });
  // @spec 7.45
  test('only the owner may use a member’s entry, and a shared one is read only', () => {
    const own = { environment: 'production', owner: hash };
    const all = { environment: 'production', owner: null };
    expect([mayUse(own, 'read', hash), mayUse(own, 'write', hash)]).toEqual([true, true]);
    expect([mayUse(own, 'read', null), mayUse(own, 'write', 'f'.repeat(64))]).toEqual([false, false]);
    expect([mayUse(all, 'read', null), mayUse(all, 'write', null), mayUse(all, 'write', hash)]).toEqual([true, false, false]);
  });
  // @spec 7.43
  test('reads a valid body and rejects an invalid or too large one', () => {
    const write = (body: unknown) => readCacheWrite(JSON.stringify(body));
    expect(write({ value: 'x', ttl: 60 })).toEqual({ value: 'x', ttl: 60 });
    expect(write({ value: 'x', ttl: 7200 })).toEqual({ value: 'x', ttl: 3600 });
    expect(write({ value: 'x' })).toEqual({ value: 'x', ttl: 3600 });
    expect(write({ value: 'x'.repeat(64 * 1024), ttl: 1 })).toMatchObject({ ttl: 1 });
    expect(write({ value: 'x'.repeat(1024 * 1024), ttl: 1 })).toBe('too-large');
    for (const body of [
      null,
      1,
      [],
      {},
      { value: '' },
      { value: 1 },
      { value: 'x', ttl: 0 },
      { value: 'x', ttl: 1.5 },
      { value: 'x', ttl: '60' },
    ]) {
      expect(write(body)).toBe('malformed');
    }
    expect(readCacheWrite('{')).toBe('malformed');
  });
});

describe('world time', () => {
  const at = (ms: number) => new Date(ms).toUTCString();
  test('has no offset for an equal clock, despite the header’s rounding', () => {
    expect(worldOffsetOf(at(1_700_000_000_000), 1_700_000_000_300, 1_700_000_000_900, 0)).toBe(0);
  });
  test('determines the offset of a fast clock to the second and keeps it', () => {
    const first = worldOffsetOf(at(1_700_000_000_000 + 3_600_000), 1_700_000_000_100, 1_700_000_000_200, 0);
    expect(Math.abs(first - 3_600_000)).toBeLessThanOrEqual(1000);
    expect(worldOffsetOf(at(1_700_000_003_000 + 3_600_000), 1_700_000_003_900, 1_700_000_003_950, first)).toBe(first);
  });
  test('does not change without a header', () => {
    expect(worldOffsetOf(null, 0, 0, 42)).toBe(42);
    expect(worldOffsetOf('yesterday', 0, 0, 42)).toBe(42);
  });
});
