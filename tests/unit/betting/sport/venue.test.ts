import { toVenueCode } from '@pavilion/contract/constants';
import { toFailure } from '@/lib/domain/betting/sport/list/failure.rules';
import { otherVenuePaths } from '@/lib/domain/betting/sport/compare/other-venues.rules';
import {
  chosenVenue,
  isMatchId,
  isVenueCode,
  pagesOf,
  sportNumber,
  sportOf,
  tabOf,
  venueTabs,
} from '@/lib/domain/betting/sport/venue.rules';
import { BusinessError, CancelledError, ContractError, NetworkError } from '@/lib/kit/http/errors';

const NAMING = [
  {
    category: 'TY',
    venues: [
      { code: 'IMTY', name: 'IM体育', state: 1 },
      { code: 'OBTY', name: 'OB体育', state: 2, maintainEnd: '2026-11-21T04:00:00Z' },
      { code: 'FBTY', name: 'FB体育', state: 1 },
    ],
  },
  { category: 'ZR', venues: [{ code: 'OBZR', name: '云亭真人', state: 1 }] },
];

test('shows a venue that the platform names and an adapter supports', () => {
  expect(venueTabs(NAMING, ['FBTY'])).toEqual([{ code: 'FBTY', name: 'FB体育', state: 'open', until: null }]);
  expect(venueTabs(NAMING, ['OBTY', 'FBTY'])).toEqual([
    { code: 'OBTY', name: 'OB体育', state: 'maintenance', until: '2026-11-21T04:00:00Z' },
    expect.objectContaining({ code: 'FBTY' }),
  ]);
  expect(venueTabs([{ category: 'TY', venues: [{ code: 'FBTY', name: 'FB体育', state: 0 }] }], ['FBTY'])).toEqual([]);
});

// @spec 3.25
test('reads YBTY as OB, in the platform’s list and in an address', () => {
  const tabs = venueTabs(
    [
      {
        category: 'TY',
        venues: [
          { code: 'FBTY', name: 'FB体育', state: 1 },
          { code: 'YBTY', name: 'OB体育', state: 1 },
        ],
      },
    ],
    ['OBTY', 'FBTY'],
  );
  expect(tabs.map(({ code }) => code)).toEqual(['FBTY', 'OBTY']);
  expect(chosenVenue(tabs, 'YBTY')?.code).toBe('OBTY');
  expect([toVenueCode('IMTY'), toVenueCode('YBTY'), toVenueCode('ZZTY'), toVenueCode(null)]).toEqual(['IMTY', 'OBTY', null, null]);
});

test('uses the adapters as the list of venues while the platform is down', () => {
  expect(venueTabs(null, ['FBTY'])).toEqual([expect.objectContaining({ code: 'FBTY', state: 'open' })]);
});

test('takes the venue of the address, or else the first open one', () => {
  const tabs = venueTabs(NAMING, ['OBTY', 'FBTY']);
  expect(chosenVenue(tabs, 'OBTY')?.code).toBe('OBTY');
  expect(chosenVenue(tabs, 'nonsense')?.code).toBe('FBTY');
  expect(chosenVenue([], 'FBTY')).toBeNull();
});

test('falls back for an invalid address', () => {
  expect([tabOf('early'), tabOf('starred'), tabOf('../'), tabOf(null)]).toEqual(['early', 'starred', 'live', 'live']);
  expect(['1', '3', '0', '9', 'x', null].map(sportOf)).toEqual(['football', 'tennis', 'football', 'football', 'football', 'football']);
  expect(sportOf(String(sportNumber('basketball')))).toBe('basketball');
  expect([pagesOf('3'), pagesOf('99'), pagesOf('-1'), pagesOf('x'), pagesOf(undefined)]).toEqual([3, 6, 1, 1, 1]);
  expect([isMatchId('863211'), isMatchId('../x'), isMatchId(''), isMatchId('1'.repeat(41))]).toEqual([true, false, false, false]);
  expect([isVenueCode('FBTY'), isVenueCode('fbty')]).toEqual([true, false]);
});

// @spec 8.32
test.each([
  [new BusinessError(10004, '请先登录', null, 'platform'), 'guest'],
  [new BusinessError(6014, '维护中', null, 'platform'), 'maintenance'],
  [new BusinessError(600101, '维护中', null, 'platform'), 'maintenance'],
  [new BusinessError(8, '维护中', null, 'FBTY', null, 'maintenance'), 'maintenance'],
  [new BusinessError(14002, '赛事不存在', null, 'FBTY', null, 'missing'), 'missing'],
  [new BusinessError(10004, '别处的号码', null, 'FBTY'), 'error'],
  [new BusinessError(8, '没有说明的号码', null, 'FBTY'), 'error'],
  [new BusinessError(8, '平台的号码', null, 'platform', null, 'maintenance'), 'error'],
  [new BusinessError(14002, '别处的号码', null, 'platform'), 'error'],
  [new ContractError('FBTY /v1/match/getList', 'data'), 'error'],
])('%s is read as %s', (error, kind) => {
  expect(toFailure(error)?.kind).toBe(kind);
});

test('translates a status text in English, with its number', () => {
  const error = new NetworkError({ status: 503, message: '', statusText: 'Service Unavailable', online: true });
  expect(toFailure(error)).toEqual({ kind: 'error', message: '平台暂无响应，恢复后自动显示', code: 503 });
});

test('reports a venue that does not respond, and does not blame the platform or the visitor’s connection', () => {
  const named = (error: unknown) => toFailure(error, 'OB体育')?.message;
  const network = (status: number, message: string) => new NetworkError({ status, message, statusText: '', online: status > 0 });
  expect(named(new NetworkError({ status: 503, message: '', statusText: 'Service Unavailable', online: true }))).toBe(
    'OB体育暂无响应，恢复后自动显示',
  );
  expect(named(network(0, 'timeout'))).toBe('OB体育暂无响应，恢复后自动显示');
  expect(named(network(0, ''))).toBe('网络连接已断开');
  expect(named(new BusinessError(1, 'Bad Gateway', null, 'platform'))).toMatch(/^平台暂无响应/);
});

test('shows no number without a response', () => {
  const error = new NetworkError({ status: 0, message: '', statusText: '', online: true });
  expect(toFailure(error)).toEqual({ kind: 'error', message: expect.stringMatching(/\p{Script=Han}/u), code: undefined });
});

test('a call that we aborted does not count as a failure', () => {
  expect(toFailure(new CancelledError())).toBeNull();
  expect(toFailure(null)).toBeNull();
});

test('offers the other venues for a failed list, with the same tab and sport', () => {
  const open = ['FBTY', 'IMTY', 'OBTY'] as const;
  expect(otherVenuePaths('/game/sport?t=today&sport=2&venue=IMTY', open).map(({ path }) => path)).toEqual([
    '/game/sport?t=today&sport=2&venue=FBTY',
    '/game/sport?t=today&sport=2&venue=OBTY',
  ]);
  expect(otherVenuePaths('/game/sport', open).map(({ code }) => code)).toEqual(['IMTY', 'OBTY']);
  // The match of another venue is not known: its list is.
  expect(otherVenuePaths('/game/sport/OBTY/863211?sport=football', open).map(({ path }) => path)).toEqual([
    '/game/sport?venue=FBTY',
    '/game/sport?venue=IMTY',
  ]);
  expect(otherVenuePaths('/game/sport/results?venue=FBTY', open)).toEqual([]);
  expect([...otherVenuePaths('/', open), ...otherVenuePaths('/game/sport?t=starred', open)]).toEqual([]);
});
