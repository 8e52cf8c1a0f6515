/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { captchaCall, loginByPhoneCall, sliderCall, smsSendCall } from '@pavilion/contract/calls/member.calls';
import { LoginPanel } from '@/components/member/login/login-panel';
import { endSession, readLoginInfo } from '@/lib/domain/member/session/session.store';
import { BusinessError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';
import { sessionOnWire } from '../../support/session.builder';

const platform = fakePlatform();
const picture = platform.on(captchaCall);
const slider = platform.on(sliderCall);
const enter = platform.on(loginByPhoneCall, sessionOnWire);
const send = platform.on(smsSendCall);
const router = { replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/lib/domain/member/session/fingerprint', () => ({ deviceFingerprint: () => 'f'.repeat(32) }));

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.resetAllMocks();
  endSession();
  sessionStorage.clear();
  send.mockResolvedValue({ retryAfter: 60, phone: '1390013****' });
  enter.mockResolvedValue({ userName: 'demo2026' });
});

async function openPhone() {
  renderWithClient(<LoginPanel redirect="/mine" stopped={false} />);
  const user = userEvent.setup({ delay: null });
  expect(field('账号')).toBeTruthy();
  await press(user, '手机登录');
  return user;
}

test('phone and code open the requested page', async () => {
  const user = await openPhone();
  await press(user, '获取验证码');
  expect(await screen.findByText('请输入正确的11位手机号码')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await user.type(field('手机号'), '13900139000');
  await press(user, '获取验证码');
  expect(await screen.findByText('已发送到 1390013****，5分钟内有效')).toBeTruthy();
  expect(send).toHaveBeenCalledWith({ scene: 'phoneLogin', phone: '(86)13900139000' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('13900139000');
  await user.type(field('短信验证码'), '123456');
  await press(user, '登录');
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/mine'));
  expect(enter).toHaveBeenCalledWith({ phone: '(86)13900139000', smsCode: '123456', fingerprint: 'f'.repeat(32) });
  expect(readLoginInfo()).toEqual({ userName: 'demo2026', isChecked: false });
});

test('a wrong code is cleared, and a new device requires its own code with the same phone', async () => {
  const user = await openPhone();
  await user.type(field('手机号'), '13900139001');
  await user.type(field('短信验证码'), '111111');
  enter.mockRejectedValueOnce(new BusinessError(10_409, '验证码错误', { field: 'smsCode', left: 4 }));
  await press(user, '登录');
  expect(await screen.findByText('验证码错误，还可再试 4 次')).toBeTruthy();
  expect(field('短信验证码').value).toBe('');
  await user.type(field('短信验证码'), '222222');
  const step = { step: 'sms', scene: 'device', ticket: 't1', phone: '1390013****' };
  enter.mockRejectedValueOnce(new BusinessError(6035, '新设备登录，请完成设备授权', step));
  await press(user, '登录');
  expect(await screen.findByRole('heading', { name: '设备授权' })).toBeTruthy();
  expect(field('短信验证码').value).toBe('');
  await press(user, '获取验证码');
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ scene: 'device', ticket: 't1' }));
  await user.type(field('短信验证码'), '333333');
  await press(user, '验证并登录');
  await waitFor(() =>
    expect(enter).toHaveBeenLastCalledWith(expect.objectContaining({ phone: '(86)13900139001', smsCode: '333333', ticket: 't1' })),
  );
});

test('a code is requested with the captcha that the platform requires, which cannot be used twice', async () => {
  picture.mockImplementation(() => Promise.resolve({ captchaId: `c${picture.mock.calls.length}`, image: 'data:image/png;base64,' }));
  const user = await openPhone();
  await user.type(field('手机号'), '13600136000');
  send.mockRejectedValueOnce(new BusinessError(6021, '请先输入图形验证码，再获取短信验证码', null));
  await press(user, '获取验证码');
  expect((await screen.findByRole('alert')).textContent).toContain('请先输入图形验证码');
  await press(user, '获取验证码');
  expect(send).toHaveBeenCalledTimes(1);
  await screen.findByRole('img', { name: '看不清？换一张' });
  await user.type(field('图形验证码'), 'WRNG');
  send.mockRejectedValueOnce(new BusinessError(6024, '图形验证码错误', null));
  await press(user, '获取验证码');
  expect(await screen.findByText('图形验证码错误')).toBeTruthy();
  await waitFor(() => expect(picture).toHaveBeenCalledTimes(2));
  expect(field('图形验证码').value).toBe('');
  await user.type(field('图形验证码'), 'A7XK');
  await press(user, '获取验证码');
  expect(await screen.findByText('已发送到 1390013****，5分钟内有效')).toBeTruthy();
  expect(send.mock.calls.map(([target]) => target.captchaId)).toEqual([undefined, 'c1', 'c2']);
  expect(screen.queryByRole('textbox', { name: '图形验证码' })).toBeNull();
  expect(screen.queryByText('请先输入图形验证码，再获取短信验证码')).toBeNull();
  await user.type(field('短信验证码'), '123456');
  await press(user, '登录');
  await waitFor(() => expect(enter).toHaveBeenCalledWith({ phone: '(86)13600136000', smsCode: '123456', fingerprint: 'f'.repeat(32) }));
});

test('a slider that was used for a code does not block the login', async () => {
  slider.mockResolvedValue({
    captchaId: 's1',
    image: 'data:image/png;base64,',
    piece: 'data:image/png;base64,',
    width: 280,
    height: 120,
    pieceWidth: 48,
  });
  picture.mockResolvedValue({ captchaId: 'c1', image: 'data:image/png;base64,' });
  const user = await openPhone();
  await user.type(field('手机号'), '13500135000');
  send.mockRejectedValueOnce(new BusinessError(6021, '请先输入图形验证码，再获取短信验证码', null));
  await press(user, '获取验证码');
  await press(user, '看不清图片？改用滑块');
  const handle = await screen.findByRole('slider', { name: '滑块验证' });
  await waitFor(() => expect((handle as HTMLInputElement).disabled).toBe(false));
  fireEvent.change(handle, { target: { value: '100' } });
  await press(user, '获取验证码');
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  expect(send).toHaveBeenLastCalledWith({ scene: 'phoneLogin', phone: '(86)13500135000', captchaId: 's1', captchaCode: '100' });
  await user.type(field('短信验证码'), '123456');
  await press(user, '登录');
  await waitFor(() => expect(enter).toHaveBeenCalledWith({ phone: '(86)13500135000', smsCode: '123456', fingerprint: 'f'.repeat(32) }));
});

test('the second step stands alone: the ways to log in come back with the first', async () => {
  const user = await openPhone();
  await user.type(field('手机号'), '13900139009');
  await user.type(field('短信验证码'), '123456');
  enter.mockRejectedValueOnce(new BusinessError(6035, '这台设备需要授权', { ticket: 't1', phone: '1390013****' }));
  await press(user, '登录');
  expect(await screen.findByRole('heading', { name: '设备授权' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '账号登录' })).toBeNull();
  await press(user, '返回修改账号');
  expect(await screen.findByRole('button', { name: '账号登录' })).toBeTruthy();
});
