/** @jest-environment jest-fixed-jsdom */
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerCall } from '@pavilion/contract/calls/member.calls';
import { useFingerprint } from '@/components/member/login/use-fingerprint';
import { LoginForm } from '@/components/member/login/login-form';
import { RegisterForm } from '@/components/member/login/register-form';
import { ReferralCapture } from '@/components/shell/session/referral-capture';
import { deviceFingerprint } from '@/lib/domain/member/session/fingerprint';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';
import { sessionOnWire } from '../../support/session.builder';
import { HOUR } from '../../support/time';

const platform = fakePlatform();
const register = platform.on(registerCall, sessionOnWire);
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn(), refresh: jest.fn() }),
  usePathname: () => window.location.pathname,
}));
jest.mock('@/lib/domain/member/session/fingerprint', () => ({ deviceFingerprint: jest.fn(() => 'f'.repeat(32)) }));

const serverNow = Date.UTC(2026, 10, 21, 12);

beforeEach(() => {
  register.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  register.mockReturnValue(new Promise(() => undefined));
  const { fetch } = globalThis;
  // A call of the platform is a request; an address asks for the server's time.
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input) =>
      input instanceof Request ? fetch(input) : new Response(null, { headers: { date: new Date(serverNow).toUTCString() } }),
    );
});
afterEach(() => jest.restoreAllMocks());

function openAt(address: string) {
  window.history.pushState(null, '', address);
  renderWithClient(
    <>
      <RegisterForm redirect="/" stopped={false} disablePhones={[]} />
      <ReferralCapture />
    </>,
  );
  return screen.getByRole<HTMLInputElement>('textbox', { name: '邀请码（选填）' });
}

async function send(): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: '账号' }), 'haoyou1');
  await userEvent.type(screen.getByLabelText('密码'), 'Friend2026');
  await userEvent.type(screen.getByLabelText('确认密码'), 'Friend2026');
  await userEvent.click(screen.getByRole('checkbox', { name: /年满18周岁/ }));
  await userEvent.click(screen.getByRole('button', { name: '注册并登录' }));
}

// @spec 3.05
test.each([
  ['登录', <LoginForm key="login" redirect="/" stopped />],
  ['注册', <RegisterForm key="register" redirect="/" stopped disablePhones={[]} />],
])('the buttons of both forms explain that the platform closed them', (what, form) => {
  renderWithClient(form);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: `${what}暂停服务，请稍后再试或联系客服` }).disabled).toBe(true);
});

describe('邀请码', () => {
  test('starts with the invite code of the link and shows where it came from', async () => {
    const field = openAt('/user/register?i_code=P1&invite_code=FRIEND7');
    await waitFor(() => expect(field.value).toBe('FRIEND7'));
    expect(screen.getByText('来自好友的邀请链接，可以修改')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'OTHER');
    expect(screen.queryByText('来自好友的邀请链接，可以修改')).toBeNull();
  });

  test('starts with a code stored by an earlier page until it expires', async () => {
    localStorage.setItem('referral', JSON.stringify({ i_code: { value: 'P1', at: serverNow - 11 * HOUR } }));
    const field = openAt('/user/register');
    await waitFor(() => expect(field.value).toBe('P1'));
    expect(screen.getByText('来自推广链接，可以修改')).toBeTruthy();
  });

  test('starts with the code of a link to a member page that led to the login', async () => {
    window.history.pushState(null, '', `/user/login?redirect=${encodeURIComponent('/mine?invite_code=FRIEND8')}`);
    const { unmount } = render(<ReferralCapture />);
    await waitFor(() => expect(localStorage.getItem('referral')).toContain('FRIEND8'));
    unmount();
    const field = openAt('/user/register');
    await waitFor(() => expect(field.value).toBe('FRIEND8'));
  });

  // @spec 2.71
  test.each([
    ['r_code', '来自好友的邀请海报，可以修改'],
    ['r_bet', '来自好友巅峰投注的邀请，可以修改'],
  ])('starts with a %s, and the registration reports how the code arrived', async (name, hint) => {
    const field = openAt(`/user/register?${name}=FRIEND9&i_code=P1`);
    await waitFor(() => expect(field.value).toBe('FRIEND9'));
    expect(screen.getByText(hint)).toBeTruthy();
    await send();
    await waitFor(() => expect(register).toHaveBeenCalled());
    expect(register).toHaveBeenLastCalledWith(expect.objectContaining({ inviteCode: 'FRIEND9', inviteVia: name }));
  });

  test('a code that the member typed is sent without a source', async () => {
    const field = openAt('/user/register?r_code=FRIEND9');
    await waitFor(() => expect(field.value).toBe('FRIEND9'));
    await userEvent.clear(field);
    await userEvent.type(field, 'OTHER');
    await send();
    await waitFor(() => expect(register).toHaveBeenCalled());
    expect(register.mock.lastCall![0]).toMatchObject({ inviteCode: 'OTHER' });
    expect(register.mock.lastCall![0]).not.toHaveProperty('inviteVia');
  });

  // @spec 6.07
  test('is empty once the code expired, and removes it', async () => {
    localStorage.setItem('referral', JSON.stringify({ i_code: { value: 'P1', at: serverNow - 12 * HOUR } }));
    const field = openAt('/user/register');
    await waitFor(() => expect(localStorage.getItem('referral')).toBeNull());
    expect(field.value).toBe('');
  });

  test('keeps the text that the member typed first', async () => {
    let respond: (value: Response) => void = () => undefined;
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => (respond = resolve)));
    const field = openAt('/user/register?invite_code=FRIEND7');
    await userEvent.type(field, 'MINE');
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await act(async () => respond(new Response(null)));
    await waitFor(() => expect(localStorage.getItem('referral')).not.toBeNull());
    expect(field.value).toBe('MINE');
  });
});

describe('the fingerprint of a login form', () => {
  beforeEach(() => jest.mocked(deviceFingerprint).mockClear());

  test('is computed once, at the first touch of the page', async () => {
    const { result, unmount } = renderHook(useFingerprint);
    await act(async () => undefined);
    expect(deviceFingerprint).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await waitFor(() => expect(deviceFingerprint).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('a');
    expect(await result.current()).toBe('f'.repeat(32));
    unmount();
    await userEvent.click(document.body);
    expect(deviceFingerprint).toHaveBeenCalledTimes(1);
  });

  test('is also sent by a form that the browser filled in', async () => {
    const { result } = renderHook(useFingerprint);
    expect(await result.current()).toBe('f'.repeat(32));
  });

  test('is empty text when it fails', async () => {
    jest.mocked(deviceFingerprint).mockImplementation(() => {
      throw new Error('no chunk');
    });
    const { result } = renderHook(useFingerprint);
    expect(await result.current()).toBe('');
  });
});
