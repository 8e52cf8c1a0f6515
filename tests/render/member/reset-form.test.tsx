/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { passwordResetCall, passwordResetStartCall } from '@pavilion/contract/calls/account.calls';
import { captchaCall } from '@pavilion/contract/calls/member.calls';
import { LoginForm } from '@/components/member/login/login-form';
import { ResetForm } from '@/components/member/login/reset-form';
import { takeTypedAccount } from '@/lib/domain/member/login/typed-account';
import { BusinessError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getCaptcha = platform.on(captchaCall);
const reset = platform.on(passwordResetCall);
const start = platform.on(passwordResetStartCall);

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  takeTypedAccount();
  getCaptcha.mockResolvedValue({ captchaId: 'c1', image: 'data:image/png;base64,c' });
  start.mockResolvedValue({ ticket: 't1', retryAfter: 60 });
  reset.mockResolvedValue({ sessions: 1 });
});

function show() {
  renderWithClient(<ResetForm redirect="/chat" />);
  return userEvent.setup({ delay: null });
}

async function reachCode(user: ReturnType<typeof userEvent.setup>, account = 'Demo2026'): Promise<void> {
  await user.type(field('账号'), account);
  await user.click(button('获取验证码'));
  await screen.findByLabelText('短信验证码');
}

async function fillPasswords(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(field('短信验证码'), '123456');
  await user.type(field('新密码'), 'Second@2027');
  await user.type(field('确认新密码'), 'Second@2027');
  await user.click(button('重置密码'));
}

// @spec 2.07
test('asks for account, code and new password, then states that every device is logged out and links to the login', async () => {
  const user = show();
  await user.click(button('获取验证码'));
  expect(await screen.findByText('请输入账号')).toBeTruthy();
  expect(start).not.toHaveBeenCalled();
  await reachCode(user);
  expect(start).toHaveBeenCalledWith({ userName: 'demo2026' });
  // The page is the same whether the account exists or not.
  expect(screen.getByText('如果账号 demo2026 存在并已绑定手机，验证码已发送到该手机，5分钟内有效。')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('短信验证码')));
  expect(button(/秒后可重新获取/).hasAttribute('disabled')).toBe(true);
  await fillPasswords(user);
  expect(reset).toHaveBeenCalledWith({ ticket: 't1', smsCode: '123456', password: 'Second@2027' });
  expect((await screen.findByRole('status')).textContent).toContain('所有设备上都已退出');
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/user/login?redirect=%2Fchat');
  expect(takeTypedAccount()).toBe('Demo2026');
});

test('a new password follows the rules of registration', async () => {
  const user = show();
  await reachCode(user);
  await user.type(field('短信验证码'), '12');
  await user.type(field('新密码'), 'demo2026');
  await user.type(field('确认新密码'), 'other');
  await user.click(button('重置密码'));
  expect(await screen.findByText('请输入 6 位短信验证码')).toBeTruthy();
  expect(screen.getByText('密码不能与账号相同')).toBeTruthy();
  expect(screen.getByText('两次输入的密码不一致')).toBeTruthy();
  expect(reset).not.toHaveBeenCalled();
});

test('a wrong code is shown at its field and cleared, and a weak password is shown at its own', async () => {
  const user = show();
  await reachCode(user);
  reset.mockRejectedValueOnce(new BusinessError(10_409, '验证码错误', { field: 'smsCode', left: 4 }));
  await fillPasswords(user);
  expect(await screen.findByText('验证码错误，还可再试 4 次')).toBeTruthy();
  expect(field('短信验证码').value).toBe('');
  expect(field('新密码').value).toBe('Second@2027');
  reset.mockRejectedValueOnce(new BusinessError(10_003, '密码过于简单，请更换', { field: 'password' }));
  await user.type(field('短信验证码'), '123456');
  await user.click(button('重置密码'));
  expect(await screen.findByText('密码过于简单，请更换')).toBeTruthy();
});

test('a lock shows its length, and concerns only its account', async () => {
  const user = show();
  await reachCode(user, 'locked2026');
  reset.mockRejectedValueOnce(new BusinessError(6501, '验证码输错次数过多，请稍后再试', { retryAfter: 900, field: 'smsCode' }));
  await fillPasswords(user);
  expect(await screen.findByText('验证码输错次数过多，请稍后再试')).toBeTruthy();
  expect(button('约 15 分钟后可再试').hasAttribute('disabled')).toBe(true);
  await user.click(button('返回修改账号'));
  await user.type(field('账号'), 'x');
  expect(button('获取验证码').hasAttribute('disabled')).toBe(false);
});

test('a captcha appears beside the account when the platform requires it', async () => {
  const user = show();
  start.mockRejectedValueOnce(new BusinessError(6021, '请输入图形验证码'));
  await user.type(field('账号'), 'demo2026');
  await user.click(button('获取验证码'));
  await user.type(await screen.findByLabelText('图形验证码'), 'A7XK');
  await screen.findByRole('img', { name: '看不清？换一张' });
  await user.click(button('获取验证码'));
  await waitFor(() => expect(start).toHaveBeenLastCalledWith({ userName: 'demo2026', captchaId: 'c1', captchaCode: 'A7XK' }));
  expect(await screen.findByLabelText('短信验证码')).toBeTruthy();
});

test('the account typed at the login is remembered, in memory only', async () => {
  const login = renderWithClient(<LoginForm redirect="/chat" stopped={false} />);
  const user = userEvent.setup({ delay: null });
  await user.type(field('账号'), 'kept2026');
  const link = screen.getByRole('link', { name: '忘记密码？' });
  expect(link.getAttribute('href')).toBe('/user/password?redirect=%2Fchat');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  login.unmount();
  show();
  await waitFor(() => expect(field('账号').value).toBe('kept2026'));
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('kept2026');
});
