import { getHotMatches } from '@/lib/domain/betting/sport/list/initial-data.server';
import { unpackList } from '@/lib/domain/betting/sport/pack.rules';
import type { MatchList } from '@/lib/domain/betting/match/sport.model';
import { fakePlatform } from '../../../support/fake-platform';
import { knowSite } from '../../../support/known-site';
import { collectLog } from '../../../support/log-lines';
import { match } from '../../../support/match.builder';

collectLog();
// Without a platform the pages have names of their own.
fakePlatform();

const mockRequests: string[] = [];
const mockLists: Record<string, () => Promise<MatchList>> = {};
jest.mock('@/lib/venues/guest.server', () => ({
  readAsGuest: (venue: string) => {
    mockRequests.push(venue);
    return mockLists[venue]!();
  },
}));

const found = (venue: 'FBTY' | 'IMTY' | 'OBTY') => async () => ({ matches: [match('1', { venue })], total: 1, invalidRows: 0 });

// Data shared for a second outlive a test.
beforeEach(() => {
  knowSite({});
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for('pavilion.sport')];
});

test('requests no other venue while the first one responds', async () => {
  mockLists.FBTY = found('FBTY');
  expect((await getHotMatches())?.venue).toBe('FBTY');
  expect(new Set(mockRequests)).toEqual(new Set(['FBTY']));
});

test('a late venue leaves its rows to the page and loads no other venue', async () => {
  mockRequests.length = 0;
  mockLists.FBTY = () => new Promise(() => {});
  mockLists.IMTY = found('IMTY');
  expect(await getHotMatches()).toBeNull();
  expect(new Set(mockRequests)).toEqual(new Set(['FBTY']));
});

test('takes the home page’s matches from the first venue that does not fail', async () => {
  mockLists.FBTY = () => Promise.reject(new Error('down'));
  mockLists.IMTY = () => Promise.reject(new Error('down'));
  mockLists.OBTY = found('OBTY');
  const hot = await getHotMatches();
  expect(hot?.venue).toBe('OBTY');
  expect(unpackList(hot!.list, 0).data.matches.map(({ venue }) => venue)).toEqual(['OBTY']);
});
