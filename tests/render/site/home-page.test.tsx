/** @jest-environment jest-fixed-jsdom */
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import HomePage from '@/app/(open)/page';
import { HomeCategories } from '@/components/site/home/home-categories';
import { HomeExtras } from '@/components/site/home/home-extras';
import { HomeParts } from '@/components/site/home/home-parts';
import { SearchButton } from '@/components/betting/sport/search/search-button';

const mockVenues = [
  { code: 'FBTY', name: 'FB体育', state: 'open', until: null },
  { code: 'IMTY', name: 'IM体育', state: 'open', until: null },
  { code: 'OBTY', name: 'OB体育', state: 'maintenance', until: null },
];
let mockLive: Record<string, number> = {};
const mockRefresh = jest.fn();
const mockRouter = { refresh: () => mockRefresh() };
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => mockRouter }));
jest.mock('@/components/site/pop-up/floating-icon', () => ({ FloatingIcon: () => null }));
jest.mock('@/components/site/pop-up/visit-pop-up', () => ({ VisitPopUp: () => null }));
jest.mock('@/lib/domain/site/document/page-request.server', () => ({ isSoftNavigation: () => Promise.resolve(false) }));
jest.mock('@/lib/domain/betting/counts/counts.server', () => ({ peekCounts: () => null }));
jest.mock('@/lib/domain/member/account/viewer.server', () => ({ getViewer: () => Promise.resolve(null) }));
jest.mock('@/lib/domain/site/home/home.server', () => ({
  getHomeContent: () => Promise.resolve({ ads: null, notices: null, naming: null }),
}));
jest.mock('@/lib/domain/betting/sport/list/initial-data.server', () => ({
  getHotMatches: () => Promise.resolve(null),
  getLiveCounts: () => Promise.resolve(mockLive),
  getVenueTabs: () => Promise.resolve({ venues: mockVenues, now: 0 }),
}));

test('the home page’s header searches the open venues', async () => {
  const page = (await HomePage()) as ReactElement<{ beside?: ReactElement<{ venues: unknown }> }>;
  expect(page.props.beside?.type).toBe(SearchButton);
  expect(page.props.beside?.props.venues).toEqual(mockVenues);
});

/** The props of a component that the server rendered, wherever it is; its own content is rendered too. */
async function propsOf(node: ReactNode, wanted: unknown): Promise<Record<string, unknown> | null> {
  if (Array.isArray(node)) {
    for (const child of node) {
      const found = await propsOf(child as ReactNode, wanted);
      if (found) return found;
    }
    return null;
  }
  const { type, props } = (node ?? {}) as Partial<ReactElement<Record<string, unknown>>>;
  if (!props) return null;
  if (type === wanted) return props;
  const inside = await propsOf(props.children as ReactNode, wanted);
  if (inside || typeof type !== 'function' || !/^(InTime|Categories)$/.test(type.name)) return inside;
  return propsOf(await (type as (pageProps: object) => ReactNode)(props), wanted);
}

describe('live match counts by venue', () => {
  const rendered = async (live: Record<string, number>) => {
    mockLive = live;
    const page = (await HomePage()) as ReactElement;
    return { tiles: (await propsOf(page, HomeCategories))?.live, uncounted: (await propsOf(page, HomeExtras))?.uncounted };
  };

  test('are shown in the tiles once every open venue has responded, and not before', async () => {
    expect(await rendered({ FBTY: 64, IMTY: 0 })).toEqual({ tiles: { FBTY: 64, IMTY: 0 }, uncounted: false });
    expect(await rendered({ IMTY: 64 })).toEqual({ tiles: {}, uncounted: true });
  });

  test('that are missing are requested by lazy components once the page is idle', () => {
    const { rerender } = render(<HomeParts uncounted={false} />);
    expect(mockRefresh).not.toHaveBeenCalled();
    rerender(<HomeParts uncounted />);
    expect(mockRefresh).toHaveBeenCalledTimes(1);
  });
});
