/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { VenueBoard } from '@/components/betting/sport/list/venue-board';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import type { ListName, Match, MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { matchesOptions } from '@/lib/domain/betting/sport/sport.queries';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { EMPTY_VIEW } from '@/lib/domain/betting/sport/list/view.rules';
import { viewStore } from '@/lib/domain/betting/sport/list/view.store';
import { list, match } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

jest.mock('@/lib/venues/registry', () =>
  jest.requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry').registryOf(['FBTY'], () => ({
    getMatches: () => new Promise(() => {}),
    getCounts: () => new Promise(() => {}),
    getLeagues: () => new Promise(() => {}),
  })),
);

const VENUE: VenueTab = { code: 'FBTY', name: 'FB体育', state: 'open', until: null };

/** Three that began one after the other. */
const named = (id: string, over: Partial<Match> = {}) =>
  match(id, { home: { id, name: `红城${id}队` }, startTime: match().startTime + Number(id) * 60_000, ...over });
const THREE = [named('1', { score: [2, 0] }), named('2'), named('3')];

let client: QueryClient;

/** The venue's response for one page of a list. */
async function respond(matches: readonly Match[], { tab = 'live' as ListName, page = 1, total = matches.length } = {}) {
  const { queryKey } = matchesOptions('FBTY', { sport: 'football', timeframe: tab, page });
  await act(async () => {
    client.setQueryData<Snapshot<MatchList>>(queryKey, list(matches, Date.now(), total));
    await jest.advanceTimersByTimeAsync(50);
  });
}

async function renderEnded(tab: ListName = 'live', pages = 1) {
  const address = { venue: VENUE, tab, sport: 'football', pages, leagues: [], time: '' } as const;
  renderWithClient(<VenueBoard venues={[VENUE]} address={address} />, client);
  await pass(1000);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () => screen.queryAllByRole('listitem').map((row) => /红城\d队/.exec(row.textContent)?.[0]);
const row = (at: number) => within(screen.getAllByRole('listitem')[at]!);

beforeEach(() => {
  jest.useFakeTimers();
  client = new QueryClient();
  viewStore.setState(EMPTY_VIEW);
});
afterEach(() => {
  usePreference.setState({ density: 'standard' });
  jest.useRealTimers();
});

test.each(['standard', 'pro'] as const)('%s: keeps an ended match in its row, with its score and without prices', async (density) => {
  usePreference.setState({ density });
  await respond(THREE);
  await renderEnded();
  await respond(THREE.slice(1));
  expect(shown()).toEqual(['红城1队', '红城2队', '红城3队']);
  expect(row(0).getByText('暂停投注')).toBeTruthy();
  expect(row(0).queryAllByRole('button', { name: /独赢/ })).toEqual([]);
  await pass(10_000);
  expect(row(0).getByText('已结束')).toBeTruthy();
  expect(screen.getAllByRole('listitem')[0]!.querySelector('.row-score')?.textContent).toBe('2');
  expect(screen.getAllByText('已结束')).toHaveLength(1);
  // Long after the venue's last news of it, and with other matches over since.
  await pass(120_000);
  await respond(THREE.slice(1));
  await respond(THREE.slice(2));
  await pass(10_000);
  expect(shown()).toEqual(['红城1队', '红城2队', '红城3队']);
  expect(screen.getAllByText('已结束')).toHaveLength(2);
});

test('keeps the last match of a list too, and shows prices again for one that returns', async () => {
  await respond(THREE.slice(0, 1));
  await renderEnded();
  await respond([]);
  await pass(10_000);
  expect(shown()).toEqual(['红城1队']);
  expect(row(0).getByText('已结束')).toBeTruthy();
  await respond(THREE.slice(0, 1));
  expect(screen.queryByText('已结束')).toBeNull();
  expect(row(0).getByRole('button', { name: '红城1队 独赢 主 1.36' })).toBeTruthy();
});

test('does not treat the last match of a page as ended while more can be loaded', async () => {
  await respond(THREE, { total: 60 });
  await renderEnded();
  await respond(THREE.slice(0, 2), { total: 60 });
  await pass(10_000);
  expect(shown()).toEqual(['红城1队', '红城2队']);
});

test('removes a match from 今日 when it has begun and is in 滚球', async () => {
  await respond(THREE, { tab: 'today' });
  await renderEnded('today');
  await respond(THREE.slice(1), { tab: 'today' });
  expect(shown()).toEqual(['红城2队', '红城3队']);
});

test('does not show ended matches on the next visit of the list', async () => {
  await respond(THREE);
  await respond(THREE.slice(1));
  await renderEnded();
  expect(shown()).toEqual(['红城2队', '红城3队']);
});

test('shifts no row when data arrives late after a reload, and shows skeleton rows for it', async () => {
  await respond(THREE, { tab: 'today', total: 5 });
  await renderEnded('today', 2);
  expect(shown()).toEqual([]);
  await respond([named('4'), named('5')], { tab: 'today', page: 2, total: 5 });
  expect(shown()).toEqual(['红城1队', '红城2队', '红城3队', '红城4队', '红城5队']);
});
