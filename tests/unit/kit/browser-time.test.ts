import { getServerTime, learnServerTime, serverSeconds } from '@/lib/kit/browser/server-time';
import { learnWorldTime, seedWorldOffset, worldNow } from '@/lib/kit/browser/world-time';
import { HOUR } from '../../support/time';

const AT = Date.parse('2026-11-20T12:00:00.000Z');

beforeEach(() => {
  jest.useFakeTimers({ now: AT });
  seedWorldOffset(0, AT);
});
afterEach(() => jest.useRealTimers());

const header = (ms: number) => new Date(ms).toUTCString();

test('world time differs from real time by the offset that the server measured', () => {
  seedWorldOffset(-3 * HOUR, AT);
  expect(worldNow()).toBe(AT - 3 * HOUR);
  jest.advanceTimersByTime(1000);
  expect(worldNow()).toBe(AT - 3 * HOUR + 1000);
});

test('learns a changed date, and ignores that the date is rounded to seconds', () => {
  learnWorldTime(header(AT + HOUR), AT);
  expect(worldNow()).toBe(AT + HOUR);
  learnWorldTime(header(AT + HOUR + 1000), AT);
  expect(worldNow()).toBe(AT + HOUR);
});

test.each([
  ['a day behind', -24 * HOUR],
  ['eight days ahead', 8 * 24 * HOUR],
])('a device whose clock is %s has the correct world time from the first render on', (_, wrong) => {
  jest.useFakeTimers({ now: AT + wrong });
  seedWorldOffset(-3 * HOUR, AT);
  expect(worldNow()).toBe(AT - 3 * HOUR);
});

test('uses the device’s clock when the page took seconds to arrive', () => {
  seedWorldOffset(0, AT - 20_000);
  expect(worldNow()).toBe(AT);
});

test('ignores a missing and an invalid header', () => {
  seedWorldOffset(HOUR, AT);
  learnWorldTime(null, AT);
  learnWorldTime('yesterday-ish', AT);
  expect(worldNow()).toBe(AT + HOUR);
});

test('signatures contain the server’s seconds, not those of a wrong device clock', () => {
  expect(serverSeconds()).toBe(AT / 1000);
  learnServerTime(header(AT - 24 * HOUR), AT);
  expect(serverSeconds()).toBe(AT / 1000 - 86_400);
  learnServerTime(null, AT);
  expect(serverSeconds()).toBe(AT / 1000 - 86_400);
});

test('requests the server’s time, and keeps the known offset without a response', async () => {
  learnServerTime(header(AT), AT);
  const results = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(null, { headers: { date: header(AT + 13 * HOUR) } }));
  expect(await getServerTime()).toBe(AT + 13 * HOUR);
  expect(results).toHaveBeenCalledWith('/api/health', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
  results.mockRejectedValueOnce(new TypeError('offline'));
  expect(await getServerTime()).toBe(AT + 13 * HOUR);
  results.mockRestore();
});
