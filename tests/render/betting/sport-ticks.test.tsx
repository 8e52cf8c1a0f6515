/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { ShirtMark } from '@/components/betting/sport/shirt-mark';
import { MatchListView } from '@/components/betting/sport/list/match-list-view';
import { toEntry } from '@/lib/domain/betting/sport/price/list-entry.rules';
import { displayOdds } from '@/lib/domain/betting/sport/price/odds.rules';
import type { Match, MatchList as Matches, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { matchesOptions } from '@/lib/domain/betting/sport/sport.queries';
import { list, match, winner } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

// The counts: a price is formatted once per rendered button, a shirt rendered twice per rendered row.
jest.mock('@/lib/domain/betting/sport/price/odds.rules', () => {
  const actual = jest.requireActual<typeof import('@/lib/domain/betting/sport/price/odds.rules')>(
    '@/lib/domain/betting/sport/price/odds.rules',
  );
  return { ...actual, displayOdds: jest.fn(actual.displayOdds) };
});
jest.mock('@/components/betting/sport/shirt-mark', () => ({ ShirtMark: jest.fn(() => null) }));

const buttons = jest.mocked(displayOdds);
const shirts = jest.mocked(ShirtMark);
const ROWS = 120;
const KEY = matchesOptions('FBTY', { sport: 'football', timeframe: 'live', page: 1 }).queryKey;

const priced = (at: number, home = '1.50', over: Partial<Match> = {}) =>
  match(String(1000 + at), { markets: [winner(`${1000 + at}1`, [home, '4.7', '9.2'])], ...over });

/** Reports which rows IntersectionObserver sees: all of them, until a test changes it. */
let scrollTo: (visible: (row: Element) => boolean) => void;

class FakeObserver {
  readonly #rows = new Set<Element>();
  constructor(callback: IntersectionObserverCallback) {
    scrollTo = (visible) =>
      callback(
        [...this.#rows].map((target) => ({ target, isIntersecting: visible(target) })) as IntersectionObserverEntry[],
        this as never,
      );
  }
  observe(row: Element) {
    this.#rows.add(row);
  }
  unobserve(row: Element) {
    this.#rows.delete(row);
  }
  disconnect() {
    this.#rows.clear();
  }
}

let client: QueryClient;

async function respond(matches: readonly Match[]) {
  await act(async () => {
    client.setQueryData<Snapshot<Matches>>(KEY, list(matches, Date.now()));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

const all = (changed: Record<number, Match> = {}) => Array.from({ length: ROWS }, (_, at) => changed[at] ?? priced(at));

async function rendered() {
  client = new QueryClient();
  await respond(all());
  const view = renderWithClient(<MatchListView venue="FBTY" pages={[all().map(toEntry)]} leagues={[]} kind="winner" />, client);
  expect(view.container.querySelectorAll('.row')).toHaveLength(ROWS);
  buttons.mockClear();
  shirts.mockClear();
  return view.container;
}

beforeAll(() => {
  globalThis.IntersectionObserver = FakeObserver as never;
});

const shownPrice = (container: Element, row: number) => container.querySelectorAll('.row')[row]!.querySelector('[data-price]')!.textContent;

test('renders only the button whose price changed, of 360, and neither row nor list', async () => {
  const container = await rendered();
  await respond(all({ 50: priced(50, '1.55') }));
  expect(shownPrice(container, 50)).toBe('1.55');
  expect(buttons).toHaveBeenCalledTimes(1);
  expect(shirts).not.toHaveBeenCalled();
});

test('an unchanged response renders nothing', async () => {
  await rendered();
  await respond(all());
  expect(buttons).not.toHaveBeenCalled();
  expect(shirts).not.toHaveBeenCalled();
});

test('a goal renders only its own row', async () => {
  await rendered();
  await respond(all({ 7: priced(7, '1.50', { score: [2, 0] }) }));
  expect(shirts).toHaveBeenCalledTimes(2);
});

test('does not render rows out of sight, and shows current prices when they are scrolled near', async () => {
  const container = await rendered();
  const rows = [...container.querySelectorAll('.row')];
  act(() => scrollTo((row) => rows.indexOf(row) < 10));
  await respond(all({ 5: priced(5, '1.60'), 90: priced(90, '1.70') }));
  expect(shownPrice(container, 5)).toBe('1.60');
  expect(shownPrice(container, 90)).toBe('1.50');
  expect(buttons).toHaveBeenCalledTimes(1);
  act(() => scrollTo((row) => rows.indexOf(row) > 80));
  expect(shownPrice(container, 90)).toBe('1.70');
  expect(buttons).toHaveBeenCalledTimes(2);
});

test('reports many changes within one frame once', async () => {
  await rendered();
  await act(async () => {
    for (const price of ['1.51', '1.52', '1.53']) client.setQueryData(KEY, list(all({ 3: priced(3, price) }), Date.now()));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(buttons).toHaveBeenCalledTimes(1);
});
