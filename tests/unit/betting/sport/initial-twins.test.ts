import { getTwins } from '@/lib/domain/betting/sport/compare/twin.server';
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
  const twins = await getTwins(own);
  expect(twins.map(({ venue, list }) => [venue, list && unpackList(list, 0).data.matches.map(({ id }) => id)])).toEqual([
    ['IMTY', null],
    ['OBTY', ['99']],
  ]);
  expect(unpackList(twins[1]!.list!, 0).data.matches[0]!.markets.map(({ kind }) => kind)).toEqual(['winner']);
});

test('leaves a venue that fails or is late to the browser', async () => {
  const own = match('1', { sport: nextSport() });
  venueResults.OBTY = () => Promise.reject(new Error('down'));
  venueResults.IMTY = () => new Promise(() => {});
  expect(await getTwins(own)).toEqual([]);
});

test('compares an ended match at no venue', async () => {
  venueResults.OBTY = () => Promise.reject(new Error('asked'));
  expect(await getTwins(match('1', { status: 'ended' }))).toEqual([]);
});
