/** @jest-environment jest-fixed-jsdom */
import { storedIp } from '@/lib/domain/site/config/pre-info.storage';
import { watchPreInfo } from '@/lib/domain/site/status/pre-info.watch';
import type { PreInfo } from '@/lib/domain/site/config/pre-info.api';

const response = (status: number, ip = '203.0.113.9') => ({ ip, maintainConfig: { status } }) as unknown as PreInfo;

const leave = jest.fn();
let stop: () => void = () => undefined;
let hidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  leave.mockReset();
  hidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  document.cookie = 'isApp=; Max-Age=0; Path=/';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/game/sport?venue=FBTY');
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const minute = () => jest.advanceTimersByTimeAsync(60_000);

// @spec 3.28 9.23
test('a visit learns its own address once its first page is idle', async () => {
  stop = watchPreInfo({ leave, load: async () => response(1) });
  await jest.advanceTimersByTimeAsync(0);
  expect(storedIp()).toBe('203.0.113.9');
  expect(leave).not.toHaveBeenCalled();
});

// @spec 2.86 4.15
test('an open page goes to the maintenance page within a minute after the site closes, with a way back', async () => {
  let status = 1;
  stop = watchPreInfo({ leave, load: async () => response(status) });
  await minute();
  expect(leave).not.toHaveBeenCalled();
  status = 0;
  await minute();
  expect(leave.mock.calls).toEqual([['/other/maintenance']]);
  expect(sessionStorage.getItem('maintenanceFrom')).toBe('/game/sport?venue=FBTY');
});

test('a page inside the app stays open, and so does the maintenance page itself', async () => {
  document.cookie = 'isApp=1; Path=/';
  stop = watchPreInfo({ leave, load: async () => response(0) });
  await minute();
  stop();
  document.cookie = 'isApp=; Max-Age=0; Path=/';
  history.replaceState(null, '', '/other/maintenance');
  stop = watchPreInfo({ leave, load: async () => response(0) });
  await minute();
  expect(leave).not.toHaveBeenCalled();
});

test('a hidden page requests nothing, a failed request changes nothing, and a stopped watch does nothing', async () => {
  const request = jest.fn(async () => response(1, '198.51.100.4'));
  stop = watchPreInfo({ leave, load: request });
  await jest.advanceTimersByTimeAsync(0);
  hidden = true;
  await minute();
  expect(request).toHaveBeenCalledTimes(1);
  hidden = false;
  request.mockRejectedValueOnce(new Error('x'));
  await minute();
  expect(storedIp()).toBe('198.51.100.4');
  stop();
  request.mockResolvedValue(response(0));
  await minute();
  expect(leave).not.toHaveBeenCalled();
});
