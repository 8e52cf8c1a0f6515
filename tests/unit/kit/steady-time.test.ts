/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { worldNow } from '@/lib/kit/browser/world-time';
import { watchClock } from '@/lib/kit/query/clock.watch';
import { DAY, HOUR } from '../../support/time';

const AT = Date.parse('2026-11-20T12:00:00.000Z');
/** ms by which the device's clock is set. */
const SETS = [-HOUR, -8 * DAY, HOUR, 8 * DAY];
const setClock = (ms: number) => jest.setSystemTime(Date.now() + ms);
const show = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers({ now: AT }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(SETS)('neither ages nor the world’s time change when the device’s clock is set by %d ms', (ms) => {
  const [before, world] = [steadyNow(), worldNow()];
  jest.advanceTimersByTime(3_000);
  setClock(ms);
  jest.advanceTimersByTime(2_000);
  expect(steadyNow() - before).toBe(5_000);
  expect(worldNow() - world).toBe(5_000);
});

test.each([
  ['sleep counts', 2 * HOUR],
  ['a clock that was set back counts as no time', 0],
])('while the page is hidden, %s', (_, counted) => {
  const stop = watchClock(new QueryClient());
  const before = steadyNow();
  show(true);
  // Some phones stop the page's own clock while they sleep.
  setClock(counted === 0 ? -2 * HOUR : counted);
  show(false);
  expect(steadyNow() - before).toBe(counted);
  stop();
});

test('cached responses become stale when the device’s clock is set back, and not when it is set forward', async () => {
  const client = new QueryClient();
  const stop = watchClock(client);
  client.setQueryData(['wallet'], 1);
  const isStale = () =>
    client
      .getQueryCache()
      .find({ queryKey: ['wallet'] })!
      .isStaleByTime(5_000);
  setClock(2_000);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(isStale()).toBe(false);
  setClock(-HOUR);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(isStale()).toBe(true);
  stop();
});
