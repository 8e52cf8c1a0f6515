/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MatchListView } from '@/components/betting/sport/list/match-list-view';
import { MatchRow } from '@/components/betting/sport/list/match-row';
import { ProRow } from '@/components/betting/sport/list/pro-row';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { toEntry } from '@/lib/domain/betting/sport/price/list-entry.rules';
import type { Match, MatchList as Matches, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { matchesOptions } from '@/lib/domain/betting/sport/sport.queries';
import { viewStore } from '@/lib/domain/betting/sport/list/view.store';
import { EMPTY_VIEW } from '@/lib/domain/betting/sport/list/view.rules';
import { handicap, list, match, total, winner } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

const KEY = matchesOptions('FBTY', { sport: 'football', timeframe: 'live', page: 1 }).queryKey;

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  useSlip.setState({ legs: [], stakes: {} });
  viewStore.setState(EMPTY_VIEW);
});

/** A venue's response arrives; its changes are rendered in the next frame. */
async function respond(matches: readonly Match[], at = Date.now()) {
  await act(async () => {
    client.setQueryData<Snapshot<Matches>>(KEY, list(matches, at));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

function renderNode(node: ReactNode) {
  return renderWithClient(node, client);
}

const isDisabled = (button: HTMLElement) => (button as HTMLButtonElement).disabled;

const priced = (id: string, home: string) => match(id, { markets: [winner(`${id}1`, [home, '4.7', '9.2'])] });

test('a row shows teams, score, clock and data age, and links to the match', async () => {
  await respond([match('863211', { redCards: [0, 1] })]);
  renderNode(<MatchRow venue="FBTY" matchId="863211" />);
  const link = screen.getByRole('link', { name: /红城.*1.*对.*蓝港.*红牌.*0/ });
  expect(link.getAttribute('href')).toBe('/game/sport/FBTY/863211');
  expect(screen.getByText(/^下半场 47:1/)).toBeTruthy();
  expect(screen.getByText('1秒前')).toBeTruthy();
  expect(screen.getByText('86 玩法')).toBeTruthy();
  expect(isDisabled(screen.getByRole('button', { name: '红城 独赢 主 1.36' }))).toBe(false);
  expect(isDisabled(screen.getByRole('button', { name: '红城对蓝港 独赢 和 4.70' }))).toBe(false);
});

test('a tennis row marks the server while the match is live', async () => {
  const tennis = match('7', { sport: 'tennis', points: ['40', '15'], periodScores: [[3, 2]], server: 1, score: [0, 0] });
  await respond([tennis]);
  renderNode(<MatchRow venue="FBTY" matchId="7" />);
  const [mark, ...more] = screen.getAllByText('发球');
  expect(more).toEqual([]);
  expect(mark!.closest('.row-team')!.textContent).toContain('蓝港');
});

test('a basketball row shows the time left of its quarter', async () => {
  const clock = { seconds: 312, running: false, injury: 0, down: true };
  await respond([match('8', { sport: 'basketball', phase: 'q4', clock, score: [88, 90] })]);
  renderNode(<MatchRow venue="FBTY" matchId="8" />);
  expect(screen.getByText('第四节 05:12')).toBeTruthy();
});

test('shows the data age before kick-off only once it is delayed', async () => {
  const next = match('863211', { status: 'upcoming', phase: 'not-started', clock: null, score: null });
  await respond([next]);
  const { unmount } = renderNode(<MatchRow venue="FBTY" matchId="863211" />);
  expect(screen.queryByText(/秒前/)).toBeNull();
  unmount();
  client = new QueryClient();
  await respond([next], Date.now() - 18_000);
  renderNode(<MatchRow venue="FBTY" matchId="863211" />);
  expect(screen.getByText(/数据延迟/).textContent).toBe('数据延迟 18秒');
});

test('shows 让球 with its line above the price', async () => {
  await respond([match()]);
  renderNode(<MatchRow venue="FBTY" matchId="863211" kind="handicap" />);
  const button = screen.getByRole('button', { name: '蓝港 让球 客 +0.5/1 2.05' });
  expect(within(button).getByText('客 +0.5/1')).toBeTruthy();
});

test('locked and suspended cells keep their position and give the reason', async () => {
  await respond([match('863211', { markets: [winner('1', [null, '4.7', '9.2'])] })]);
  renderNode(<MatchRow venue="FBTY" matchId="863211" />);
  expect(isDisabled(screen.getByRole('button', { name: '红城 独赢 主 封盘' }))).toBe(true);
  await respond([match('863211', { markets: [winner('1', undefined, { state: 'suspended' })] })]);
  expect(isDisabled(screen.getByRole('button', { name: '红城 独赢 主 暂停' }))).toBe(true);
  expect(screen.getByText('暂停投注')).toBeTruthy();
});

test('marks a goal on its row with the team, as the reason of the suspension', async () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  try {
    await respond([match()]);
    const { container } = renderNode(<MatchRow venue="FBTY" matchId="863211" />);
    const shut = match('863211', { score: [1, 1], markets: [winner('8632111', undefined, { state: 'suspended' })] });
    await respond([shut]);
    expect(screen.getByText('进球 蓝港')).toBeTruthy();
    expect(container.querySelector('.scored')?.textContent).toBe('1');
    expect(container.querySelector('[aria-live], output, [role=status]')).toBeNull();
    await act(async () => jest.advanceTimersByTime(9_000));
    expect(screen.queryByText('进球 蓝港')).toBeNull();
    expect(container.querySelector('.scored')).toBeNull();
    expect(screen.getByText('进球·暂停')).toBeTruthy();
    await respond([match('863211', { score: [1, 1] })]);
    expect(screen.queryByText('进球·暂停')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('after ten seconds without a response shows that data is delayed, and takes no bets', async () => {
  await respond([match()], Date.now() - 18_000);
  renderNode(<MatchRow venue="FBTY" matchId="863211" />);
  expect(screen.getByText(/数据延迟/).textContent).toBe('数据延迟 18秒');
  expect(isDisabled(screen.getByRole('button', { name: '红城 独赢 主 1.36' }))).toBe(true);
  await respond([match()]);
});

test('a tap adds the selection at the current price to the slip, and a second tap removes it', async () => {
  const user = userEvent.setup();
  await respond([priced('863211', '1.36')]);
  renderNode(<MatchRow venue="FBTY" matchId="863211" />);
  await respond([priced('863211', '1.40')]);
  const button = screen.getByRole('button', { name: '红城 独赢 主 1.40' });
  await user.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(useSlip.getState().legs).toEqual([expect.objectContaining({ selectionId: '8632111_1', seenPrice: '1.40', score: [1, 0] })]);
  await user.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('marks a price change on the button, fades it, and uses no live region', async () => {
  await respond([priced('863211', '1.36')]);
  const { container } = renderNode(<MatchRow venue="FBTY" matchId="863211" />);
  const button = screen.getByRole('button', { name: '红城 独赢 主 1.36' });
  expect(button.dataset.move).toBeUndefined();
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  try {
    await respond([priced('863211', '1.40')]);
    expect(button.dataset.move).toBe('up');
    expect(button.classList.contains('flash')).toBe(true);
    expect(container.querySelector('[aria-live]')).toBeNull();
    act(() => jest.advanceTimersByTime(1600));
    expect(button.classList.contains('flash')).toBe(false);
    expect(button.dataset.move).toBe('up');
    act(() => jest.advanceTimersByTime(8500));
    expect(button.dataset.move).toBeUndefined();
    await respond([priced('863211', '1.30')], Date.now() + 20_000);
    expect(button.dataset.move).toBe('down');
    expect(button.classList.contains('flash')).toBe(true);
    // A small move gets its sign and no tint.
    await respond([priced('863211', '1.31')], Date.now() + 40_000);
    expect(button.dataset.move).toBe('up');
    expect(button.classList.contains('flash')).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});

test('treats a jumped line as another selection whose button does not flash', async () => {
  await respond([match('863211', { markets: [handicap('1')] })]);
  renderNode(<MatchRow venue="FBTY" matchId="863211" kind="handicap" />);
  await respond([match('863211', { markets: [handicap('2', '-1')] })]);
  expect(screen.queryByRole('button', { name: /主 -0.5\/1/ })).toBeNull();
  expect(screen.getByRole('button', { name: '红城 让球 主 -1 1.83' }).dataset.move).toBeUndefined();
});

test('shows starred matches first in their league, even when starred later', async () => {
  const user = userEvent.setup();
  const two = [match('1', { startTime: 1 }), match('2', { startTime: 2, home: { id: '9', name: '北岸' } })];
  await respond(two);
  renderNode(<MatchListView venue="FBTY" pages={[two.map(toEntry)]} leagues={[]} kind="winner" />);
  await user.click(screen.getByRole('button', { name: '关注 北岸对蓝港' }));
  expect(screen.getByRole('button', { name: '关注 北岸对蓝港' }).getAttribute('aria-pressed')).toBe('true');
  expect(viewStore.getState().favourites).toEqual(['FBTY:2']);
  // The news does not appear under the finger that tapped; once it rests.
  const first = () => screen.getAllByRole('link')[0]!.textContent;
  expect(first()).toContain('红城');
  await waitFor(() => expect(first()).toContain('北岸'), { timeout: 2000 });
});

test('folds a league and keeps it folded', async () => {
  const user = userEvent.setup();
  await respond([match()]);
  const view = renderNode(<MatchListView venue="FBTY" pages={[[toEntry(match())]]} leagues={[]} kind="winner" />);
  await user.click(screen.getByRole('button', { name: /英格兰超级联赛/, expanded: true }));
  expect(screen.queryByRole('link')).toBeNull();
  view.unmount();
  renderNode(<MatchListView venue="FBTY" pages={[[toEntry(match())]]} leagues={[]} kind="winner" />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('shows the matches of a folded league when the list is filtered to it, and folding there affects no other list', async () => {
  const user = userEvent.setup();
  await respond([match()]);
  viewStore.setState({ foldedLeagues: [match().league.id] });
  renderNode(<MatchListView venue="FBTY" pages={[[toEntry(match())]]} leagues={[match().league.id]} kind="winner" />);
  expect(screen.getByRole('link', { name: /红城/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /英格兰超级联赛/, expanded: true }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(viewStore.getState().foldedLeagues).toEqual([match().league.id]);
});

test('moves a pinned league to the top once the list is not touched, at every venue', async () => {
  const user = userEvent.setup();
  const two = [
    match('1'),
    match('2', { home: { id: '9', name: '北岸' }, league: { id: '7', name: '海岸联赛', region: '', rank: 50, hot: false } }),
  ];
  await respond(two);
  renderNode(<MatchListView venue="FBTY" pages={[two.map(toEntry)]} leagues={[]} kind="winner" />);
  const first = () => screen.getAllByRole('heading')[0]!.textContent;
  const pin = screen.getByRole('button', { name: '置顶 海岸联赛' });
  await user.click(pin);
  expect(pin.getAttribute('aria-pressed')).toBe('true');
  expect(viewStore.getState().pinnedLeagues).toEqual(['海岸联赛']);
  expect(first()).toContain('英格兰超级联赛');
  await waitFor(() => expect(first()).toContain('海岸联赛'), { timeout: 2000 });
});

test('专业 shows three markets at once, and 大字 labels each cell', async () => {
  await respond([match('863211', { markets: [winner('1'), handicap('2'), total('3')] })]);
  const view = renderNode(<ProRow venue="FBTY" matchId="863211" />);
  for (const name of ['红城 独赢 主 1.36', '红城 让球 主 -0.5/1 1.83', '红城对蓝港 大小 大 2.5 1.99'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  view.unmount();
  renderNode(<MatchRow venue="FBTY" matchId="863211" large />);
  expect(within(screen.getByRole('button', { name: '红城 独赢 主 1.36' })).getByText('主')).toBeTruthy();
});

test('offers to reset a filter that leaves nothing', async () => {
  await respond([match()]);
  renderNode(<MatchListView venue="FBTY" pages={[[toEntry(match())]]} leagues={['none']} kind="winner" clear="/game/sport?t=today" />);
  expect(screen.getByRole('link', { name: '清除筛选' }).getAttribute('href')).toBe('/game/sport?t=today');
});
