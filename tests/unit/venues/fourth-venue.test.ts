import { createGuestReader } from '@/lib/venues/guest.server';
import { createVenueRegistry } from '@/lib/venues/registry';
import { FOURTH, fourthGuest, fourthParts } from '../../support/fourth-venue';
import { knowSite } from '../../support/known-site';
import { collectLog } from '../../support/log-lines';

const ORIGIN = 'https://xx.example.com';
const logged = collectLog();
jest.mock('@/lib/venues/launch', () => ({ VENUE_LAUNCH: { XXTY: () => ({ language: 'zh' }) } }));
const launched = jest.fn(() => Promise.resolve({ url: `${ORIGIN}/`, token: 'guest-key' }));
jest.mock('@/lib/platform/server.client', () => ({ callPlatform: () => launched() }));
jest.mock('@/lib/venues/browser-sessions.store', () => ({
  venueSessions: {
    open: (venue: string) => Promise.resolve({ venue, origin: 'https://xx.example.com', token: 'old-key' }),
    renew: (venue: string, expired: string) => Promise.resolve({ venue, origin: 'https://xx.example.com', token: `after-${expired}` }),
  },
}));

const ROW = { no: 7, teams: ['红城', '蓝港'], at: 1_700_000_000_000, odds: ['1.5', '4', '6.25'] };
const requests: { path: string; body: { key?: string } }[] = [];
/** The venue's response to a key. */
let respond: (key: string | undefined) => object = () => ({});
const realFetch = globalThis.fetch;
beforeAll(() => {
  globalThis.fetch = (async (request: Request) => {
    const body = (await request.json()) as { key?: string };
    requests.push({ path: request.url.replace(ORIGIN, ''), body });
    return new Response(JSON.stringify(respond(body.key)));
  }) as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});
beforeEach(() => {
  knowSite({ origins: { venues: { XXTY: [ORIGIN] } } });
  requests.length = 0;
  logged.length = 0;
  Reflect.deleteProperty(globalThis, Symbol.for('pavilion.failure-log'));
  respond = () => ({ status: 'OK', text: '', result: [ROW, { no: 'x' }] });
});

const registry = createVenueRegistry({ FBTY: 'FB体育', [FOURTH]: 'XX体育' }, () => Promise.resolve({ [FOURTH]: fourthParts }));
const guest = createGuestReader({ [FOURTH]: fourthGuest });
const FILTER = { sport: 'football', timeframe: 'live', page: 1 } as const;
const MATCH = { id: '7', venue: FOURTH, home: { name: '红城' }, away: { name: '蓝港' }, startTime: ROW.at };

test('the browser uses it through the registry, and renews an expired session once', async () => {
  respond = (key) =>
    key === 'old-key' ? { status: 'OVER', text: '', result: null } : { status: 'OK', text: '', result: [ROW, { no: 'x' }] };
  expect(registry.OPEN_VENUES).toEqual(['FBTY', FOURTH]);
  expect(registry.venueName(FOURTH)).toBe('XX体育');
  const list = await (await registry.readingOf(FOURTH)).getMatches(FILTER);
  expect(list).toMatchObject({ matches: [MATCH], total: 2, invalidRows: 1 });
  expect(list.matches[0]!.markets[0]!.selections.map(({ price }) => price)).toEqual(['1.5', '4', '6.25']);
  expect(requests.map(({ body }) => body.key)).toEqual(['old-key', 'after-old-key']);
});

test('the server uses it through a guest’s session', async () => {
  expect(await guest.readAsGuest(FOURTH, 'getMatches', FILTER)).toMatchObject({ matches: [MATCH], invalidRows: 1 });
  expect(requests).toEqual([{ path: '/xx/list', body: { ...FILTER, key: 'guest-key' } }]);
  respond = () => ({ status: 'OK', text: '', result: ROW });
  expect(await guest.readAsGuest(FOURTH, 'getMatch', '7')).toMatchObject(MATCH);
  expect(launched).toHaveBeenCalledTimes(1);
});

test('an unknown match is missing and not logged, and maintenance is logged', async () => {
  respond = () => ({ status: 'GONE', text: '', result: null });
  await expect(guest.readAsGuest(FOURTH, 'getMatch', '8')).rejects.toMatchObject({ kind: 'missing', source: FOURTH });
  expect(logged).toEqual([]);
  respond = () => ({ status: 'CLOSED', text: '', result: null });
  await expect(guest.readAsGuest(FOURTH, 'getMatch', '8')).rejects.toMatchObject({ kind: 'maintenance' });
  expect(logged).toHaveLength(1);
});
