import type { VenueCode } from '@pavilion/contract/constants';
import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import { toFbSessions } from '@/lib/venues/fb/fb.request';
import type * as Registry from '@/lib/venues/registry';

const venueSessions = {
  open: jest.fn((venue: string) =>
    Promise.resolve({ venue, origin: 'https://fb.example.com', token: 't-1', language: 'CMN', memberCode: '', timeStamp: '' }),
  ),
  renew: jest.fn((venue: string, _expired: string) =>
    Promise.resolve({ venue, origin: 'https://fb.example.com', token: 't-2', language: 'CMN', memberCode: '', timeStamp: '' }),
  ),
};
jest.mock('@/lib/venues/browser-sessions.store', () => ({ venueSessions }));

let given: VenueSessions | null = null;
const READING = ['getCounts', 'getLeagues', 'getMatches', 'getMatchesById', 'getMatch', 'getOutrights', 'search', 'getResults'] as const;
const RECORDS = ['getOrderStates', 'getOrders'] as const;
const BETTING = ['getBalance', 'getQuotes', 'getComboQuote', 'place', 'placeCombo', 'getCashOuts', 'cashOut'] as const;
const part = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, jest.fn((...args: unknown[]) => Promise.resolve([name, ...args]))]));
const openReading = jest.fn(() => part(READING));
const openRecords = jest.fn(() => part(RECORDS));
const openBetting = jest.fn(() => part(BETTING));
jest.mock('@/lib/venues/fb/fb.reading.venue', () => ({
  openFbReading: (sessions: VenueSessions) => {
    given = sessions;
    return openReading();
  },
}));
jest.mock('@/lib/venues/fb/fb.records.venue', () => ({ openFbRecords: () => openRecords() }));
jest.mock('@/lib/venues/fb/fb.betting.venue', () => ({ openFbBetting: () => openBetting() }));

function fresh(): typeof Registry {
  jest.resetModules();
  return require('@/lib/venues/registry') as typeof Registry;
}

beforeEach(() => {
  openReading.mockClear();
  openRecords.mockClear();
  openBetting.mockClear();
});

test('FB is first, and each part of its adapter is loaded once, on its first use', async () => {
  const { OPEN_VENUES, venueName, readingOf, recordsOf, bettingOf } = fresh();
  expect(OPEN_VENUES).toEqual(['FBTY', 'IMTY', 'OBTY']);
  expect(venueName('FBTY')).toBe('FB体育');
  expect(openReading).not.toHaveBeenCalled();
  const [reading, again] = await Promise.all([readingOf('FBTY'), readingOf('FBTY')]);
  expect(openReading).toHaveBeenCalledTimes(1);
  expect(openRecords).not.toHaveBeenCalled();
  await Promise.all([recordsOf('FBTY'), recordsOf('FBTY')]);
  expect(openRecords).toHaveBeenCalledTimes(1);
  expect(openBetting).not.toHaveBeenCalled();
  await Promise.all([bettingOf('FBTY'), bettingOf('FBTY')]);
  expect(openBetting).toHaveBeenCalledTimes(1);
  expect(again).toBe(reading);
  expect(await readingOf('FBTY')).toBe(reading);
});

test('every call reaches the adapter with its arguments', async () => {
  const { readingOf, recordsOf, bettingOf } = fresh();
  const venue = Object.assign({}, await readingOf('FBTY'), await recordsOf('FBTY'), await bettingOf('FBTY')) as unknown as Record<
    string,
    (...args: unknown[]) => Promise<unknown[]>
  >;
  for (const name of [...READING, ...RECORDS, ...BETTING]) {
    await expect(venue[name]!('first', 'second')).resolves.toEqual([name, 'first', 'second']);
  }
});

test('its sessions come from the launcher in FB’s form', async () => {
  await fresh().readingOf('FBTY');
  const sessions = toFbSessions(given!);
  await expect(sessions.open()).resolves.toEqual({ origin: 'https://fb.example.com', Authorization: 't-1', languageType: 'CMN', url: '' });
  await sessions.renew({ origin: '', Authorization: 'old', languageType: '', url: '' });
  expect(venueSessions.renew).toHaveBeenCalledWith('FBTY', 'old');
});

test('a chunk that failed to load is requested again', async () => {
  openReading.mockImplementationOnce(() => {
    throw new Error('chunk');
  });
  const { readingOf } = fresh();
  await expect(readingOf('FBTY')).rejects.toThrow('chunk');
  await expect(readingOf('FBTY')).resolves.toBeDefined();
});

test('a venue without an adapter is a programming error', async () => {
  const { venueName, readingOf } = fresh();
  expect(() => venueName('NONE' as VenueCode)).toThrow(RangeError);
  await expect(readingOf('NONE' as VenueCode)).rejects.toThrow(RangeError);
});
