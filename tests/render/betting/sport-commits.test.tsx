/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { type ComponentProps, Profiler } from 'react';
import { MatchListView } from '@/components/betting/sport/list/match-list-view';
import { toEntry } from '@/lib/domain/betting/sport/price/list-entry.rules';
import type { MatchList as Matches, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { matchesOptions } from '@/lib/domain/betting/sport/sport.queries';
import { list, match, winner } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

const mockCommits: string[] = [];

// A profiler for each button: React itself reports which button committed.
jest.mock('@/components/betting/sport/price/odds-button', () => {
  const { OddsButton } = jest.requireActual<typeof import('@/components/betting/sport/price/odds-button')>(
    '@/components/betting/sport/price/odds-button',
  );
  return {
    OddsButton: (props: ComponentProps<typeof OddsButton>) => (
      <Profiler id={props.selection.id} onRender={(id) => mockCommits.push(id)}>
        <OddsButton {...props} />
      </Profiler>
    ),
  };
});

const ROWS = 50;
const KEY = matchesOptions('FBTY', { sport: 'football', timeframe: 'live', page: 1 }).queryKey;
const START: readonly [string, string, string] = ['1.50', '4.7', '9.2'];

type Prices = readonly [string, string, string];

/** 50 matches with three prices each; `moved` names the matches with other prices. */
const rows = (moved: Readonly<Record<number, Prices>> = {}) =>
  Array.from({ length: ROWS }, (_, at) => match(String(1000 + at), { markets: [winner(`${1000 + at}1`, moved[at] ?? START)] }));

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function rendered() {
  const client = new QueryClient();
  const put = (matches = rows()) => client.setQueryData<Snapshot<Matches>>(KEY, list(matches, Date.now()));
  put();
  await act(frame);
  const { container } = renderWithClient(<MatchListView venue="FBTY" pages={[rows().map(toEntry)]} leagues={[]} kind="winner" />, client);
  const buttons = [...container.querySelectorAll('button.odds')];
  expect(buttons).toHaveLength(ROWS * 3);
  expect(new Set(mockCommits).size).toBe(ROWS * 3);
  mockCommits.length = 0;

  const touched: MutationRecord[][] = [];
  const observer = new MutationObserver((records) => touched.push(records));
  observer.observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
  /** Buttons whose inside or own attributes changed; null is anything outside of buttons. */
  const changed = () => [
    ...new Set(
      touched.flat().map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('button.odds') ?? null),
    ),
  ];
  return { put, buttons, changed, batches: touched };
}

beforeEach(() => {
  mockCommits.length = 0;
  // Ages and clocks count seconds: none may pass here on a slow machine.
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => jest.restoreAllMocks());

const at = (row: number, side: 0 | 1 | 2) => row * 3 + side;

test('a changed price among 50 rows of three updates its button once and touches no other node', async () => {
  const { put, buttons, changed } = await rendered();
  await act(async () => {
    put(rows({ 31: ['1.50', '4.8', '9.2'] }));
    await frame();
  });
  expect(mockCommits).toEqual(['10311_3']);
  expect(changed()).toEqual([buttons[at(31, 1)]]);
  expect(buttons[at(31, 1)]!.textContent).toContain('4.80');
});

test('prices of several rows in one response update once each, in one change of the page', async () => {
  const { put, buttons, changed, batches } = await rendered();
  await act(async () => {
    put(rows({ 2: ['1.55', '4.7', '9.2'], 40: ['1.50', '4.7', '9.9'] }));
    await frame();
  });
  expect(mockCommits.toSorted()).toEqual(['10021_1', '10401_2']);
  expect(changed()).toEqual([buttons[at(2, 0)], buttons[at(40, 2)]]);
  expect(batches.filter((records) => records.some(({ type }) => type === 'characterData'))).toHaveLength(1);
});

test('responses within one frame are one commit with the last price', async () => {
  const { put, buttons, changed } = await rendered();
  await act(async () => {
    for (const price of ['1.61', '1.62', '1.63']) put(rows({ 9: [price, '4.7', '9.2'] }));
    await Promise.resolve();
    expect(mockCommits).toEqual([]);
    await frame();
  });
  expect(mockCommits).toEqual(['10091_1']);
  expect(changed()).toEqual([buttons[at(9, 0)]]);
  expect(buttons[at(9, 0)]!.textContent).toContain('1.63');
});
