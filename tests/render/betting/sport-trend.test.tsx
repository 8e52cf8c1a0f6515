/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { oddsHistoryCall } from '@pavilion/contract/calls/feed.calls';
import { TrendBoard } from '@/components/betting/sport/trend/trend-board';
import { DEFAULT_PREFERENCE } from '@/lib/domain/site/preference/preference.model';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import type { HistoryPoint, OddsHistory } from '@/lib/domain/betting/sport/trend/history.model';
import type { Match, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { BusinessError } from '@/lib/kit/http/errors';
import { historyOnWire } from '../../support/timeline.builder';
import { fakePlatform } from '../../support/fake-platform';
import { handicap, match as build, total, winner } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';
import { DAY, HOUR } from '../../support/time';

const platform = fakePlatform();
const fetchHistory = platform.on(oddsHistoryCall, historyOnWire);

const now = Date.now();
const point = (age: number, price: string | null, state: HistoryPoint['state'] = price === null ? 'suspended' : 'open'): HistoryPoint => ({
  at: now - age,
  price,
  state,
});

function historyOf(points: readonly HistoryPoint[], over: Partial<OddsHistory> = {}): OddsHistory {
  return { asOf: now, kickOff: null, points, lines: [], requestedAt: Date.now(), arrivedAt: Date.now(), ...over };
}

const MARKETS = [winner('11'), handicap('21', '-0.5/1'), handicap('22', '-1', { main: false }), total('31')];
const match = build('863211', { markets: MARKETS });
let client: QueryClient;

/** The venue's response, and the frame in which its changes appear. */
async function respond(shownMatch: Match) {
  await act(async () => {
    client.setQueryData<Snapshot<Match>>(matchOptions('FBTY', shownMatch.id).queryKey, { data: shownMatch, at: Date.now() });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

async function rendered(history: OddsHistory | Error, shownMatch: Match = match) {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (history instanceof Error) fetchHistory.mockRejectedValue(history);
  else fetchHistory.mockResolvedValue(history);
  await respond(shownMatch);
  const view = renderWithClient(<TrendBoard match={shownMatch} />, client);
  await screen.findByRole('note');
  return {
    ...view,
    show: (shown: Match) => view.rerender(<TrendBoard match={shown} />),
  };
}

/** A figure with the text below it: `现价 1.36 ▼ 降`. */
const figure = (name: string) => screen.getByText(name).parentElement!.textContent;
const chart = () => screen.getByRole('figure').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

beforeEach(() => {
  fetchHistory.mockReset();
  usePreference.setState(DEFAULT_PREFERENCE);
});
afterEach(() => client.clear());

test('reserves its space and shows that it is loading', async () => {
  client = new QueryClient();
  fetchHistory.mockReturnValue(new Promise(() => undefined));
  await respond(match);
  const { container } = renderWithClient(<TrendBoard match={match} />, client);
  expect(screen.getByText('正在加载走势')).toBeTruthy();
  expect(container.querySelector('.h-57')).not.toBeNull();
  expect(figure('现价')).toContain('1.36');
});

test('shows opening, current, highest and lowest price, a description of the change, and one of the chart', async () => {
  await rendered(historyOf([point(7 * DAY, '1.50'), point(DAY, '1.62'), point(HOUR, '1.30'), point(60_000, '1.36')]));
  expect(figure('初盘')).toMatch(/^初盘1\.50\d\d-\d\d \d\d:\d\d$/);
  expect(figure('现价')).toBe('现价1.36▼ 降');
  expect(figure('最高')).toContain('1.62');
  expect(figure('最低')).toContain('1.30');
  expect(chart()).toContain('红城 独赢 主 赔率走势，全程：初盘 1.50，现价 1.36，最高 1.62，最低 1.30');
  expect(screen.getByRole('note').textContent).toBe('越近的时间记录越密，两次记录之间可能还有变化');
});

test('has a table with the same data, newest first', async () => {
  await rendered(historyOf([point(7 * DAY, '1.30'), point(DAY, '1.40'), point(HOUR, null, 'suspended'), point(60_000, '1.36')]));
  press('表格');
  expect(screen.getByRole('table', { name: '红城 独赢 主 赔率走势' })).toBeTruthy();
  expect(rows()).toEqual([
    ['1.36', '▼ 降'],
    ['—', '暂停'],
    ['1.40', '▲ 升'],
    ['1.30', '初盘'],
  ]);
  expect(screen.getAllByRole('rowheader')).toHaveLength(4);
});

test('extends the history with live prices of the page', async () => {
  await rendered(historyOf([point(7 * DAY, '1.30'), point(HOUR, '1.36')]));
  press('表格');
  expect(rows()).toHaveLength(2);
  await respond(build('863211', { markets: [winner('11', ['1.41', '4.7', '9.2']), ...MARKETS.slice(1)] }));
  expect(rows()).toEqual([
    ['1.41', '▲ 升'],
    ['1.36', '▲ 升'],
    ['1.30', '初盘'],
  ]);
  expect(figure('现价')).toBe('现价1.41▲ 升');
});

test('gives the reason when a selection has no current price', async () => {
  await rendered(historyOf([point(DAY, '1.30')]), build('863211', { markets: [winner('11', [null, '4.7', '9.2'])] }));
  expect(figure('现价')).toBe('现价—封盘');
  expect(screen.getByRole('note').textContent).toContain('灰底处无赔率');
});

test('reports an error of the platform, shows the prices that the page has seen, and offers a retry', async () => {
  await rendered(new BusinessError(10001, '接口不存在'));
  expect(screen.getByRole('note').textContent).toBe('平台未提供更早的走势，仅显示打开本页后的变化');
  expect(figure('初盘')).toContain('1.36');
  fetchHistory.mockResolvedValue(historyOf([point(7 * DAY, '1.30')]));
  press('重试');
  expect(await screen.findByText('越近的时间记录越密，两次记录之间可能还有变化')).toBeTruthy();
  expect(figure('初盘')).toContain('1.30');
});

test('shows instead of the chart that a selection never had a price', async () => {
  await rendered(historyOf([]), build('863211', { markets: [winner('11', [null, null, null])] }));
  expect(screen.getByText('该选项暂无赔率')).toBeTruthy();
});

test('shows the hours of play first, and other ranges on tap', async () => {
  await rendered(historyOf([point(7 * DAY, '1.80'), point(HOUR / 2, '1.36')], { kickOff: now - HOUR }));
  expect(chart()).toContain('滚球：');
  press('表格');
  expect(rows()).toEqual([
    ['1.36', '▼ 降'],
    ['1.80', '—'],
  ]);
  press('全程');
  expect(rows().at(-1)).toEqual(['1.80', '初盘']);
});

test('shows the statistics of the chosen range, and states the range', async () => {
  await rendered(historyOf([point(7 * DAY, '1.80'), point(90 * 60_000, '1.50'), point(HOUR / 2, '1.36')], { kickOff: now - HOUR }));
  expect(chart()).toContain('红城 独赢 主 赔率走势，滚球：开赛 1.50，现价 1.36，最高 1.50，最低 1.36');
  expect(figure('最高')).toMatch(/^最高1\.50/);
  expect(screen.queryByText('初盘')).toBeNull();
  press('全程');
  expect(figure('初盘')).toMatch(/^初盘1\.80\d\d-\d\d \d\d:\d\d$/);
  expect(figure('最高')).toContain('1.80');
});

test('shows that a range has no price', async () => {
  await rendered(
    historyOf([point(7 * DAY, '1.80'), point(90 * 60_000, null, 'suspended')], { kickOff: now - HOUR }),
    build('863211', { markets: [winner('11', [null, '4.7', '9.2'])] }),
  );
  expect(screen.getByText('这段时间没有赔率')).toBeTruthy();
  expect(screen.queryByText('该选项暂无赔率')).toBeNull();
});

describe('the chosen selection', () => {
  const expectLastRequest = (marketId: string, selectionId: string) =>
    waitFor(() => expect(fetchHistory).toHaveBeenLastCalledWith({ venue: 'FBTY', matchId: '863211', marketId, selectionId }));

  test('chooses market, line and side, with the changes of the best line in the member’s odds', async () => {
    const lines = [
      { at: now - 7 * DAY, line: '-0.5' },
      { at: now - HOUR, line: '-0.5/1' },
    ];
    usePreference.setState({ oddsType: 1 });
    await rendered(historyOf([point(7 * DAY, '2.10'), point(HOUR, '1.83')], { lines }));
    press('让球');
    await expectLastRequest('21', '21_1');
    await screen.findByRole('note');
    expect(figure('初盘')).toContain('−0.90');
    expect(figure('现价')).toBe('现价0.83▼ 降');
    press('表格');
    expect(rows()).toEqual([
      ['-0.5/1', '0.83', '▼ 降'],
      ['-0.5', '−0.90', '初盘'],
    ]);
    expect(screen.getByRole('columnheader', { name: '主盘口' })).toBeTruthy();

    fireEvent.change(screen.getByRole('combobox', { name: '盘口' }), { target: { value: '22' } });
    fireEvent.click(within(screen.getByRole('group', { name: '选项' })).getByRole('button', { name: '客 +0.5/1' }));
    await expectLastRequest('22', '22_2');
    await screen.findByRole('note');
    expect(screen.getByRole('table', { name: '蓝港 让球 客 +0.5/1 赔率走势' })).toBeTruthy();
    press('图');
    expect(chart()).toMatch(/^蓝港 让球 客 \+0\.5\/1 赔率走势，全程：初盘 −0\.90，现价 −?0\.\d\d/);
  });

  test('replaces a closed line by the best one', async () => {
    const { show } = await rendered(historyOf([point(DAY, '1.30')]));
    press('让球');
    fireEvent.change(screen.getByRole('combobox', { name: '盘口' }), { target: { value: '22' } });
    await screen.findByRole('note');
    const left = build('863211', { markets: MARKETS.filter(({ id }) => id !== '22') });
    await respond(left);
    show(left);
    expect(screen.queryByRole('combobox')).toBeNull();
    await screen.findByRole('note');
    expect(figure('现价')).toContain('1.83');
    expect(screen.getByRole('button', { name: '主 -0.5/1' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('shows nothing without a market', () => {
    client = new QueryClient();
    renderWithClient(<TrendBoard match={build('863211', { markets: [] })} />, client);
    expect(screen.getByText('暂无开放的玩法')).toBeTruthy();
  });
});
