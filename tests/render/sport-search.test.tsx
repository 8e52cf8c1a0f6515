/** @jest-environment jest-fixed-jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchSheet } from '@/components/sport/search-sheet';
import type { VenueTab } from '@/lib/domain/sport/venue.rules';
import { usePreference } from '@/lib/domain/preference/preference.store';
import { drawDialogs } from '../support/dialogs';
import { match } from '../support/match-builder';

const mockAsked: string[][] = [];
jest.mock('@/lib/venues/registry', () => ({
  OPEN_VENUES: ['FBTY'],
  venueOf: () => ({
    search: async () => ({ matches: [match('863211')], total: 1, misfits: 0 }),
    getMatchesById: async (ids: string[]) => {
      mockAsked.push(ids);
      return { matches: [match('863211')], total: 1, misfits: 0 };
    },
  }),
}));

const VENUES: VenueTab[] = [{ code: 'FBTY', name: 'FB体育', state: 'open', until: null }];

beforeAll(drawDialogs);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('what was found is kept new while the sheet is open, and asked for no more once it is closed', async () => {
  const client = new QueryClient();
  const sheet = (open: boolean) => (
    <QueryClientProvider client={client}>
      <SearchSheet open={open} onClose={() => undefined} venues={VENUES} sport="football" />
    </QueryClientProvider>
  );
  const { rerender } = render(sheet(true));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '红城' } });
  await pass(400);
  await pass(100);
  expect(screen.getByRole('link', { name: /红城/ })).toBeTruthy();
  await pass(8_000);
  expect(mockAsked.length).toBeGreaterThan(1);
  expect(mockAsked[0]).toEqual(['863211']);
  rerender(sheet(false));
  await pass(0);
  mockAsked.length = 0;
  await pass(60_000);
  expect(mockAsked).toEqual([]);
  rerender(sheet(true));
  await pass(0);
  expect(mockAsked).toHaveLength(1);
});

test('rows follow 大字, and their cells say their sides', async () => {
  usePreference.setState({ density: 'large' });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <SearchSheet open onClose={() => undefined} venues={VENUES} sport="football" />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '红城' } });
  await pass(400);
  await pass(100);
  expect(container.querySelectorAll('.large > .row')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: / 独赢 / }).map((cell) => cell.textContent)).toEqual(['主 1.36', '和 4.70', '客 9.20']);
  act(() => usePreference.setState({ density: 'standard' }));
});
