/** @jest-environment jest-fixed-jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { SlipBar } from '@/components/slip/slip-bar';
import { askReopen } from '@/lib/domain/slip/reopen.store';
import { dropToken, keepToken } from '@/lib/platform/token';
import type { SlipLeg } from '@/lib/domain/slip/slip.model';
import { useSlip } from '@/lib/domain/slip/slip.store';
import { aLeg } from '../support/slip.builders';

const sheet = { loads: 0 };
jest.mock('@/components/slip/slip-sheet', () => {
  sheet.loads += 1;
  return { SlipSheet: ({ open }: { open: boolean }) => (open ? <p>投注单已打开</p> : null) };
});
jest.mock('@/lib/domain/account/member.api', () => ({ getMember: () => new Promise(() => undefined) }));

const legOf = (id: string, seenPrice: string, changes: Partial<SlipLeg> = {}) =>
  aLeg({ matchId: id, marketId: id, selectionId: `${id}_1`, seenPrice, ...changes });

function drawn(): HTMLElement {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SlipBar />
    </QueryClientProvider>,
  );
  return screen.getByRole('button', { name: /投注单/ });
}

test('the price of a parlay has the places that its return counts on, or says that it has more', () => {
  useSlip.setState({ mode: 'parlay', stakes: {}, legs: [legOf('1', '2'), legOf('2', '3.7')] });
  const bar = drawn();
  expect(bar.textContent).toContain('二串一总赔率7.40');
  act(() => useSlip.setState({ legs: [legOf('1', '2.5'), legOf('2', '3.49')] }));
  expect(bar.textContent).toContain('总赔率8.725');
  act(() => useSlip.setState({ legs: [legOf('1', '2.91'), legOf('2', '3.63')] }));
  expect(bar.textContent).toContain('总赔率约10.563');
});

test('legs that cannot be one bet have no price together', () => {
  useSlip.setState({ mode: 'parlay', stakes: {}, legs: [legOf('1', '2'), legOf('2', '3.7', { matchId: '1' })] });
  const bar = drawn();
  expect(bar.textContent).toBe('投注单，2 项22 个选项');
  act(() => useSlip.setState({ legs: [legOf('1', '2'), legOf('2', '3.7', { venue: 'IMTY' })] }));
  expect(bar.textContent).toBe('投注单，2 项22 个选项');
});

test('the script of the slip comes with the first selection: it opens without a network', async () => {
  useSlip.setState({ mode: 'single', stakes: {}, legs: [legOf('1', '2')] });
  drawn();
  await waitFor(() => expect(sheet.loads).toBe(1));
  expect(screen.queryByText('投注单已打开')).toBeNull();
});

test('the slip that a login was entered from opens again for the member, once, and not for who came back without it', async () => {
  useSlip.setState({ mode: 'single', stakes: {}, legs: [legOf('1', '2')] });
  askReopen('member');
  drawn();
  expect(screen.queryByText('投注单已打开')).toBeNull();
  cleanup();
  askReopen('member');
  keepToken('token-of-a-member', false);
  try {
    drawn();
    expect(await screen.findByText('投注单已打开')).toBeTruthy();
    cleanup();
    drawn();
    expect(screen.queryByText('投注单已打开')).toBeNull();
  } finally {
    dropToken();
  }
});
