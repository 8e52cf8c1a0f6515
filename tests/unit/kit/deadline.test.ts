import { type Scope, withinTime } from '@/lib/kit/http/deadline';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';

const never = () => new Promise<never>(() => undefined);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('returns the result of work that ends in time, and clears the timer', async () => {
  await expect(withinTime({ timeout: 400 }, () => Promise.resolve(1))).resolves.toBe(1);
  await expect(withinTime({ timeout: 400 }, () => Promise.reject(new RangeError('x')))).rejects.toThrow(RangeError);
  expect(jest.getTimerCount()).toBe(0);
});

// @spec 8.04
test('times out after its limit, and aborts the work’s signal', async () => {
  let seen: AbortSignal | undefined;
  const failed = jest.fn();
  const running = withinTime({ timeout: 400 }, ({ signal }) => {
    seen = signal;
    return never();
  }).catch(failed);
  await jest.advanceTimersByTimeAsync(399);
  expect([failed.mock.calls.length, seen?.aborted]).toEqual([0, false]);
  await jest.advanceTimersByTimeAsync(1);
  await running;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'NetworkError', timedOut: true }));
  expect(seen?.aborted).toBe(true);
});

test('is cancelled at once when the caller gives up', async () => {
  const controller = new AbortController();
  const running = withinTime({ timeout: 400, signal: controller.signal }, never);
  const ended = expect(running).rejects.toMatchObject({ name: 'CancelledError' });
  await jest.advanceTimersByTimeAsync(150);
  controller.abort();
  await ended;
  await expect(withinTime({ timeout: 1, signal: controller.signal }, never)).rejects.toMatchObject({ name: 'CancelledError' });
});

test('a call within a scope has only the scope’s limit, and is not sent after it', async () => {
  const call = jest.fn(never);
  let scope: Scope | undefined;
  const running = withinTime({ timeout: 400 }, (outer) => {
    scope = outer;
    return withinTime({ timeout: 100, scope }, call);
  }).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(399);
  expect([call.mock.calls, jest.getTimerCount()]).toEqual([[[scope]], 1]);
  await jest.advanceTimersByTimeAsync(1);
  await expect(running).resolves.toMatchObject({ name: 'NetworkError', timedOut: true });
  await expect(withinTime({ timeout: 100, scope }, call)).rejects.toMatchObject({ name: 'CancelledError' });
  expect(call).toHaveBeenCalledTimes(1);
});

test.each([
  [new NetworkError({ status: 500, message: '', statusText: 'Internal Server Error', online: true }), '网络错误，请稍后重试'],
  [new NetworkError({ status: 0, message: 'timeout', statusText: '', online: true }), '连接超时'],
  [new BusinessError(1, 'Unexpected token < in JSON'), '系统错误，请稍后重试或联系客服'],
  [new BusinessError(1, '余额不足'), '余额不足'],
  [new TypeError('Cannot read properties of undefined'), '系统错误，请稍后重试或联系客服'],
  [null, '系统错误，请稍后重试或联系客服'],
])('message for a member: %s', (error, text) => {
  expect(memberMessage(error)).toBe(text);
});
