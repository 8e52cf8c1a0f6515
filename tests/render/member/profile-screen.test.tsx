/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  birthdaySetCall,
  contactCodeCall,
  deviceEndCall,
  deviceListCall,
  emailSetCall,
  nickNameSetCall,
  passwordSetCall,
  phoneSetCall,
} from '@pavilion/contract/calls/account.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { realNameCall } from '@pavilion/contract/calls/security.calls';
import { MineHead } from '@/components/member/account/mine-head';
import { ProfileScreen } from '@/components/member/profile/profile-screen';
import type { Member } from '@/lib/domain/member/account/member.model';
import type { Device } from '@/lib/domain/member/profile/device.model';
import { BusinessError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { payeesOnWire, realNameOnWire } from '../../support/payee.builder';
import { renderWithClient } from '../../support/render-with-client';
import { timeOnWire } from '../../support/wire';

/** The data of `deviceList`. */
const devicesOnWire = (list: readonly Device[]) => ({
  list: list.map(({ seenAt, ...same }) => ({ ...same, loginTime: null, seenTime: timeOnWire(seenAt) })),
});

const platform = fakePlatform();
const getMember = platform.on(memberInfoCall, memberOnWire);
const getRealName = platform.on(realNameCall, realNameOnWire);
const setPassword = platform.on(passwordSetCall);
const sendContactCode = platform.on(contactCodeCall);
const getDevices = platform.on(deviceListCall, devicesOnWire);
const endDevice = platform.on(deviceEndCall);
const setEmail = platform.on(emailSetCall);
const setPhone = platform.on(phoneSetCall);
const setBirthday = platform.on(birthdaySetCall);
const setNickName = platform.on(nickNameSetCall);

const PHONE = '(86)13800138642';
const DEVICES: Device[] = [
  { deviceId: 'd1', name: 'iPhone · Safari', isCurrent: true, seenAt: 0 },
  { deviceId: 'd2', name: '安卓设备 · Chrome', isCurrent: false, seenAt: 0 },
];

beforeAll(() => {
  mockDialogs();
});

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  platform.on(payeeListCall, payeesOnWire).mockResolvedValue({ list: [], maxPerKind: 5 });
  getRealName.mockResolvedValue({ state: 'verified', masked: '王*明', reason: '', changedAt: null });
  getDevices.mockResolvedValue(DEVICES);
  sendContactCode.mockResolvedValue({ retryAfter: 60 });
  setNickName.mockResolvedValue({ nickName: '', nextTime: null });
  setPhone.mockResolvedValue({ phone: '' });
  setPassword.mockResolvedValue({ sessions: 0 });
});

function show(changes: Partial<Member> = {}) {
  const member = aMember(changes);
  getMember.mockResolvedValue(member);
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderWithClient(<ProfileScreen member={member} />, client);
  return userEvent.setup({ delay: null });
}

const row = (name: RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: '保存' });
const fill = async (user: ReturnType<typeof userEvent.setup>, values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values)) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
};

// @spec 2.29
test('shows known data, with contacts masked', async () => {
  show({ nickName: '看球的人', phone: PHONE, email: 'someone@example.com', birthday: '1990-04-23', hasPin: true });
  expect(row(/^昵称/).textContent).toContain('看球的人');
  expect(row(/^手机/).textContent).toContain('+86 1380013****');
  expect(row(/^邮箱/).textContent).toContain('so***@example.com');
  expect(row(/^提款密码/).textContent).toContain('已设置');
  expect(document.body.textContent).not.toMatch(/13800138642|someone@/);
  // The name is set once: nothing to press.
  expect(screen.getByText('1990-04-23')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^生日/ })).toBeNull();
  const name = screen.getByRole('link', { name: /^真实姓名/ });
  expect(name.getAttribute('href')).toBe('/mine/userInfo/authentication?back=%2Fmine%2FuserInfo');
  await waitFor(() => expect(name.textContent).toContain('王*明'));
});

test('a nickname is checked, saved, and rejected at its field', async () => {
  const user = show();
  await user.click(row(/^昵称/));
  await fill(user, { 昵称: '一' });
  await user.click(save());
  expect(await screen.findByText('昵称为 2-10 个汉字、字母或数字')).toBeTruthy();
  setNickName.mockRejectedValueOnce(new BusinessError(10_003, '昵称 30 天内只能修改一次', { field: 'nickName' }));
  await fill(user, { 昵称: ' 看球的人 ' });
  await user.click(save());
  expect(await screen.findByText('昵称 30 天内只能修改一次')).toBeTruthy();
  expect(field('昵称').getAttribute('aria-invalid')).toBe('true');
  await user.click(save());
  await waitFor(() => expect(screen.queryByLabelText('昵称')).toBeNull());
  expect(setNickName.mock.calls).toEqual([[{ nickName: '看球的人' }], [{ nickName: '看球的人' }]]);
});

test('a nickname that cannot be changed yet shows from when it can', async () => {
  const user = show({ nickName: '看球的人', nickNameNextAt: Date.UTC(2099, 11, 21) });
  await user.click(row(/^昵称/));
  expect(screen.getByRole('button', { name: '12-21 起可再次修改' }).hasAttribute('disabled')).toBe(true);
  expect(field('昵称').disabled).toBe(true);
});

test('a birthday must be the date of an adult', async () => {
  const user = show();
  await user.click(row(/^生日/));
  expect(field('生日').type).toBe('date');
  await user.click(save());
  expect(await screen.findByText('请选择正确的出生日期')).toBeTruthy();
  await fill(user, { 生日: '2020-01-01' });
  await user.click(save());
  expect(await screen.findByText('须年满18周岁')).toBeTruthy();
  await fill(user, { 生日: '1990-04-23' });
  await user.click(save());
  await waitFor(() => expect(setBirthday).toHaveBeenCalledWith({ birthday: '1990-04-23' }));
});

test('the first phone is bound with the login password and a code', async () => {
  const user = show();
  await user.click(row(/^手机/));
  expect(screen.getByRole('heading', { name: '绑定手机' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('请输入正确的11位手机号码')).toBeTruthy();
  expect(sendContactCode).not.toHaveBeenCalled();
  await fill(user, { 新手机号: '13900139000' });
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(sendContactCode).toHaveBeenCalledWith({ to: 'phone', phone: '(86)13900139000' }));
  expect(await screen.findByRole('button', { name: /秒后可重新获取/ })).toBeTruthy();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('13900139000');
  setPhone.mockRejectedValueOnce(new BusinessError(10_003, '登录密码错误', { field: 'password', left: 4 }));
  await fill(user, { 新手机的验证码: '123456', 登录密码: 'Wrong@2026' });
  await user.click(save());
  expect(await screen.findByText('登录密码错误，还可再试 4 次')).toBeTruthy();
  await fill(user, { 登录密码: 'Demo@2026' });
  await user.click(save());
  await waitFor(() => expect(screen.queryByLabelText('新手机号')).toBeNull());
  expect(setPhone).toHaveBeenLastCalledWith({ phone: '(86)13900139000', smsCode: '123456', password: 'Demo@2026' });
});

test('another phone needs a code from the bound one too', async () => {
  const user = show({ phone: PHONE });
  await user.click(row(/^手机/));
  expect(screen.getByRole('heading', { name: '更换手机' })).toBeTruthy();
  const [first] = screen.getAllByRole('button', { name: '获取验证码' });
  sendContactCode.mockRejectedValueOnce(new BusinessError(6501, '获取过于频繁，请稍后再试', { retryAfter: 42 }));
  await user.click(first!);
  expect(await screen.findByText('获取过于频繁，请稍后再试（42 秒后）')).toBeTruthy();
  expect(sendContactCode).toHaveBeenCalledWith({ to: 'oldPhone' });
  expect(screen.getByRole('button', { name: /^4\d秒后可重新获取/ })).toBeTruthy();
  await fill(user, { 新手机号: '13800138642', 当前手机的验证码: '111111', 新手机的验证码: '222222' });
  await user.click(save());
  expect(await screen.findByText('该手机已绑定在您的账号上')).toBeTruthy();
  await fill(user, { 新手机号: '13900139000' });
  await user.click(save());
  await waitFor(() => expect(setPhone).toHaveBeenCalledWith({ phone: '(86)13900139000', smsCode: '222222', oldCode: '111111' }));
  expect(screen.queryByLabelText('登录密码')).toBeNull();
});

test('an e-mail address is bound with a code and the login password', async () => {
  const user = show();
  await user.click(row(/^邮箱/));
  await fill(user, { 邮箱地址: 'no address' });
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('请输入正确的邮箱地址')).toBeTruthy();
  await fill(user, { 邮箱地址: 'someone@example.com' });
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(sendContactCode).toHaveBeenCalledWith({ to: 'email', email: 'someone@example.com' }));
  await fill(user, { 邮箱验证码: '123456', 登录密码: 'Demo@2026' });
  await user.click(save());
  await waitFor(() => expect(setEmail).toHaveBeenCalledWith({ email: 'someone@example.com', smsCode: '123456', password: 'Demo@2026' }));
});

test('the login password is changed with the old one', async () => {
  const user = show();
  await user.click(row(/^登录密码/));
  await fill(user, { 原登录密码: 'Demo@2026', 新密码: 'Demo@2026', 确认新密码: 'Demo@2026' });
  await user.click(save());
  expect(await screen.findByText('新密码不能与原密码相同')).toBeTruthy();
  await fill(user, { 新密码: 'Second@2027', 确认新密码: 'Second@2027' });
  setPassword.mockRejectedValueOnce(new BusinessError(6501, '输错次数过多，请在 15 分钟后再试', { retryAfter: 900 }));
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe('输错次数过多，请在 15 分钟后再试');
  await user.click(save());
  await waitFor(() => expect(screen.queryByLabelText('原登录密码')).toBeNull());
  expect(setPassword).toHaveBeenLastCalledWith({ password: 'Demo@2026', newPassword: 'Second@2027' });
});

test('another device is logged out after a confirmation, and the current one is not offered', async () => {
  const user = show();
  const list = await screen.findByRole('region', { name: '登录设备' });
  await within(list).findByText('当前设备');
  expect(within(list).queryByRole('button', { name: '下线 iPhone · Safari' })).toBeNull();
  await user.click(within(list).getByRole('button', { name: '下线 安卓设备 · Chrome' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(endDevice).not.toHaveBeenCalled();
  getDevices.mockResolvedValue(DEVICES.slice(0, 1));
  await user.click(within(dialog).getByRole('button', { name: '下线' }));
  await waitFor(() => expect(endDevice).toHaveBeenCalledWith({ deviceId: 'd2' }));
  expect(await within(list).findByText('暂无其他登录设备')).toBeTruthy();
});

test('a failed list of devices is reported, and the rest of the page works', async () => {
  getDevices.mockRejectedValue(new BusinessError(10_001, '操作失败'));
  show();
  const list = await screen.findByRole('region', { name: '登录设备' });
  expect(await within(list).findByRole('alert')).toBeTruthy();
  expect(row(/^昵称/)).toBeTruthy();
});

test('the head of 我的 links here', () => {
  renderWithClient(<MineHead member={aMember()} />);
  expect(screen.getByRole('link', { name: /个人资料/ }).getAttribute('href')).toBe('/mine/userInfo');
});
