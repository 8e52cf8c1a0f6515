/** @jest-environment jest-fixed-jsdom */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { AccountChip } from '@/components/shell/account-chip';
import { MEMBER_KEY } from '@/lib/domain/account/member.queries';
import { endSession } from '@/lib/domain/session/session.store';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { keepToken } from '@/lib/platform/token';

function show(rendered: boolean) {
  const client = makeQueryClient();
  client.setQueryData(MEMBER_KEY, { balance: 1_286_050n });
  return render(
    <QueryClientProvider client={client}>
      <AccountChip rendered={rendered} returnPath="/activity/discount?from=x" />
    </QueryClientProvider>,
  );
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a visitor is offered 登录 and 注册 with the way back', () => {
  show(false);
  expect(hrefs()).toEqual([
    '/user/login?redirect=%2Factivity%2Fdiscount%3Ffrom%3Dx',
    '/user/register?redirect=%2Factivity%2Fdiscount%3Ffrom%3Dx',
  ]);
});

test('the way back is the address at the tap: filters change it without the server', () => {
  show(false);
  history.replaceState(null, '', '/game/sport?t=today');
  const login = screen.getByRole('link', { name: '登录' });
  login.addEventListener('click', (event) => event.preventDefault());
  login.click();
  expect(login.getAttribute('href')).toBe('/user/login?redirect=%2Fgame%2Fsport%3Ft%3Dtoday');
});

// @spec 6.01 7.34
test('a member sees the balance, which leads to 我的; the end of the session brings the offers back', async () => {
  keepToken('t'.repeat(32), false);
  show(true);
  expect(screen.getByRole('link', { name: '我的' }).getAttribute('href')).toBe('/mine');
  const chip = await screen.findByRole('link', { name: /余额.*12,860\.50.*币/ });
  expect(chip.getAttribute('href')).toBe('/mine');
  act(() => endSession());
  expect(screen.getByRole('link', { name: '登录' })).toBeTruthy();
});
