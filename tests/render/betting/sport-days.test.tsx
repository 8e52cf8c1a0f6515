/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { VenueBoard } from '@/components/betting/sport/list/venue-board';
import type { ListName, Match, MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { matchesOptions } from '@/lib/domain/betting/sport/sport.queries';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { EMPTY_VIEW } from '@/lib/domain/betting/sport/list/view.rules';
import { viewStore } from '@/lib/domain/betting/sport/list/view.store';
import { dayStart, siteDay } from '@/lib/kit/format/site-time';
import { HOUR } from '@pavilion/number/duration';
import { list, match } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

const counted: { id: string; name: string; matches: number; rank: number }[] = [];

jest.mock('@/lib/venues/registry', () =>
  jest.requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry').registryOf(['FBTY'], () => ({
    getMatches: () => new Promise(() => {}),
    getCounts: () => new Promise(() => {}),
    getLeagues: async () => counted,
  })),
);

const VENUE: VenueTab = { code: 'FBTY', name: 'FB体育', state: 'open', until: null };
const LEAGUES = { 英超: { id: '1', rank: 1 }, 西甲: { id: '2', rank: 2 } } as const;

/** A match of a league that begins `hour` hours into the site's day `ahead` days from today. */
function coming(id: string, league: keyof typeof LEAGUES, ahead: number, hour: number): Match {
  return match(id, {
    league: { ...LEAGUES[league], name: league, region: '', hot: true },
    home: { id, name: `红城${id}队` },
    status: 'upcoming',
    phase: 'not-started',
    clock: null,
    score: null,
    startTime: dayStart(siteDay(Date.now()) + ahead) + hour * HOUR,
  });
}

/** A list of these pages, of `total` matches that the venue counts. */
async function renderDays(timeframe: ListName, pages: readonly (readonly Match[])[], total: number) {
  const client = new QueryClient();
  pages.forEach((matches, at) => {
    const { queryKey } = matchesOptions('FBTY', { sport: 'football', timeframe, page: at + 1 });
    client.setQueryData<Snapshot<MatchList>>(queryKey, list(matches, Date.now(), total));
  });
  const address = { venue: VENUE, tab: timeframe, sport: 'football', pages: pages.length, leagues: [], time: '' } as const;
  renderWithClient(<VenueBoard venues={[VENUE]} address={address} />, client);
  // The leagues' numbers come after the list.
  await act(() => jest.advanceTimersByTimeAsync(100));
}

const headings = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName.slice(1)} ${textContent}`);

beforeEach(() => {
  // Noon: no day ends during a test.
  jest.useFakeTimers({ now: dayStart(20_000) + 12 * HOUR, doNotFake: ['requestAnimationFrame'] });
  viewStore.setState(EMPTY_VIEW);
  counted.length = 0;
});
afterEach(() => jest.useRealTimers());

const early = () => [
  [coming('1', '西甲', 1, 20), coming('2', '英超', 1, 21), coming('3', '英超', 2, 20)],
  [coming('4', '英超', 2, 21), coming('5', '西甲', 3, 20)],
];

test('早盘: each day has a heading, and each league appears below it once with all its pages', async () => {
  await renderDays('early', early(), 5);
  expect(headings()).toEqual(['2 明天', '3 英超1 场', '3 西甲1 场', '2 周日 10-06', '3 英超2 场', '2 周一 10-07', '3 西甲1 场']);
});

test('shows no count for the last day’s league while more pages can be loaded', async () => {
  counted.push({ id: '1', name: '英超', matches: 19, rank: 1 });
  await renderDays('early', early(), 30);
  expect(headings().at(-1)).toBe('3 西甲');
});

test('今日: a league shows the venue’s count; today has no heading, the night after it has one', async () => {
  counted.push({ id: '1', name: '英超', matches: 19, rank: 1 });
  await renderDays('today', [[coming('1', '英超', 0, 20)]], 40);
  expect(headings()).toEqual(['2 英超19 场']);
});

test('按时间: rows are ordered by kick-off below their day and name their league', async () => {
  viewStore.setState({ sort: 'time' });
  await renderDays('early', early(), 5);
  expect(headings()).toEqual(['2 明天', '2 周日 10-06', '2 周一 10-07']);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => /红城\d队/.exec(row.textContent)?.[0])).toEqual(['红城1队', '红城2队', '红城3队', '红城4队', '红城5队']);
  expect(within(rows[0]!).getByText('西甲')).toBeTruthy();
});
