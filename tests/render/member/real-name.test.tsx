/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { realNameCall, realNameSetCall } from '@pavilion/contract/calls/security.calls';
import { RealNameScreen } from '@/components/member/security/real-name-screen';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aRealName, realNameOnWire } from '../../support/payee.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getRealName = platform.on(realNameCall, realNameOnWire);
const sendRealName = platform.on(realNameSetCall, realNameOnWire);

const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const NONE = aRealName({ state: 'none', masked: '', changedAt: null });

beforeAll(mockDialogs);

beforeEach(() => {
  jest.resetAllMocks();
  getRealName.mockResolvedValue(NONE);
});

afterEach(() => jest.useRealTimers());

function show(back: string | null = null) {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const invalidated = jest.spyOn(client, 'invalidateQueries');
  renderWithClient(<RealNameScreen back={back} />, client);
  return { user: userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime }), invalidated };
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: '真实姓名' });

async function send(user: ReturnType<typeof show>['user'], name = '王 小明') {
  await user.type(await field(), name);
  await user.click(screen.getByRole('button', { name: '提交认证' }));
  await user.click(await screen.findByRole('button', { name: '确认提交' }));
}

test('checks the name when the field is left, until it is right', async () => {
  const { user } = show();
  await user.type(await field(), 'Wang');
  expect(screen.queryByText('请输入与银行卡一致的真实姓名')).toBeNull();
  await user.click(screen.getByRole('button', { name: '提交认证' }));
  await screen.findByText('请输入与银行卡一致的真实姓名');
  expect(document.activeElement).toBe(await field());
  await user.clear(await field());
  await user.type(await field(), '阿卜•买买提');
  await waitFor(() => expect(screen.queryByText('请输入与银行卡一致的真实姓名')).toBeNull());
  expect(sendRealName).not.toHaveBeenCalled();
});

test('sends a confirmed name once and shows its review', async () => {
  sendRealName.mockResolvedValue(aRealName({ state: 'reviewing' }));
  const { user, invalidated } = show();
  await user.type(await field(), '王•小明');
  await user.click(screen.getByRole('button', { name: '提交认证' }));
  await screen.findByText(/「王·小明」提交后不能修改/);
  await user.click(screen.getByRole('button', { name: '返回修改' }));
  expect(sendRealName).not.toHaveBeenCalled();
  await user.clear(await field());
  await send(user);
  await screen.findByText('审核中');
  expect(sendRealName.mock.calls).toEqual([[{ realName: '王小明' }]]);
  expect(invalidated).toHaveBeenCalledWith({ queryKey: ['withdraw'] });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('shows a rejected name at its focused field', async () => {
  sendRealName.mockRejectedValue(new BusinessError(10_003, '这个姓名不能使用', { field: 'realName' }));
  const { user } = show();
  await send(user);
  await screen.findByText('这个姓名不能使用');
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  expect((await field()).value).toBe('王 小明');
});

test('reads the state after a lost response, and reports when nothing was set', async () => {
  sendRealName.mockRejectedValue(LOST);
  const { user } = show();
  await send(user);
  expect((await screen.findByRole('alert')).textContent).toMatch(/可再次提交，不会重复/);
  getRealName.mockResolvedValue(aRealName({ state: 'reviewing' }));
  await user.click(screen.getByRole('button', { name: '提交认证' }));
  await user.click(await screen.findByRole('button', { name: '确认提交' }));
  await screen.findByText('审核中');
});

test('shows the name that another page verified instead of the rejection', async () => {
  sendRealName.mockRejectedValue(new BusinessError(10_001, '姓名已提交，不能修改'));
  const { user } = show();
  await field();
  getRealName.mockResolvedValue(aRealName());
  await send(user);
  await screen.findByText('已认证');
});

test('shows a rejection with its reason, and asks again', async () => {
  getRealName.mockResolvedValue(aRealName({ state: 'rejected', reason: '姓名与证件不符' }));
  const { user } = show();
  await screen.findByText('原因：姓名与证件不符');
  await user.click(screen.getByRole('button', { name: '重新提交' }));
  await field();
});

test.each([
  [null, '绑定银行卡', '/mine/userInfo/authentication/bindBankCard'],
  ['/mine/addBankCard', '返回继续', '/mine/addBankCard'],
])('a verified name leads on, or back to %s', async (back, label, href) => {
  getRealName.mockResolvedValue(aRealName());
  show(back);
  await screen.findByText('王*明');
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
});

test('polls while the name is being reviewed', async () => {
  jest.useFakeTimers();
  getRealName.mockResolvedValue(aRealName({ state: 'reviewing' }));
  show();
  await act(() => jest.advanceTimersByTimeAsync(100));
  screen.getByText('审核中');
  getRealName.mockResolvedValue(aRealName());
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  screen.getByText('已认证');
  const reads = getRealName.mock.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(getRealName.mock.calls.length).toBe(reads);
});
