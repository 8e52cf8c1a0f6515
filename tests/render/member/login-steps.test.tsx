/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { captchaCall, sliderCall, smsSendCall } from '@pavilion/contract/calls/member.calls';
import { CaptchaField, useCaptcha } from '@/components/member/login/captcha-field';
import { CodeStepFields } from '@/components/member/login/code-step-fields';
import type { CaptchaKind, CodeStep } from '@/lib/domain/member/session/login.rules';
import { BusinessError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getCaptcha = platform.on(captchaCall);
const getSlider = platform.on(sliderCall);
const sendSms = platform.on(smsSendCall);
const picture = (id: string) => ({ captchaId: id, image: `data:image/png;base64,${id}` });
const SLIDER = {
  captchaId: 's1',
  image: 'data:image/png;base64,scene',
  piece: 'data:image/png;base64,piece',
  width: 280,
  height: 140,
  pieceWidth: 48,
};

beforeEach(() => {
  sessionStorage.clear();
  getCaptcha.mockReset().mockImplementation(() => Promise.resolve(picture(`c${getCaptcha.mock.calls.length}`)));
  getSlider.mockReset().mockResolvedValue(SLIDER);
  sendSms.mockReset();
});
afterEach(() => jest.useRealTimers());

/** A form's captcha without anything around it. */
function Captcha({ start, error }: { start: CaptchaKind; error?: string }) {
  const [{ kind, round }, request] = useState({ kind: start, round: 0 });
  const [position, setPosition] = useState('');
  const captcha = useCaptcha({ kind, round });
  return (
    <>
      <CaptchaField
        captcha={captcha}
        onRenew={() => request({ kind, round: round + 1 })}
        onSlider={() => request({ kind: 'slider', round: round + 1 })}
        value={position}
        onPosition={setPosition}
        name="captchaCode"
        error={error}
      />
      <output>{captcha.id}</output>
    </>
  );
}

function show(element: React.ReactElement) {
  return renderWithClient(element);
}

describe('图形验证码', () => {
  // @spec 8.18
  test('a tap on the picture loads another, whose id is sent with the code', async () => {
    show(<Captcha start="image" />);
    const first = await screen.findByRole<HTMLImageElement>('img', { name: '看不清？换一张' });
    expect(first.src).toBe(picture('c1').image);
    expect(screen.getByRole('status').textContent).toBe('c1');
    const field = screen.getByRole('textbox', { name: '图形验证码' });
    expect(field.getAttribute('autocomplete')).toBe('off');
    // A limit would cut a pasted text before its spaces are removed.
    expect(field.getAttribute('maxlength')).toBeNull();
    await userEvent.click(first);
    await waitFor(() => expect(screen.getByRole<HTMLImageElement>('img', { name: '看不清？换一张' }).src).toBe(picture('c2').image));
    expect(screen.getByRole('status').textContent).toBe('c2');
    expect(getSlider).not.toHaveBeenCalled();
  });

  // @spec 8.22
  test('reports that a picture failed to load, and a tap loads it again (900000)', async () => {
    getCaptcha.mockRejectedValueOnce(new BusinessError(900_000, '图片加载失败'));
    show(<Captcha start="image" />);
    await userEvent.click(await screen.findByRole('button', { name: '图片加载失败，点此重试' }));
    expect(await screen.findByRole('img', { name: '看不清？换一张' })).toBeTruthy();
    // One request, one response: a failed picture is not requested again behind the member's back.
    expect(getCaptcha).toHaveBeenCalledTimes(2);
  });

  test('its error is linked to the field', async () => {
    show(<Captcha start="image" error="图形验证码错误" />);
    await screen.findByRole('img', { name: '看不清？换一张' });
    const field = screen.getByRole('textbox', { name: '图形验证码' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent).toContain('图形验证码错误');
  });

  test('offers the slider to members who cannot read it', async () => {
    show(<Captcha start="image" />);
    await screen.findByRole('img', { name: '看不清？换一张' });
    await userEvent.click(screen.getByRole('button', { name: '看不清图片？改用滑块' }));
    expect(await screen.findByRole('slider', { name: '滑块验证' })).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('s1'));
  });
});

describe('滑块', () => {
  test('is disabled until its picture is loaded, moves as far as the piece fits, and moves the piece', async () => {
    const { container } = show(<Captcha start="slider" />);
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: '滑块验证' });
    expect(slider.disabled).toBe(true);
    await waitFor(() => expect(slider.disabled).toBe(false));
    expect(slider.max).toBe('232');
    fireEvent.change(slider, { target: { value: '140' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('拼图位置 140，最右 232');
    const piece = [...container.querySelectorAll('img')].at(-1)!;
    expect(piece.style.left).toBe('50%');
    expect(screen.queryByRole('button', { name: '看不清图片？改用滑块' })).toBeNull();
  });

  test('换一张 loads another picture, even after one failed to load', async () => {
    getSlider.mockRejectedValueOnce(new BusinessError(900_000, '图片加载失败'));
    show(<Captcha start="slider" />);
    await userEvent.click(await screen.findByRole('button', { name: '图片加载失败，点此重试' }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('slider').disabled).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: '换一张' }));
    await waitFor(() => expect(getSlider).toHaveBeenCalledTimes(3));
  });

  test('shows a wrong position at the slider', async () => {
    show(<Captcha start="slider" error="拼图位置不对，请重新拖动" />);
    const slider = screen.getByRole('slider');
    expect(slider.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(slider.getAttribute('aria-describedby')!)?.textContent).toBe('拼图位置不对，请重新拖动');
  });
});

describe('短信验证', () => {
  // A wait outlasts a reload, and the next test: each test has a phone of its own.
  let phones = 1000;
  let STEP: CodeStep;
  beforeEach(() => {
    phones += 1;
    STEP = { scene: 'device', ticket: 't1', phone: `139****${phones}` };
    sendSms.mockResolvedValue({ retryAfter: 60, phone: STEP.phone });
  });
  const showStep = (step: CodeStep, more: { onBack?: () => void; onFail?: (error: Error) => void } = {}) =>
    show(
      <CodeStepFields
        step={step}
        name="smsCode"
        onBack={more.onBack ?? jest.fn()}
        onSent={() => undefined}
        onFail={more.onFail ?? jest.fn()}
      />,
    );
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: '获取验证码' });

  test('has a text for each scene, masks the number, and takes six digits that the phone can fill in', async () => {
    const { unmount } = showStep(STEP);
    expect(screen.getByRole('heading', { name: '设备授权' })).toBeTruthy();
    expect(screen.getByText(`将发送到 ${STEP.phone}`)).toBeTruthy();
    const field = screen.getByRole('textbox', { name: '短信验证码' });
    expect(['autocomplete', 'inputmode', 'maxlength'].map((name) => field.getAttribute(name))).toEqual(['one-time-code', 'numeric', null]);
    await userEvent.click(field);
    await userEvent.paste('【云亭】验证码：１２３ 456，5分钟内有效');
    expect((field as HTMLInputElement).value).toBe('123456');
    expect(screen.getByRole('link', { name: '手机号已停用？联系客服' }).getAttribute('href')).toBe('/customer/main?reason=code');
    unmount();
    showStep({ ...STEP, scene: 'login', phone: '' });
    expect(screen.getByRole('heading', { name: '安全验证' })).toBeTruthy();
    expect(screen.getByText('6 位数字')).toBeTruthy();
  });

  // @spec 8.20
  test('sends a code for this login’s ticket and keeps the resend cooldown over a reload', async () => {
    const { unmount } = showStep(STEP);
    await userEvent.click(send());
    expect(sendSms).toHaveBeenCalledWith({ scene: 'device', ticket: 't1' });
    expect(await screen.findByText(`已发送到 ${STEP.phone}，5分钟内有效`)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^(60|59)秒后可重新获取$/ }).disabled).toBe(true);
    unmount();
    showStep(STEP);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^(60|5\d)秒后可重新获取$/ }).disabled).toBe(true);
  });

  test('each scene has a cooldown of its own', async () => {
    const { unmount } = showStep(STEP);
    await userEvent.click(send());
    await screen.findByText(`已发送到 ${STEP.phone}，5分钟内有效`);
    unmount();
    showStep({ ...STEP, scene: 'login' });
    expect(send().disabled).toBe(false);
  });

  test('a code can be sent again when the cooldown is over', async () => {
    sendSms.mockResolvedValue({ retryAfter: 2, phone: STEP.phone });
    jest.useFakeTimers();
    showStep(STEP);
    await act(async () => {
      fireEvent.click(send());
      await jest.advanceTimersByTimeAsync(10);
    });
    expect(screen.getByRole('button', { name: '2秒后可重新获取' })).toBeTruthy();
    act(() => void jest.advanceTimersByTime(2_000));
    expect(send().disabled).toBe(false);
  });

  test('passes a rejected code request to the form and starts no cooldown', async () => {
    const rejection = new BusinessError(6039, '设备授权次数过多，请稍后再试', { retryAfter: 3000 });
    sendSms.mockRejectedValue(rejection);
    const onFail = jest.fn();
    showStep(STEP, { onFail });
    await userEvent.click(send());
    await waitFor(() =>
      expect(onFail).toHaveBeenCalledWith(expect.objectContaining({ code: 6039, message: rejection.message, data: rejection.data })),
    );
    expect(send().disabled).toBe(false);
  });

  test('返回修改账号 goes back to the form', async () => {
    const onBack = jest.fn();
    showStep(STEP, { onBack });
    await userEvent.click(screen.getByRole('button', { name: '返回修改账号' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});
