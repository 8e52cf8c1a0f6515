/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { pinSetCall } from '@pavilion/contract/calls/security.calls';
import { PinSettingsSheet, PinSheet } from '@/components/member/security/pin-sheet';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const member = platform.on(memberInfoCall, memberOnWire);
const save = platform.on(pinSetCall);

const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });

beforeAll(() => {
  mockDialogs();
});

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  member.mockResolvedValue(aMember({ hasPin: true, birthday: '1990-04-23', phone: '(86)13800138642' }));
  save.mockResolvedValue({ hasPin: true });
});

/** An owner of the sheet: it sends the PIN and shows the result. */
function Owner({ send }: { send: (pin: string) => Promise<string | null> }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (pin: string) => {
    setBusy(true);
    setError(null);
    setError(await send(pin));
    setBusy(false);
  };
  return (
    <PinSheet
      open
      onClose={() => undefined}
      title="确认取款"
      summary={<p>500.00 币</p>}
      busy={busy}
      error={error}
      onPin={(pin) => void submit(pin)}
    />
  );
}

function show(send: (pin: string) => Promise<string | null> = async () => null) {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderWithClient(<Owner send={send} />, client);
  return { user: userEvent.setup({ delay: null }), client };
}

const entry = () => screen.findByLabelText<HTMLInputElement>('提款密码');
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const fill = async (user: ReturnType<typeof userEvent.setup>, values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values)) await user.type(await field(name), text);
};

test('asks with one masked numeric input and submits at the sixth digit', async () => {
  const send = jest.fn(async () => null);
  const { user } = show(send);
  const input = await entry();
  expect(screen.getByRole('heading').textContent).toBe('确认取款');
  expect(screen.getByText('500.00 币')).toBeTruthy();
  expect([input.type, input.inputMode, input.autocomplete]).toEqual(['password', 'numeric', 'off']);
  expect(input.hasAttribute('autofocus')).toBe(true);
  await user.type(input, '13x579');
  expect(send).not.toHaveBeenCalled();
  await user.type(input, '0');
  expect(send.mock.calls).toEqual([['135790']]);
});

test('accepts a pasted PIN', async () => {
  const send = jest.fn(async () => null);
  const { user } = show(send);
  await user.click(await entry());
  await user.paste('135 790');
  expect(send.mock.calls).toEqual([['135790']]);
});

test('the button reports the missing digits', async () => {
  const send = jest.fn(async () => null);
  const { user } = show(send);
  await user.type(await entry(), '135');
  await user.click(screen.getByRole('button', { name: '确认' }));
  const input = await entry();
  expect(screen.getByText('请输入6位数字提款密码').id).toBe(input.getAttribute('aria-describedby'));
  expect(document.activeElement).toBe(input);
  expect(send).not.toHaveBeenCalled();
});

test('a rejection clears the digits, appears at the input and returns the focus, even when its message repeats', async () => {
  let reject: (message: string) => void = () => undefined;
  const send = jest.fn(() => new Promise<string>((resolve) => (reject = resolve)));
  const { user } = show(send);
  for (const count of [1, 2]) {
    await user.type(await entry(), '135790');
    expect(send).toHaveBeenCalledTimes(count);
    expect((await entry()).readOnly).toBe(true);
    expect(screen.queryByText('提款密码错误')).toBeNull();
    reject('提款密码错误');
    const message = await screen.findByText('提款密码错误');
    const input = await entry();
    expect([input.value, input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual(['', 'true', message.id]);
    expect(document.activeElement).toBe(input);
  }
});

test('after a rejection the button leaves the message on the screen', async () => {
  const send = jest.fn(async () => '密码错误，还可再试 4 次');
  const { user } = show(send);
  await user.type(await entry(), '135790');
  await screen.findByText('密码错误，还可再试 4 次');
  await user.click(screen.getByRole('button', { name: '确认' }));
  expect(screen.getByText('密码错误，还可再试 4 次').id).toBe((await entry()).getAttribute('aria-describedby'));
  expect(screen.queryByText('请输入6位数字提款密码')).toBeNull();
  expect(document.activeElement).toBe(await entry());
  expect(send).toHaveBeenCalledTimes(1);
});

test('a member without a PIN sets one first and is then asked for it', async () => {
  member.mockResolvedValueOnce(aMember({ hasPin: false }));
  const { user, client } = show();
  client.setQueryData(['withdraw', 'info'], {});
  await fill(user, { 新提款密码: '135790', 再次输入新提款密码: '135790', 登录密码: 'Demo@2026' });
  expect(screen.getByRole('heading').textContent).toBe('设置提款密码');
  expect(screen.queryByLabelText('原提款密码')).toBeNull();
  await user.click(screen.getByRole('button', { name: '保存提款密码' }));
  await entry();
  expect(save.mock.calls).toEqual([[{ pin: '135790', password: 'Demo@2026' }]]);
  expect(screen.getByRole('heading').textContent).toBe('确认取款');
  expect(client.getQueryState(['withdraw', 'info'])?.isInvalidated).toBe(true);
  expect(JSON.stringify(localStorage)).not.toContain('135790');
});

test('errors appear at their fields, the first of them gets the focus, and nothing is sent', async () => {
  member.mockResolvedValue(aMember({ hasPin: false, birthday: '1990-04-23' }));
  const { user } = show();
  await fill(user, { 新提款密码: '900423', 再次输入新提款密码: '135790' });
  await user.click(screen.getByRole('button', { name: '保存提款密码' }));
  for (const message of ['不能使用自己的生日，请更换', '两次输入的提款密码不一致', '请输入登录密码']) {
    expect(await screen.findByText(message)).toBeTruthy();
  }
  expect(document.activeElement).toBe(await field('新提款密码'));
  expect(save).not.toHaveBeenCalled();
});

test('a change requires the old PIN, shows the platform’s rejections at their fields and returns', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '修改提款密码' }));
  await fill(user, { 原提款密码: '246813', 新提款密码: '135790', 再次输入新提款密码: '135790', 登录密码: 'wrong' });
  for (const [error, name, message] of [
    [new BusinessError(10_003, '原提款密码错误', { field: 'oldPin', left: 3 }), '原提款密码', '原提款密码错误，还可再试 3 次'],
    [new BusinessError(10_003, '登录密码错误', { field: 'password', left: 4 }), '登录密码', '登录密码错误，还可再试 4 次'],
  ] as const) {
    save.mockRejectedValueOnce(error);
    await user.click(screen.getByRole('button', { name: '保存提款密码' }));
    const note = await screen.findByText(message);
    const input = await field(name);
    expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(note.id);
    await waitFor(() => expect(document.activeElement).toBe(input));
    // The typed text stays.
    expect((await field('新提款密码')).value).toBe('135790');
  }
  for (const [error, message] of [
    [new BusinessError(6501, '已锁定', { retryAfter: 900 }), '连续输错，已暂时锁定，请 15 分钟后再试'],
    [LOST, '未收到结果，请重试'],
  ] as const) {
    save.mockRejectedValueOnce(error);
    await user.click(screen.getByRole('button', { name: '保存提款密码' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  }
  await user.click(screen.getByRole('button', { name: '保存提款密码' }));
  await entry();
  expect(save).toHaveBeenLastCalledWith({ oldPin: '246813', pin: '135790', password: 'wrong' });
});

test('a PIN that was set although the response was lost lets the member continue', async () => {
  member.mockResolvedValueOnce(aMember({ hasPin: false }));
  save.mockRejectedValue(LOST);
  const { user } = show();
  await fill(user, { 新提款密码: '135790', 再次输入新提款密码: '135790', 登录密码: 'Demo@2026' });
  await user.click(screen.getByRole('button', { name: '保存提款密码' }));
  expect(await entry()).toBeTruthy();
});

test('a member who failed to load can be requested again', async () => {
  member.mockRejectedValueOnce(LOST);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await entry()).toBeTruthy();
});

test('the settings sheet closes after saving', async () => {
  member.mockResolvedValueOnce(aMember({ hasPin: false }));
  const onClose = jest.fn();
  renderWithClient(<PinSettingsSheet open onClose={onClose} />, makeQueryClient());
  const user = userEvent.setup({ delay: null });
  await fill(user, { 新提款密码: '135790', 再次输入新提款密码: '135790', 登录密码: 'Demo@2026' });
  await user.click(screen.getByRole('button', { name: '保存提款密码' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
