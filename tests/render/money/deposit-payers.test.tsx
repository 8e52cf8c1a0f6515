/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { depositCreateCall, depositOpenCall, depositReceiptCall, depositStatusCall } from '@pavilion/contract/calls/deposit.calls';
import { depositMethodsCall } from '@pavilion/contract/calls/deposit-method.calls';
import { payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { pictureCall, pictureUploadCall } from '@pavilion/contract/calls/picture.calls';
import { DepositScreen } from '@/components/money/deposit/deposit-screen';
import { ReceiptCard } from '@/components/money/deposit/receipt-card';
import { useDepositRequests } from '@/lib/domain/money/deposit/deposit-request.store';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { aDeposit, aMethod, depositOnWire, depositsOnWire, methodsOnWire } from '../../support/deposit.builder';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aPayee, payeesOnWire } from '../../support/payee.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getPayees = platform.on(payeeListCall, payeesOnWire);
const getDepositMethods = platform.on(depositMethodsCall, methodsOnWire);
const getOpenDeposits = platform.on(depositOpenCall, depositsOnWire);
const createDeposit = platform.on(depositCreateCall, depositOnWire);
const addReceipts = platform.on(depositReceiptCall, depositOnWire);
const getDeposit = platform.on(depositStatusCall, depositOnWire);
const uploadPicture = platform.on(pictureUploadCall, (pictureId: string) => ({ pictureId }));
const getPicture = platform.on(pictureCall);

jest.mock('@/lib/domain/member/picture/picture.encode', () => ({
  encodePicture: async () => ({ arrayBuffer: async () => new ArrayBuffer(4) }),
}));

const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const WALLET = aPayee({ payeeId: '7', kind: 'ebpay', name: 'EBpay', masked: 'wa****78' });
const EBPAY = aMethod({ method: 'ebpay', name: 'EBpay', kind: 'wallet' });

beforeAll(() => {
  window.scrollTo = () => undefined;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  mockDialogs();
});

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  useDepositRequests.setState({ records: [] });
  getOpenDeposits.mockResolvedValue([]);
  getPayees.mockResolvedValue({ list: [WALLET], maxPerKind: 5 });
  createDeposit.mockRejectedValue(new BusinessError(10_001, '请稍后再试'));
});

function client() {
  const made = makeQueryClient();
  made.setDefaultOptions({ queries: { retry: false } });
  return made;
}

function show(props: Partial<Parameters<typeof DepositScreen>[0]> = {}) {
  renderWithClient(<DepositScreen wanted="100" back={null} order={null} {...props} />, client());
  return userEvent.setup({ delay: null });
}

const submit = async () => screen.findByRole('button', { name: /^(提交存款|再次提交)/ });
const sentPayers = () => createDeposit.mock.calls.map(([{ payerName, payeeId }]) => [payerName, payeeId]);

test('a verified member sees the name of the payer instead of a field, and sends none', async () => {
  getDepositMethods.mockResolvedValue([aMethod({ needsPayerName: true, verifiedPayer: '王**' })]);
  const user = show();
  await screen.findByText('王**');
  expect(screen.getByText(/付款人与认证姓名不一致无法到账/).textContent).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /付款人/ })).toBeNull();
  await user.click(await submit());
  await screen.findByText('请稍后再试');
  expect(sentPayers()).toEqual([[undefined, undefined]]);
});

test('a name that the platform rejects is reported at its field before an order exists', async () => {
  getDepositMethods.mockResolvedValue([aMethod({ needsPayerName: true })]);
  createDeposit.mockRejectedValue(new BusinessError(10_003, '须由认证姓名 王** 本人的账户付款', { field: 'payerName' }));
  const user = show();
  await user.type(await screen.findByRole('textbox', { name: /付款人/ }), '李四');
  await user.click(await submit());
  const message = await screen.findByText('须由认证姓名 王** 本人的账户付款');
  expect(screen.getByRole('textbox', { name: /付款人/ }).getAttribute('aria-describedby')).toContain(message.id);
});

test('a bound wallet or another one can pay, and the choice is discarded when the method changes', async () => {
  getDepositMethods.mockResolvedValue([EBPAY, aMethod({ method: 'ecny', name: '数字人民币', kind: 'scan' })]);
  const user = show();
  await user.click(await screen.findByRole('radio', { name: /wa\*\*\*\*78/ }));
  await user.click(await submit());
  await screen.findByText('请稍后再试');
  await user.click(screen.getByRole('radio', { name: /^其他 EBpay 钱包/ }));
  await user.click(await submit());
  await waitFor(() => expect(createDeposit).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole('radio', { name: /wa\*\*\*\*78/ }));
  await user.click(screen.getByRole('radio', { name: /^数字人民币/ }));
  await user.click(await submit());
  await waitFor(() => expect(createDeposit).toHaveBeenCalledTimes(3));
  expect(sentPayers()).toEqual([
    [undefined, '7'],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  const keys = createDeposit.mock.calls.map(([, key]) => key);
  expect(new Set(keys).size).toBe(3);
});

test.each([
  ['none is bound', () => getPayees.mockResolvedValue({ list: [], maxPerKind: 5 }), '未绑定 EBpay 钱包，可用任意 EBpay 钱包付款'],
  ['they cannot be read', () => getPayees.mockRejectedValue(LOST), '已绑定的钱包加载失败，可用任意 EBpay 钱包付款'],
])('a wallet deposit is possible when %s', async (_, prepare, text) => {
  prepare();
  getDepositMethods.mockResolvedValue([EBPAY]);
  const user = show();
  await screen.findByText(text);
  expect(screen.getByRole('link', { name: '绑定钱包' }).getAttribute('href')).toContain('/mine/addEBpayCard?back=');
  await user.click(await submit());
  await screen.findByText('请稍后再试');
  expect(sentPayers()).toEqual([[undefined, undefined]]);
});

test('the method in the address comes first, and its guide is one tap away', async () => {
  getDepositMethods.mockResolvedValue([aMethod(), EBPAY]);
  show({ method: 'ebpay' });
  await waitFor(() => expect(screen.getByRole('radio', { name: /^EBpay/ }).matches(':checked')).toBe(true));
  expect(screen.getByRole('link', { name: 'EBpay 教程：怎么付款' }).getAttribute('href')).toBe(
    '/mine/finance/introTutorial/platformTutorials?method=ebpay',
  );
});

test('receipts: the list is read after a lost response, and the order’s receipts are shown', async () => {
  const order = aDeposit({ state: 'confirming', paidAt: Date.now() });
  uploadPicture.mockResolvedValue('p'.repeat(22));
  getPicture.mockResolvedValue({ type: 'image/png', content: 'AAAA' });
  addReceipts.mockRejectedValue(LOST);
  getDeposit.mockResolvedValueOnce(order);
  const { container } = renderWithClient(<ReceiptCard deposit={order} />, client());
  const user = userEvent.setup({ delay: null });
  expect(screen.queryByRole('button', { name: '提交凭证' })).toBeNull();
  await user.upload(container.querySelector('input')!, new File(['x'], 'r.png', { type: 'image/png' }));
  await screen.findByText('已上传');
  await user.click(screen.getByRole('button', { name: '提交凭证' }));
  await screen.findByText(LOST.message);
  getDeposit.mockResolvedValueOnce(aDeposit({ ...order, receipts: ['p'.repeat(22)] }));
  await user.click(screen.getByRole('button', { name: '提交凭证' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '提交凭证' })).toBeNull());
  expect(addReceipts.mock.calls.map(([{ orderId, pictureIds }]) => [orderId, pictureIds])).toEqual([
    [order.orderId, ['p'.repeat(22)]],
    [order.orderId, ['p'.repeat(22)]],
  ]);
});

test('receipts of an order that has ended are shown without a way to add more', async () => {
  getPicture.mockResolvedValue({ type: 'image/png', content: 'AAAA' });
  renderWithClient(<ReceiptCard deposit={aDeposit({ state: 'credited', receipts: ['p'.repeat(22)] })} />, client());
  await screen.findByRole('button', { name: '查看第 1 张图片' });
  expect(screen.queryByText('提交凭证')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  getPicture.mockResolvedValue({ type: 'image/png', content: 'AAAA' });
  renderWithClient(<ReceiptCard deposit={aDeposit({ state: 'credited', receipts: ['p'.repeat(22)] })} />, client());
  await screen.findByRole('button', { name: '查看第 1 张图片' });
  expect(screen.queryByRole('button', { name: /添加图片/ })).toBeNull();
});
