/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { HomeWallet } from '@/components/site/home/home-wallet';
import { WalletRow } from '@/components/site/home/wallet-row';
import { levelText } from '@/lib/domain/member/account/figure.rules';
import type { Member } from '@/lib/domain/member/account/member.model';
import { endSession } from '@/lib/domain/member/session/session.store';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { saveToken } from '@/lib/platform/token';
import { MEMBER_KEY } from '@/lib/query-keys';
import { aMember } from '../../support/member.builder';
import { renderWithClient } from '../../support/render-with-client';

const MEMBER = aMember();

function show(member: Member | null) {
  const client = makeQueryClient();
  renderWithClient(
    <HomeWallet
      signedIn={member !== null}
      member={member}
      initial={member && <WalletRow level={<span>{levelText(member)}</span>} balance="12,860.50" />}
    />,
    client,
  );
  return client;
}

// @spec 2.85
test('invites a visitor to log in, with a return path', () => {
  show(null);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/user/register?redirect=%2F',
    '/user/login?redirect=%2F',
  ]);
});

test('shows a member’s server-rendered balance, updates it, and removes it with the session', async () => {
  saveToken('t'.repeat(32), false);
  const client = show(MEMBER);
  expect(screen.getByText('12,860.50')).toBeTruthy();
  const entries = ['存款', '取款', '转账', /钱包/].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(entries).toEqual(['/mine/finance/deposit', '/mine/finance/withdrawal', '/mine/finance/transfer', '/mine/finance/wallet']);
  await screen.findByRole('button', { name: /余额/ });
  act(() => void client.setQueryData(MEMBER_KEY, { ...MEMBER, balance: 5_000n }));
  expect(await screen.findByText('50.00')).toBeTruthy();
  act(() => void client.setQueryData(MEMBER_KEY, { ...MEMBER, balance: null }));
  expect(await screen.findByText('—')).toBeTruthy();
  expect(screen.queryByText('0.00')).toBeNull();
  expect(screen.getAllByText(/VIP/)).toHaveLength(1);
  act(() => void client.setQueryData(MEMBER_KEY, { ...MEMBER, vipLevel: null }));
  await waitFor(() => expect(screen.queryByText(/VIP/)).toBeNull());
  act(() => endSession());
  expect(screen.getByRole('link', { name: '登录' })).toBeTruthy();
});
