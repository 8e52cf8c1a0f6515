/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payeeDefaultCall, payeeDeleteCall, payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { realNameCall } from '@pavilion/contract/calls/security.calls';
import { PayeeAddScreen } from '@/components/money/payee/payee-add-screen';
import { PayeeLinks } from '@/components/money/payee/payee-links';
import { PayeeListScreen } from '@/components/money/payee/payee-list-screen';
import { Toaster } from '@/components/ui/toast/toast';
import { closeToast } from '@/components/ui/toast/toast-queue';
import type { Payee } from '@/lib/domain/money/payee/payee.model';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aPayee, aRealName, payeeOnWire, payeesOnWire, realNameOnWire } from '../../support/payee.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getPayees = platform.on(payeeListCall, payeesOnWire);
const setDefaultPayee = platform.on(payeeDefaultCall, payeeOnWire);
const removePayee = platform.on(payeeDeleteCall);
const getRealName = platform.on(realNameCall, realNameOnWire);

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
jest.mock('@/components/member/security/pin-sheet', () => jest.requireActual('../../support/fake-pin-sheet'));

const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const FIRST = aPayee({ kind: 'alipay', name: '支付宝', masked: '138****8000', isDefault: true });
const SECOND = aPayee({ kind: 'alipay', name: '支付宝', masked: 'l***@mail.example', payeeId: '2', alias: '常用' });
const response = (...list: Payee[]) => ({ list, maxPerKind: 5 });

beforeAll(mockDialogs);

beforeEach(() => {
  jest.resetAllMocks();
  closeToast();
  getPayees.mockResolvedValue(response(FIRST, SECOND, aPayee({ payeeId: '3' })));
  getRealName.mockResolvedValue(aRealName());
});

function show(screenOf: React.ReactNode = <PayeeListScreen kind="alipay" back={null} />) {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderWithClient(
    <>
      {screenOf}
      <Toaster />
    </>,
    client,
  );
  return userEvent.setup({ delay: null });
}

const star = (masked: string) => screen.getByRole('button', { name: `默认收款账户 ${masked}` });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('an account with unknown number and state is listed, and both are shown as unavailable', async () => {
  getPayees.mockResolvedValue(response({ ...FIRST, masked: '', state: null }));
  show();
  await screen.findByRole('listitem');
  expect(rows()).toEqual(['支付宝状态暂时无法显示默认号码暂时无法显示删除']);
  expect(star('支付宝')).toBeTruthy();
  expect(screen.getByRole('button', { name: '删除 支付宝' })).toBeTruthy();
});

async function deleteSecond(user: ReturnType<typeof show>, pin = '246813') {
  await user.click(await screen.findByRole('button', { name: '删除 l***@mail.example' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await user.type(screen.getByLabelText('提款密码'), pin);
  await user.click(screen.getByRole('button', { name: '确定' }));
}

test('shows the accounts of one kind with masked number, state and the default', async () => {
  getPayees.mockResolvedValue(
    response(FIRST, { ...SECOND, state: 'reviewing' }, { ...SECOND, payeeId: '4', masked: 'z***@mail.example', state: 'disabled' }),
  );
  show();
  await screen.findByText('3/5');
  expect(rows()).toEqual([
    '支付宝可用默认138****8000删除',
    '常用·支付宝审核中l***@mail.example删除',
    '常用·支付宝停用z***@mail.example平台已停用，请联系客服，或绑定其他账户删除',
  ]);
  expect(star('138****8000').getAttribute('aria-pressed')).toBe('true');
  expect(star('l***@mail.example').getAttribute('aria-pressed')).toBe('false');
  expect(star('z***@mail.example').matches(':disabled')).toBe(true);
  expect(screen.getByRole('link', { name: '添加支付宝' }).getAttribute('href')).toBe('/mine/addAlipayCard');
});

test('moves the star, even when the response was lost', async () => {
  const user = show();
  await screen.findByText('138****8000');
  getPayees.mockResolvedValue(response({ ...FIRST, isDefault: false }, { ...SECOND, isDefault: true }));
  setDefaultPayee.mockRejectedValue(LOST);
  await user.click(star('l***@mail.example'));
  await waitFor(() => expect(star('l***@mail.example').getAttribute('aria-pressed')).toBe('true'));
  expect(star('138****8000').getAttribute('aria-pressed')).toBe('false');
  await screen.findByText('已设为默认');
  await user.click(star('l***@mail.example'));
  expect(setDefaultPayee).toHaveBeenCalledTimes(1);
});

test('explains why the star does not move', async () => {
  setDefaultPayee.mockRejectedValue(new BusinessError(10_001, '收款账户不存在'));
  const user = show();
  await screen.findByText('138****8000');
  await user.click(star('l***@mail.example'));
  await screen.findByText('收款账户不存在');
  expect(star('138****8000').getAttribute('aria-pressed')).toBe('true');
});

test('asks before it deletes, then for the PIN, and shows the list without the account', async () => {
  removePayee.mockResolvedValue({ payeeId: '2' });
  const user = show();
  await user.click(await screen.findByRole('button', { name: '删除 l***@mail.example' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('支付宝 l***@mail.example');
  await user.click(screen.getByRole('button', { name: '保留' }));
  expect(removePayee).not.toHaveBeenCalled();
  getPayees.mockResolvedValue(response(FIRST));
  await deleteSecond(user);
  await screen.findByText('已删除');
  expect(removePayee).toHaveBeenCalledWith({ payeeId: '2', pin: '246813' });
  expect(rows()).toHaveLength(1);
});

test('keeps asking for the PIN while it is wrong, and closes on another error', async () => {
  removePayee.mockRejectedValueOnce(new BusinessError(10_003, '提款密码错误，还可以输入 4 次', { field: 'pin', left: 4 }));
  removePayee.mockRejectedValueOnce(new BusinessError(10_001, '这个账户有一笔取款在途'));
  const user = show();
  await deleteSecond(user, '111111');
  await screen.findByText('提款密码错误，还可以输入 4 次');
  await user.type(screen.getByLabelText('提款密码'), '246813');
  await user.click(screen.getByRole('button', { name: '确定' }));
  await screen.findByText('这个账户有一笔取款在途');
  expect(screen.queryByLabelText('提款密码')).toBeNull();
  expect(rows()).toHaveLength(2);
});

test.each([
  ['已删除', [FIRST]],
  ['未收到结果，修改未生效，可重试。', [FIRST, SECOND]],
])('reads the list after a lost response: %s', async (text, list) => {
  removePayee.mockRejectedValue(LOST);
  const user = show();
  await screen.findByText('138****8000');
  getPayees.mockResolvedValue(response(...list));
  await deleteSecond(user);
  await screen.findByText(text);
  expect(rows()).toHaveLength(list.length);
});

test('an empty list has one action, which keeps the return path, and a guide', async () => {
  getPayees.mockResolvedValue(response());
  show(<PayeeListScreen kind="wechat" back="/mine/finance/withdrawal" />);
  await screen.findByText('暂未绑定微信');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/mine/addwechatCard?back=%2Fmine%2Ffinance%2Fwithdrawal',
    '/mine/finance/introTutorial/platformTutorials?method=wechat#withdraw',
  ]);
});

test('a full list states how many are allowed', async () => {
  getPayees.mockResolvedValue({ list: [FIRST, SECOND], maxPerKind: 2 });
  show();
  await screen.findByText('最多绑定 2 个，删除一个后才能再添加');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['支付宝教程：怎么取款']);
});

test('the page of cards lists the bound ones before its form', async () => {
  show(<PayeeAddScreen kind="bank" back={null} />);
  await screen.findByRole('button', { name: '添加银行卡' });
  expect(rows()).toEqual(['招商银行可用6214 **** **** 0009删除']);
});

test('the wallet lists every kind with the bound accounts', async () => {
  getPayees.mockResolvedValue(
    response(FIRST, { ...SECOND, state: 'reviewing' }, aPayee({ payeeId: '5', kind: 'erc20', name: 'ERC20', state: 'disabled' })),
  );
  show(<PayeeLinks />);
  await screen.findByText('2 个·审核中');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['银行卡未绑定', '/mine/addBankCard'],
    ['USDT 地址1 个·有停用', '/mine/virtualCoinCard?network=ERC20'],
    ['EBpay 钱包未绑定', '/mine/ebpayAcount'],
    ['KOIpay 钱包未绑定', '/mine/koipayAcount'],
    ['支付宝2 个·审核中', '/mine/alipayAcount'],
    ['微信未绑定', '/mine/wechatAcount'],
    ['数字人民币钱包未绑定', '/mine/digitalAcount'],
    ['乐享钱包未绑定', '/mine/sharelifeAcount'],
  ]);
});
