import { GET } from '@/app/api/prices/route';
import type { MatchList } from '@/lib/domain/betting/match/sport.model';
import type { ListUpdate } from '@/lib/domain/betting/sport/stream/stream.model';
import { fakePlatform } from '../../support/fake-platform';
import { knowSite } from '../../support/known-site';
import { collectLog } from '../../support/log-lines';
import { match, winner } from '../../support/match.builder';

collectLog();
fakePlatform();

const LIVE = 'FBTY.football.live.1';
const mockCalls: string[] = [];
let mockLoad: () => Promise<MatchList>;
jest.mock('@/lib/venues/guest.server', () => ({
  readAsGuest: (venue: string, _method: string, { sport, timeframe, page }: { sport: string; timeframe: string; page: number }) => {
    mockCalls.push(`${venue}.${sport}.${timeframe}.${page}`);
    return mockLoad();
  },
}));

const listAt = (price: string) => ({
  matches: [match('1', { clock: null, markets: [winner('11', [price, null, null])] })],
  total: 1,
  invalidRows: 0,
});

let address = 0;
const request = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
  GET(
    new Request(`http://site.example/api/prices?${query}`, {
      method,
      headers: { host: 'site.example', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `203.0.113.${address}`, ...headers },
    }),
  );

/** The events of a stream as they arrive; comments are left out. */
async function* updatesOf(response: Response): AsyncGenerator<ListUpdate> {
  const decoder = new TextDecoder();
  for await (const bytes of response.body!) {
    for (const event of decoder.decode(bytes as Uint8Array).split('\n\n')) {
      if (event.startsWith('data:')) yield JSON.parse(event.slice(5)) as ListUpdate;
    }
  }
}

beforeEach(() => {
  knowSite({});
  address += 1;
  mockCalls.length = 0;
  // Lists, readers and limits outlive a test.
  for (const part of ['sport', 'price-stream', 'drain']) delete (globalThis as { [key: symbol]: unknown })[Symbol.for(`pavilion.${part}`)];
  mockLoad = async () => listAt('1.50');
});

test('sends the whole list, then what has changed, and no proxy may collect or compress it', async () => {
  const response = await request(`build=&list=${LIVE}`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  const updates = updatesOf(response);
  expect((await updates.next()).value).toMatchObject([LIVE, 1, { total: 1, matches: [expect.arrayContaining(['1'])] }]);
  mockLoad = async () => listAt('1.60');
  expect((await updates.next()).value).toEqual([LIVE, 2, { rows: { '0/13/0/7/0/3': '1.60' } }]);
  await updates.return(undefined);
});

test('one request to the venue serves two readers, and the last one that leaves ends the requests', async () => {
  const [one, two] = await Promise.all([request(`build=&list=${LIVE}`), request(`build=&list=${LIVE}`)]);
  const readers = [updatesOf(one), updatesOf(two)];
  for (const updates of readers) await updates.next();
  expect(mockCalls).toEqual([LIVE]);
  for (const updates of readers) await updates.return(undefined);
  const calls = mockCalls.length;
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect(mockCalls).toHaveLength(calls);
});

test('a venue that fails is reported as unreadable', async () => {
  mockLoad = () => Promise.reject(new Error('down'));
  const updates = updatesOf(await request(`build=&list=${LIVE}`));
  expect((await updates.next()).value).toEqual([LIVE, 0]);
  await updates.return(undefined);
});

test.each([
  ['no list', 'build=', {}, 400],
  ['an unknown list', 'build=&list=FBTY.football.early.1', {}, 400],
  [
    'too many lists',
    `build=&${[1, 2, 3, 4, 5, 6].map((page) => `list=FBTY.football.live.${page}`).join('&')}&list=IMTY.football.live.1`,
    {},
    400,
  ],
  ['the page of another build', `build=other&list=${LIVE}`, {}, 409],
  ['another site', `build=&list=${LIVE}`, { 'sec-fetch-site': 'cross-site' }, 403],
  ['another origin', `build=&list=${LIVE}`, { origin: 'https://evil.example' }, 403],
])('rejects %s', async (_, query, headers, status) => {
  expect((await request(query, headers)).status).toBe(status);
  expect(mockCalls).toEqual([]);
});

test('HEAD opens nothing', async () => {
  const response = await request(`build=&list=${LIVE}`, {}, 'HEAD');
  expect([response.status, response.body]).toEqual([200, null]);
  expect(mockCalls).toEqual([]);
});

test('one address opens a bounded number of streams, and other addresses go on', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 125; nth += 1) {
    const { status, body } = await request(`build=&list=${LIVE}`);
    statuses.push(status);
    if (status === 200) await body!.cancel();
  }
  expect(statuses.indexOf(429)).toBe(120);
  address += 1;
  const { status, body } = await request(`build=&list=${LIVE}`);
  expect(status).toBe(200);
  await body!.cancel();
});

test('a process that ends opens no stream and ends the open ones', async () => {
  const { drainOnSignals } = await import('@/lib/server/lifecycle/drain.server');
  const signals = jest.spyOn(process, 'on').mockReturnValue(process);
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const updates = updatesOf(await request(`build=&list=${LIVE}`));
  await updates.next();
  drainOnSignals(0);
  const [, onSignal] = signals.mock.calls.find(([signal]) => signal === 'SIGTERM')!;
  (onSignal as () => void)();
  expect((await request(`build=&list=${LIVE}`)).status).toBe(503);
  while (!(await updates.next()).done);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(exit).toHaveBeenCalledWith(0);
  jest.restoreAllMocks();
});
