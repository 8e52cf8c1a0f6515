import type { VenueCode } from '@pavilion/contract/constants';
import type * as Epoch from '@/lib/kit/store/epoch';
import type * as Guest from '@/lib/venues/guest.server';
import { knowSite } from '../../support/known-site';
import { collectLog } from '../../support/log-lines';

const logged = collectLog();
const ORIGIN = 'http://127.0.0.1:4003';
const launch = jest.fn();
jest.mock('@/lib/platform/server.client', () => ({ callPlatform: (...args: unknown[]) => launch(...args) as unknown }));

const fetched = jest.fn<Promise<Response>, [Request]>();
const realFetch = globalThis.fetch;
const ok = (data: unknown) => Promise.resolve(new Response(JSON.stringify({ success: true, code: 0, message: '', data })));
const COUNTS = { tc: 0, sl: [], hls: [] };

/** The server's module as in a process that has just started. */
function fresh(): typeof Guest {
  jest.resetModules();
  return require('@/lib/venues/guest.server') as typeof Guest;
}

beforeEach(() => {
  logged.length = 0;
  Reflect.deleteProperty(globalThis, Symbol.for('pavilion.failure-log'));
  knowSite({ origins: { venues: { FBTY: [ORIGIN] } } });
  launch.mockReset().mockImplementation(() => Promise.resolve({ url: `${ORIGIN}/?token=g`, token: 'guest-token' }));
  fetched.mockReset().mockImplementation(() => ok(COUNTS));
  globalThis.fetch = ((request: Request) => fetched(request)) as typeof fetch;
});
afterEach(() => jest.useRealTimers());
afterAll(() => {
  globalThis.fetch = realFetch;
});

test('one guest session serves every page, and no visitor’s token is sent', async () => {
  const { readAsGuest } = fresh();
  await Promise.all(Array.from({ length: 3 }, () => readAsGuest('FBTY', 'getCounts')));
  await readAsGuest('FBTY', 'getCounts');
  expect(launch).toHaveBeenCalledTimes(1);
  expect(launch.mock.calls[0]![2]).toMatchObject({ anonymous: true, headers: { 'X-API-PLATFORM': 'FBTY' } });
  expect(fetched.mock.calls.map(([request]) => request.headers.get('authorization'))).toEqual(Array(4).fill('guest-token'));
});

test('14010 relaunches and repeats the call', async () => {
  fetched.mockImplementationOnce(() =>
    Promise.resolve(new Response(JSON.stringify({ success: false, code: 14010, message: 'x', data: null }))),
  );
  launch
    .mockImplementationOnce(() => Promise.resolve({ url: `${ORIGIN}/`, token: 'old' }))
    .mockImplementationOnce(() => Promise.resolve({ url: `${ORIGIN}/`, token: 'new' }));
  await expect(fresh().readAsGuest('FBTY', 'getCounts')).resolves.toMatchObject({ football: { live: 0, today: 0, early: 0 } });
  expect(fetched.mock.calls.map(([request]) => request.headers.get('authorization'))).toEqual(['old', 'new']);
});

test('a launch to an origin outside the list opens no session', async () => {
  knowSite({ origins: { venues: { FBTY: ['https://fb.example.com'] } } });
  await expect(fresh().readAsGuest('FBTY', 'getCounts')).rejects.toMatchObject({ name: 'ContractError', path: 'data.url' });
  knowSite({});
  await expect(fresh().readAsGuest('FBTY', 'getCounts')).rejects.toMatchObject({ name: 'ContractError', path: 'data.url' });
  expect(fetched).not.toHaveBeenCalled();
});

test('a refresh takes 5 s at most, including the launch, and a pending launch serves the next one', async () => {
  jest.useFakeTimers();
  let respond: (value: unknown) => void = () => undefined;
  launch.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
  const { readAsGuest } = fresh();
  const failed = jest.fn();
  const first = readAsGuest('FBTY', 'getCounts').catch(failed);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await first;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'NetworkError', timedOut: true }));

  respond({ url: `${ORIGIN}/`, token: 'late' });
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
  await expect(readAsGuest('FBTY', 'getCounts')).resolves.toHaveProperty('football.live');
  expect(launch).toHaveBeenCalledTimes(1);
});

test('a venue without an adapter is a programming error', async () => {
  await expect(fresh().readAsGuest('NONE' as VenueCode, 'getCounts')).rejects.toThrow(RangeError);
});

test('logs why a venue returned nothing, except for an unknown match', async () => {
  fetched.mockImplementationOnce(() => ok({ tc: 0, sl: 'SECRET', hls: [] }));
  await expect(fresh().readAsGuest('FBTY', 'getCounts')).rejects.toMatchObject({ name: 'ContractError' });
  expect(logged).toEqual([
    ['warn', 'call.failed', { call: 'FBTY /v1/match/statistical', reason: 'invalid', path: 'data.sl', expected: 'a list' }],
  ]);
  fetched.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 502 })));
  await expect(fresh().readAsGuest('FBTY', 'getCounts')).rejects.toMatchObject({ name: 'NetworkError' });
  expect(logged[1]).toEqual(['warn', 'call.failed', { call: 'FBTY getCounts', reason: 'status', status: 502 }]);
  fetched.mockImplementationOnce(() =>
    Promise.resolve(new Response(JSON.stringify({ success: false, code: 14002, message: 'SECRET', data: null }))),
  );
  await expect(fresh().readAsGuest('FBTY', 'getMatch', '1')).rejects.toMatchObject({ code: 14002 });
  expect(logged).toHaveLength(2);
});

test('sessions of an earlier epoch are not used', async () => {
  const { readAsGuest } = fresh();
  const { noteEpoch } = require('@/lib/kit/store/epoch') as typeof Epoch;
  noteEpoch('guest-a');
  await readAsGuest('FBTY', 'getCounts');
  noteEpoch('guest-b');
  await readAsGuest('FBTY', 'getCounts');
  expect(launch).toHaveBeenCalledTimes(2);
});
