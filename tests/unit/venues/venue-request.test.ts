import { parseLaunch } from '@/lib/domain/betting/launch/launch.rules';
import { VENUE_LAUNCH } from '@/lib/venues/launch';
import { obLaunch } from '@/lib/venues/ob/ob.launch';
import { toFbParams } from '@/lib/venues/fb/fb.request';
import { toImParams } from '@/lib/venues/im/im.request';
import { toObParams } from '@/lib/venues/ob/ob.request';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { callWithRelaunch } from '@/lib/venues/shared/venue-call';
import { isFbExpired, toFbRequest } from '@/lib/venues/fb/fb.request';
import { isImExpired, toImRequest } from '@/lib/venues/im/im.request';
import { isObExpired, toObRequest } from '@/lib/venues/ob/ob.request';
import type { VenueCode } from '@pavilion/contract/constants';
import { readSample } from '../../support/sample';

interface Sample {
  request: { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: Record<string, unknown> };
  response: { data: { url: string; token: string } };
}
const read = (name: string) => readSample<Sample>(name);
const launch = (venue: VenueCode, host: string) =>
  parseLaunch(
    venue,
    read(`venue-launch-${venue.toLowerCase()}`).response.data,
    [`https://${host}`],
    venue === 'OBTY' ? obLaunch : VENUE_LAUNCH[venue](),
  )!;
const im = toImParams(launch('IMTY', 'im.example.com'));
const ob = { ...toObParams(launch('OBTY', 'ob.example.com')), cuid: '535512345678901234' };
const fb = toFbParams(launch('FBTY', 'fb.example.com'));
const without = (record: Record<string, unknown> = {}, names: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
const bare = (headers: Record<string, string>) => without(headers, ['content-type']);

describe('the parameters that a venue’s calls share', () => {
  // @spec 1.05 3.11 3.12 3.13 3.14
  it('are the specification’s, from the launch samples', () => {
    expect(im).toEqual({
      LanguageCode: 'CHS',
      OddsType: 3,
      TimeStamp: '20261120120000',
      origin: 'https://im.example.com',
      Token: 'imtk-58d1c0a4',
      MemberCode: 'PVLDEMO2026',
    });
    expect(toImParams(launch('IMTY', 'im.example.com'), 2).OddsType).toBe(2);
    expect(toObParams(launch('OBTY', 'ob.example.com'))).toEqual({
      cuid: '',
      origin: 'https://ob.example.com',
      requestId: 'obtk-9c02ab7715e4',
      resourceUrl: 'https://ob.example.com/static/',
      resourceGamingUrl: 'https://ob.example.com/gaming/',
      h5Url: 'https://ob.example.com/h5/',
      url: read('venue-launch-obty').response.data.url,
      activityUrl: 'https://ob.example.com/activity/',
    });
    expect(fb).toMatchObject({ origin: 'https://fb.example.com', languageType: 'CMN', Authorization: 'fbtk-1f60e7d3' });
    expect(launch('OBTY', 'ob.example.com').extra).toMatchObject({
      apiUrl: 'https://ob.example.com/merchant/counts',
      merchantCode: 'PVL01',
    });
  });

  it('contain no address outside the list', () => {
    const { data } = read('venue-launch-obty').response;
    const untrusted = {
      ...data,
      apiUrl: 'https://evil.example/counts',
      h5Url: 'javascript:alert(1)',
      resource: 'https://ob.example.com.evil.example/',
    };
    expect(parseLaunch('OBTY', untrusted, ['https://ob.example.com'], obLaunch)!.extra).toMatchObject({
      apiUrl: '',
      h5Url: '',
      resourceUrl: '',
      resourceGamingUrl: '',
    });
  });
});

describe('a venue’s call is sent as in the sample', () => {
  // @spec 7.56 7.57 7.58 7.59
  it.each(['im-sport-count', 'im-list', 'im-detail', 'im-bet-info', 'im-place', 'im-pending', 'im-bet-list', 'im-statement', 'im-balance'])(
    '%s',
    (name) => {
      const { request } = read(name);
      const own = without(request.body, ['TimeStamp', 'Token', 'MemberCode', 'LanguageCode']);
      const sent = toImRequest({ method: request.method, path: request.path, body: own }, im);
      expect(sent).toEqual({ method: 'POST', url: `/improxy${request.path}`, headers: bare(request.headers), body: request.body });
    },
  );

  it.each(['ob-latest-market', 'ob-live-list', 'ob-today-list', 'ob-max-min', 'ob-place', 'ob-preference', 'ob-records'])('%s', (name) => {
    const { request } = read(name);
    const sent = toObRequest({ method: request.method, path: request.path, body: without(request.body, ['cuid']) }, ob, 0);
    expect(sent).toEqual({
      method: 'POST',
      url: `https://ob.example.com${request.path}`,
      headers: bare(request.headers),
      body: request.body,
    });
  });

  it.each(['ob-balance', 'ob-detail', 'ob-menu', 'ob-odds-info', 'ob-order-status'])('%s', (name) => {
    const { request } = read(name);
    const url = new URL(request.path, 'https://ob.example.com');
    const query = without(Object.fromEntries(url.searchParams), ['cuid', 'rdm']) as Record<string, string>;
    const sent = toObRequest({ method: 'GET', path: url.pathname, query }, ob, 1_795_176_000_000);
    expect(sent).toEqual({ method: 'GET', url: url.href, headers: bare(request.headers) });
  });

  it.each([
    'fb-statistical',
    'fb-list',
    'fb-detail',
    'fb-user',
    'fb-quote',
    'fb-place-single',
    'fb-place-multiple',
    'fb-order-status',
    'fb-records',
  ])('%s', (name) => {
    const { request } = read(name);
    const sent = toFbRequest({ method: request.method, path: request.path, body: without(request.body, ['languageType']) }, fb);
    expect(sent).toEqual({
      method: 'POST',
      url: `https://fb.example.com${request.path}`,
      headers: bare(request.headers),
      body: request.body,
    });
  });
});

describe('placement of parameters', () => {
  const builders: readonly [VenueCode, (path: string) => unknown][] = [
    ['IMTY', (path) => toImRequest({ method: 'POST', path }, im)],
    ['OBTY', (path) => toObRequest({ method: 'POST', path }, ob, 0)],
    ['FBTY', (path) => toFbRequest({ method: 'POST', path }, fb)],
  ];
  /** The venue whose builder takes the path; the others reject it. */
  const venueOfPath = (path: string): VenueCode | null => {
    const callers = builders.filter(([, build]) => {
      try {
        return Boolean(build(path));
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        return false;
      }
    });
    expect(callers.length).toBeLessThanOrEqual(1);
    return callers[0]?.[0] ?? null;
  };

  // @spec 7.53 7.54 7.55
  it('finds the venue by path', () => {
    expect(['/api/mobile/GetBalance', '/yewu11/v1/m/x', '/yewu/x', '/v1/match/getList'].map(venueOfPath)).toEqual([
      'IMTY',
      'OBTY',
      'OBTY',
      'FBTY',
    ]);
    for (const path of ['/site/api/v1/x', '/api/mobileX', '/yewux/1', '/v1', '/v11/x', '']) expect(venueOfPath(path)).toBeNull();
  });

  // @spec 7.56
  it('never replaces the caller’s own', () => {
    const body = { Token: 'mine', cuid: 'mine', languageType: 'mine', stake: 5 };
    expect(toImRequest({ method: 'POST', path: '/api/mobile/X', body }, im).body).toMatchObject({ Token: 'mine', stake: 5 });
    expect(toObRequest({ method: 'POST', path: '/yewu13/x', body }, ob, 0).body).toMatchObject({ cuid: 'mine' });
    expect(toFbRequest({ method: 'POST', path: '/v1/x', body }, fb).body).toMatchObject({ languageType: 'mine' });
    expect(toObRequest({ method: 'GET', path: '/yewu13/x', query: { rdm: '7' } }, ob, 9).url).toContain('rdm=7&');
  });

  it('leaves out parameters that a visitor does not have, and rejects a path of another venue', () => {
    const guest = toImRequest({ method: 'POST', path: '/api/mobile/X' }, { ...im, Token: '', MemberCode: '' });
    expect(guest.body).toEqual({ TimeStamp: im.TimeStamp, LanguageCode: 'CHS' });
    expect(() => toImRequest({ method: 'POST', path: '/v1/x' }, im)).toThrow(RangeError);
    expect(() => toImRequest({ method: 'GET', path: '/api/mobile/X' }, im)).toThrow(RangeError);
    expect(() => toFbRequest({ method: 'GET', path: '/v1/x' }, fb)).toThrow(RangeError);
  });
});

describe('an expired session', () => {
  const rejection = (code: number | string, source: string) => new BusinessError(code, 'x', null, source);

  // @spec 4.27
  it('is recognised only by the venue’s own code, wherever 400401 occurs', () => {
    expect(isObExpired(rejection('0400401', 'OBTY'))).toBe(true);
    expect(isObExpired(rejection('0401013', 'OBTY'))).toBe(true);
    expect(isObExpired(rejection('4004010', 'OBTY'))).toBe(true);
    expect(isObExpired(rejection('4010130', 'OBTY'))).toBe(false);
    expect(isObExpired(rejection('0400401', 'platform'))).toBe(false);
    expect(isFbExpired(rejection(14_010, 'FBTY'))).toBe(true);
    expect(isFbExpired(rejection(114_010, 'FBTY'))).toBe(false);
    expect([101, 102, 103, 202, 100, 600].map((code) => isImExpired(rejection(code, 'IMTY')))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(isObExpired(new NetworkError({ status: 0, message: '400401', statusText: '', online: true }))).toBe(false);
  });

  it('is relaunched and the call repeated once, never twice', async () => {
    const sessions = { open: () => Promise.resolve('old'), renew: jest.fn(() => Promise.resolve('new')) };
    const send = jest.fn((session: string) => (session === 'old' ? Promise.reject(rejection('0400401', 'OBTY')) : Promise.resolve('ok')));
    await expect(callWithRelaunch(isObExpired, sessions, send)).resolves.toBe('ok');
    expect(send.mock.calls).toEqual([['old'], ['new']]);
    send.mockImplementation(() => Promise.reject(rejection('0400401', 'OBTY')));
    await expect(callWithRelaunch(isObExpired, sessions, send)).rejects.toMatchObject({ code: '0400401' });
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('leaves any other rejection to the caller', async () => {
    const sessions = { open: () => Promise.resolve('old'), renew: jest.fn(() => Promise.resolve('new')) };
    await expect(callWithRelaunch(isFbExpired, sessions, () => Promise.reject(rejection(3001, 'FBTY')))).rejects.toMatchObject({
      code: 3001,
    });
    expect(sessions.renew).not.toHaveBeenCalled();
  });
});
