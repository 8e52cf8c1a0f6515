/** @jest-environment jest-fixed-jsdom */
import type { ReactElement } from 'react';
import SportPage from '@/app/(open)/game/sport/page';
import MatchPage from '@/app/(open)/game/sport/[venue]/[match]/page';
import HomePage from '@/app/(open)/page';
import { InTime } from '@/components/shell/in-time';
import { NoMatch } from '@/components/betting/sport/event/no-match';

const mockFrame = {
  venues: [{ code: 'FBTY', name: 'FB体育', state: 'open', until: null }],
  venue: 'FBTY',
  tab: 'live',
  sport: 'football',
  lists: [],
  counts: null,
  now: 0,
};
const mockNever = () => new Promise(() => {});
const mockVisit = { soft: false };
jest.mock('@/lib/domain/site/document/page-request.server', () => ({
  readPageCookie: () => Promise.resolve(undefined),
  isSoftNavigation: () => Promise.resolve(mockVisit.soft),
}));
jest.mock('@/lib/domain/betting/counts/counts.server', () => ({ peekCounts: () => null }));
jest.mock('@/lib/domain/member/account/viewer.server', () => ({ getViewer: () => Promise.resolve(null) }));
jest.mock('@/lib/domain/site/home/home.server', () => ({
  getHomeContent: () => Promise.resolve({ ads: null, notices: null, naming: null }),
}));
jest.mock('@/lib/domain/site/document/viewport.server', () => ({ themeColourFor: () => null }));
jest.mock('@/lib/domain/betting/sport/list/initial-data.server', () => ({
  getSportFrame: () => Promise.resolve(mockFrame),
  getInitialSport: () => mockNever(),
  getHotMatches: () => mockNever(),
  getLiveCounts: () => mockNever(),
  getInitialMatch: (venue: string, match: string) => (match === '404' ? Promise.resolve({ missing: true }) : mockNever()),
  getWorldNow: () => Promise.resolve(0),
  getVenueTabs: () => Promise.resolve({ venues: mockFrame.venues, now: 0 }),
}));

test('the sport page renders its frame while the venue’s list is pending', async () => {
  const page = (await SportPage({ searchParams: Promise.resolve({}) })) as ReactElement<{ header: ReactElement<{ first: unknown }> }>;
  expect(page.props.header.props.first).toEqual(mockFrame);
});

test('the home page renders its frame while matches and counts are pending', async () => {
  expect(await HomePage()).toBeTruthy();
});

const pageProps = (match: string) => ({ params: Promise.resolve({ venue: 'FBTY', match }), searchParams: Promise.resolve({}) });

test('an event page renders its frame while its markets are pending', async () => {
  const page = (await MatchPage(pageProps('123'))) as ReactElement<{ children: ReactElement }>;
  expect(page.props.children.type).toBe(InTime);
});

test('an unknown match renders no frame, unless requested by a page of this site', async () => {
  const page = (await MatchPage(pageProps('404'))) as ReactElement<{ children: ReactElement }>;
  expect(page.props.children.type).toBe(NoMatch);
  // A page of this site may have the match from a list or from 赛果.
  mockVisit.soft = true;
  const element = (await MatchPage(pageProps('404'))) as ReactElement<{ children: ReactElement }>;
  expect(element.props.children.type).toBe(InTime);
});
