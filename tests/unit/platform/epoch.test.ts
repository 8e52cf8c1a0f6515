import { readEpoch } from '@pavilion/contract/epoch';
import { createEpochs, generation, noteEpoch, perGeneration } from '@/lib/kit/store/epoch';
import { createRefreshedValue, UnsteadyEpochError } from '@/lib/kit/store/refreshed-value';

let number = 0;
/** The platform's data is replaced. */
const replace = () => noteEpoch(`epoch-${(number += 1)}`);
beforeAll(replace);

describe('epochs of responses', () => {
  test('another epoch replaces the data, and the first one and the same one do not', () => {
    const { noteEpoch: note, currentEpoch, generation: of } = createEpochs();
    expect([currentEpoch(), of()]).toEqual([null, 0]);
    note(null);
    note('a');
    note('a');
    expect([currentEpoch(), of()]).toEqual(['a', 0]);
    note('b');
    note(null);
    expect([currentEpoch(), of()]).toEqual(['b', 1]);
  });

  test('a late response of an earlier epoch does not switch back to it', () => {
    const { noteEpoch: note, currentEpoch, generation: of } = createEpochs();
    for (const epoch of ['a', 'b', 'a', 'c', 'b', 'a']) note(epoch);
    expect([currentEpoch(), of()]).toEqual(['c', 2]);
  });

  test('a header of another form is ignored', () => {
    expect(['8f14-e', 'a b', '', 'x'.repeat(65), '沙', null].map(readEpoch)).toEqual(['8f14-e', null, null, null, null, null]);
  });
});

describe('a refreshed value', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const onError = jest.fn();
  beforeEach(() => onError.mockReset());
  const make = (load: () => Promise<string>) =>
    createRefreshedValue({ load, onError, now: Date.now, interval: 60_000, warm: 120_000, budget: 400, life: 600_000 });

  test('is dropped when the data is replaced, and the next caller waits for the new one', async () => {
    let data = 'old';
    const load = jest.fn(() => Promise.resolve(data));
    const value = make(load);
    await value.get();
    data = 'new';
    replace();
    expect(value.ready()).toBe(false);
    expect((await value.get()).value).toBe('new');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('shows no old data when it is only peeked at, and is requested at once', async () => {
    let data = 'old';
    const value = make(() => Promise.resolve(data));
    await value.get();
    data = 'new';
    replace();
    expect(value.peek()).toEqual({ value: null, at: null, stale: true, failures: 0 });
    await jest.advanceTimersByTimeAsync(0);
    expect(value.peek().value).toBe('new');
  });

  test('is loaded again when requested before and received after the replacement, even if others have read it in the meantime', async () => {
    const results: ((text: string) => void)[] = [];
    const value = make(() => new Promise((resolve) => results.push(resolve)));
    const waiting = value.get();
    replace();
    value.peek();
    results[0]!('old');
    await jest.advanceTimersByTimeAsync(0);
    expect(results).toHaveLength(2);
    results[1]!('new');
    expect((await waiting).value).toBe('new');
  });

  test('is requested again when its own response names the new epoch', async () => {
    let calls = 0;
    const load = jest.fn(() => Promise.resolve(`answer ${(calls += 1)}`));
    const value = make(load);
    await value.get();
    load.mockImplementationOnce(() => {
      replace();
      return Promise.resolve('of two epochs');
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(value.peek().value).toBe('answer 2');
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('does not count a failure from before the replacement', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('new');
    const value = make(load);
    await value.get();
    expect(value.peek().stale).toBe(true);
    replace();
    expect(await value.get()).toMatchObject({ value: 'new', stale: false });
  });

  test('is requested twice, not endlessly, from a platform with another epoch in every response', async () => {
    const load = jest.fn(() => {
      replace();
      return Promise.resolve('x');
    });
    const value = make(load);
    expect(await value.get()).toEqual({ value: null, at: null, stale: true, failures: 1 });
    expect(load).toHaveBeenCalledTimes(2);
    expect(onError).toHaveBeenCalledWith(expect.any(UnsteadyEpochError));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(load.mock.calls.length).toBeLessThanOrEqual(22);
  });

  test('reports once why each load failed', async () => {
    const down = new Error('down');
    const value = make(() => Promise.reject(down));
    await Promise.all([value.get(), value.get()]);
    expect(onError.mock.calls).toEqual([[down]]);
  });
});

test('makes one value per generation', () => {
  const made = perGeneration(() => ({ of: generation() }));
  const first = made();
  expect(made()).toBe(first);
  replace();
  expect(made()).not.toBe(first);
  expect(made()).toBe(made());
});
