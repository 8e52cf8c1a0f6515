/** @jest-environment jest-fixed-jsdom */
import { createHash } from 'node:crypto';
import { getCuid, withCuid } from '@/lib/venues/ob/ob.user.api';
import { parseLaunch } from '@/lib/domain/betting/launch/launch.rules';
import { obLaunch } from '@/lib/venues/ob/ob.launch';
import { readCache, writeCache } from '@/lib/domain/site/cache/cache.api';
import { ownKey, SHARED_KEY } from '@/lib/domain/site/cache/cache.rules';
import { getPlatformCounts } from '@/lib/domain/betting/counts/counts.api';
import * as store from '@/lib/domain/betting/counts/counts.storage';
import { openValue, sealValue } from '@/lib/platform/cache-seal';
import { send, type HttpRequest } from '@/lib/kit/http/transport';
import { readSample } from '../../../support/sample';

jest.mock('@/lib/kit/http/transport', () => ({ send: jest.fn() }));
const sent = jest.mocked(send);

interface Sample {
  request: { path: string; headers: Record<string, string>; body?: { ttl: number } };
  response: { data: never };
}
const read = (name: string) => readSample<Sample>(name);
const ALLOWED = ['https://ob.example.com'];
const session = parseLaunch('OBTY', read('venue-launch-obty').response.data, ALLOWED, obLaunch)!;
const NOW = 1_795_176_000_000;

/** Each path’s body; an unlisted path fails. */
function respondWith(table: Record<string, unknown>): void {
  sent.mockImplementation(async ({ url }: HttpRequest) => {
    if (!(url in table)) throw new Error('down');
    return { headers: new Headers(), body: table[url] };
  });
}
const envelope = (data: unknown) => ({ status_code: 6000, message: '', data });

beforeEach(() => {
  localStorage.clear();
  sent.mockReset();
  document.cookie = 'cacheId=; Max-Age=0; Path=/';
});

describe('the counts call', () => {
  // @spec 7.37 7.38
  it('goes to the sample’s address with its headers, and reads its response', async () => {
    const { request, response } = read('counts');
    respondWith({ [request.path]: response });
    expect(await getPlatformCounts(session, ALLOWED)).toEqual({ kind: 'counts', counts: response.data });
    expect(sent.mock.calls[0]![0]).toMatchObject({ method: 'GET', url: request.path, headers: request.headers, credentials: 'omit' });
  });

  it('goes only to a listed origin, and a failure is returned as a result', async () => {
    expect(await getPlatformCounts(session, ['https://other.example.com'])).toEqual({ kind: 'failed' });
    expect(await getPlatformCounts({ ...session, extra: undefined }, ALLOWED)).toEqual({ kind: 'failed' });
    expect(sent).not.toHaveBeenCalled();
    respondWith({});
    expect(await getPlatformCounts(session, ALLOWED)).toEqual({ kind: 'failed' });
  });
});

describe('the member’s number at OB', () => {
  const PATH = 'https://ob.example.com/yewu12/api/user/getUserInfo?token=obtk-9c02ab7715e4&rdm=1795176000000';
  // @spec 7.40 7.41
  it('is requested with the request id, without a cuid, and becomes the cuid', async () => {
    const { response } = read('ob-user-info');
    respondWith({ [PATH]: response });
    expect(await getCuid(session, NOW)).toBe('535512345678901234');
    expect(sent.mock.calls[0]![0].headers).toMatchObject(read('ob-user-info').request.headers);
  });

  it('is left out when OB does not return it', async () => {
    respondWith({});
    expect((await withCuid(session)).extra).toMatchObject({ cuid: '', merchantCode: 'PVL01' });
    respondWith({ [PATH]: { code: '0400401', msg: '鉴权失败', data: null } });
    await expect(getCuid(session, NOW)).rejects.toMatchObject({ code: '0400401', source: 'OBTY' });
  });
});

describe('the site’s cache as the browser uses it', () => {
  const hash = createHash('sha256').update('pvl_7f3c1a9b5d2e4860').digest('hex');

  // @spec 7.42 7.43 7.45 9.06
  it('stores an encrypted value for an hour under the sample’s keys', async () => {
    expect(read('json-cache-post').request.path).toBe(`/api/json-cache/${ownKey(hash).replace('-test-', '-production-')}`);
    expect(SHARED_KEY).toBe('pavilion-test');
    respondWith({ [`/api/json-cache/${ownKey(hash)}`]: envelope({ ttl: 3600 }) });
    expect(await writeCache(ownKey(hash), { TY: 4 })).toBe(true);
    const { body, method } = sent.mock.calls[0]![0] as HttpRequest & { body: { value: string; ttl: number } };
    expect([method, body.ttl]).toEqual(['POST', read('json-cache-post').request.body!.ttl]);
    expect(body.value).not.toContain('TY');
    expect(await openValue(body.value)).toEqual({ TY: 4 });
  });

  // @spec 7.44
  it('returns nothing for a missing or invalid value, and when the cache is down', async () => {
    const value = await sealValue({ TY: 4 });
    for (const [data, wanted] of [
      [value, { TY: 4 }],
      [null, null],
      ['U2FsdGVkX1+AES+opaque', null],
      [7, null],
    ] as const) {
      respondWith({ '/api/json-cache/pavilion-test': envelope(data) });
      expect(await readCache(SHARED_KEY)).toEqual(wanted);
    }
    respondWith({ '/api/json-cache/pavilion-test': { status_code: 10_001, message: 'x', data: value } });
    expect(await readCache(SHARED_KEY)).toBeNull();
    respondWith({});
    expect(await readCache(SHARED_KEY)).toBeNull();
    expect(await writeCache(SHARED_KEY, 1)).toBe(false);
  });
});

describe('cached counts', () => {
  // @spec 4.21
  it('come from this browser for a minute, then from the shared entry, then from this browser for an hour', async () => {
    store.saveCounts({ TY: 5 }, NOW);
    expect(JSON.parse(localStorage.getItem('platformCounts')!)).toEqual({ TY: 5, at: NOW });
    expect(await store.readCachedCounts(NOW + 59_999)).toEqual({ TY: 5 });
    expect(sent).not.toHaveBeenCalled();
    respondWith({ '/api/json-cache/pavilion-test': envelope(await sealValue({ TY: 9, at: NOW + 60_000 })) });
    expect(await store.readCachedCounts(NOW + 61_000)).toEqual({ TY: 9 });
    expect(JSON.parse(localStorage.getItem('platformCounts')!)).toEqual({ TY: 9, at: NOW + 60_000 });
    respondWith({});
    expect(await store.readCachedCounts(NOW + 3_600_000)).toEqual({ TY: 9 });
    expect(await store.readCachedCounts(NOW + 60_000 + 3_600_000)).toBeNull();
  });

  it('are those of the shared entry on a first visit, or none, and an older shared entry is ignored', async () => {
    respondWith({});
    expect(await store.readCachedCounts(NOW)).toBeNull();
    store.saveCounts({ TY: 5 }, NOW);
    respondWith({ '/api/json-cache/pavilion-test': envelope(await sealValue({ TY: 2, at: NOW - 1 })) });
    expect(await store.readCachedCounts(NOW + 90_000)).toEqual({ TY: 5 });
  });

  // @spec 4.26
  it('are written once per visit to the member’s own entry', async () => {
    document.cookie = `cacheId=${'a'.repeat(64)}; Path=/`;
    let response = () => {};
    const written = new Promise<void>((resolve) => (response = resolve));
    sent.mockImplementation(() => {
      response();
      return Promise.reject(new Error('down'));
    });
    store.saveCounts({ TY: 5 }, NOW);
    store.saveCounts({ TY: 6 }, NOW + 60_000);
    await written;
    expect(sent.mock.calls.map(([request]) => [request.method, request.url])).toEqual([
      ['POST', `/api/json-cache/pavilion-test-${'a'.repeat(64)}`],
    ]);
  });
});
