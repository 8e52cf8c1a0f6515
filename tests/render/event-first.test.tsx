/** @jest-environment jest-fixed-jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { EventScreen } from '@/components/sport/event-screen';
import type { Match, MatchList, Snapshot } from '@/lib/domain/sport/sport.model';
import { packList } from '@/lib/domain/sport/pack.rules';
import { matchesOptions, POLL_MS } from '@/lib/domain/sport/sport.queries';
import { sportIndex } from '@/lib/domain/sport/sport.store';
import { EMPTY_VIEW } from '@/lib/domain/sport/view.rules';
import { NetworkError } from '@/lib/kit/http/errors';
import { match, winner } from '../support/match-builder';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/', useSearchParams: () => new URLSearchParams() }));
jest.mock('@/lib/venues/registry', () => ({
  OPEN_VENUES: ['FBTY', 'OBTY'],
  venueOf: (venue: string) => {
    const ask = (call: string) => () => {
      mockAsked.push(`${venue} ${call}`);
      return new Promise(() => {});
    };
    return {
      name: `${venue.slice(0, 2)}体育`,
      getMatch: () => (mockFails ? Promise.reject(mockFails) : ask('getMatch')()),
      getMatches: ask('getMatches'),
    };
  },
}));
const mockAsked: string[] = [];
let mockFails: Error | null = null;
afterEach(() => {
  mockFails = null;
});

const NOTHING_YET = { list: null, title: null, missing: false, twins: [], now: 0 };

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

test('what the page brought of the other venues is compared at once, and asked for at their own rhythm', async () => {
  const client = new QueryClient();
  const packed = (one: Match) => packList({ data: { matches: [one], total: 1, misfits: 0 }, at: Date.now() }, Date.now());
  const first = {
    list: packed(match('1')),
    title: null,
    missing: false,
    twins: [{ venue: 'OBTY' as const, list: packed(match('99', { venue: 'OBTY', markets: [winner('OB1', ['7.77', '4.7', '9.2'])] })) }],
    now: Date.now(),
  };
  mockAsked.length = 0;
  jest.useFakeTimers();
  render(
    <QueryClientProvider client={client}>
      <EventScreen venue="FBTY" matchId="1" first={first} view={EMPTY_VIEW} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('button', { name: /^OB .*7\.77/ })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(POLL_MS.detail - 100));
  expect(mockAsked).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(mockAsked.toSorted()).toEqual(['FBTY getMatch', 'OBTY getMatch']);
  jest.useRealTimers();
});

test('a match that no list holds waits for its own answer', async () => {
  await open([match('2')]);
  expect(screen.queryByRole('region', { name: '比分板' })).toBeNull();
});

test('a venue that is down is named at the top and in the reason, and the others are offered', async () => {
  mockFails = new NetworkError({ status: 503, message: '', statusText: 'Service Unavailable', online: true });
  await open([]);
  expect(screen.getByRole('banner').textContent).toBe('FB体育');
  expect(screen.getByText(/FB体育暂时没有响应/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'OB体育' }).getAttribute('href')).toBe('/game/sport?venue=OBTY');
});
