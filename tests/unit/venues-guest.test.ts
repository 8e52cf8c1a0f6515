import type { VenueCode } from '@/lib/contract/constants';
import type * as Guest from '@/lib/venues/guest.server';

const ORIGIN = 'http://127.0.0.1:4003';
let origins: Record<string, string[]> = {};
const launch = jest.fn();
jest.mock('@/lib/domain/site/site.server', () => ({ getSite: () => Promise.resolve({ origins: { venues: origins, chat: [] } }) }));
jest.mock('@/lib/platform/server.client', () => ({ callPlatform: (...args: unknown[]) => launch(...args) as unknown }));

const fetched = jest.fn<Promise<Response>, [Request]>();
const realFetch = globalThis.fetch;
const ok = (data: unknown) => Promise.resolve(new Response(JSON.stringify({ success: true, code: 0, message: '', data })));
const COUNTS = { tc: 0, sl: [], hls: [] };

/** The server's module as a process that has just started has it. */
function fresh(): typeof Guest {
  jest.resetModules();
  return require('@/lib/venues/guest.server') as typeof Guest;
}

beforeEach(() => {
  origins = { FBTY: [ORIGIN] };
  launch.mockReset().mockImplementation(() => Promise.resolve({ url: `${ORIGIN}/?token=g`, token: 'guest-token' }));
  fetched.mockReset().mockImplementation(() => ok(COUNTS));
  globalThis.fetch = ((request: Request) => fetched(request)) as typeof fetch;
});
afterEach(() => jest.useRealTimers());
afterAll(() => {
  globalThis.fetch = realFetch;
});

test('one guest session serves every page, and no visitor’s token is near it', async () => {
  const venue = fresh().guestVenue('FBTY');
  await Promise.all([venue.getCounts(), venue.getCounts(), venue.getCounts()]);
  await venue.getCounts();
  expect(launch).toHaveBeenCalledTimes(1);
  expect(launch.mock.calls[0]![2]).toMatchObject({ anonymous: true, headers: { 'X-API-PLATFORM': 'FBTY' } });
  expect(fetched.mock.calls.map(([request]) => request.headers.get('authorization'))).toEqual(Array(4).fill('guest-token'));
});

test('14010 relaunches and replays', async () => {
  fetched.mockImplementationOnce(() =>
    Promise.resolve(new Response(JSON.stringify({ success: false, code: 14010, message: 'x', data: null }))),
  );
  launch
    .mockImplementationOnce(() => Promise.resolve({ url: `${ORIGIN}/`, token: 'old' }))
    .mockImplementationOnce(() => Promise.resolve({ url: `${ORIGIN}/`, token: 'new' }));
  await expect(fresh().guestVenue('FBTY').getCounts()).resolves.toMatchObject({ football: { live: 0, today: 0, early: 0 } });
  expect(fetched.mock.calls.map(([request]) => request.headers.get('authorization'))).toEqual(['old', 'new']);
});

test('a launch to an origin outside the list opens nothing', async () => {
  origins = { FBTY: ['https://fb.example.com'] };
  await expect(fresh().guestVenue('FBTY').getCounts()).rejects.toMatchObject({ name: 'ContractError', path: 'data.url' });
  origins = {};
  await expect(fresh().guestVenue('FBTY').getCounts()).rejects.toMatchObject({ name: 'ContractError', path: 'data.url' });
  expect(fetched).not.toHaveBeenCalled();
});

test('a page waits 400 ms, launch included; a launch under way serves the next page', async () => {
  jest.useFakeTimers();
  let answer: (value: unknown) => void = () => undefined;
  launch.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const venue = fresh().guestVenue('FBTY');
  const failed = jest.fn();
  const first = venue.getCounts().catch(failed);
  await jest.advanceTimersByTimeAsync(399);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await first;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'NetworkError', timedOut: true }));

  answer({ url: `${ORIGIN}/`, token: 'late' });
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
  await expect(venue.getCounts()).resolves.toHaveProperty('football.live');
  expect(launch).toHaveBeenCalledTimes(1);
});

test('a venue without an adapter is a fault of ours', () => {
  expect(() => fresh().guestVenue('NONE' as VenueCode)).toThrow(RangeError);
});
