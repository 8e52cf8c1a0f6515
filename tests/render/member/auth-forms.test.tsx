/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loginCall, registerCall } from '@pavilion/contract/calls/member.calls';
import { LoginForm } from '@/components/member/login/login-form';
import { RegisterForm } from '@/components/member/login/register-form';
import { endSession, readLoginInfo } from '@/lib/domain/member/session/session.store';
import { BusinessError } from '@/lib/kit/http/errors';
import { findWeakness } from '../../../sandbox/modules/member/account/password-weakness';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';
import { sessionOnWire } from '../../support/session.builder';

const platform = fakePlatform();
const logIn = platform.on(loginCall, sessionOnWire);
const register = platform.on(registerCall, sessionOnWire);
const router = { replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/lib/domain/member/session/fingerprint', () => ({ deviceFingerprint: () => 'f'.repeat(32) }));

const show = (form: React.ReactElement) => renderWithClient(form);

beforeEach(() => {
  sessionStorage.clear();
  endSession();
  localStorage.clear();
  jest.clearAllMocks();
});

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: '账号' }), 'Demo2026');
  await userEvent.type(screen.getByLabelText('密码'), 'Demo@2026');
}

// @spec 9.23
test('login sends the form, remember-me and the fingerprint, and continues to the requested page', async () => {
  logIn.mockResolvedValue({ userName: 'demo2026' });
  show(<LoginForm redirect="/mine?x=1" stopped={false} />);
  await fillIn();
  fireEvent.click(screen.getByRole('checkbox', { name: /记住我/ }));
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(logIn.mock.calls[0]![0]).toEqual({
    userName: 'demo2026',
    password: 'Demo@2026',
    fingerprint: 'f'.repeat(32),
  });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/mine?x=1'));
  expect(readLoginInfo()).toEqual({ userName: 'demo2026', isChecked: true });
});

// @spec 3.17
test('fills in name and checkbox only for a remembered member', async () => {
  localStorage.setItem('loginInfo', JSON.stringify({ userName: 'demo2026', isChecked: true }));
  const { unmount } = show(<LoginForm redirect="/" stopped={false} />);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: '账号' }).value).toBe('demo2026'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /记住我/ }).checked).toBe(true);
  unmount();
  localStorage.setItem('loginInfo', JSON.stringify({ userName: 'demo2026', isChecked: false }));
  show(<LoginForm redirect="/" stopped={false} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '账号' }).value).toBe('');
});

// @spec 8.19
test('a rate limit disables the button for as long as the platform requires (6501)', async () => {
  logIn.mockRejectedValue(new BusinessError(6501, '尝试过于频繁', { retryAfter: 30 }));
  show(<LoginForm redirect="/" stopped={false} />);
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  const resting = await screen.findByRole<HTMLButtonElement>('button', { name: /^\d+ 秒后可再试$/ });
  expect(resting.disabled).toBe(true);
  await userEvent.click(resting);
  expect(logIn).toHaveBeenCalledTimes(1);
});

// @spec 3.02
test('rejects phone numbers at their field by the site’s configuration', async () => {
  show(<RegisterForm redirect="/" stopped={false} disablePhones={['162']} />);
  const phone = screen.getByRole('textbox', { name: /手机号/ });
  await userEvent.type(phone, '16212345678');
  fireEvent.blur(phone);
  expect(await screen.findByText('该号段暂不支持注册，请更换手机号')).toBeTruthy();
  await userEvent.clear(phone);
  await userEvent.type(phone, '13800138000');
  await waitFor(() => expect(screen.queryByText('该号段暂不支持注册，请更换手机号')).toBeNull());
});

// @spec 3.19 5.07 5.08
test('when the platform requires a phone code, shows the masked number that receives it', async () => {
  register.mockRejectedValue(new BusinessError(10003, '请填写手机号码', { field: 'phone' }));
  show(<RegisterForm redirect="/" stopped={false} disablePhones={[]} />);
  await fillIn();
  await userEvent.type(screen.getByLabelText('确认密码'), 'Demo@2026');
  await userEvent.click(screen.getByRole('checkbox', { name: /年满18周岁/ }));
  await userEvent.click(screen.getByRole('button', { name: '注册并登录' }));
  await screen.findByRole('textbox', { name: '短信验证码' });
  await userEvent.type(screen.getByRole('textbox', { name: '手机号' }), '13800138000');
  expect(await screen.findByText('将发送到 +86 1380013****')).toBeTruthy();
  expect(document.body.textContent).not.toContain('13800138000');
});

test('a typed phone asks for the code sent to it, and a removed one does not', async () => {
  register.mockResolvedValue({ userName: 'demo2026' });
  show(<RegisterForm redirect="/" stopped={false} disablePhones={[]} />);
  await fillIn();
  await userEvent.type(screen.getByLabelText('确认密码'), 'Demo@2026');
  await userEvent.click(screen.getByRole('checkbox', { name: /年满18周岁/ }));
  const phone = screen.getByRole('textbox', { name: '手机号（选填）' });
  await userEvent.type(phone, '13800138000');
  const code = screen.getByRole('textbox', { name: '短信验证码' });
  await userEvent.click(screen.getByRole('button', { name: '注册并登录' }));
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  expect(register).not.toHaveBeenCalled();
  await userEvent.clear(phone);
  expect(screen.queryByRole('textbox', { name: '短信验证码' })).toBeNull();
  await userEvent.type(phone, '13800138000');
  await userEvent.type(screen.getByRole('textbox', { name: '短信验证码' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: '注册并登录' }));
  await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  expect(register.mock.calls[0]![0]).toMatchObject({ phone: '(86)13800138000', smsCode: '123456' });
});

test('does not send a registration without its captcha, like a login', async () => {
  register.mockRejectedValue(new BusinessError(6021, '请输入图形验证码'));
  show(<RegisterForm redirect="/" stopped={false} disablePhones={[]} />);
  await fillIn();
  await userEvent.type(screen.getByLabelText('确认密码'), 'Demo@2026');
  await userEvent.click(screen.getByRole('checkbox', { name: /年满18周岁/ }));
  const submit = screen.getByRole('button', { name: '注册并登录' });
  await userEvent.click(submit);
  const captcha = await screen.findByRole('textbox', { name: '图形验证码' });
  await userEvent.click(submit);
  await waitFor(() => expect(captcha.getAttribute('aria-invalid')).toBe('true'));
  expect(register).toHaveBeenCalledTimes(1);
});

test('keeps the password rules beside the error that names the failing one', async () => {
  show(<RegisterForm redirect="/" stopped={false} disablePhones={[]} />);
  await userEvent.type(screen.getByLabelText('密码'), 'short');
  fireEvent.blur(screen.getByLabelText('密码'));
  await waitFor(() => expect(screen.getByLabelText('密码').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('8 到 20 位')).toBeTruthy();
});

test('says before the submit that common passwords are rejected, with one that meets every rule', async () => {
  show(<RegisterForm redirect="/" stopped={false} disablePhones={[]} />);
  const [example] = /[A-Za-z]+\d+/.exec(screen.getByText(/^常见密码会被拒绝/).textContent)!;
  await userEvent.type(screen.getByLabelText('密码'), example);
  expect(screen.queryByText(/未满足/)).toBeNull();
  expect(await findWeakness(example, 'newfan26')).toBe('common');
});
