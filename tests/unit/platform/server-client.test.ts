import { createHmac } from 'node:crypto';
import { captchaCall, memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { parseSignature } from '@pavilion/contract/signature';
import { isUuid } from '@/lib/kit/browser/uuid';
import { callPlatform, platformFor } from '@/lib/platform/server.client';

const KEY = 'server-key';
const UUID = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';
const fetched = jest.fn<Promise<Response>, [Request]>();
const realFetch = globalThis.fetch;
const response = (status_code: number) =>
  Promise.resolve(new Response(JSON.stringify({ status_code, message: '说明', data: { captchaId: 'c', image: 'data:,' } })));
const header = (name: string, nth = 0) => fetched.mock.calls[nth]![0].headers.get(name);

beforeEach(() => {
  // Time stands still: on a slow machine the first call, which loads the client, would not be done within the platform's 400 ms.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  process.env.NEXT_PUBLIC_SIGN_KEY = KEY;
  fetched.mockReset().mockImplementation(() => response(6000));
  globalThis.fetch = ((request: Request) => fetched(request)) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => {
  delete process.env.NEXT_PUBLIC_SIGN_KEY;
  globalThis.fetch = realFetch;
});

test('without a visitor sends no token, uses the process’s device and one signature for many calls, and caches nothing', async () => {
  await callPlatform(captchaCall, {});
  await callPlatform(captchaCall, {});
  expect(header('x-api-token')).toBeNull();
  expect(isUuid(header('x-api-uuid')!)).toBe(true);
  expect(header('x-api-uuid', 1)).toBe(header('x-api-uuid'));
  expect(header('x-api-sign', 1)).toBe(header('x-api-sign'));
  expect(fetched.mock.calls[0]![0].cache).toBe('no-store');
  const { iat, mac } = parseSignature(header('x-api-sign')!)!;
  expect(mac).toBe(
    createHmac('sha256', KEY)
      .update(`site|/site/api|${header('x-api-uuid')}|${iat}`)
      .digest('base64url'),
  );
});

test('for a visitor sends the visitor’s token and device', async () => {
  await platformFor({ token: 'pvl_7f3c1a9b5d2e4860', uuid: UUID })(memberInfoCall, { withLockMoney: 1 }).catch(() => undefined);
  expect([header('x-api-token'), header('x-api-uuid')]).toEqual(['pvl_7f3c1a9b5d2e4860', UUID]);
  expect(header('x-api-name')).toBeNull();
});

test('renews a rejected signature once, and passes on seen headers', async () => {
  fetched.mockImplementationOnce(() => response(10108));
  const observe = jest.fn();
  await platformFor({ token: null, uuid: null }, observe)(captchaCall, {});
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(observe).toHaveBeenCalledTimes(2);
});

// @spec 9.05
test('gives up after 400 ms without a response', async () => {
  fetched.mockImplementation(
    (request) => new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new DOMException('x', 'AbortError')))),
  );
  const failed = jest.fn();
  const running = callPlatform(captchaCall, {}).catch(failed);
  await jest.advanceTimersByTimeAsync(399);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await running;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'NetworkError', timedOut: true }));
});

test('sends calls unsigned without a key', async () => {
  process.env.NEXT_PUBLIC_SIGN_KEY = '';
  await platformFor({ token: null, uuid: UUID })(captchaCall, {});
  expect(header('x-api-sign')).toBe('');
});
