/** @jest-environment jest-fixed-jsdom */
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { act, screen, waitFor } from '@testing-library/react';
import { AccountBalance } from '@/components/shell/account-balance';
import { AccountChip } from '@/components/shell/account-chip';
import { endSession } from '@/lib/domain/member/session/session.store';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { saveToken } from '@/lib/platform/token';
import { MEMBER_KEY } from '@/lib/query-keys';
import { NetworkError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
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

test('requests the member only on pages without a card of the balance, which requests the member itself', async () => {
  saveToken('t'.repeat(32), false);
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  const getMember = fakePlatform().on(memberInfoCall, memberOnWire);
  const client = makeQueryClient();
  const beside = renderWithClient(<AccountBalance afterCard />, client);
  expect(client.isFetching()).toBe(0);
  act(() => void client.setQueryData(MEMBER_KEY, { balance: 1_286_050n }));
  await waitFor(() => expect(beside.container.textContent).toContain('12,860.50'));
  beside.unmount();
  client.clear();
  renderWithClient(<AccountBalance afterCard={false} />, client);
  expect(client.isFetching()).toBe(1);
  await waitFor(() => expect(getMember).toHaveBeenCalledTimes(1));
});

test('names the way to 我的 when the account cannot be read, and requests it again after ten seconds', async () => {
  saveToken('t'.repeat(32), false);
  jest.useFakeTimers();
  const getMember = fakePlatform().on(memberInfoCall, memberOnWire);
  getMember.mockRejectedValue(new NetworkError({ status: 503, message: '', statusText: '', online: true }));
  const { container } = renderWithClient(<AccountBalance afterCard={false} />, makeQueryClient());
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByRole('link').textContent).toBe('我的');
  getMember.mockResolvedValue(aMember({ balance: 1_286_050n }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(getMember).toHaveBeenCalledTimes(3);
  expect(container.textContent).toContain('12,860.50');
  jest.useRealTimers();
});
