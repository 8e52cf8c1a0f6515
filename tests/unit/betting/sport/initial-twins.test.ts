import { searchTwins } from '@/lib/domain/betting/sport/compare/twin.server';
import { unpackList } from '@/lib/domain/betting/sport/pack.rules';
import type { MatchList } from '@/lib/domain/betting/match/sport.model';
import { collectLog } from '../../../support/log-lines';
import { match, winner } from '../../../support/match.builder';

collectLog();

const venueResults: Record<string, () => Promise<MatchList>> = {};

jest.mock('@/lib/venues/guest.server', () => ({
  readAsGuest: (venue: string) => mockVenueResults()[venue]!(),
}));
const mockVenueResults = () => venueResults;

const listOf = (...matches: ReturnType<typeof match>[]): MatchList => ({ matches, total: matches.length, invalidRows: 0 });
let sport = 0;
/** Lists are shared for a second by venue, sport and day: each test reads another list. */
const nextSport = () => (['football', 'basketball', 'tennis'] as const)[sport++]!;

// The waits for a venue are timers: a busy machine takes longer than them for the first list.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Resolves after so many ms of waiting. */
const after = async <T>(ms: number, result: Promise<T>): Promise<T> => {
  await jest.advanceTimersByTimeAsync(ms);
  return result;
};

/** ms that a page waits for the other venues, and that a late one takes. */
const WAIT_MS = 150;
const LATE_MS = 800;
/** ms after which the search at a venue ends. */
const LIMIT_MS = 3_000;

test('lists each venue that sells the fixture with its 独赢, and a venue that does not sell it without', async () => {
  const own = match('1', { sport: nextSport() });
  const total = { ...winner('7'), id: '8', kind: 'total' as const };
  venueResults.OBTY = () => Promise.resolve(listOf(match('99', { venue: 'OBTY', sport: own.sport, markets: [winner('OB1'), total] })));
  venueResults.IMTY = () => Promise.resolve(listOf());
  const { twins, lateTwins } = await searchTwins(own);
  expect(lateTwins).toEqual([]);
  expect(twins.map(({ venue, list }) => [venue, list && unpackList(list, 0).data.matches.map(({ id }) => id)])).toEqual([
    ['IMTY', null],
    ['OBTY', ['99']],
  ]);
  expect(unpackList(twins[1]!.list!, 0).data.matches[0]!.markets.map(({ kind }) => kind)).toEqual(['winner']);
});

test('streams the result of a venue that is late, and none of one that fails or hangs', async () => {
  const own = match('1', { sport: nextSport() });
  venueResults.OBTY = () =>
    new Promise((resolve) => void setTimeout(() => resolve(listOf(match('99', { venue: 'OBTY', sport: own.sport }))), LATE_MS));
  venueResults.IMTY = () => Promise.reject(new Error('down'));
  const { twins, lateTwins } = await after(WAIT_MS, searchTwins(own));
  expect(twins).toEqual([]);
  expect(lateTwins.map(({ venue }) => venue)).toEqual(['IMTY', 'OBTY']);
  const [im, ob] = await after(LATE_MS, Promise.all(lateTwins.map(({ twin }) => twin)));
  expect(im).toBeNull();
  expect(unpackList(ob!.list!, 0).data.matches.map(({ id }) => id)).toEqual(['99']);
});

test('ends the search at a venue that hangs, so that the page ends too', async () => {
  const own = match('1', { sport: nextSport() });
  venueResults.OBTY = venueResults.IMTY = () => new Promise(() => {});
  const { lateTwins } = await after(WAIT_MS, searchTwins(own));
  expect(await after(LIMIT_MS, Promise.all(lateTwins.map(({ twin }) => twin)))).toEqual([null, null]);
});

test('compares an ended match at no venue', async () => {
  venueResults.OBTY = () => Promise.reject(new Error('asked'));
  expect(await searchTwins(match('1', { status: 'ended' }))).toEqual({ twins: [], lateTwins: [] });
});
