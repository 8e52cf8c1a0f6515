import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import type { VenueCode } from '@pavilion/contract/constants';
import { getVenueSession } from '@/lib/venues/launch.api';
import { getVenueOrigins } from '@/lib/domain/betting/launch/origins.api';
import type { VenueSession } from '@/lib/domain/betting/launch/launch.model';
import { launchAddress, launchHeaders, launchRequest, parseLaunch } from '@/lib/domain/betting/launch/launch.rules';
import { VENUE_LAUNCH } from '@/lib/venues/launch';
import { obLaunch } from '@/lib/venues/ob/ob.launch';
import { createVenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import { ContractError } from '@/lib/kit/http/errors';
import type { PlatformCaller } from '@/lib/platform/caller';
import { readSample } from '../../../support/sample';

interface Sample {
  request: { headers: Record<string, string>; body: unknown };
  response: { data: { url: string; token: string } };
}
const read = (name: string) => readSample<Sample>(name);
const fbty = read('venue-launch-fbty');
const ALLOWED = ['https://fb.example.com'];

describe('the launch call', () => {
  // @spec 3.09 3.10 7.35
  test('sends the sample’s request and headers', () => {
    expect(launchRequest('FBTY', true)).toEqual(fbty.request.body);
    expect(launchRequest('FBTY', true, true)).toMatchObject({ isApp: 1 });
    expect(fbty.request.headers).toMatchObject(launchHeaders('FBTY'));
  });

  // @spec 3.10
  test.each([
    ['isApp=1', 1],
    ['isApp=0', 0],
    ['', 0],
  ])('reports whether the page runs inside the app: cookie %j', async (cookie, isApp) => {
    Object.assign(globalThis, { document: { cookie } });
    try {
      const caller = jest.fn(() => Promise.resolve(fbty.response.data));
      await getVenueSession('FBTY', ALLOWED, {}, caller as unknown as PlatformCaller);
      expect(caller).toHaveBeenCalledWith(venueLaunchCall, expect.objectContaining({ isApp }), expect.anything());
    } finally {
      Reflect.deleteProperty(globalThis, 'document');
    }
  });

  // @spec 3.10
  test('marks a launch by the server as a preload, and a launch by the browser as a real one', async () => {
    const preloads = async () => {
      const caller = jest.fn(() => Promise.resolve(fbty.response.data));
      await getVenueSession('FBTY', ALLOWED, {}, caller as unknown as PlatformCaller);
      return (caller.mock.calls as unknown as [unknown, { isPreload: number }][])[0]![1].isPreload;
    };
    expect(await preloads()).toBe(1);
    Object.assign(globalThis, { document: { cookie: '' } });
    try {
      expect(await preloads()).toBe(0);
    } finally {
      Reflect.deleteProperty(globalThis, 'document');
    }
  });

  // @spec 3.10
  test('names the activity, requests the money transfer and marks a manual launch, for a frame', () => {
    const kind = { activity: 'weekly', appSendMoney: 1, isManualLaunch: 1 } as const;
    expect(launchRequest('V188', true, false, kind)).toEqual({ ...(fbty.request.body as object), enName: 'V188', ...kind });
  });

  // @spec 3.11
  test('opens the activity’s page, the phone’s or the venue’s own, each at a listed origin', () => {
    const response = read('venue-launch-obty').response.data;
    const session = new URL(response.url).search;
    const at = (activity: string, phone: boolean, changes: object = {}, allowed = ['https://ob.example.com']) =>
      launchAddress({ ...response, ...changes }, allowed, { activity, phone });
    expect(at('', false)).toBe(response.url);
    expect(at('', true)).toBe(`https://ob.example.com/h5/${session}`);
    expect(at('weekly', true)).toBe(`https://ob.example.com/activity/${session}`);
    expect(at('', true, { h5Url: '' })).toBe(response.url);
    expect(at('', true, { h5Url: 'https://ob.example.com/h5/?token=own' })).toBe('https://ob.example.com/h5/?token=own');
    // An address elsewhere is never opened; the venue's own page takes its place.
    expect(at('', true, { h5Url: 'https://evil.example/' })).toBe(response.url);
    expect(at('weekly', false, { activityUrl: 'javascript:alert(1)' })).toBe(response.url);
    expect(at('', false, {}, ['https://fb.example.com'])).toBeNull();
    expect(at('', false, { url: null })).toBeNull();
  });

  test('reads FB’s response', () => {
    expect(parseLaunch('FBTY', fbty.response.data, ALLOWED, VENUE_LAUNCH.FBTY())).toEqual({
      venue: 'FBTY',
      origin: 'https://fb.example.com',
      token: 'fbtk-1f60e7d3',
      language: 'CMN',
      memberCode: 'PVLDEMO2026',
      timeStamp: '',
      url: fbty.response.data.url,
    });
  });

  // @spec 7.36
  test('reads parameter names in the address in any letter case', () => {
    const imty = parseLaunch('IMTY', read('venue-launch-imty').response.data, ['https://im.example.com'], VENUE_LAUNCH.IMTY());
    expect(imty).toMatchObject({ language: 'CHS', memberCode: 'PVLDEMO2026', timeStamp: '20261120120000' });
    expect(parseLaunch('OBTY', read('venue-launch-obty').response.data, ['https://ob.example.com'], obLaunch)).toMatchObject({
      language: 'zh',
    });
  });

  // @spec 3.14 9.21
  test.each([
    ['IMTY', 'https://im.example.com', 'CHS'],
    ['OBTY', 'https://ob.example.com', 'zh'],
    ['FBTY', 'https://fb.example.com', 'CMN'],
  ] as const)('reads a missing language of %s', async (venue, origin, language) => {
    const launch = await VENUE_LAUNCH[venue]();
    expect(parseLaunch(venue, { url: `${origin}/?token=abc`, token: null }, [origin], launch)).toMatchObject({ language });
  });

  // @spec 3.14
  test('reads a token that is only in the address', () => {
    expect(parseLaunch('FBTY', { url: 'https://fb.example.com/?TOKEN=abc', token: null }, ALLOWED, VENUE_LAUNCH.FBTY())).toMatchObject({
      token: 'abc',
      language: 'CMN',
    });
  });

  test.each([null, '', 'other', 'https://evil.example.com/?token=evil'])(
    'a response whose address is %j opens the session that its other addresses name',
    (url) => {
      const h5Url = 'https://fb.example.com/h5/?token=phone';
      expect(parseLaunch('FBTY', { url, h5Url, token: null }, ALLOWED, VENUE_LAUNCH.FBTY())).toMatchObject({
        origin: 'https://fb.example.com',
        token: 'phone',
        url: h5Url,
      });
      const apiUrl = 'https://fb.example.com';
      expect(parseLaunch('FBTY', { url, h5Url: url, apiUrl, token: 'own' }, ALLOWED, VENUE_LAUNCH.FBTY())).toMatchObject({
        origin: apiUrl,
        token: 'own',
      });
    },
  );

  // @spec 7.57
  test.each([
    'https://evil.example.com/?token=a',
    'https://fb.example.com.evil.com/?token=a',
    'https://fb.example.com@evil.com/?token=a',
    'http://fb.example.com/?token=a',
    'https://fb.example.com:8443/?token=a',
    '//fb.example.com/?token=a',
    'javascript:alert(1)',
    '',
  ])('rejects an address outside the list: %s', (url) => {
    expect(parseLaunch('FBTY', { url, token: 'a' }, ALLOWED, VENUE_LAUNCH.FBTY())).toBeNull();
    expect(parseLaunch('FBTY', { url: '', h5Url: url, apiUrl: url, token: 'a' }, ALLOWED, VENUE_LAUNCH.FBTY())).toBeNull();
  });

  test.each(['', 'a b', 'a\r\nX-Evil: 1', '令牌', 'x'.repeat(513)])('rejects a token that is not a valid header value: %#', (token) => {
    expect(parseLaunch('FBTY', { url: 'https://fb.example.com/', token }, ALLOWED, VENUE_LAUNCH.FBTY())).toBeNull();
  });

  test('the error for a rejected address does not contain that address', async () => {
    const caller = (() => Promise.resolve({ url: 'https://evil.example.com/?token=a', token: 'a' })) as unknown as PlatformCaller;
    const error = await getVenueSession('FBTY', ALLOWED, {}, caller).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ call: venueLaunchCall.name, path: 'data.url' });
    expect(JSON.stringify(error)).not.toContain('evil');
  });

  // @spec 7.07 7.08
  test('names the sport client and the venue as its platform, and marks the launch of a guest', async () => {
    const caller = jest.fn(() => Promise.resolve(fbty.response.data));
    await getVenueSession('FBTY', ALLOWED, { anonymous: true }, caller as unknown as PlatformCaller);
    expect(caller).toHaveBeenCalledWith(venueLaunchCall, expect.objectContaining({ enName: 'FBTY' }), {
      anonymous: true,
      headers: { 'X-API-CLIENT': 'sport', 'X-API-PLATFORM': 'FBTY' },
    });
  });
});

test('reads the list of origins from the encrypted configuration, and an empty list from a broken one', async () => {
  const file = (name: string) => readSample<{ response: { data: unknown } }>(name);
  const results: Record<string, unknown> = { vvPretty: file('vv-pretty').response.data, sec: file('sec').response.data };
  const caller = ((call: { name: string }) => Promise.resolve(results[call.name])) as unknown as PlatformCaller;
  expect((await getVenueOrigins(caller))['FBTY']).toEqual(['https://fb.example.com']);
  results['vvPretty'] = 'AAAA';
  expect(await getVenueOrigins(caller)).toEqual({});
});

describe('venue sessions', () => {
  function setUp() {
    let clock = 0;
    let count = 0;
    let owner: string | null = 'member-a';
    const stored = new Map<VenueCode, VenueSession>();
    const launch = jest.fn((venue: VenueCode) => {
      count += 1;
      return Promise.resolve({ venue, origin: ALLOWED[0]!, token: `t-${count}`, language: 'CMN', memberCode: '', timeStamp: '' });
    });
    const sessions = createVenueSessions({
      launch,
      stored: (venue) => stored.get(venue) ?? null,
      save: (session) => void stored.set(session.venue, session),
      owner: () => owner,
      now: () => clock,
    });
    return { sessions, launch, stored, at: (ms: number) => void (clock = ms), become: (token: string | null) => void (owner = token) };
  }

  // @spec 1.05
  test('ten requests share one launch, and later ones make none', async () => {
    const { sessions, launch } = setUp();
    const opened = await Promise.all(Array.from({ length: 10 }, () => sessions.open('FBTY')));
    await sessions.open('FBTY');
    expect(launch).toHaveBeenCalledTimes(1);
    expect(new Set(opened.map(({ token }) => token)).size).toBe(1);
  });

  test('ten requests with an expired session share one relaunch, and a late eleventh gets the new session', async () => {
    const { sessions, launch } = setUp();
    const { token } = await sessions.open('FBTY');
    const renewed = await Promise.all(Array.from({ length: 10 }, () => sessions.renew('FBTY', token)));
    expect(new Set(renewed.map((session) => session.token))).toEqual(new Set(['t-2']));
    expect((await sessions.renew('FBTY', token)).token).toBe('t-2');
    expect(launch).toHaveBeenCalledTimes(2);
  });

  test('a venue that keeps rejecting the session is relaunched at most three times a minute', async () => {
    const { sessions, at } = setUp();
    let { token } = await sessions.open('FBTY');
    for (let n = 0; n < 3; n += 1) ({ token } = await sessions.renew('FBTY', token));
    await expect(sessions.renew('FBTY', token)).rejects.toMatchObject({ name: 'NetworkError', status: 503 });
    at(60_000);
    await expect(sessions.renew('FBTY', token)).resolves.toMatchObject({ token: 't-5' });
  });

  test('a failed launch is repeated by the next request', async () => {
    const { sessions, launch } = setUp();
    launch.mockRejectedValueOnce(new Error('down'));
    await expect(sessions.open('FBTY')).rejects.toThrow('down');
    await expect(sessions.open('FBTY')).resolves.toMatchObject({ token: 't-1' });
  });

  test.each([
    ['a visitor, after a logout', null],
    ['another member', 'member-b'],
  ])('discards a launch whose response comes too late: %s gets its own session', async (_, next) => {
    const { sessions, stored, become } = setUp();
    const late = sessions.open('FBTY');
    become(next);
    const own = sessions.open('FBTY');
    await expect(late).rejects.toMatchObject({ name: 'CancelledError' });
    await expect(own).resolves.toMatchObject({ token: 't-2' });
    expect(stored.get('FBTY')?.token).toBe('t-2');
  });
});
