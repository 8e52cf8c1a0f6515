/** @jest-environment jest-fixed-jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { returnToSearch, SearchSheet } from '@/components/sport/search-sheet';
import type { VenueCode } from '@/lib/contract/constants';
import type { Match } from '@/lib/domain/sport/sport.model';
import type { VenueTab } from '@/lib/domain/sport/venue.rules';
import { usePreference } from '@/lib/domain/preference/preference.store';
import { drawDialogs } from '../support/dialogs';
import { match } from '../support/match-builder';

const mockAsked: string[][] = [];
let mockFound: Partial<Record<VenueCode, Match[]>> = {};
jest.mock('@/lib/venues/registry', () => ({
  OPEN_VENUES: ['FBTY', 'OBTY'],
  venueOf: (venue: VenueCode) => ({
    getMatches: async () => ({ matches: [], total: 0, misfits: 0 }),
    search: async () => ({ matches: mockFound[venue] ?? [match('863211')], total: 1, misfits: 0 }),
    getMatchesById: async (ids: string[]) => {
      mockAsked.push(ids);
      return { matches: [match('863211')], total: 1, misfits: 0 };
    },
  }),
}));

const BOTH: VenueTab[] = [
  { code: 'FBTY', name: 'FB体育', state: 'open', until: null },
  { code: 'OBTY', name: 'OB体育', state: 'open', until: null },
];
const VENUES: VenueTab[] = [{ code: 'FBTY', name: 'FB体育', state: 'open', until: null }];

beforeAll(drawDialogs);
beforeEach(() => {
  jest.useFakeTimers();
  mockFound = {};
  sessionStorage.clear();
});
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

async function sought(words: string, venues = BOTH) {
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <SearchSheet open onClose={() => undefined} venues={venues} sport="football" />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
  await pass(400);
  await pass(100);
  return view;
}

test('a fixture stands once, under its league, with a link to each venue that sells it', async () => {
  const sides = (home: string, away: string) => ({ home: { id: '1', name: home }, away: { id: '2', name: away } });
  mockFound = {
    FBTY: [match('1', sides('红城', '蓝港'))],
    OBTY: [match('9', { venue: 'OBTY', ...sides('红城队', '蓝港') }), match('10', { venue: 'OBTY', ...sides('红城U21', '蓝港U21') })],
  };
  await sought('红城');
  expect(screen.getAllByRole('heading', { name: '英格兰超级联赛' })).toHaveLength(2);
  const [both, one] = screen.getAllByRole('list', { name: '开售场馆' });
  expect(
    within(both!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/game/sport/FBTY/1', '/game/sport/OBTY/9']);
  expect(within(one!).getByRole('link', { name: 'OB体育' }).getAttribute('href')).toBe('/game/sport/OBTY/10');
});

test('nothing found leads to all matches', async () => {
  mockFound = { FBTY: [], OBTY: [] };
  await sought('没有');
  expect(screen.getByRole('link', { name: '看看全部赛事' }).getAttribute('href')).toBe('/game/sport');
});

test('who comes back from a match finds the search as it was left, once', async () => {
  await sought('红城', VENUES);
  screen.getByRole('dialog').querySelector('.overflow-y-auto')!.scrollTop = 240;
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: /红城/ }));
  expect(returnToSearch()).toBeNull();
  // The match's page stands in place of the list and its sheet.
  cleanup();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  const place = returnToSearch();
  expect(place).toEqual({ words: '红城', top: 240 });
  expect(returnToSearch()).toBeNull();

  const scrolled = jest.fn();
  Element.prototype.scrollTo = scrolled as never;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SearchSheet open onClose={() => undefined} venues={VENUES} sport="football" place={place!} />
    </QueryClientProvider>,
  );
  await pass(100);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('红城');
  expect(scrolled).toHaveBeenCalledWith({ top: 240 });
});
