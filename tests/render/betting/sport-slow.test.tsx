/** @jest-environment jest-fixed-jsdom */
import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { HomeMatches } from '@/components/site/home/home-matches';
import { HydratedMatch } from '@/components/betting/sport/event/hydrated-match';
import { VenueBoard } from '@/components/betting/sport/list/venue-board';
import type { VenueCode } from '@pavilion/contract/constants';
import type { MatchList } from '@/lib/domain/betting/match/sport.model';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { EMPTY_VIEW } from '@/lib/domain/betting/sport/list/view.rules';
import { list, match } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/', useSearchParams: () => new URLSearchParams() }));
let mockResults: Partial<Record<VenueCode, () => Promise<MatchList>>> = {};
jest.mock('@/lib/venues/registry', () =>
  jest
    .requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry')
    .registryOf(['FBTY', 'IMTY', 'OBTY'], (venue: VenueCode) => ({
      getMatches: () => mockResults[venue]?.() ?? new Promise(() => {}),
      getMatch: () => new Promise(() => {}),
      getCounts: () => new Promise(() => {}),
    })),
);

const VENUES = (['FBTY', 'IMTY', 'OBTY'] as const).map((code): VenueTab => ({
  code,
  name: `${code.slice(0, 2)}体育`,
  state: 'open',
  until: null,
}));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const renderNode = (page: ReactElement) => renderWithClient(page);

beforeEach(() => {
  jest.useFakeTimers();
  mockResults = {};
});
afterEach(() => jest.useRealTimers());

async function wait() {
  await pass(2_900);
  expect(screen.queryByText(/响应较慢/)).toBeNull();
  await pass(200);
  // The texts arrived as a part of their own.
  await pass(100);
}

const others = () =>
  within(screen.getByRole('navigation', { name: '先看其他场馆' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('names the venue of a list that takes three seconds and offers the others until it loads', async () => {
  let respond: (value: MatchList) => void = () => undefined;
  mockResults.FBTY = () => new Promise((resolve) => (respond = resolve));
  renderNode(
    <VenueBoard venues={VENUES} address={{ venue: VENUES[0]!, tab: 'today', sport: 'football', pages: 1, leagues: [], time: '' }} />,
  );
  await wait();
  expect(screen.getByText('FB体育响应较慢，请稍候')).toBeTruthy();
  expect(others()).toEqual(['/game/sport?t=today&venue=IMTY', '/game/sport?t=today&venue=OBTY']);
  // Rows that are loading stay in place.
  expect(screen.getByText('正在加载赔率')).toBeTruthy();
  await act(async () => respond(list([match('1')], Date.now()).data));
  await pass(100);
  expect(screen.queryByText(/响应较慢/)).toBeNull();
  expect(screen.getByRole('link', { name: /红城/ })).toBeTruthy();
});

test('does so for an event page', async () => {
  const first = { list: null, title: null, missing: false, twins: [], lateTwins: [], now: 0 };
  renderNode(<HydratedMatch venue="OBTY" matchId="1" first={first} view={EMPTY_VIEW} />);
  await wait();
  expect(screen.getByText('OB体育响应较慢，请稍候')).toBeTruthy();
  expect(others()).toEqual(['/game/sport?venue=FBTY', '/game/sport?venue=IMTY']);
});

test('takes the home page’s matches from a venue that responds when the first one hangs or fails', async () => {
  mockResults.OBTY = async () => list([match('9', { venue: 'OBTY' })], Date.now()).data;
  const hanging = renderNode(<HomeMatches venue="FBTY" first={null} />);
  await wait();
  expect(screen.getByRole('link', { name: /红城/ }).getAttribute('href')).toContain('/OBTY/9');
  hanging.unmount();
  mockResults.FBTY = () => Promise.reject(new Error('down'));
  renderNode(<HomeMatches venue="FBTY" first={null} />);
  await pass(100);
  await pass(100);
  expect(screen.getByRole('link', { name: /红城/ }).getAttribute('href')).toContain('/OBTY/9');
});
