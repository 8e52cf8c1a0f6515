/** @jest-environment jest-fixed-jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CountdownButton } from '@/components/ui/countdown-button';
import { ErrorState } from '@/components/ui/error-state';
import { PasswordField, TextField } from '@/components/ui/field/field';
import { Keypad, type KeypadKey } from '@/components/ui/field/keypad';
import { Money } from '@/components/ui/money';
import { Segmented } from '@/components/ui/roof/segmented';
import { TopTabs } from '@/components/ui/roof/top-tabs';
import { usePreference } from '@/lib/domain/site/preference/preference.store';

describe('button', () => {
  test('a busy one keeps its label and ignores taps', async () => {
    const press = jest.fn();
    render(
      <Button busy onClick={press}>
        登录
      </Button>,
    );
    const button = screen.getByRole('button', { name: '登录' });
    await userEvent.click(button);
    expect(button.matches(':disabled')).toBe(true);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(press).not.toHaveBeenCalled();
  });

  test('a two-part one shows verb and amount', () => {
    render(<Button end="可得 1,210.00">投注</Button>);
    expect(screen.getByRole('button').textContent).toContain('投注可得 1,210.00');
  });
});

describe('field', () => {
  test('shows the error instead of the hint, linked to the input', () => {
    const { rerender } = render(<TextField label="账号" hint="4-11位" />);
    expect(screen.getByRole('textbox', { name: '账号', description: '4-11位' })).toBeTruthy();
    rerender(<TextField label="账号" hint="4-11位" error="须以字母开头" />);
    const input = screen.getByRole('textbox', { name: '账号', description: '须以字母开头' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('4-11位')).toBeNull();
  });

  test('keeps the rules below the error that names the failing one', () => {
    render(<TextField label="密码" hint="8 到 20 位" hintStays error="密码过短" />);
    expect(screen.getByRole('textbox', { name: '密码', description: '密码过短 8 到 20 位' })).toBeTruthy();
  });

  test('greys its frame only for a disabled input, not for a disabled button inside', () => {
    const { rerender } = render(<TextField label="短信验证码" end={<button disabled>59秒后重发</button>} />);
    const frame = () => screen.getByLabelText('短信验证码').parentElement!.className;
    expect(frame()).not.toMatch(/bg-surface-2/);
    rerender(<TextField label="短信验证码" disabled />);
    expect(frame()).toMatch(/bg-surface-2/);
  });

  test('shows and hides a password by the eye, and allows pasting', async () => {
    render(<PasswordField label="密码" />);
    const input = screen.getByLabelText('密码');
    await userEvent.click(input);
    await userEvent.paste('Demo@2026');
    expect((input as HTMLInputElement).value).toBe('Demo@2026');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect(input.getAttribute('type')).toBe('text');
  });
});

describe('keypad', () => {
  test('has sixteen keys in rows of four, with tools at the right', async () => {
    const keys: KeypadKey[] = [];
    render(<Keypad onKey={(key) => keys.push(key)} />);
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    expect(keys).toEqual(['1', '2', '3', 'back', '4', '5', '6', 'half', '7', '8', '9', 'double', '.', '0', '00', 'undo']);
  });

  test('disables a key that would change nothing', () => {
    render(<Keypad onKey={() => undefined} disabled={['undo']} />);
    expect(screen.getByRole('button', { name: '撤销' }).matches(':disabled')).toBe(true);
  });
});

test('a segmented control has exactly one pressed option', async () => {
  function Venues() {
    const [venue, setVenue] = useState('IM');
    return <Segmented label="场馆" items={['IM', 'OB'].map((id) => ({ id, label: id }))} value={venue} onChange={setVenue} />;
  }
  render(<Venues />);
  const group = screen.getByRole('group', { name: '场馆' });
  await userEvent.click(within(group).getByRole('button', { name: 'OB' }));
  expect(within(group).getAllByRole('button', { pressed: true })).toHaveLength(1);
  expect(within(group).getByRole('button', { name: 'OB', pressed: true })).toBeTruthy();
});

test('tabs mark only the current one', () => {
  const { container } = render(
    <TopTabs
      label="时间"
      items={[
        { id: 'live', label: '滚球', count: 42 },
        { id: 'today', label: '今日' },
      ]}
      value="today"
    />,
  );
  expect(screen.getByRole('button', { current: true }).textContent).toContain('今日');
  expect(container.querySelectorAll('[data-roof]')).toHaveLength(1);
});

describe('money', () => {
  beforeEach(() => usePreference.setState({ hideBalance: false }));

  // @spec 5.09
  test('formats with separators, two decimals, sign and unit', () => {
    render(<Money minor={-123_450n} />);
    expect(screen.getByText('−1,234.50')).toBeTruthy();
    render(<Money minor={8600n} signed unit />);
    expect(screen.getByText('+86.00')).toBeTruthy();
    expect(screen.getByText('币')).toBeTruthy();
  });

  test('announces a hidden balance as hidden, and shows other amounts', () => {
    usePreference.setState({ hideBalance: true });
    const { container } = render(
      <>
        <Money minor={1n} balance />
        <Money minor={200n} />
      </>,
    );
    expect(container.textContent).not.toContain('0.01');
    expect(container.textContent).toContain('已隐藏');
    expect(container.textContent).toContain('2.00');
  });
});

describe('countdown button', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  // @spec 2.95
  test('is disabled and labelled with the seconds left', () => {
    render(
      <CountdownButton until={Date.now() + 2000} onPress={() => undefined}>
        获取验证码
      </CountdownButton>,
    );
    expect(screen.getByRole('button', { name: '2秒后可重新获取' }).matches(':disabled')).toBe(true);
    act(() => jest.advanceTimersByTime(1100));
    expect(screen.getByRole('button', { name: '1秒后可重新获取' }).matches(':disabled')).toBe(true);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('button', { name: '获取验证码' }).matches(':disabled')).toBe(false);
  });
});

test('the error state shows reason and code, retry and support', async () => {
  const retry = jest.fn();
  render(<ErrorState reason="响应超时" code={0} onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('响应超时（0）');
  expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe('/customer/main?reason=error&mark=0');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
