/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { MineHead } from '@/components/member/account/mine-head';
import { MineHub } from '@/components/member/account/mine-hub';
import { MemberWallet } from '@/components/site/home/member-wallet';
import { NetworkError } from '@/lib/kit/http/errors';
import { saveToken } from '@/lib/platform/token';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getMember = platform.on(memberInfoCall, memberOnWire);

jest.mock('@/components/betting/order/open-orders-card', () => ({ OpenOrdersCard: () => null }));
jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/mine' }));

const MEMBER = aMember({ balance: 100_000n });
const DOWN = new NetworkError({ status: 503, message: '', statusText: '', online: true });

function shown(node: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });
  renderWithClient(node, client);
  return client;
}

beforeEach(() => {
  saveToken('pvl_7f3c1a9b5d2e4860', false);
  getMember.mockReset();
});

test('我的: keeps a balance that cannot be refreshed, marks it, and offers a retry', async () => {
  getMember.mockRejectedValueOnce(DOWN).mockResolvedValue({ ...MEMBER, balance: 200_000n });
  const client = shown(<MineHub member={MEMBER} />);
  await act(() => client.refetchQueries());
  expect(await screen.findByText('更新失败，显示的是上次的内容')).toBeTruthy();
  expect(screen.getByTestId('available').textContent).toContain('1,000.00');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })));
  await waitFor(() => expect(screen.queryByText('更新失败，显示的是上次的内容')).toBeNull());
  expect(screen.getByTestId('available').textContent).toContain('2,000.00');
});

test('我的: shows the member’s name once the browser knows it when the server could not read it in time', async () => {
  getMember.mockResolvedValue(MEMBER);
  shown(<MineHead member={null} />);
  expect(await screen.findByText('VIP 3')).toBeTruthy();
  expect(screen.getByText(/de\*\*26/)).toBeTruthy();
});

test('home: replaces the skeleton of a balance that never loads', async () => {
  getMember.mockRejectedValueOnce(DOWN).mockResolvedValue(MEMBER);
  shown(<MemberWallet member={null} />);
  const retry = await screen.findByRole('button', { name: '余额加载失败，点此重试' });
  await act(async () => fireEvent.click(retry));
  expect(await screen.findByText('1,000.00')).toBeTruthy();
});
