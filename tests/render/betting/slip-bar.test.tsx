/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { PlacementState } from '@/lib/domain/betting/slip/placement.model';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { SlipBar } from '@/components/betting/slip/slip-bar';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import { requestReopen } from '@/lib/domain/betting/slip/reopen.storage';
import { dropToken, saveToken } from '@/lib/platform/token';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { fakePlatform } from '../../support/fake-platform';
import { match, winner } from '../../support/match.builder';
import { aMember, memberOnWire } from '../../support/member.builder';
import { aLeg, aRecord } from '../../support/slip.builder';
import { renderWithClient } from '../../support/render-with-client';

const sheet = { loads: 0 };
jest.mock('@/components/betting/slip/slip-sheet', () => {
  sheet.loads += 1;
  return { SlipSheet: ({ open }: { open: boolean }) => (open ? <p>投注单已打开</p> : null) };
});
fakePlatform()
  .on(memberInfoCall, memberOnWire)
  .mockImplementation(async () => aMember({ id: 'm' }));

const legOf = (id: string, seenPrice: string, changes: Partial<SlipLeg> = {}) =>
  aLeg({ matchId: id, marketId: id, selectionId: `${id}_1`, seenPrice, ...changes });

function renderSlipBar(client?: QueryClient): void {
  renderWithClient(<SlipBar />, client);
}

/** A client that has just read these matches, none of whose prices is on sale. */
function clientWith(...ids: readonly string[]): QueryClient {
  const client = new QueryClient();
  for (const id of ids) client.setQueryData(matchOptions('FBTY', id).queryKey, { data: match(id, { markets: [] }), at: Date.now() });
  return client;
}

function renderBar(): HTMLElement {
  renderSlipBar(clientWith('1', '2'));
  return screen.getByRole('button', { name: /投注单/ });
}

test('shows the price of a parlay with all decimals that its return is computed from, or marks that there are more', () => {
  useSlip.setState({ mode: 'parlay', stakes: {}, legs: [legOf('1', '2'), legOf('2', '3.7')] });
  const bar = renderBar();
  expect(bar.textContent).toContain('二串一总赔率7.40');
  act(() => useSlip.setState({ legs: [legOf('1', '2.5'), legOf('2', '3.49')] }));
  expect(bar.textContent).toContain('总赔率8.725');
  act(() => useSlip.setState({ legs: [legOf('1', '2.91'), legOf('2', '3.63')] }));
  expect(bar.textContent).toContain('总赔率约10.563');
});

test('shows no price where nothing refreshes it', () => {
  jest.useFakeTimers();
  useSlip.setState({ mode: 'single', stakes: {}, legs: [legOf('1', '8.23')] });
  const bar = renderBar();
  expect(bar.textContent).toContain('8.23');
  act(() => void jest.advanceTimersByTime(11_000));
  expect(bar.textContent).not.toContain('8.23');
  act(() => useSlip.setState({ mode: 'parlay', legs: [legOf('1', '2'), legOf('3', '3.7')] }));
  expect(bar.textContent).not.toContain('总赔率');
  jest.useRealTimers();
});

test('shows no combined price for legs that cannot be one bet', () => {
  useSlip.setState({ mode: 'parlay', stakes: {}, legs: [legOf('1', '2'), legOf('2', '3.7', { matchId: '1' })] });
  const bar = renderBar();
  expect(bar.textContent).toBe('投注单，2 项22 个选项');
  act(() => useSlip.setState({ legs: [legOf('1', '2'), legOf('2', '3.7', { venue: 'IMTY' })] }));
  expect(bar.textContent).toBe('投注单，2 项22 个选项');
});

test('leaves a stake on a suspended market out of its sum', async () => {
  const client = new QueryClient();
  useSlip.setState({ mode: 'single', stakes: { '1_1': '30', '2_1': '20' }, legs: [legOf('1', '2'), legOf('2', '3')] });
  renderWithClient(<SlipBar />, client);
  const bar = screen.getByRole('button', { name: /投注单/ });
  expect(bar.textContent).toContain('合计50.00');
  const suspended = match('1', { markets: [{ ...winner('1', ['2', '4', '5']), state: 'suspended' }] });
  act(() => void client.setQueryData(matchOptions('FBTY', '1').queryKey, { data: suspended, at: Date.now() }));
  await waitFor(() => expect(bar.textContent).toContain('合计20.00'));
});

test('style sheets react to the bar while it is shown', () => {
  useSlip.setState({ mode: 'single', stakes: {}, legs: [legOf('1', '2')] });
  renderBar();
  expect(document.documentElement.matches('[data-slip]')).toBe(true);
  act(() => useSlip.setState({ legs: [] }));
  expect(document.documentElement.matches('[data-slip]')).toBe(false);
});

test('loads the slip’s script with the first selection, so that the slip opens offline', async () => {
  useSlip.setState({ mode: 'single', stakes: {}, legs: [legOf('1', '2')] });
  renderBar();
  await waitFor(() => expect(sheet.loads).toBe(1));
  expect(screen.queryByText('投注单已打开')).toBeNull();
});

test('opens the slip once for a member who returned from its login, and not for one who did not log in', async () => {
  useSlip.setState({ mode: 'single', stakes: {}, legs: [legOf('1', '2')] });
  requestReopen('member');
  renderBar();
  expect(screen.queryByText('投注单已打开')).toBeNull();
  cleanup();
  requestReopen('member');
  saveToken('token-of-a-member', false);
  try {
    renderBar();
    expect(await screen.findByText('投注单已打开')).toBeTruthy();
    cleanup();
    renderBar();
    expect(screen.queryByText('投注单已打开')).toBeNull();
  } finally {
    dropToken();
  }
});

test('opens the slip after a step back to the page that a member left to deposit, and on no other page', async () => {
  useSlip.setState({ mode: 'single', stakes: {}, legs: [legOf('1', '2')] });
  requestReopen('here');
  history.pushState(null, '', '/mine');
  renderBar();
  expect(screen.queryByText('投注单已打开')).toBeNull();
  cleanup();
  requestReopen('here');
  renderBar();
  expect(await screen.findByText('投注单已打开')).toBeTruthy();
});

describe('receipts', () => {
  const taken = { step: 'accepted', orderId: '7', prices: ['1.83'], best: null } satisfies PlacementState;
  const bar = () => screen.queryByRole('button', { name: /^已成立 1 笔/ });
  /** The bar of a page on which a bet, sent before the slip was closed, is taken now. */
  async function withReceipt(): Promise<void> {
    useSlip.setState({ legs: [], stakes: {} });
    usePlacements.setState({ records: [aRecord({ member: 'm', state: { step: 'pending', orderId: '7' } })], known: [] });
    renderSlipBar();
    await act(async () => jest.advanceTimersByTimeAsync(0));
    act(() => usePlacements.setState({ records: [aRecord({ member: 'm', state: taken })] }));
    expect(bar()).not.toBeNull();
  }

  beforeEach(() => {
    jest.useFakeTimers();
    saveToken('token-of-a-member', false);
  });
  afterEach(() => {
    jest.useRealTimers();
    cleanup();
    dropToken();
    usePlacements.setState({ records: [], known: [] });
  });

  test('a receipt leaves the closed slip after a minute, and not before', async () => {
    await withReceipt();
    act(() => jest.advanceTimersByTime(59_000));
    expect(bar()).not.toBeNull();
    act(() => jest.advanceTimersByTime(1_000));
    expect(bar()).toBeNull();
    expect(usePlacements.getState().records).toEqual([]);
  });

  test('the next selection removes a receipt, and not an unfinished bet', async () => {
    await withReceipt();
    const lost = aRecord({ key: 'lost-bet-1', member: 'm', legs: [legOf('9', '2')], state: { step: 'unknown', reads: 1 } });
    act(() => usePlacements.setState(({ records }) => ({ records: [...records, lost] })));
    act(() => void useSlip.getState().toggleLeg(legOf('1', '2')));
    expect(usePlacements.getState().records).toEqual([lost]);
    expect(screen.getByRole('button', { name: /^投注单，1 项/ })).toBeTruthy();
  });

  test('a receipt is not shown on the next page', async () => {
    await withReceipt();
    cleanup();
    renderSlipBar();
    await act(async () => jest.advanceTimersByTimeAsync(0));
    expect(bar()).toBeNull();
  });
});
