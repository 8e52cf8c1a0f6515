import type { Placement } from '@/lib/domain/betting/order/order.model';
import { BusinessError } from '@/lib/kit/http/errors';
import type { FbSession } from '@/lib/venues/fb/fb.client';
import { createFbVenue } from '../../support/whole-venues';
import { readSample } from '../../support/sample';

const sample = (name: string) =>
  readSample<{
    request: { path: string; headers: Record<string, string>; body: unknown };
    response: Record<string, unknown>;
  }>(name);

const fetched = jest.fn<Promise<Response>, [Request]>();
const realFetch = globalThis.fetch;
beforeEach(() => {
  fetched.mockReset();
  // ky takes the request apart when it is done: only a copy can be checked afterwards.
  globalThis.fetch = ((request: Request) => fetched(request.clone())) as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const response = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const rejected = (code: number, message = '说明') => response({ success: false, code, message, data: null });

const session = (token: string): FbSession => ({ origin: 'https://fb.example.com', Authorization: token, languageType: 'CMN' });

function setUp() {
  const sessions = {
    open: jest.fn(() => Promise.resolve(session('fbtk-1f60e7d3'))),
    renew: jest.fn((_expired: FbSession) => Promise.resolve(session('fbtk-new'))),
  };
  return { sessions, venue: createFbVenue(sessions) };
}

/** The venue's method, how it is called, and the sample whose request it must make. */
const READS = [
  ['fb-statistical', (v: ReturnType<typeof setUp>['venue']) => v.getCounts()],
  ['fb-detail', (v) => v.getMatch('863211')],
  ['fb-user', (v) => v.getBalance()],
  ['fb-quote', (v) => v.getQuotes([{ matchId: '863211', marketId: '243405369', selectionId: '243405369_1' }])],
  ['fb-order-status', (v) => v.getOrderStates(['270000000000777'])],
  ['fb-records', (v) => v.getOrders({ settled: true, from: 1_794_571_200_000, to: 1_795_176_000_000, page: 1 })],
] as const satisfies readonly (readonly [string, (venue: ReturnType<typeof setUp>['venue']) => Promise<unknown>])[];

test.each(READS)('%s: the request is the sample’s, byte for byte', async (name, read) => {
  const { request, response: body } = sample(name);
  fetched.mockImplementation(() => response(body));
  await read(setUp().venue);
  const sent = fetched.mock.calls[0]![0];
  expect(sent.url).toBe(`https://fb.example.com${request.path}`);
  expect(sent.headers.get('authorization')).toBe('fbtk-1f60e7d3');
  expect([...sent.headers.keys()].filter((header) => header.startsWith('x-'))).toEqual([]);
  expect(sent.credentials).toBe('omit');
  expect(await sent.json()).toEqual(request.body);
});

test.each([
  ['live', 1],
  ['today', 3],
  ['early', 4],
] as const)('a list of %s matches requests type %d', async (timeframe, type) => {
  const { request, response: body } = sample('fb-list');
  fetched.mockImplementation(() => response(body));
  const list = await setUp().venue.getMatches({ sport: 'football', timeframe, page: 1 });
  expect(await fetched.mock.calls[0]![0].json()).toEqual({ ...(request.body as object), type });
  expect(list.matches).toHaveLength(3);
});

test('open orders are requested without a period', async () => {
  fetched.mockImplementation(() => response(sample('fb-records').response));
  await setUp().venue.getOrders({ settled: false, from: 1, to: 2, page: 3 });
  expect(await fetched.mock.calls[0]![0].json()).toEqual({ isSettled: false, current: 3, size: 20, languageType: 'CMN' });
});

test('the balance is in minor units', async () => {
  fetched.mockImplementation(() => response(sample('fb-user').response));
  await expect(setUp().venue.getBalance()).resolves.toBe(995_000n);
});

describe('an expired session', () => {
  // @spec 4.28
  test('14010 is relaunched once, and the call repeated once with the new token', async () => {
    const { sessions, venue } = setUp();
    fetched.mockImplementationOnce(() => rejected(14010)).mockImplementationOnce(() => response(sample('fb-user').response));
    await expect(venue.getBalance()).resolves.toBe(995_000n);
    expect(sessions.renew).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[1]![0].headers.get('authorization')).toBe('fbtk-new');
  });

  test('14010 on the repeated call is the error', async () => {
    const { sessions, venue } = setUp();
    fetched.mockImplementation(() => rejected(14010));
    await expect(venue.getBalance()).rejects.toMatchObject({ name: 'BusinessError', code: 14010, source: 'FBTY' });
    expect(sessions.renew).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('other rejections cause no relaunch', async () => {
    const { sessions, venue } = setUp();
    fetched.mockImplementation(() => rejected(14009));
    await expect(venue.getBalance()).rejects.toMatchObject({ code: 14009 });
    expect(sessions.renew).not.toHaveBeenCalled();
  });
});

test('a detail that does not fit is a contract error of its call', async () => {
  fetched.mockImplementation(() => response({ success: true, code: 0, message: '', data: { id: 1 } }));
  await expect(setUp().venue.getMatch('1')).rejects.toMatchObject({ name: 'ContractError', call: 'FBTY /v1/match/getMatchDetail' });
});

test('an invalid balance is a contract error of its call', async () => {
  fetched.mockImplementation(() => response({ success: true, code: 0, message: '', data: { uid: 1, currencyId: 1, bl: 'plenty' } }));
  await expect(setUp().venue.getBalance()).rejects.toMatchObject({ name: 'ContractError', path: 'data.bl' });
});

describe('placing', () => {
  const placement: Placement = {
    matchId: '863211',
    marketId: '243405369',
    selectionId: '243405369_1',
    price: '1.83',
    stake: 5000n,
    accept: 'better',
    key: '9b2f0c7e',
  };

  test('sends the sample’s request and reads the response as an order', async () => {
    const { request, response: body } = sample('fb-place-single');
    fetched.mockImplementation(() => response(body));
    await expect(setUp().venue.place(placement)).resolves.toEqual({ state: 'accepted', orderId: '270000000000777', prices: ['1.83'] });
    expect(await fetched.mock.calls[0]![0].json()).toEqual(request.body);
  });

  test.each([
    [3003, { state: 'price-moved' }],
    [3002, { state: 'suspended' }],
    [3001, { state: 'balance' }],
    [3008, { state: 'limit' }],
    [3000, { state: 'rejected', reason: '说明', code: '3000' }],
    [6, { state: 'unknown' }],
  ])('rejection %d', async (code, result) => {
    fetched.mockImplementation(() => rejected(code));
    await expect(setUp().venue.place(placement)).resolves.toEqual(result);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([500, 502, 503, 504, 408])('HTTP %d: unknown, and sent once', async (status) => {
    fetched.mockImplementation(() => response({}, status));
    await expect(setUp().venue.place(placement)).resolves.toEqual({ state: 'unknown' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('HTTP 429 is a rejection, because FB never received the bet', async () => {
    fetched.mockImplementation(() => response({}, 429));
    await expect(setUp().venue.place(placement)).resolves.toMatchObject({ state: 'rejected', code: '429' });
  });

  test('a lost connection and an unreadable response: unknown, and sent once', async () => {
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('fetch failed')));
    await expect(setUp().venue.place(placement)).resolves.toEqual({ state: 'unknown' });
    fetched.mockImplementationOnce(() => Promise.resolve(new Response('<html>')));
    await expect(setUp().venue.place(placement)).resolves.toEqual({ state: 'unknown' });
    fetched.mockImplementationOnce(() => response({ success: true, code: 0, message: '', data: [{ id: {} }] }));
    await expect(setUp().venue.place(placement)).resolves.toEqual({ state: 'unknown' });
    // An order without a readable state is requested again by its id.
    fetched.mockImplementationOnce(() => response({ success: true, code: 0, message: '', data: [{ id: 27 }] }));
    await expect(setUp().venue.place(placement)).resolves.toEqual({ state: 'pending', orderId: '27' });
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  test('no response in 30 s: unknown', async () => {
    jest.useFakeTimers();
    fetched.mockImplementation(
      (request) => new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new DOMException('x', 'AbortError')))),
    );
    const ended = jest.fn();
    const running = setUp().venue.place(placement).then(ended);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await running;
    jest.useRealTimers();
    expect(ended).toHaveBeenCalledWith({ state: 'unknown' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('a bet without a session is rejected, and nothing is sent', async () => {
    const { sessions, venue } = setUp();
    sessions.open.mockRejectedValue(new BusinessError(10004, '登录已失效'));
    await expect(venue.place(placement)).resolves.toEqual({ state: 'rejected', reason: '登录已失效', code: 'launch' });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('14010 relaunches and sends the bet again with the same key, because FB took nothing', async () => {
    fetched.mockImplementationOnce(() => rejected(14010)).mockImplementationOnce(() => response(sample('fb-place-single').response));
    await expect(setUp().venue.place(placement)).resolves.toMatchObject({ state: 'accepted' });
    const keys = await Promise.all(
      fetched.mock.calls.map(
        async ([request]) => ((await request.json()) as { singleBetList: [{ relatedId: string }] }).singleBetList[0].relatedId,
      ),
    );
    expect(keys).toEqual(['9b2f0c7e', '9b2f0c7e']);
  });

  test('a platform code is never mistaken for one of FB’s', async () => {
    const { sessions, venue } = setUp();
    fetched.mockImplementation(() => rejected(14010));
    sessions.renew.mockRejectedValue(new BusinessError(3001, '平台拒绝'));
    await expect(venue.place(placement)).resolves.toEqual({ state: 'rejected', reason: '平台拒绝', code: '3001' });
  });
});

test('reads time out after 15 s', async () => {
  jest.useFakeTimers();
  fetched.mockImplementation(
    (request) => new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new DOMException('x', 'AbortError')))),
  );
  const failed = jest.fn();
  const running = setUp().venue.getCounts().catch(failed);
  await jest.advanceTimersByTimeAsync(15_000);
  await running;
  jest.useRealTimers();
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ timedOut: true }));
});
