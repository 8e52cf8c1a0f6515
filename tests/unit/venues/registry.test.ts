import type { VenueCode } from '@/lib/contract/constants';
import type { FbSessions } from '@/lib/venues/fb/fb.client';
import type * as Registry from '@/lib/venues/registry';

const venueSessions = {
  open: jest.fn((venue: string) =>
    Promise.resolve({ venue, origin: 'https://fb.example.com', token: 't-1', language: 'CMN', memberCode: '', timeStamp: '' }),
  ),
  renew: jest.fn((venue: string, _expired: string) =>
    Promise.resolve({ venue, origin: 'https://fb.example.com', token: 't-2', language: 'CMN', memberCode: '', timeStamp: '' }),
  ),
};
jest.mock('@/lib/domain/launch/browser-sessions', () => ({ venueSessions }));

let given: FbSessions | null = null;
const READING = ['getCounts', 'getLeagues', 'getMatches', 'getMatchesById', 'getMatch', 'getOutrights', 'search', 'getResults'] as const;
const RECORDS = ['getOrderStates', 'getOrders'] as const;
const BETTING = ['getBalance', 'getQuotes', 'getComboQuote', 'place', 'placeCombo', 'getCashOuts', 'cashOut'] as const;
const part = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, jest.fn((...args: unknown[]) => Promise.resolve([name, ...args]))]));
const createFbReading = jest.fn(() => part(READING));
const createFbRecords = jest.fn(() => part(RECORDS));
const createFbBetting = jest.fn(() => part(BETTING));
const mockCaller = (sessions: FbSessions) => {
  given = sessions;
};
jest.mock('@/lib/venues/fb/fb.reading.venue', () => ({ createFbReading: () => createFbReading(), createFbCaller: mockCaller }));
jest.mock('@/lib/venues/fb/fb.records.venue', () => ({ createFbRecords: () => createFbRecords(), createFbCaller: mockCaller }));
jest.mock('@/lib/venues/fb/fb.betting.venue', () => ({ createFbBetting: () => createFbBetting(), createFbCaller: mockCaller }));

function fresh(): typeof Registry {
  jest.resetModules();
  return require('@/lib/venues/registry') as typeof Registry;
}

beforeEach(() => {
  createFbReading.mockClear();
  createFbRecords.mockClear();
  createFbBetting.mockClear();
});

test('FB is first, and each part of its adapter is loaded once, on its first use', async () => {
  const { OPEN_VENUES, venueName, readingOf, recordsOf, bettingOf } = fresh();
  expect(OPEN_VENUES).toEqual(['FBTY', 'IMTY', 'OBTY']);
  expect(venueName('FBTY')).toBe('FB体育');
  expect(createFbReading).not.toHaveBeenCalled();
  const [reading, again] = await Promise.all([readingOf('FBTY'), readingOf('FBTY')]);
  expect(createFbReading).toHaveBeenCalledTimes(1);
  expect(createFbRecords).not.toHaveBeenCalled();
  await Promise.all([recordsOf('FBTY'), recordsOf('FBTY')]);
  expect(createFbRecords).toHaveBeenCalledTimes(1);
  expect(createFbBetting).not.toHaveBeenCalled();
  await Promise.all([bettingOf('FBTY'), bettingOf('FBTY')]);
  expect(createFbBetting).toHaveBeenCalledTimes(1);
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

test('its sessions are the launcher’s in FB’s form', async () => {
  await fresh().readingOf('FBTY');
  await expect(given!.open()).resolves.toEqual({ origin: 'https://fb.example.com', Authorization: 't-1', languageType: 'CMN', url: '' });
  await given!.renew({ origin: '', Authorization: 'old', languageType: '' });
  expect(venueSessions.renew).toHaveBeenCalledWith('FBTY', 'old');
});

test('a chunk that failed to load is requested again', async () => {
  createFbReading.mockImplementationOnce(() => {
    throw new Error('chunk');
  });
  const { readingOf } = fresh();
  await expect(readingOf('FBTY')).rejects.toThrow('chunk');
  await expect(readingOf('FBTY')).resolves.toBeDefined();
});

test('a venue without an adapter is an error of our own', async () => {
  const { venueName, readingOf } = fresh();
  expect(() => venueName('NONE' as VenueCode)).toThrow(RangeError);
  await expect(readingOf('NONE' as VenueCode)).rejects.toThrow(RangeError);
});
