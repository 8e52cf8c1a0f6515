/** @jest-environment jest-fixed-jsdom */
import type { ReactElement } from 'react';
import HomePage from '@/app/(open)/page';
import { SearchButton } from '@/components/sport/search-button';

const mockVenues = [{ code: 'FBTY', name: 'FB体育', state: 'open', until: null }];
jest.mock('@/lib/domain/gate/visit.server', () => ({ isSoftNavigation: () => Promise.resolve(false) }));
jest.mock('@/lib/domain/counts/counts.server', () => ({ peekCounts: () => null }));
jest.mock('@/lib/domain/session/viewer.server', () => ({ getViewer: () => Promise.resolve(null) }));
jest.mock('@/lib/domain/site/home.server', () => ({
  getHomeContent: () => Promise.resolve({ ads: null, notices: null, naming: null }),
}));
jest.mock('@/lib/domain/sport/first.server', () => ({
  getHotMatches: () => Promise.resolve(null),
  getLiveCounts: () => Promise.resolve({}),
  getVenueTabs: () => Promise.resolve({ venues: mockVenues, now: 0 }),
}));

test('the home page’s header has the search over the venues that are open', async () => {
  const page = (await HomePage()) as ReactElement<{ beside?: ReactElement<{ venues: unknown }> }>;
  expect(page.props.beside?.type).toBe(SearchButton);
  expect(page.props.beside?.props.venues).toEqual(mockVenues);
});
