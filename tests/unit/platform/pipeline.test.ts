import { defineCall, type Call } from '@pavilion/contract/call';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import * as z from '@pavilion/contract/schema';
import { BusinessError, ContractError } from '@/lib/kit/http/errors';
import { createCaller } from '@/lib/platform/pipeline';
import type { PlatformPort } from '@/lib/platform/pipeline';

type TestCall = Call<object, { n: number }>;
/** Declares calls of this test's own, of which the contract has no request. */
const declareCall = defineCall as unknown as (call: TestCall) => TestCall;
const shape = { response: z.object({ n: z.number() }) };
const openCall = declareCall({ name: 'open', method: 'POST', path: '/act/api/v1/a/b', area: 'activity', session: 'optional', ...shape });
const noneCall = declareCall({ name: 'none', method: 'GET', path: '/site/api/v1/a', area: 'site', session: 'none', ...shape });
const moneyCall = declareCall({ ...openCall, timeout: undefined, name: 'money', money: true });

const fetched = jest.fn<Promise<Response>, [Request]>();
const realFetch = globalThis.fetch;
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const response = (status_code: number, data: unknown = { n: 1 }, message = 'm') =>
  Promise.resolve(new Response(JSON.stringify({ status_code, message, data }), { headers: { date: 'Fri, 20 Nov 2026 12:00:00 GMT' } }));
const sent = (nth = 0) => fetched.mock.calls[nth]![0];

function port(over: Partial<PlatformPort> = {}) {
  const made = {
    origin: 'http://platform.test',
    // A slow machine must not make a call late; what is about being late names its own time.
    timeout: 20_000,
    token: () => 'token-1',
    uuid: () => 'U-1',
    renewUuid: jest.fn(),
    sign: jest.fn((_area: string, _prefix: string, _uuid: string, fresh: boolean) => Promise.resolve(fresh ? 'signed-anew' : 'signed')),
    nameHash: () => Promise.resolve('hash'),
    observe: jest.fn(),
    accepted: jest.fn(),
    rejected: jest.fn(),
    ...over,
  };
  return made as typeof made & PlatformPort;
}

// @spec 1.09 7.01
test('sends headers, path and body of a call, and returns the data', async () => {
  fetched.mockImplementation(() => response(6000));
  const made = port();
  await expect(createCaller(made)(openCall, {})).resolves.toEqual({ n: 1 });
  expect(sent().url).toBe('http://platform.test/act/api/v1/a/b');
  expect(Object.fromEntries([...sent().headers].filter(([name]) => name.startsWith('x-')))).toEqual({
    'x-api-client': 'web',
    'x-api-version': '2.0.0',
    'x-api-site': '3001',
    'x-api-uuid': 'U-1',
    'x-api-sign': 'signed',
    'x-api-token': 'token-1',
  });
  expect(made.sign).toHaveBeenCalledWith('activity', '/act/api', 'U-1', false);
  expect(made.accepted).toHaveBeenCalledWith('activity', 'signed');
  expect(made.observe).toHaveBeenCalledTimes(1);
  expect(sent().redirect).toBe('error');
});

test('a call belongs to the session that made it, though another begins while it is signed', async () => {
  fetched.mockImplementation(() => response(6000));
  let token = 'token-1';
  const sign = () => {
    token = 'token-2';
    return Promise.resolve('signed');
  };
  await createCaller(port({ token: () => token, sign }))(openCall, {});
  expect(sent().headers.get('x-api-token')).toBe('token-1');
});

test('a signer that hangs uses up the call’s time limit, and nothing is sent', async () => {
  const made = port({ timeout: 30, sign: () => new Promise<never>(() => undefined) });
  await expect(createCaller(made)(openCall, {})).rejects.toMatchObject({ name: 'NetworkError', timedOut: true });
  expect(fetched).not.toHaveBeenCalled();
});

test('reports the headers of a response before its body is read, and never those of an HTTP error', async () => {
  fetched.mockImplementationOnce(() => Promise.resolve(new Response('no JSON', { headers: { date: 'Fri, 20 Nov 2026 12:00:00 GMT' } })));
  const made = port();
  const call = createCaller(made);
  await expect(call(openCall, {})).rejects.toMatchObject({ name: 'ContractError', path: '(json)' });
  expect(jest.mocked(made.observe).mock.calls.map(([headers]) => headers.get('date'))).toEqual(['Fri, 20 Nov 2026 12:00:00 GMT']);
  fetched.mockImplementation(() =>
    Promise.resolve(new Response('{}', { status: 502, headers: { date: 'Fri, 20 Nov 2020 12:00:00 GMT' } })),
  );
  for (const declared of [openCall, noneCall]) await expect(call(declared as typeof openCall, {})).rejects.toMatchObject({ status: 502 });
  expect(made.observe).toHaveBeenCalledTimes(1);
  // Neither the GET nor the POST was sent again: that is for the query cache to decide.
  expect(fetched).toHaveBeenCalledTimes(3);
});

// @spec 7.05
test('calls without a session and anonymous ones carry no token, and a GET no body', async () => {
  fetched.mockImplementation(() => response(6000));
  const call = createCaller(port());
  await call(noneCall, {});
  await call(openCall, {}, { anonymous: true });
  expect(sent(0).headers.get('x-api-token')).toBeNull();
  expect(sent(1).headers.get('x-api-token')).toBeNull();
  expect(sent(0).method).toBe('GET');
  expect(sent(0).body).toBeNull();
});

// @spec 7.33
test('sends the hashed name only with memberInfo, and the key with calls that have one, and a call’s own headers take precedence', async () => {
  fetched.mockImplementation(() => response(10001, null));
  const call = createCaller(port());
  await call(memberInfoCall, { withLockMoney: 1 }).catch(() => undefined);
  await call(openCall, {}, { idempotencyKey: 'k-1', headers: { 'X-API-CLIENT': 'sport', 'X-API-PLATFORM': 'FBTY' } }).catch(
    () => undefined,
  );
  expect(sent(0).headers.get('x-api-name')).toBe('hash');
  expect(sent(1).headers.get('x-api-name')).toBeNull();
  expect(sent(1).headers.get('idempotency-key')).toBe('k-1');
  expect(sent(1).headers.get('x-api-client')).toBe('sport');
  expect(sent(1).headers.get('x-api-platform')).toBe('FBTY');
});

// @spec 8.02 8.11
test('a rejection fails with code and message, and is reported once, with the information whether the call carried the token', async () => {
  fetched.mockImplementation(() => response(6001, null, '已在其他设备登录'));
  const made = port();
  await expect(createCaller(made)(openCall, {})).rejects.toMatchObject({
    name: 'BusinessError',
    code: 6001,
    message: '已在其他设备登录',
    response: { status_code: 6001, message: '已在其他设备登录', data: null },
  });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(made.rejected).toHaveBeenCalledTimes(1);
  expect(made.rejected).toHaveBeenCalledWith(expect.objectContaining({ name: 'open' }), expect.any(BusinessError), true);
});

/** Another token at every read. */
function counting(): () => string {
  let n = 0;
  return () => {
    n += 1;
    return `token-${n}`;
  };
}

const HOLDERS: readonly [name: string, token: () => string | null][] = [
  ['there was no token', () => null],
  ['another token is held by now', counting()],
];

test.each(HOLDERS)('a rejection does not count as carrying the token when %s', async (_, token) => {
  fetched.mockImplementation(() => response(10004, null));
  const made = port({ token });
  await createCaller(made)(openCall, {}).catch(() => undefined);
  expect(made.rejected).toHaveBeenCalledWith(expect.anything(), expect.anything(), false);
});

// @spec 8.29
test('10108 signs again and repeats the call once', async () => {
  fetched.mockImplementationOnce(() => response(10108, null)).mockImplementationOnce(() => response(6000));
  const made = port();
  await expect(createCaller(made)(openCall, {})).resolves.toEqual({ n: 1 });
  expect(sent(1).headers.get('x-api-sign')).toBe('signed-anew');
  expect(made.rejected).not.toHaveBeenCalled();
});

// @spec 8.29
test('10108 twice is an error and is reported', async () => {
  fetched.mockImplementation(() => response(10108, null));
  const made = port();
  await expect(createCaller(made)(openCall, {})).rejects.toMatchObject({ code: 10108 });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(made.rejected).toHaveBeenCalledTimes(1);
});

// @spec 8.21
test('22007 renews the identifier and repeats the call once', async () => {
  fetched.mockImplementationOnce(() => response(22007, null)).mockImplementationOnce(() => response(6000));
  let uuid = 'U-1';
  const made = port({ uuid: () => uuid, renewUuid: jest.fn(() => void (uuid = 'U-2')) });
  await createCaller(made)(openCall, {});
  expect(made.renewUuid).toHaveBeenCalledTimes(1);
  expect([sent(0), sent(1)].map((request) => request.headers.get('x-api-uuid'))).toEqual(['U-1', 'U-2']);
});

test('22007 to parallel calls renews the identifier once, and all are repeated with it', async () => {
  fetched.mockImplementation((request) => response(request.headers.get('x-api-uuid') === 'U-1' ? 22007 : 6000));
  let made = 1;
  const renewUuid = jest.fn(() => void (made += 1));
  const caller = createCaller(port({ uuid: () => `U-${made}`, renewUuid }));
  await Promise.all([caller(openCall, {}), caller(openCall, {})]);
  expect(renewUuid).toHaveBeenCalledTimes(1);
  expect([0, 1, 2, 3].map((nth) => sent(nth).headers.get('x-api-uuid'))).toEqual(['U-1', 'U-1', 'U-2', 'U-2']);
});

test.each([10108, 22007])('%i for a call of a session that has ended since is not repeated in the next session', async (code) => {
  for (const next of [null, 'T-2']) {
    fetched.mockClear();
    let token: string | null = 'T-1';
    fetched.mockImplementation(async () => {
      token = next;
      return response(code, null);
    });
    const made = port({ token: () => token });
    await expect(createCaller(made)(openCall, {})).rejects.toMatchObject({ code });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(made.renewUuid).not.toHaveBeenCalled();
  }
});

test('10108 for an anonymous call is repeated even when a session has begun since', async () => {
  let token: string | null = null;
  fetched.mockImplementationOnce(async () => {
    token = 'T-1';
    return response(10108, null);
  });
  fetched.mockImplementationOnce(() => response(6000));
  await createCaller(port({ token: () => token }))(openCall, {});
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an invalid value in the data is a contract error, is not reported as a rejection, and its signature is not stored', async () => {
  fetched.mockImplementation(() => response(6000, { n: 'one' }));
  const made = port();
  await expect(createCaller(made)(openCall, {})).rejects.toMatchObject({ name: 'ContractError', call: 'open', path: 'data.n' });
  await expect(createCaller(made)(openCall, {})).rejects.toBeInstanceOf(ContractError);
  expect(made.rejected).not.toHaveBeenCalled();
  expect(made.accepted).not.toHaveBeenCalled();
});

describe('time limits', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const hanging = (request: Request) =>
    new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(new DOMException('x', 'AbortError'))));

  test.each([
    ['the client’s own, where the call declares none', 100_000, { ...openCall, timeout: undefined }, {}, 100_000],
    ['a read’s', 100_000, openCall, {}, 15_000],
    ['that of a call that moves money', 100_000, moneyCall, {}, 30_000],
    ['the client’s own, where it is shorter', 400, openCall, {}, 400],
    ['the client’s own, where it is shorter, for money too', 400, moneyCall, {}, 400],
    ['the given one, longer than any', 400, openCall, { timeout: 40_000 }, 40_000],
    ['the given one, shorter than any', 100_000, moneyCall, { timeout: 40 }, 40],
  ])('%s', async (_, timeout, call, options, ms) => {
    fetched.mockImplementation(hanging);
    const settled = jest.fn();
    const running = createCaller(port({ timeout }))(call as Call<object, unknown>, {}, options).catch(settled);
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await running;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ name: 'NetworkError', status: 0, message: '连接超时' }));
  });
});

test('an HTTP error stays one when the rules for rejections cannot be loaded', async () => {
  const rejected = { status_code: 6001, message: 'm', data: null };
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(rejected), { status: 403 })));
  jest.doMock('@/lib/platform/rejection.lazy', () => {
    throw new Error('no chunk');
  });
  const made = port();
  await expect(createCaller(made)(openCall, {})).rejects.toMatchObject({ name: 'NetworkError', status: 403 });
  expect(made.rejected).not.toHaveBeenCalled();
  jest.dontMock('@/lib/platform/rejection.lazy');
  await expect(createCaller(made)(openCall, {})).rejects.toMatchObject({ name: 'BusinessError', code: 6001 });
});
