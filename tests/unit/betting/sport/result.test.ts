import { VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import { getInitialMatch } from '@/lib/domain/betting/sport/list/initial-data.server';
import { unpackList } from '@/lib/domain/betting/sport/pack.rules';
import { resultHint } from '@/lib/domain/betting/sport/results/result.rules';
import { resultPath } from '@/lib/domain/betting/sport/results/result-path.rules';
import type { Match, MatchList } from '@/lib/domain/betting/match/sport.model';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import type { ResultFilter } from '@/lib/venues/venue';
import { fakePlatform } from '../../../support/fake-platform';
import { knowSite } from '../../../support/known-site';
import { collectLog } from '../../../support/log-lines';
import { match } from '../../../support/match.builder';
import { DAY } from '../../../support/time';

collectLog();
// Without a platform the pages have names of their own.
fakePlatform();

const NOW = Date.UTC(2026, 10, 20, 12);
const MISSING: Record<VenueCode, number | string> = { FBTY: 14002, IMTY: 380, OBTY: '0402001' };

/** Results of every venue, and the requests for them. */
let results: Match[] = [];
let failure: Error | null = null;
const requests: ResultFilter[] = [];

const mockVenue = (venue: VenueCode) => ({
  getMatch: (id: string) =>
    id === '1-777'
      ? Promise.resolve(match('1-777', { venue }))
      : Promise.reject(new BusinessError(MISSING[venue], '赛事不存在', null, venue, null, 'missing')),
  getResults(filter: ResultFilter): Promise<MatchList> {
    requests.push(filter);
    if (failure) return Promise.reject(failure);
    const { sport, from, to, page } = filter;
    const whole = results.filter((one) => one.sport === sport && one.startTime >= from && one.startTime < to);
    return Promise.resolve({ matches: whole.slice((page - 1) * 50, page * 50), total: whole.length, invalidRows: 0 });
  },
});
jest.mock('@/lib/venues/guest.server', () => ({
  sportOfMatchId: jest.requireActual<typeof import('@/lib/venues/guest.server')>('@/lib/venues/guest.server').sportOfMatchId,
  readAsGuest: (venue: VenueCode, method: 'getMatch' | 'getResults', args: never) => mockVenue(venue)[method](args),
}));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  knowSite({});
  results = [];
  failure = null;
  requests.length = 0;
});
afterEach(() => jest.useRealTimers());

const ended = (id: string, venue: VenueCode, over: Partial<Match> = {}) =>
  match(id, { venue, status: 'ended', phase: 'ended', clock: null, markets: [], startTime: NOW - 2 * DAY, score: [3, 1], ...over });
const query = (one: Match) => Object.fromEntries(new URL(resultPath(one), 'https://site.example').searchParams);
const picked = (first: Awaited<ReturnType<typeof getInitialMatch>>) => first.list && unpackList(first.list, NOW).data.matches[0];

test.each(VENUE_CODES)('%s: a match found only in 赛果 is shown with its final score after one request', async (venue) => {
  const one = ended(`1-1${venue.length}`, venue);
  results = [ended('1-5', venue), one];
  const first = await getInitialMatch(venue, one.id, query(one));
  expect(picked(first)).toMatchObject({ id: one.id, status: 'ended', score: [3, 1] });
  expect(first).toMatchObject({ missing: false, title: `${one.home.name} - ${one.away.name}` });
  expect(requests).toEqual([{ sport: 'football', from: one.startTime, to: one.startTime + 1, page: 1 }]);
});

test('IM: a match without a hint in its address is searched day by day, newest first, and beyond a first page', async () => {
  const others = Array.from({ length: 60 }, (_, at) => ended(`2-9${at}`, 'IMTY', { sport: 'basketball' }));
  results = [...others, ended('2-21', 'IMTY', { sport: 'basketball' })];
  expect(picked(await getInitialMatch('IMTY', '2-21', {}))).toMatchObject({ id: '2-21', sport: 'basketball', status: 'ended' });
  expect(requests.map(({ sport, page }) => [sport, page])).toEqual([
    ['basketball', 1],
    ['basketball', 1],
    ['basketball', 1],
    ['basketball', 2],
  ]);
});

test('a cancelled match is shown like one that was played', async () => {
  results = [ended('1-34', 'IMTY', { status: 'cancelled' })];
  const first = await getInitialMatch('IMTY', '1-34', {});
  expect(unpackList(first.list!, 0).data.matches[0]).toMatchObject({ id: '1-34', status: 'cancelled' });
});

test('an unknown match and an unfinished one are missing, and a match is not called missing while 赛果 cannot be read', async () => {
  const nothing = { list: null, title: null, missing: true };
  expect(await getInitialMatch('IMTY', '1-31', {})).toMatchObject(nothing);
  expect(requests).toHaveLength(7);
  results = [ended('1-32', 'IMTY', { status: 'interrupted' })];
  expect(await getInitialMatch('IMTY', '1-32', {})).toMatchObject(nothing);
  failure = new NetworkError({ status: 0, message: 'timeout', statusText: '', online: true });
  // Nobody knows whether there is a result: the browser requests it again.
  expect(await getInitialMatch('IMTY', '1-33', {})).toMatchObject({ ...nothing, missing: false });
  requests.length = 0;
  // Without a hint it is unknown where FB and OB would hold it.
  for (const venue of ['FBTY', 'OBTY'] as const) expect(await getInitialMatch(venue, '34', {})).toMatchObject(nothing);
  expect(requests).toEqual([]);
});

test('requests no results for a match that its venue knows', async () => {
  expect(picked(await getInitialMatch('IMTY', '1-777', {}))).toMatchObject({ status: 'live' });
  expect(requests).toEqual([]);
});

test('pages opened within half a minute share one request', async () => {
  results = [ended('1-41', 'IMTY')];
  await Promise.all([getInitialMatch('IMTY', '1-41', {}), getInitialMatch('IMTY', '1-41', {})]);
  const times = requests.length;
  await getInitialMatch('IMTY', '1-41', {});
  expect(requests).toHaveLength(times);
});

test('accepts from an address only a sport and a kick-off of the last seven days', () => {
  expect(resultHint('tennis', String(NOW - DAY), NOW)).toEqual({ sport: 'tennis', startTime: NOW - DAY });
  for (const [sport, kickoff] of [
    ['cricket', String(NOW - DAY)],
    ['tennis', String(NOW - 8 * DAY)],
    ['tennis', String(NOW + 1)],
    ['tennis', 'x'],
    ['tennis', undefined],
    [['tennis'], ['1', '2']],
  ]) {
    expect(resultHint(sport, kickoff, NOW)).toBeNull();
  }
});
