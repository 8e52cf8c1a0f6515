import { givesOwnPrices, OPEN_VENUES, readingOf } from '@/lib/venues/registry';

jest.mock('@/lib/venues/browser-sessions.store', () => ({ venueSessions: {} }));

test('exactly the venues that may give members prices of their own can tell whether they do', async () => {
  const readings = await Promise.all(OPEN_VENUES.map(readingOf));
  expect(readings.map((reading) => 'hasVisitorPrices' in reading)).toEqual(OPEN_VENUES.map(givesOwnPrices));
});
