/** @jest-environment jest-fixed-jsdom */
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { act, renderHook } from '@testing-library/react';
import { startCooldown, readCooldown, useCooldown } from '@/lib/domain/member/session/cooldown.store';

beforeEach(() => sessionStorage.clear());

test('a cooldown survives a reload and ends by the clock, each key separately', () => {
  startCooldown('login', 30, 1_000);
  startCooldown('send device 138****8000', 60, 2_000);
  expect(JSON.parse(sessionStorage.getItem('waits')!)).toEqual({
    login: { until: 31_000, ms: 30_000 },
    'send device 138****8000': { until: 62_000, ms: 60_000 },
  });
  expect(readCooldown('login', 30_999)).toBe(31_000);
  expect(readCooldown('login', 31_000)).toBeNull();
  expect(readCooldown('send device 138****8000', 31_000)).toBe(62_000);
  expect(readCooldown('register', 1_000)).toBeNull();
});

test('ignores stored cooldowns that cannot be read', () => {
  for (const text of ['{', '7', 'null', '{"login":"soon"}', '{"login":1e99}', '{"login":{"until":5,"ms":1e99}}', '{"login":null}']) {
    sessionStorage.setItem('waits', text);
    expect(readCooldown('login', 0)).toBeNull();
  }
});

test('a form shows its cooldown at once', () => {
  const { result } = renderHook(() => useCooldown('login'));
  expect(result.current).toBeNull();
  const now = steadyNow();
  act(() => startCooldown('login', 20, now));
  expect(result.current).toBe(now + 20_000);
});

test('without storage a cooldown lasts as long as the page', () => {
  const reject = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  startCooldown('login', 20, 5_000);
  reject.mockRestore();
  expect(readCooldown('login', 6_000)).toBe(25_000);
});

test('a stored cooldown never lasts longer than its length, and keeps running down after a clock that was set back', async () => {
  sessionStorage.setItem('waits', JSON.stringify({ login: { until: 900_000, ms: 60_000 } }));
  jest.resetModules();
  const { readCooldown: read } = await import('@/lib/domain/member/session/cooldown.store');
  expect(read('login', 100_000)).toBe(160_000);
  expect(read('login', 150_000)).toBe(160_000);
  expect(read('login', 160_000)).toBeNull();
});
