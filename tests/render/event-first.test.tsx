/** @jest-environment jest-fixed-jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { EventScreen } from '@/components/sport/event-screen';
import type { Match, MatchList, Snapshot } from '@/lib/domain/sport/sport.model';
import { matchesOptions } from '@/lib/domain/sport/sport.queries';
import { sportIndex } from '@/lib/domain/sport/sport.store';
import { EMPTY_VIEW } from '@/lib/domain/sport/view.rules';
import { match } from '../support/match-builder';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/', useSearchParams: () => new URLSearchParams() }));
jest.mock('@/lib/venues/registry', () => ({
  OPEN_VENUES: ['FBTY'],
  venueOf: () => ({ getMatch: () => new Promise(() => {}) }),
}));

const NOTHING_YET = { list: null, title: null, missing: false, now: 0 };

async function open(known: readonly Match[]) {
  const client = new QueryClient();
  const { queryKey } = matchesOptions('FBTY', { sport: 'football', timeframe: 'live', page: 1 });
  const data = { matches: [...known], total: known.length, misfits: 0 };
  client.setQueryData<Snapshot<MatchList>>(queryKey, { data, at: Date.now() });
  sportIndex(client);
  render(
    <QueryClientProvider client={client}>
      <EventScreen venue="FBTY" matchId="1" first={NOTHING_YET} view={EMPTY_VIEW} />
    </QueryClientProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

test('a match that the list holds is drawn before its own answer: the board, and the prices that the list has', async () => {
  await open([match('1')]);
  expect(screen.getByRole('region', { name: '比分板' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /独赢/ }).length).toBeGreaterThan(0);
  // The markets that only its own answer brings are on their way.
  expect(screen.getAllByText('正在取赔率').length).toBeGreaterThan(0);
});

test('a match that no list holds waits for its own answer', async () => {
  await open([match('2')]);
  expect(screen.queryByRole('region', { name: '比分板' })).toBeNull();
});
