/** @jest-environment jest-fixed-jsdom */
import { act, render } from '@testing-library/react';
import { ServiceWatch } from '@/components/shell/session/service-watch';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const health = jest.fn<Promise<Response>, unknown[]>();
const realFetch = globalThis.fetch;
const statusOf = (platform: string, failing?: string) => () => Promise.resolve(Response.json({ platform, failing }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = health;
  health.mockReset();
  router.refresh.mockClear();
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

test('polls the site less and less often while the platform is down, and refreshes the page when it is back', async () => {
  health.mockImplementation(statusOf('down'));
  render(<ServiceWatch goal="answers" />);
  const requests: number[] = [];
  for (let second = 1; second <= 60; second += 1) {
    await pass(1_000);
    if (health.mock.calls.length > requests.length) requests.push(second);
  }
  expect(requests).toEqual([3, 8, 15, 25, 40]);
  expect(router.refresh).not.toHaveBeenCalled();
  health.mockImplementation(statusOf('ok'));
  await pass(30_000);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

test('keeps polling for a page that was rendered without the platform, while it is shown', async () => {
  health.mockImplementation(statusOf('ok'));
  const { unmount } = render(<ServiceWatch goal="answers" />);
  await pass(3_000);
  expect(router.refresh).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(router.refresh).toHaveBeenCalledTimes(2);
  unmount();
  await pass(60_000);
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

test('refreshes a page without content even when members’ calls fail, and waits for them to work when only that is missing', async () => {
  health.mockImplementation(statusOf('down', 'members'));
  const { rerender } = render(<ServiceWatch goal="answers" />);
  await pass(60_000);
  expect(router.refresh).not.toHaveBeenCalled();
  rerender(<ServiceWatch goal="content" />);
  await pass(3_000);
  expect(router.refresh).toHaveBeenCalledTimes(1);
  health.mockImplementation(statusOf('down'));
  await pass(60_000);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

test('polls again when the site does not respond', async () => {
  health.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(statusOf('ok'));
  render(<ServiceWatch goal="answers" />);
  await pass(3_000);
  expect(router.refresh).not.toHaveBeenCalled();
  await pass(4_500);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});
