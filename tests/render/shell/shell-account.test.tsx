/** @jest-environment jest-fixed-jsdom */
import { act, screen } from '@testing-library/react';
import { AccountChip } from '@/components/shell/account-chip';
import { endSession } from '@/lib/domain/member/session/session.store';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { saveToken } from '@/lib/platform/token';
import { MEMBER_KEY } from '@/lib/query-keys';
import { renderWithClient } from '../../support/render-with-client';

function show(rendered: boolean) {
  const client = makeQueryClient();
  client.setQueryData(MEMBER_KEY, { balance: 1_286_050n });
  return renderWithClient(<AccountChip rendered={rendered} returnPath="/activity/discount?from=x" />, client);
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('offers a visitor 登录 and 注册 with a return path', () => {
  show(false);
  expect(hrefs()).toEqual([
    '/user/login?redirect=%2Factivity%2Fdiscount%3Ffrom%3Dx',
    '/user/register?redirect=%2Factivity%2Fdiscount%3Ffrom%3Dx',
  ]);
});

test('uses the address at the tap as return path, with filters set in the browser', () => {
  show(false);
  history.replaceState(null, '', '/game/sport?t=today');
  const login = screen.getByRole('link', { name: '登录' });
  login.addEventListener('click', (event) => event.preventDefault());
  login.click();
  expect(login.getAttribute('href')).toBe('/user/login?redirect=%2Fgame%2Fsport%3Ft%3Dtoday');
});

// @spec 6.01 7.34
test('shows a member the balance, linked to 我的, and the login links when the session ends', async () => {
  saveToken('t'.repeat(32), false);
  show(true);
  expect(screen.getByRole('link', { name: '我的' }).getAttribute('href')).toBe('/mine');
  const chip = await screen.findByRole('link', { name: /余额.*12,860\.50.*币/ });
  expect(chip.getAttribute('href')).toBe('/mine');
  act(() => endSession());
  expect(screen.getByRole('link', { name: '登录' })).toBeTruthy();
});
