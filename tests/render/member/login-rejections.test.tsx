/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { captchaCall, loginCall, sliderCall, smsSendCall } from '@pavilion/contract/calls/member.calls';
import { LoginForm } from '@/components/member/login/login-form';
import { endSession } from '@/lib/domain/member/session/session.store';
import { BusinessError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';
import { sessionOnWire } from '../../support/session.builder';

const platform = fakePlatform();
const getCaptcha = platform.on(captchaCall);
const getSlider = platform.on(sliderCall);
const logInCall = platform.on(loginCall, sessionOnWire);
const sendSms = platform.on(smsSendCall);
const router = { replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/lib/domain/member/session/fingerprint', () => ({ deviceFingerprint: () => 'f'.repeat(32) }));

const reject = (code: number, message: string, data: unknown = null) =>
  logInCall.mockRejectedValueOnce(new BusinessError(code, message, data));
const SLIDER = {
  captchaId: 's1',
  image: 'data:image/png;base64,a',
  piece: 'data:image/png;base64,b',
  width: 280,
  height: 140,
  pieceWidth: 48,
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.resetAllMocks();
  endSession();
  getCaptcha.mockResolvedValue({ captchaId: 'c1', image: 'data:image/png;base64,c' });
  getSlider.mockResolvedValue(SLIDER);
});

const show = () => renderWithClient(<LoginForm redirect="/mine" stopped={false} />);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: /^(登录|验证并登录)$/ }));
/** The notice's text; an error that the help explains has a link after it. */
const notice = () => screen.getAllByRole('alert').map((alert) => alert.querySelector('p > span')?.textContent ?? '');
const explained = () => screen.getByRole('link', { name: '查看说明' }).getAttribute('href');

async function fillIn(): Promise<void> {
  await userEvent.type(field('账号'), 'demo2026');
  await userEvent.type(screen.getByLabelText('密码'), 'Demo@2026');
  await submit();
}

function expectTyped(): void {
  expect(field('账号').value).toBe('demo2026');
  expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe('Demo@2026');
}

/** A wait outlasts a form, and the next test: each test has a phone of its own. */
let phones = 2000;
const codeStep = () => ({ step: 'sms', ticket: 't1', phone: `139****${(phones += 1)}` });

test('a captcha takes the focus when it appears, and its notice goes when the slider replaces the picture', async () => {
  show();
  reject(6021, '请输入图形验证码');
  await fillIn();
  await waitFor(() => expect(document.activeElement).toBe(field('图形验证码')));
  expect(notice()).toContain('请输入图形验证码');
  await userEvent.click(screen.getByRole('button', { name: '看不清图片？改用滑块' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('slider')));
  expect(notice()).not.toContain('请输入图形验证码');
});

test('a wrong password shows the remaining tries, and after the last one only that it was wrong', async () => {
  show();
  reject(6002, '账号或密码错误', { left: 4 });
  await fillIn();
  expect(await screen.findByText('账号或密码错误，还可再试 4 次')).toBeTruthy();
  reject(6002, '账号或密码错误', { left: 0 });
  await submit();
  expect(await screen.findByText('账号或密码错误')).toBeTruthy();
});

describe('a risky login', () => {
  // @spec 8.19
  test.each([
    [6025, '登录地点异常，请完成验证'],
    [6026, '登录设备异常，请完成验证'],
    [6027, '登录地点和设备异常，请完成验证'],
    [6028, '您已长时间未登录，请完成验证'],
    [6029, '登录存在风险，请完成验证'],
  ])('%d: shows the platform’s message over the code step, counts a wrong code, and logs in with the right one', async (code, text) => {
    show();
    reject(code, text, codeStep());
    await fillIn();
    expect(await screen.findByRole('heading', { name: '安全验证' })).toBeTruthy();
    expect(notice()).toEqual([text]);
    expect(explained()).toBe('/help/zhaqzn#device');

    reject(10_409, '验证码错误', { field: 'smsCode', left: 4 });
    await userEvent.type(field('短信验证码'), '000000');
    await submit();
    expect(await screen.findByText('验证码错误，还可再试 4 次')).toBeTruthy();
    expect(field('短信验证码').value).toBe('');

    logInCall.mockResolvedValueOnce({ userName: 'demo2026' });
    await userEvent.type(field('短信验证码'), '123456');
    await submit();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/mine'));
    expect(logInCall.mock.calls.at(-1)![0]).toMatchObject({ userName: 'demo2026', password: 'Demo@2026', ticket: 't1', smsCode: '123456' });
  });

  test('without a phone shows a captcha and keeps the typed values', async () => {
    show();
    reject(6026, '登录设备异常，请完成验证', { step: 'captcha' });
    await fillIn();
    expect(await screen.findByRole('img', { name: '看不清？换一张' })).toBeTruthy();
    expect(notice()).toEqual(['登录设备异常，请完成验证']);
    expectTyped();
  });
});

// @spec 8.18
test('6023: shows a slider without a captcha link, does not send it untouched, and sends its position', async () => {
  show();
  reject(6023, '请完成滑块验证');
  await fillIn();
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: '滑块验证' });
  await waitFor(() => expect(slider.disabled).toBe(false));
  expect(screen.queryByRole('button', { name: '看不清图片？改用滑块' })).toBeNull();
  expectTyped();
  await submit();
  expect(await screen.findByText('请先拖动滑块，把拼图移到缺口处')).toBeTruthy();
  expect(logInCall).toHaveBeenCalledTimes(1);

  logInCall.mockResolvedValueOnce({ userName: 'demo2026' });
  fireEvent.change(slider, { target: { value: '140' } });
  await submit();
  await waitFor(() => expect(logInCall).toHaveBeenCalledTimes(2));
  expect(logInCall.mock.calls[1]![0]).toMatchObject({ captchaId: 's1', captchaCode: '140' });
});

describe('the code of a new device', () => {
  beforeEach(async () => {
    show();
    reject(6035, '新设备登录，请完成设备授权', { ticket: 't1', phone: codeStep().phone });
    await fillIn();
    await screen.findByRole('heading', { name: '设备授权' });
  });

  test('6038: shows at the emptied field that the code expired', async () => {
    reject(6038, '设备授权码已过期');
    await userEvent.type(field('短信验证码'), '123456');
    await submit();
    expect(await screen.findByText('设备授权码已过期')).toBeTruthy();
    expect(field('短信验证码').value).toBe('');
    expect(field('短信验证码').getAttribute('aria-invalid')).toBe('true');
  });

  test('6039: shows above the button that there were too many requests, and enables resending when the platform allows', async () => {
    sendSms.mockRejectedValue(new BusinessError(6039, '设备授权次数过多，请稍后再试', { retryAfter: 3000 }));
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(notice()).toContain('设备授权次数过多，请稍后再试'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '50分钟后' }).disabled).toBe(true);
  });
});

test('switching from a wrong captcha to the slider clears the error', async () => {
  show();
  reject(6021, '请输入图形验证码');
  await fillIn();
  await userEvent.type(await screen.findByRole('textbox', { name: '图形验证码' }), 'abcd');
  reject(6024, '图形验证码错误');
  await submit();
  await screen.findByText('图形验证码错误');
  await userEvent.click(screen.getByRole('button', { name: /改用滑块/ }));
  await screen.findByRole('slider');
  expect(screen.queryByText('图形验证码错误')).toBeNull();
  expectTyped();
});

// @spec 8.19
test('6501: shows when to try again, keeps the typed values, and survives a reload', async () => {
  const { unmount } = show();
  reject(6501, '操作过于频繁，请在 40 秒后再试', { retryAfter: 40 });
  await fillIn();
  await waitFor(() => expect(notice()).toEqual(['操作过于频繁，请在 40 秒后再试']));
  expect(explained()).toBe('/help/zhmm#login');
  const resting = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(40|3\d) 秒后可再试$/ });
  expect(resting().disabled).toBe(true);
  expectTyped();
  unmount();
  show();
  expect(resting().disabled).toBe(true);
});
