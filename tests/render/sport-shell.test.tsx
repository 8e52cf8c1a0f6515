/** @jest-environment jest-fixed-jsdom */
import type { ReactElement } from 'react';
import SportPage from '@/app/(open)/game/sport/page';
import HomePage from '@/app/(open)/page';

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
jest.mock('@/lib/domain/counts/counts.server', () => ({ peekCounts: () => null }));
jest.mock('@/lib/domain/session/viewer.server', () => ({ getViewer: () => Promise.resolve(null) }));
jest.mock('@/lib/domain/site/home.server', () => ({
  getHomeContent: () => Promise.resolve({ ads: null, notices: null, naming: null }),
}));
jest.mock('@/lib/domain/sport/view.server', () => ({ drawnView: () => Promise.resolve(null) }));
jest.mock('@/lib/domain/sport/first.server', () => ({
  getSportFrame: () => Promise.resolve(mockFrame),
  getSportFirst: () => mockNever(),
  getHotMatches: () => mockNever(),
  getLiveCounts: () => mockNever(),
  getVenueTabs: () => Promise.resolve({ venues: mockFrame.venues, now: 0 }),
}));

test('the sport page has its frame while the venue owes the list', async () => {
  const page = (await SportPage({ searchParams: Promise.resolve({}) })) as ReactElement<{ header: ReactElement<{ first: unknown }> }>;
  expect(page.props.header.props.first).toEqual(mockFrame);
});

test('the home page has its frame while the venue owes matches and counts', async () => {
  expect(await HomePage()).toBeTruthy();
});
