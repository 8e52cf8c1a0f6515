/** @jest-environment jest-fixed-jsdom */
import { createHash, createHmac } from 'node:crypto';
import type { Call } from '@pavilion/contract/call';
import { autoTransferCall } from '@pavilion/contract/calls/wallet.calls';
import { captchaCall, memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { parseSignature } from '@pavilion/contract/signature';
import type * as Client from '@/lib/platform/browser.client';
import type { RejectedCall } from '@/lib/domain/member/session/rejection.model';
import type * as SignatureMap from '@/lib/platform/signature-map';
import { until } from '../../support/until';

const KEY = 'browser-key';
const fetched = jest.fn<Promise<Response>, [Request]>();
const realFetch = globalThis.fetch;

/** Node's Request has no page to resolve a path against; a browser's has. */
const RealRequest = globalThis.Request;
class PageRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

/** The client as in a page that has just loaded. */
function freshPage(): typeof Client & typeof SignatureMap {
  jest.resetModules();
  return {
    ...(require('@/lib/platform/browser.client') as typeof Client),
    ...(require('@/lib/platform/signature-map') as typeof SignatureMap),
  };
}

const response = (status_code: number, data: unknown = { captchaId: 'c', image: 'data:,' }, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(JSON.stringify({ status_code, message: '说明', data }), { headers }));
const sent = (nth = 0) => fetched.mock.calls[nth]![0];

beforeEach(() => {
  process.env.NEXT_PUBLIC_SIGN_KEY = KEY;
  fetched.mockReset();
  // Wrapped: forgetting modules would also forget the calls of a mock that is a global.
  globalThis.fetch = ((request: Request) => fetched(request)) as typeof fetch;
  globalThis.Request = PageRequest;
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['token', 'uuid']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});
afterAll(() => {
  delete process.env.NEXT_PUBLIC_SIGN_KEY;
  globalThis.fetch = realFetch;
  globalThis.Request = RealRequest;
});

// @spec 3.26 7.04 7.06
test('a call is signed with area, prefix, device and time, and goes to this origin', async () => {
  fetched.mockImplementation(() => response(6000));
  await freshPage().callPlatform(captchaCall, {});
  expect(sent().url).toBe(`${location.origin}/site/api/v1/user/captcha`);
  const uuid = sent().headers.get('x-api-uuid')!;
  const { area, iat, mac } = parseSignature(sent().headers.get('x-api-sign')!)!;
  expect(area).toBe('site');
  expect(mac).toBe(createHmac('sha256', KEY).update(`site|/site/api|${uuid}|${iat}`).digest('base64url'));
  expect([localStorage.getItem('uuid'), document.cookie]).toEqual([uuid, expect.stringContaining(`uuid=${uuid}`)]);
});

// @spec 3.27 7.63 7.64 7.65
test('stores an accepted signature encrypted, and uses it when signing fails', async () => {
  fetched.mockImplementation(() => response(6000));
  const page = freshPage();
  await page.callPlatform(captchaCall, {});
  const signature = sent().headers.get('x-api-sign')!;
  await until(() => localStorage.getItem('signatures') !== null);
  expect(localStorage.getItem('signatures')).toMatch(/^[A-Za-z0-9+/]+=*$/);
  expect(atob(localStorage.getItem('signatures')!)).not.toContain('site');
  await expect(page.readSignatures()).resolves.toEqual({ site: signature });

  jest.resetModules();
  jest.doMock('@/lib/platform/signer', () => ({ signArea: () => Promise.reject(new Error('chunk failed')) }));
  const { callPlatform } = require('@/lib/platform/browser.client') as typeof Client;
  await callPlatform(captchaCall, {});
  expect(sent(1).headers.get('x-api-sign')).toBe(signature);

  // An area has its own entry, whichever others are stored beside it and in which order.
  const map = require('@/lib/platform/signature-map') as typeof SignatureMap;
  localStorage.removeItem('signatures');
  await map.storeSignature('game', 'v1.game');
  await callPlatform(captchaCall, {});
  expect(sent(2).headers.get('x-api-sign')).toBe('');
  await map.storeSignature('site', 'v1.site');
  await callPlatform(captchaCall, {});
  expect(sent(3).headers.get('x-api-sign')).toBe('v1.site');

  localStorage.removeItem('signatures');
  await callPlatform(captchaCall, {});
  expect(sent(4).headers.get('x-api-sign')).toBe('');
  jest.dontMock('@/lib/platform/signer');
});

test('ignores an invalid stored map', async () => {
  const page = freshPage();
  for (const rubbish of ['AAAA', 'not base64', '']) {
    localStorage.setItem('signatures', rubbish);
    await expect(page.readSignatures()).resolves.toEqual({});
  }
});

test('signs with the server’s time, which a wrong device learns from the rejection', async () => {
  const real = Math.floor(Date.now() / 1000) * 1000 - 3 * 86_400_000;
  fetched
    .mockImplementationOnce(() => response(10108, null, { date: new Date(real).toUTCString() }))
    .mockImplementation(() => response(6000));
  await freshPage().callPlatform(captchaCall, {});
  expect(Math.abs(parseSignature(sent(1).headers.get('x-api-sign')!)!.iat - real / 1000)).toBeLessThan(5);
});

// @spec 8.21
test('22007 renews the device identifier and drops every stored signature', async () => {
  fetched.mockImplementation(() => response(6000));
  const page = freshPage();
  await page.callPlatform(captchaCall, {});
  await until(() => localStorage.getItem('signatures') !== null);
  await page.storeSignature('game', 'v1.game.1.of-the-old-device');
  expect(await page.readSignatures()).toHaveProperty('game');
  const before = localStorage.getItem('uuid');
  fetched.mockImplementationOnce(() => response(22007, null));
  await page.callPlatform(captchaCall, {});
  expect(localStorage.getItem('uuid')).not.toBe(before);
  expect(sent(2).headers.get('x-api-uuid')).toBe(localStorage.getItem('uuid'));
  expect(sent(2).headers.get('x-api-sign')).not.toBe(sent(0).headers.get('x-api-sign'));
  await expect(page.readSignatures()).resolves.not.toHaveProperty('game');
});

// @spec 7.05 7.33
test('sends the token only with calls that need it, and the hash of the stored name with memberInfo', async () => {
  document.cookie = 'token=pvl_7f3c1a9b5d2e4860; Path=/';
  localStorage.setItem('loginInfo', JSON.stringify({ userName: 'demo2026', isChecked: true }));
  fetched.mockImplementation(() => response(10001, null));
  const { callPlatform } = freshPage();
  await callPlatform(memberInfoCall, { withLockMoney: 1 }).catch(() => undefined);
  await callPlatform(captchaCall, {}).catch(() => undefined);
  expect(sent(0).headers.get('x-api-token')).toBe('pvl_7f3c1a9b5d2e4860');
  expect(sent(0).headers.get('x-api-name')).toBe(createHash('sha256').update('demo2026').digest('hex'));
  expect(sent(1).headers.get('x-api-token')).toBeNull();
});

// @spec 8.08
test('dispatches a rejection as an event on the window, without a token in it', async () => {
  document.cookie = 'token=pvl_7f3c1a9b5d2e4860; Path=/';
  const rejections: RejectedCall[] = [];
  const listen = (event: Event) => void rejections.push((event as CustomEvent<RejectedCall>).detail);
  window.addEventListener('code/6001', listen);
  fetched.mockImplementation(() => response(6001, null));
  await freshPage()
    .callPlatform(memberInfoCall, { withLockMoney: 1 })
    .catch(() => undefined);
  window.removeEventListener('code/6001', listen);
  expect(rejections).toEqual([{ code: 6001, message: '说明', data: null, inPlace: false, carried: true }]);
  expect(JSON.stringify(rejections)).not.toContain('pvl_');
});

// @spec 7.65
test('sends calls unsigned without a key', async () => {
  process.env.NEXT_PUBLIC_SIGN_KEY = '';
  fetched.mockImplementation(() => response(6000));
  await freshPage().callPlatform(captchaCall, {});
  expect(sent().headers.get('x-api-sign')).toBe('');
});

// @spec 9.04
test.each([
  ['a call that declares no time of its own', { ...captchaCall, timeout: undefined }, 100_000],
  ['a read', captchaCall, 15_000],
  ['a call that moves money', autoTransferCall, 30_000],
])('%s has its own deadline', async (_, declared, ms) => {
  fetched.mockImplementation(() => new Promise(() => undefined));
  jest.useFakeTimers();
  try {
    const ended = jest.fn();
    const call = freshPage()
      .callPlatform(declared as Call<object, unknown>, {})
      .catch(ended);
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await call;
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'NetworkError', status: 0, message: '连接超时' }));
  } finally {
    jest.useRealTimers();
  }
});
