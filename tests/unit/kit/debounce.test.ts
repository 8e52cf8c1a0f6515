/** @jest-environment jest-fixed-jsdom */
import { preInfoCall } from '@pavilion/contract/calls/site.calls';
import { getPreInfo } from '@/lib/domain/site/config/pre-info.api';
import { debounced } from '@/lib/kit/browser/debounce';
import { fakePlatform } from '../../support/fake-platform';
import { PreInfoBuilder } from '../../support/pre-info.builder';

const askPreInfo = fakePlatform().on(preInfoCall);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('calls that come close together', () => {
  it('run at once, and once more after a pause, and each caller gets the result of its own run', async () => {
    let runs = 0;
    const call = debounced(() => Promise.resolve((runs += 1)), 1000);
    expect(await call()).toBe(1);
    const late = [call(), call()];
    await jest.advanceTimersByTimeAsync(900);
    late.push(call());
    await jest.advanceTimersByTimeAsync(999);
    expect(runs).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await Promise.all(late)).toEqual([2, 2, 2]);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await call()).toBe(3);
    expect(runs).toBe(3);
  });

  it('restart the pause after the shared run too', async () => {
    let runs = 0;
    const call = debounced(() => Promise.resolve((runs += 1)), 1000);
    void call();
    void call();
    await jest.advanceTimersByTimeAsync(1000);
    expect(runs).toBe(2);
    void call();
    await jest.advanceTimersByTimeAsync(999);
    expect(runs).toBe(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(runs).toBe(3);
  });

  it('reject only the callers of the failing run', async () => {
    let fails = true;
    const call = debounced(() => (fails ? Promise.reject(new Error('down')) : Promise.resolve('up')), 1000);
    await expect(call()).rejects.toThrow('down');
    fails = false;
    const next = call();
    await jest.advanceTimersByTimeAsync(1000);
    await expect(next).resolves.toBe('up');
  });
});

// @spec 7.09 7.60 9.03 9.07
test('pre-info is requested with platform type 6, and not twice within a second', async () => {
  askPreInfo.mockResolvedValue(PreInfoBuilder.open());
  const results = [getPreInfo(), getPreInfo(), getPreInfo()];
  await jest.advanceTimersByTimeAsync(10);
  expect(askPreInfo).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1000);
  await Promise.all(results);
  expect(askPreInfo.mock.calls).toEqual([[{ platformType: 6 }], [{ platformType: 6 }]]);
});

// @spec 7.09
test('a pre-info call with its own time limit sends its limit to the platform and waits no longer', async () => {
  askPreInfo.mockReset().mockResolvedValueOnce(PreInfoBuilder.open());
  await getPreInfo({ timeout: 10_000 });
  expect(askPreInfo).toHaveBeenCalledWith({ platformType: 6, timeout: 10_000 });
  askPreInfo.mockReturnValue(new Promise(() => undefined));
  const ended = expect(getPreInfo({ timeout: 10_000 })).rejects.toMatchObject({ timedOut: true });
  await jest.advanceTimersByTimeAsync(10_000);
  await ended;
});
