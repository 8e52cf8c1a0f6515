/** @jest-environment jest-fixed-jsdom */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { PayeeAddScreen } from '@/components/money/payee/payee-add-screen';
import { VirtualCoinScreen } from '@/components/money/payee/virtual-coin-screen';
import { payeeAddCall, payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { realNameCall } from '@pavilion/contract/calls/security.calls';
import type { PayeeKind } from '@pavilion/contract/payee-number';
import type { Payee } from '@/lib/domain/money/payee/payee.model';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aPayee, aRealName, payeeOnWire, payeesOnWire, realNameOnWire } from '../../support/payee.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getPayees = platform.on(payeeListCall, payeesOnWire);
const createPayee = platform.on(payeeAddCall, payeeOnWire);
const getRealName = platform.on(realNameCall, realNameOnWire);

const mockRouter = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
jest.mock('@/components/member/security/pin-sheet', () => jest.requireActual('../../support/fake-pin-sheet'));

const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const CARD = '6214830000000009';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const response = (...list: Payee[]) => ({ list, maxPerKind: 5 });

beforeAll(mockDialogs);

beforeEach(() => {
  jest.resetAllMocks();
  history.replaceState(null, '', '/mine/addBankCard');
  getPayees.mockResolvedValue(response());
  getRealName.mockResolvedValue(aRealName());
});

function client() {
  const made = makeQueryClient();
  made.setDefaultOptions({ queries: { retry: false } });
  return made;
}

function show(kind: PayeeKind, back: string | null = null) {
  renderWithClient(<PayeeAddScreen kind={kind} back={back} />, client());
  return userEvent.setup({ delay: null });
}

const field = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const submit = () => screen.getByRole('button', { name: /^(下一步|再次提交)/ });

async function enterPin(user: UserEvent, pin = '246813'): Promise<void> {
  await user.type(await screen.findByLabelText('提款密码'), pin);
  await user.click(screen.getByRole('button', { name: '确定' }));
}

test('groups a card’s digits, guesses its bank and sends the entered data with the PIN, once', async () => {
  createPayee.mockResolvedValue(aPayee());
  const user = show('bank');
  const number = await field('银行卡号');
  screen.getByText('王*明');
  await user.type(number, CARD);
  expect(number.value).toBe('6214 8300 0000 0009');
  expect(number.inputMode).toBe('numeric');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '开户银行' }).value).toBe('CMB');
  screen.getByText('已按卡号识别，可以更改');
  await user.type(screen.getByRole('textbox', { name: /^开户支行/ }), ' 朝阳支行 ');
  await user.click(submit());
  await enterPin(user);
  await waitFor(() => expect(createPayee).toHaveBeenCalledTimes(1));
  expect(createPayee.mock.calls[0]![0]).toEqual({ kind: 'bank', number: CARD, bank: 'CMB', branch: '朝阳支行', pin: '246813' });
  // The list is on the same page: the form starts over.
  await waitFor(async () => expect((await field('银行卡号')).value).toBe(''));
  expect(mockRouter.replace).not.toHaveBeenCalled();
});

test('keeps a bank that was chosen by hand, and the caret at an inserted digit', async () => {
  const user = show('bank');
  const number = await field('银行卡号');
  await user.type(number, '62148300');
  await user.selectOptions(screen.getByRole('combobox'), 'ICBC');
  await user.type(number, '5', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([number.value, number.selectionStart]).toEqual(['6251 4830 0', 3]);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('ICBC');
  await user.clear(number);
  await user.paste('6214-8300 0000 0009');
  expect(number.value).toBe('6214 8300 0000 0009');
});

test.each([
  [
    'bank',
    '银行卡号',
    '请输入银行卡号',
    [
      ['6214830000000008', '银行卡号格式不正确，请核对'],
      ['62148', '银行卡号格式不正确，请核对'],
    ],
    CARD,
  ],
  [
    'trc20',
    'TRC20 地址',
    '请输入收款地址',
    [
      [ETHEREUM, '地址与所选协议不符'],
      ['Tabc', 'TRC20地址应以T开头，共34位'],
      [`${TRON.slice(0, -1)}u`, '地址有误，请完整复制后重新粘贴'],
    ],
    TRON,
  ],
  [
    'erc20',
    'ERC20 地址',
    '请输入收款地址',
    [
      [TRON, '地址与所选协议不符'],
      ['0x12', 'ERC20地址应以0x开头，共42位'],
      [ETHEREUM.replace('aAe', 'AAe'), '地址有误，请完整复制后重新粘贴'],
    ],
    ETHEREUM,
  ],
  ['alipay', '支付宝账号', '请输入支付宝绑定的手机号或邮箱', [['12345', '请输入支付宝绑定的手机号或邮箱']], 'li@mail.example'],
  ['wechat', '微信号', '请输入微信号', [['1abc', '微信号格式不正确']], 'wxid_1234'],
  ['ebpay', '钱包地址', '请输入钱包地址', [['abc', '钱包地址格式不正确']], 'a23456789'],
  ['koipay', '钱包地址', '请输入钱包地址', [['abc-45678', '钱包地址格式不正确']], 'a23456789'],
  ['sharelife', '钱包地址', '请输入钱包地址', [['abc', '钱包地址格式不正确']], 'a23456789'],
  ['digital', '钱包编号', '请输入钱包编号', [['123', '钱包编号为16位数字']], '0034567890123456'],
] as const)('%s: shows the error of the number when the field is left, until it is right', async (kind, label, needed, wrong, right) => {
  const user = show(kind);
  const number = await field(label);
  await user.click(submit());
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(number.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).toBe(needed);
  expect(document.activeElement).toBe(number);
  for (const [text, message] of wrong) {
    await user.clear(number);
    await user.paste(text);
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
    expect(number.getAttribute('aria-invalid')).toBe('true');
  }
  await user.clear(number);
  await user.paste(right);
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBeNull());
  expect(createPayee).not.toHaveBeenCalled();
});

test('shows nothing while a number is first typed, and checks it when the field is left', async () => {
  const user = show('wechat');
  const number = await field('微信号');
  await user.type(number, '1a');
  expect(screen.queryByText('微信号格式不正确')).toBeNull();
  await user.tab();
  await screen.findByText('微信号格式不正确');
});

test('asks for an app’s account twice, accepts pasted text, and compares both', async () => {
  createPayee.mockResolvedValue(aPayee({ kind: 'alipay' }));
  const user = show('alipay');
  await user.click(await field('支付宝账号'));
  await user.paste('138 0013 8000');
  await user.click(await field('再次输入支付宝账号'));
  await user.paste('13800138001');
  await user.click(submit());
  await screen.findByText('两次输入不一致，请核对');
  expect(document.activeElement).toBe(await field('再次输入支付宝账号'));
  await user.clear(await field('再次输入支付宝账号'));
  await user.paste('+8613800138000');
  await waitFor(() => expect(screen.queryByText('两次输入不一致，请核对')).toBeNull());
  await user.click(submit());
  await enterPin(user);
  await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith('/mine/alipayAcount'));
  expect(createPayee.mock.calls[0]![0]).toEqual({ kind: 'alipay', number: '13800138000', pin: '246813' });
});

test('requires a bank when the card number suggests none', async () => {
  const user = show('bank');
  await user.type(await field('银行卡号'), '4111111111111111');
  await user.click(submit());
  await screen.findByText('请选择开户银行');
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await user.selectOptions(screen.getByRole('combobox'), 'BOC');
  await waitFor(() => expect(screen.queryByText('请选择开户银行')).toBeNull());
});

test('shows the whole address in groups of four with the ends to compare', async () => {
  const user = show('trc20');
  await user.click(await field('TRC20 地址'));
  await user.paste(` ${TRON} `);
  expect(screen.getByTestId('whole-address').textContent).toBe(TRON);
  screen.getByText('请核对首 4 位 TR7N 与末 6 位 gjLj6t');
});

test('changes the network with the address of the page, and keeps the return path', async () => {
  renderWithClient(<VirtualCoinScreen network="trc20" back="/mine/finance/withdrawal" />, client());
  const user = userEvent.setup({ delay: null });
  await field('TRC20 地址');
  await user.click(screen.getByRole('button', { name: 'ERC20' }));
  await field('ERC20 地址');
  expect(location.pathname + location.search).toBe('/mine/virtualCoinCard?network=ERC20&back=%2Fmine%2Ffinance%2Fwithdrawal');
  screen.getByText(/^仅限 ERC20/);
});

test('shows a rejected number at its focused field and keeps the entered data', async () => {
  createPayee.mockRejectedValue(new BusinessError(10_003, '这张卡已被绑定', { field: 'number' }));
  const user = show('bank');
  await user.type(await field('银行卡号'), CARD);
  await user.click(submit());
  await enterPin(user);
  await screen.findByText('这张卡已被绑定');
  const number = await field('银行卡号');
  await waitFor(() => expect(document.activeElement).toBe(number));
  await user.tab();
  screen.getByText('这张卡已被绑定');
  expect(number.value).toBe('6214 8300 0000 0009');
});

test('keeps the sheet open for a wrong PIN and sends the next one under the same key', async () => {
  createPayee.mockRejectedValueOnce(new BusinessError(10_003, '提款密码错误，还可以输入 4 次', { field: 'pin', left: 4 }));
  createPayee.mockRejectedValueOnce(new BusinessError(6501, '提款密码已锁定，请 30 分钟后再试', { retryAfter: 1800 }));
  createPayee.mockResolvedValue(aPayee());
  const user = show('bank', '/mine/finance/withdrawal');
  await user.type(await field('银行卡号'), CARD);
  await user.click(submit());
  await enterPin(user, '111111');
  await screen.findByText('提款密码错误，还可以输入 4 次');
  await enterPin(user, '222222');
  await screen.findByText('提款密码已锁定，请 30 分钟后再试');
  await enterPin(user);
  await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith('/mine/finance/withdrawal'));
  expect(new Set(createPayee.mock.calls.map(([, key]) => key)).size).toBe(1);
});

test('reopens a sheet that was closed before its PIN was rejected', async () => {
  let rejectWith: (error: Error) => void = () => undefined;
  createPayee.mockReturnValue(new Promise((_, reject) => (rejectWith = reject)));
  const user = show('bank');
  await user.type(await field('银行卡号'), CARD);
  await user.click(submit());
  await enterPin(user);
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(submit().matches(':disabled')).toBe(true);
  rejectWith(new BusinessError(10_003, '提款密码错误', { field: 'pin' }));
  await screen.findByText('提款密码错误');
});

test('treats a payee whose response was lost as added when it is in the list', async () => {
  createPayee.mockRejectedValue(LOST);
  const user = show('bank', '/mine/finance/withdrawal');
  await user.type(await field('银行卡号'), CARD);
  getPayees.mockResolvedValue(response(aPayee()));
  await user.click(submit());
  await enterPin(user);
  await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith('/mine/finance/withdrawal'));
});

test('reports a lost response, sends the same payee again under its key and another one under a new key', async () => {
  // A similar payee that the member had before proves nothing.
  getPayees.mockResolvedValue(response(aPayee()));
  createPayee.mockRejectedValue(LOST);
  const user = show('bank');
  await user.click(await screen.findByRole('button', { name: '添加银行卡' }));
  await user.type(await field('银行卡号'), CARD);
  await user.click(submit());
  await enterPin(user);
  await screen.findByText(/也未查到该账户。可再次提交，不会重复添加/);
  expect((await field('银行卡号')).value).toBe('6214 8300 0000 0009');
  await user.click(screen.getByRole('button', { name: '再次提交' }));
  await enterPin(user);
  await waitFor(() => expect(createPayee).toHaveBeenCalledTimes(2));
  await screen.findByRole('button', { name: '再次提交' });
  await user.type(screen.getByRole('textbox', { name: /^开户支行/ }), '朝阳支行');
  await user.click(submit());
  await enterPin(user);
  await waitFor(() => expect(createPayee).toHaveBeenCalledTimes(3));
  const keys = createPayee.mock.calls.map(([, key]) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('shows a rejection that concerns no field above the button', async () => {
  createPayee.mockRejectedValue(new BusinessError(10_001, '今天不能再添加'));
  const user = show('ebpay');
  await user.type(await field('钱包地址'), 'a23456789');
  await user.type(await field('再次输入钱包地址'), 'a23456789');
  await user.click(submit());
  await enterPin(user);
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('今天不能再添加')).toBeTruthy();
  expect(notice.getByRole('link', { name: '查看说明' }).getAttribute('href')).toMatch(/^\/help\/\w+#bind$/);
});

test.each([
  [aRealName({ state: 'none', masked: '' }), '先完成实名认证', '去实名认证'],
  [aRealName({ state: 'rejected', reason: '姓名与证件不符' }), '先完成实名认证', '去实名认证'],
  [aRealName({ state: 'reviewing' }), '实名认证审核中', '查看进度'],
])('shows the missing step instead of a form while the name is %o', async (name, title, link) => {
  getRealName.mockResolvedValue(name);
  show('wechat', '/mine/finance/withdrawal');
  await screen.findByText(title);
  if (name.reason !== '') screen.getByText(`原因：${name.reason}`);
  const back = '/mine/addwechatCard?back=%2Fmine%2Ffinance%2Fwithdrawal';
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(
    `/mine/userInfo/authentication?back=${encodeURIComponent(back)}`,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a name that the platform no longer reports as verified is requested', async () => {
  createPayee.mockRejectedValue(new BusinessError(10_001, '请先完成实名认证', { step: 'realName' }));
  const user = show('wechat');
  await user.type(await field('微信号'), 'wxid_1234');
  await user.type(await field('再次输入微信号'), 'wxid_1234');
  getRealName.mockResolvedValue(aRealName({ state: 'none', masked: '' }));
  await user.click(submit());
  await enterPin(user);
  await screen.findByRole('link', { name: '去实名认证' });
});

test('states how many are allowed when there is no room for another one', async () => {
  getPayees.mockResolvedValue({ list: [aPayee({ kind: 'wechat' }), aPayee({ kind: 'wechat', payeeId: '2' })], maxPerKind: 2 });
  show('wechat');
  await screen.findByText('最多绑定 2 个，删除一个后才能再添加');
  expect(screen.getByRole('link', { name: '管理微信' }).getAttribute('href')).toBe('/mine/wechatAcount');
});

test('bound cards come first, and a button leads to the form; who came to add one gets the form', async () => {
  getPayees.mockResolvedValue(response(aPayee()));
  const user = show('bank');
  await screen.findByText(/^已绑定/);
  expect(screen.queryByRole('textbox', { name: '银行卡号' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '添加银行卡' }));
  expect(await field('银行卡号')).toBeTruthy();
  cleanup();
  show('bank', '/mine/finance/withdrawal');
  expect(await field('银行卡号')).toBeTruthy();
});

test('a bank that is not in the list is named with the branch', async () => {
  const user = show('bank');
  await user.type(await field('银行卡号'), CARD);
  await user.selectOptions(screen.getByRole('combobox', { name: '开户银行' }), '其他银行');
  await user.click(submit());
  expect(await screen.findByText('请写明银行和支行的名称')).toBeTruthy();
  expect(createPayee).not.toHaveBeenCalled();
});
