/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ChatBoard } from '@/components/betting/sport/event/chat-board';
import { EventBar } from '@/components/betting/sport/event/event-bar';
import { ScoreBoard } from '@/components/betting/sport/event/score-board';
import type { Match, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import { fakePlatform } from '../../support/fake-platform';
import { match, winner } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
fakePlatform().others.mockReturnValue(new Promise(() => undefined));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

async function renderNode(one: Match, age: number, node: ReactNode) {
  const client = new QueryClient();
  client.setQueryData<Snapshot<Match>>(matchOptions(one.venue, one.id).queryKey, { data: one, at: Date.now() - age });
  renderWithClient(node, client);
  // Lazily loaded parts arrive.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

const LATE_MS = 18_000;
const live = match('1');

describe('the sticky bar', () => {
  const bar = (one: Match, age: number) => renderNode(one, age, <EventBar venue="FBTY" match={one} collapsed />);

  test('shows the clock while its data is current', async () => {
    await bar(live, 0);
    expect(screen.getByText(/下半场/)).toBeTruthy();
    expect(screen.queryByText('数据延迟')).toBeNull();
  });

  test('shows 数据延迟 instead of the clock otherwise', async () => {
    await bar(live, LATE_MS);
    expect(screen.getByText('数据延迟')).toBeTruthy();
    expect(screen.queryByText(/下半场/)).toBeNull();
  });

  test('does not mark an ended match as delayed', async () => {
    await bar(match('2', { status: 'ended', phase: 'ended', clock: null }), LATE_MS);
    expect(screen.getByText('已结束')).toBeTruthy();
  });
});

test('shows a delay in the colour of the header', async () => {
  await renderNode(live, LATE_MS, <ScoreBoard match={live} />);
  expect(screen.getByText(/数据延迟 18秒/).closest(String.raw`.\[--warn\:var\(--on-roof\)\]`)).toBeTruthy();
});

test('shows a delay in place of the half’s score and the age, so that the line stays short', async () => {
  const second = match('1', { halfScore: [1, 0] });
  await renderNode(second, 3_000, <ScoreBoard match={second} />);
  expect(screen.getByText(/^半场 1-0·/)).toBeTruthy();
  cleanup();
  await renderNode(second, LATE_MS, <ScoreBoard match={second} />);
  expect(screen.queryByText(/半场 1-0/)).toBeNull();
});

test('shows a suspension as a tag in a tag’s colours', async () => {
  const shut = match('1', { markets: [winner('11', undefined, { state: 'suspended' })] });
  await renderNode(shut, 0, <ScoreBoard match={shut} />);
  const tag = screen.getByText('暂停投注');
  expect(tag.closest('.bg-warn-bg')).toBeTruthy();
  expect(tag.closest(String.raw`.\[--warn\:var\(--on-roof\)\]`)).toBeNull();
});

test('shows a goal with its team on the board and in the bar', async () => {
  const client = new QueryClient();
  const put = (one: Match, at: number) => client.setQueryData<Snapshot<Match>>(matchOptions(one.venue, one.id).queryKey, { data: one, at });
  put(live, Date.now() - 100);
  sportIndex(client);
  const two = match('1', { score: [1, 1], markets: [winner('11', undefined, { state: 'suspended' })] });
  put(two, Date.now());
  renderWithClient(
    <>
      <ScoreBoard match={two} />
      <EventBar venue="FBTY" match={two} collapsed />
    </>,
    client,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(within(screen.getByRole('region', { name: '比分板' })).getByText('进球 蓝港')).toBeTruthy();
  expect(within(screen.getByRole('banner')).getByText('进球').parentElement?.textContent).toBe('进球 蓝港');
});

describe('prices over the chat', () => {
  const prices = async (age: number) => {
    await renderNode(live, age, <ChatBoard match={live} onOnline={() => undefined} />);
    return within(screen.getByRole('region', { name: '现价' }));
  };

  test('are normal while they are current', async () => {
    const row = await prices(0);
    expect(row.queryByText('数据延迟')).toBeNull();
    for (const button of row.getAllByRole('button')) expect(button.closest('.opacity-62')).toBeNull();
  });

  test('are pale and labelled when outdated', async () => {
    const row = await prices(LATE_MS);
    expect(row.getByText('数据延迟')).toBeTruthy();
    for (const button of row.getAllByRole('button')) expect(button.closest('.opacity-62')).toBeTruthy();
  });
});
