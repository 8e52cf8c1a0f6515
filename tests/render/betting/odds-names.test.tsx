/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { MarketSection } from '@/components/betting/sport/market/market-section';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { groupMarkets } from '@/lib/domain/betting/sport/market/market-group.rules';
import {
  MARKET_KINDS,
  type Market,
  type MarketKind,
  type Match,
  type MatchList,
  type Role,
  type Snapshot,
} from '@/lib/domain/betting/match/sport.model';
import { matchesOptions } from '@/lib/domain/betting/sport/sport.queries';
import { list, match, selection } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

type Sold = readonly [role: Role, words: string, line: string | null];

/** Selections that a venue sells of each kind: role, label, and the side's line. */
const SOLD: Record<MarketKind, readonly Sold[]> = {
  winner: [
    ['home', '主', null],
    ['draw', '和', null],
    ['away', '客', null],
  ],
  handicap: [
    ['home', '-0.5/1', '-0.5/1'],
    ['away', '+0.5/1', '+0.5/1'],
  ],
  'set-handicap': [
    ['home', '-1.5', '-1.5'],
    ['away', '+1.5', '+1.5'],
  ],
  'draw-no-bet': [
    ['home', '主', null],
    ['away', '客', null],
  ],
  total: [
    ['over', '大 2.5', '2.5'],
    ['under', '小 2.5', '2.5'],
  ],
  'set-total': [
    ['over', '大 2.5', '2.5'],
    ['under', '小 2.5', '2.5'],
  ],
  'home-total': [
    ['over', '大 1.5', '1.5'],
    ['under', '小 1.5', '1.5'],
  ],
  'away-total': [
    ['over', '大 0.5', '0.5'],
    ['under', '小 0.5', '0.5'],
  ],
  'corner-total': [
    ['over', '大 9.5', '9.5'],
    ['under', '小 9.5', '9.5'],
  ],
  'odd-even': [
    ['odd', '单', null],
    ['even', '双', null],
  ],
  'both-score': [
    ['yes', '是', null],
    ['no', '否', null],
  ],
  'double-chance': [
    ['other', '主/和', null],
    ['other', '主/客', null],
    ['other', '和/客', null],
  ],
  'correct-score': [
    ['other', '1-0', null],
    ['other', '1-1', null],
    ['other', '其他', null],
  ],
  outright: [
    ['other', '切尔西', null],
    ['other', '利物浦', null],
  ],
  other: [
    ['home', '红城先进', null],
    ['away', '蓝港先进', null],
  ],
};

/** The subject of a button: a side's own team, a team's total its team, all else the match. */
function ownerOf(kind: MarketKind, role: Role): string {
  if (role === 'home' || kind === 'home-total') return '红城';
  return role === 'away' || kind === 'away-total' ? '蓝港' : '红城对蓝港';
}

function marketOf(kind: MarketKind): Market {
  const selections = SOLD[kind].map(([role, text, line], at) =>
    selection('m', at, { role, line, name: text, label: text, price: `1.${at + 5}` }),
  );
  return {
    id: 'm',
    kind,
    period: 'full',
    name: '最先进球',
    line: selections[0]!.line,
    main: true,
    state: 'open',
    parlay: true,
    selections,
  };
}

async function rendered(kind: MarketKind, sport: Match['sport'], over: Partial<Market> = {}): Promise<readonly HTMLElement[]> {
  const client = new QueryClient();
  useSlip.setState({ legs: [], stakes: {} });
  const shown = match('863211', { sport, score: [1, 0], markets: [{ ...marketOf(kind), ...over }] });
  await act(async () => {
    const { queryKey } = matchesOptions('FBTY', { sport, timeframe: 'live', page: 1 });
    client.setQueryData<Snapshot<MatchList>>(queryKey, list([shown], Date.now()));
    renderWithClient(<MarketSection match={shown} group={groupMarkets(shown.markets, sport)[0]!} disabled={false} />, client);
  });
  return screen.getAllByRole('button', { name: / 1\.\d0?$/ });
}

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

test.each(MARKET_KINDS.map((kind) => [kind] as const))('%s: labels each price with its own team, or with the match', async (kind) => {
  const buttons = await rendered(kind, kind.startsWith('set-') ? 'tennis' : 'football');
  expect(buttons).toHaveLength(SOLD[kind].length);
  // The first market of all is beside the other venues' and names its venue.
  const names = buttons.map((button) => button.getAttribute('aria-label')!.replace(/^FB /, ''));
  expect(new Set(names).size).toBe(names.length);
  const owners = names.map((name) => name.split(' ')[0]!);
  expect(owners.toSorted()).toEqual(SOLD[kind].map(([role]) => ownerOf(kind, role)).toSorted());
  // The button's name contains its visible text in one piece (WCAG 2.5.3).
  for (const [at, button] of buttons.entries()) expect(names[at]).toContain(plain(button.textContent));
  // The button shows a line, so its name contains it: nothing else tells two markets of one kind apart.
  const lines = SOLD[kind].map(([, , line]) => line).filter((line) => line !== null);
  expect(buttons.map(({ textContent }) => plain(textContent)).filter((text) => lines.some((line) => text.includes(line)))).toHaveLength(
    lines.length,
  );
});

test('labels a double chance with the teams that may win, whatever its venue writes', async () => {
  const names = (await rendered('double-chance', 'football')).map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['红城对蓝港 双重机会 主胜或和 1.50', '红城对蓝港 双重机会 主胜或客胜 1.60', '红城对蓝港 双重机会 客胜或和 1.70']);
});

test('独赢 of a set shows its players once, above the prices', async () => {
  const sides = marketOf('winner').selections.filter(({ role }) => role !== 'draw');
  const buttons = await rendered('winner', 'tennis', { period: 'set-2', selections: sides });
  expect(buttons.map(({ textContent }) => plain(textContent))).toEqual(['1.50', '1.70']);
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['红城 第二盘独赢 主 1.50', '蓝港 第二盘独赢 客 1.70']);
  for (const name of ['红城', '蓝港']) expect(screen.getByText(name)).toBeTruthy();
});

test('独赢 with one side off sale labels each price', async () => {
  const buttons = await rendered('winner', 'football', { period: 'first-half', selections: marketOf('winner').selections.slice(0, 2) });
  expect(buttons.map(({ textContent }) => plain(textContent))).toEqual(['主 1.50', '和 1.60']);
});

test('of several lines the main one is first and named, and a single line has no such name', async () => {
  const line = (id: string, value: string, main: boolean): Market => {
    const market = marketOf('total');
    return { ...market, id, line: value, main, selections: market.selections.map((one) => ({ ...one, id: `${id}_${one.role}` })) };
  };
  const show = (...markets: Market[]) => {
    const shown = match('863211', { markets });
    renderWithClient(<MarketSection match={shown} group={groupMarkets(markets)[0]!} disabled={false} />, new QueryClient());
  };
  show(line('a', '2.5', false));
  expect(screen.queryByText('主盘口')).toBeNull();
  cleanup();
  show(line('a', '2.5', false), line('b', '3', true));
  const [first] = screen.getAllByRole('button', { name: /暂停|封盘/ });
  const name = screen.getByText('主盘口');
  expect(name.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(name.nextElementSibling!.contains(first!)).toBe(true);
});
