/** @jest-environment jest-fixed-jsdom */
import type { Call } from '@pavilion/contract/call';
import { watchCounts } from '@/lib/domain/betting/counts/counts.feed';
import { saveCounts, readCachedCounts } from '@/lib/domain/betting/counts/counts.storage';
import { storedVenueSession } from '@/lib/domain/betting/launch/session.storage';
import { venueSessions } from '@/lib/venues/browser-sessions.store';
import { setVenueOrigins } from '@/lib/domain/betting/launch/origins';
import { BusinessError } from '@/lib/kit/http/errors';
import { endSession } from '@/lib/domain/member/session/session.store';
import { fakePlatform } from '../../../support/fake-platform';

jest.mock('@/lib/domain/betting/counts/counts.storage', () => ({
  saveCounts: jest.fn(),
  readCachedCounts: jest.fn(() => Promise.resolve({ TY: 1 })),
}));
jest.mock('@/lib/domain/betting/launch/session.storage', () => ({ storedVenueSession: jest.fn(), clearVenueSessions: jest.fn() }));
jest.mock('@/lib/venues/browser-sessions.store', () => ({ venueSessions: { open: jest.fn(), renew: jest.fn() } }));

const ORIGIN = 'https://ob.example.com';
/** OB's counts have the platform's envelope; a lapsed token has its own message. */
const fetchCounts = fakePlatform().on({ method: 'GET', path: '/counts/obtk-1' } as unknown as Call<unknown, object>);
const EXPIRED = new BusinessError(10_001, '登录已过期');
const storedSession = jest.mocked(storedVenueSession);
const SESSION = {
  venue: 'OBTY',
  origin: ORIGIN,
  token: 'obtk-1',
  language: 'zh',
  memberCode: '',
  timeStamp: '',
  extra: { apiUrl: `${ORIGIN}/counts`, merchantCode: 'M' },
} as const;
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
let stop = () => undefined as void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.cookie = 'token=pvl_7f3c1a9b5d2e4860; Path=/';
  storedSession.mockReturnValue(SESSION);
  fetchCounts.mockResolvedValue({ TY: 4 });
  setVenueOrigins({ OBTY: [ORIGIN] });
  jest.mocked(venueSessions.open).mockResolvedValue(SESSION);
  jest.mocked(venueSessions.renew).mockResolvedValue(SESSION);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

// @spec 4.22 4.26
test('a member with an OB session gets OB’s counts, which are cached', async () => {
  const onCounts = jest.fn();
  const began = Date.now();
  stop = watchCounts(onCounts);
  await advance(10);
  expect(fetchCounts).toHaveBeenCalledTimes(1);
  expect(onCounts).toHaveBeenCalledWith({ TY: 4 });
  expect(saveCounts).toHaveBeenCalledWith({ TY: 4 }, began);
  expect([venueSessions.open, venueSessions.renew].map((mock) => jest.mocked(mock).mock.calls.length)).toEqual([0, 0]);
});

test('a member without an OB session launches OB first', async () => {
  storedSession.mockReturnValueOnce(null);
  stop = watchCounts(jest.fn());
  await advance(10);
  expect(venueSessions.open).toHaveBeenCalledWith('OBTY');
  expect(fetchCounts).toHaveBeenCalledTimes(1);
});

// @spec 4.25
test('after 过期 renews that session and requests the counts again half a second later', async () => {
  fetchCounts.mockRejectedValueOnce(EXPIRED);
  stop = watchCounts(jest.fn());
  await advance(10);
  expect(venueSessions.renew).toHaveBeenCalledWith('OBTY', 'obtk-1');
  await advance(510);
  expect(fetchCounts).toHaveBeenCalledTimes(2);
});

// @spec 4.21 6.03
test('a visitor, and a member who logs out, sees cached counts without a request to OB', async () => {
  const onCounts = jest.fn();
  stop = watchCounts(onCounts);
  await advance(10);
  endSession();
  await advance(120_000);
  expect(fetchCounts).toHaveBeenCalledTimes(1);
  expect(readCachedCounts).toHaveBeenCalled();
  expect(onCounts).toHaveBeenLastCalledWith({ TY: 1 });
});

test('requests nothing while hidden, and at once when seen again', async () => {
  stop = watchCounts(jest.fn());
  await advance(10);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await advance(180_000);
  expect(fetchCounts).toHaveBeenCalledTimes(1);
  hidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await advance(10);
  expect(fetchCounts).toHaveBeenCalledTimes(2);
  hidden.mockRestore();
});
