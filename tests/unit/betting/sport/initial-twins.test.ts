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
    new Promise((resolve) => void setTimeout(() => resolve(listOf(match('99', { venue: 'OBTY', sport: own.sport }))), 800));
  venueResults.IMTY = () => Promise.reject(new Error('down'));
  const { twins, lateTwins } = await searchTwins(own);
  expect(twins).toEqual([]);
  expect(lateTwins.map(({ venue }) => venue)).toEqual(['IMTY', 'OBTY']);
  const [im, ob] = await Promise.all(lateTwins.map(({ twin }) => twin));
  expect(im).toBeNull();
  expect(unpackList(ob!.list!, 0).data.matches.map(({ id }) => id)).toEqual(['99']);
});

test('ends the search at a venue that hangs, so that the page ends too', async () => {
  const own = match('1', { sport: nextSport() });
  venueResults.OBTY = venueResults.IMTY = () => new Promise(() => {});
  const { lateTwins } = await searchTwins(own);
  expect(await Promise.all(lateTwins.map(({ twin }) => twin))).toEqual([null, null]);
});

test('compares an ended match at no venue', async () => {
  venueResults.OBTY = () => Promise.reject(new Error('asked'));
  expect(await searchTwins(match('1', { status: 'ended' }))).toEqual({ twins: [], lateTwins: [] });
});
