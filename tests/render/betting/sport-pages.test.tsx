/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { VenueBoard } from '@/components/betting/sport/list/venue-board';
import type { MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { matchesOptions } from '@/lib/domain/betting/sport/sport.queries';
import { MAX_PAGES, type VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { list, match } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

jest.mock('@/lib/venues/registry', () =>
  jest
    .requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry')
    .registryOf(['FBTY'], () => ({ getMatches: () => new Promise(() => {}), getCounts: () => new Promise(() => {}) })),
);

const VENUE: VenueTab = { code: 'FBTY', name: 'FB体育', state: 'open', until: null };

/** A list whose pages held `rows` each, of `total` that the venue counts. */
function rendered(rows: readonly number[], total: number) {
  const client = new QueryClient();
  rows.forEach((count, page) => {
    const matches = Array.from({ length: count }, (_, at) => match(`${page}0${at}`));
    const { queryKey } = matchesOptions('FBTY', { sport: 'football', timeframe: 'live', page: page + 1 });
    client.setQueryData<Snapshot<MatchList>>(queryKey, list(matches, Date.now(), total));
  });
  renderWithClient(
    <VenueBoard venues={[VENUE]} address={{ venue: VENUE, tab: 'live', sport: 'football', pages: rows.length, leagues: [], time: '' }} />,
    client,
  );
}

const more = () => screen.queryByRole('link', { name: '加载更多' });

test('has more pages while rows are left', () => {
  rendered([3], 5);
  expect(more()?.getAttribute('href')).toContain('p=2');
});

test('offers no 加载更多 for invalid rows after an empty page', () => {
  rendered([3, 1, 0], 5);
  expect(more()).toBeNull();
  expect(screen.getAllByRole('link', { name: /红城/ })).toHaveLength(4);
});

test('reads a limited number of pages from the address, and the last one links nowhere', () => {
  rendered(
    Array.from({ length: MAX_PAGES }, () => 1),
    99,
  );
  expect(more()).toBeNull();
});
