/** @jest-environment jest-fixed-jsdom */
import { venueWalletCall, walletListCall } from '@pavilion/contract/calls/wallet.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@/components/ui/toast/toast';
import { closeToast } from '@/components/ui/toast/toast-queue';
import { RecallButton } from '@/components/money/wallet/recall-button';
import { TransferScreen } from '@/components/money/wallet/transfer-screen';
import { WalletScreen } from '@/components/money/wallet/wallet-screen';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { useTransfers } from '@/lib/domain/money/wallet/transfer.store';
import type { VenueTransfer, VenueWallet, Wallets } from '@/lib/domain/money/wallet/wallet.model';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { payeesOnWire } from '../../support/payee.builder';
import { renderWithClient } from '../../support/render-with-client';
import { onTransfers, venueWalletOnWire, walletsOnWire } from '../../support/wallet.builder';

const account = aMember({ id: 'm1', balance: 100_000n, autoTransfer: false });
const VENUE: VenueWallet = { code: 'OBTY', name: 'OB体育', available: 5_000n, locked: 0n };
const WALLETS: Wallets = {
  autoTransfer: false,
  central: { available: 100_000n, locked: 0n },
  venues: [
    { code: 'IMTY', name: 'IM体育', available: 18_830n, locked: 2_000n },
    { code: 'OBTY', name: 'OB体育', available: null, locked: null },
    { code: 'FBTY', name: 'FB体育', available: 0n, locked: 0n },
  ],
};

const platform = fakePlatform();
const getMember = platform.on(memberInfoCall, memberOnWire);
const getWallets = platform.on(walletListCall, walletsOnWire);
platform.on(payeeListCall, payeesOnWire).mockResolvedValue({ list: [], maxPerKind: 5 });
platform.on(venueWalletCall, venueWalletOnWire).mockResolvedValue(VENUE);
const response = jest.fn<Promise<VenueTransfer[]>, []>();
const sent = onTransfers(platform, () => response());

const done = (code: VenueTransfer['code'], amount: string): VenueTransfer => ({ code, state: 'done', amount, message: '' });

beforeEach(() => {
  localStorage.clear();
  useTransfers.setState({ records: [] });
  usePreference.setState({ hideBalance: false });
  sent.length = 0;
  response.mockReset();
  getMember.mockResolvedValue(account);
  getWallets.mockResolvedValue(WALLETS);
});

function show(screenOf: React.ReactNode) {
  renderWithClient(screenOf, makeQueryClient());
  return userEvent.setup({ delay: null });
}

const isDisabled = (element: HTMLElement) => element.matches(':disabled');

test('shows the total and each wallet, and by itself requests again from a venue that does not respond', async () => {
  const user = show(<WalletScreen />);
  const wallets = await screen.findByRole('region', { name: '我的钱包' });
  expect(screen.getByTestId('total').textContent).toBe('1,208.30');
  within(wallets).getByText('余额加载失败');
  await user.click(within(wallets).getByRole('button', { name: '刷新 OB体育余额' }));
  await within(wallets).findByText('50.00');
  expect(screen.getByTestId('total').textContent).toBe('1,258.30');
  expect(screen.getByRole('link', { name: '存款' }).getAttribute('href')).toBe('/mine/finance/deposit');
  expect(screen.getByRole('link', { name: '转账' }).getAttribute('href')).toBe('/mine/finance/transfer');
});

test('shows no amount and no shares while the balance is hidden', async () => {
  usePreference.setState({ hideBalance: true });
  show(<WalletScreen />);
  const page = (await screen.findByRole('region', { name: '我的钱包' })).parentElement!;
  expect(page.textContent).not.toMatch(/\d[\d,]*\.\d\d/);
  // The parts of the bar are as wide as the amounts in them, so the bar would show them.
  expect(page.querySelector('[style*="flex-grow"]')).toBeNull();
});

test('explains why wallets could not be loaded, and loads them again', async () => {
  getWallets.mockRejectedValue(new BusinessError(10_001, '操作失败'));
  const user = show(<WalletScreen />);
  await screen.findByRole('alert');
  getWallets.mockResolvedValue(WALLETS);
  await user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByRole('region', { name: '我的钱包' });
});

test('shows no button before the account is loaded, so that no tap is lost', async () => {
  let resolve!: (known: typeof account) => void;
  getMember.mockImplementation(() => new Promise((known) => (resolve = known)));
  response.mockResolvedValueOnce([done('IMTY', '188.30')]);
  const user = show(<WalletScreen />);
  // The wallets arrive long before.
  await act(() => new Promise((passed) => setTimeout(passed, 50)));
  expect(screen.queryAllByRole('button')).toEqual([]);
  resolve(account);
  await user.click(await screen.findByRole('button', { name: /^一键回收/ }));
  await screen.findByText('+188.30');
  expect(sent).toHaveLength(1);
});

test('explains why the account could not be loaded, and loads it again with the wallets', async () => {
  getMember.mockRejectedValue(new BusinessError(10_001, '操作失败'));
  const user = show(<TransferScreen />);
  await screen.findByRole('alert');
  getMember.mockResolvedValue(account);
  await user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByRole('region', { name: '免转钱包' });
});

test('一键回收 counts two taps as one, shows a row per venue and retries a failed one under a new key', async () => {
  response
    .mockResolvedValueOnce([
      done('IMTY', '188.30'),
      { code: 'OBTY', state: 'failed', amount: '0.00', message: 'OB体育暂时无法转账，款项未变动' },
    ])
    .mockResolvedValueOnce([done('OBTY', '50.00')]);
  getWallets.mockResolvedValue({ ...WALLETS, venues: WALLETS.venues.with(1, VENUE) });
  const user = show(<WalletScreen />);
  await user.dblClick(await screen.findByRole('button', { name: /^一键回收/ }));
  const rows = await screen.findByRole('list', { name: '回收结果' });
  await within(rows).findByText('未转出');
  expect(
    within(rows)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['IM体育已回收+188.30', 'OB体育OB体育暂时无法转账，款项未变动未转出']);
  expect(sent.map(({ order }) => order)).toEqual([{ kind: 'recall', codes: ['IMTY', 'OBTY'] }]);
  await user.click(screen.getByRole('button', { name: /^重试回收 OB体育/ }));
  await screen.findByText('+50.00');
  expect(sent[1]!.order).toEqual({ kind: 'recall', codes: ['OBTY'] });
  expect(sent[1]!.key).not.toBe(sent[0]!.key);
});

test('免转钱包 after a recall shows one list of rows, and reports only the returned money', async () => {
  response
    .mockResolvedValueOnce([done('IMTY', '188.30')])
    .mockResolvedValueOnce([done('IMTY', '0.00'), done('OBTY', '0.00'), done('FBTY', '0.00')]);
  const user = show(
    <>
      <Toaster />
      <WalletScreen />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: /^一键回收/ }));
  await screen.findByText('+188.30');
  await user.click(screen.getByRole('switch', { name: '免转钱包' }));
  await screen.findByText('免转钱包已开启');
  expect(screen.queryByText(/场馆余额已收回/)).toBeNull();
  expect(screen.getAllByRole('list', { name: '回收结果' })).toHaveLength(1);
  act(closeToast);
});

test('一键回收 is disabled when there is nothing to return, and a tap explains that', async () => {
  const user = show(
    <>
      <Toaster />
      <RecallButton codes={[]} member="m1" />
    </>,
  );
  const button = screen.getByRole('button', { name: '一键回收' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.className).not.toContain('text-brand');
  await user.click(button);
  await screen.findByText('场馆钱包暂无可回收余额');
  act(closeToast);
});

test('shows an amount that cannot be transferred at the field, and sends a valid one once', async () => {
  response.mockResolvedValueOnce([done('FBTY', '12.50')]);
  const user = show(<TransferScreen />);
  const form = await screen.findByRole('form', { name: '转账' });
  const field = within(form).getByRole('textbox', { name: '转账金额' });
  await user.type(field, '1000.01');
  await within(form).findByText('转出钱包只有 1,000.00 币');
  expect(isDisabled(within(form).getByRole('button', { name: '超出可转金额' }))).toBe(true);
  await user.clear(field);
  expect(isDisabled(within(form).getByRole('button', { name: '输入转账金额' }))).toBe(true);
  await user.type(field, '12.505');
  expect((field as HTMLInputElement).value).toBe('12.50');
  await user.click(within(form).getByRole('button', { name: 'FB' }));
  await user.dblClick(within(form).getByRole('button', { name: '转账 12.50' }));
  await screen.findByText('转账完成');
  expect(sent.map(({ order }) => order)).toEqual([{ kind: 'transfer', from: 'CENTER', to: 'FBTY', amount: '12.50' }]);
  await user.click(screen.getByRole('button', { name: '再转一笔' }));
  await screen.findByRole('form', { name: '转账' });
});

test('validates a typed amount again when the source wallet changes', async () => {
  const user = show(<TransferScreen />);
  const form = await screen.findByRole('form', { name: '转账' });
  const field = within(form).getByRole('textbox', { name: '转账金额' });
  await user.type(field, '200');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await user.click(within(form).getByRole('button', { name: '对调转出与转入' }));
  await within(form).findByText('转出钱包只有 188.30 币');
  await user.click(within(form).getByRole('button', { name: '对调转出与转入' }));
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(isDisabled(within(form).getByRole('button', { name: '转账 200.00' }))).toBe(false);
});

test('rejects a pasted text that is not an amount as a whole, and reports that at the field', async () => {
  const user = show(<TransferScreen />);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '转账金额' });
  await user.click(field);
  await user.paste('1e5');
  expect(field.value).toBe('');
  expect(field.getAttribute('aria-describedby')!.split(' ')).toContain(
    screen.getByText('只能输入数字和一个小数点，例如 10.5，请删除后重新输入').id,
  );
  await user.paste('１２.50 元');
  expect(field.value).toBe('12.50');
});

test('transfers everything out of a venue after a swap, and nothing from a wallet that does not respond', async () => {
  response.mockResolvedValueOnce([done('IMTY', '188.30')]);
  const user = show(<TransferScreen />);
  const form = await screen.findByRole('form', { name: '转账' });
  await user.click(within(form).getByRole('button', { name: '对调转出与转入' }));
  await user.click(within(form).getByRole('button', { name: 'OB' }));
  within(form).getByText('转出钱包余额加载失败，请先刷新');
  await user.click(within(form).getByRole('button', { name: 'IM' }));
  await user.click(within(form).getByRole('button', { name: '全部' }));
  await user.click(within(form).getByRole('button', { name: '转账 188.30' }));
  await screen.findByText('转账完成');
  expect(sent.map(({ order }) => order)).toEqual([{ kind: 'transfer', from: 'IMTY', to: 'CENTER', amount: '188.30' }]);
});

test('looks up a transfer without a response under its key and never calls it failed', async () => {
  const lost = new NetworkError({ status: 0, message: '', statusText: '', online: true });
  response.mockRejectedValueOnce(lost).mockResolvedValueOnce([done('IMTY', '10.00')]);
  const user = show(<TransferScreen />);
  const form = await screen.findByRole('form', { name: '转账' });
  await user.type(within(form).getByRole('textbox', { name: '转账金额' }), '10');
  await user.click(within(form).getByRole('button', { name: '转账 10.00' }));
  await screen.findByText('未收到结果，正在查询，不会重复转账');
  expect(screen.queryByText('未转出')).toBeNull();
  await screen.findByText('转账完成', {}, { timeout: 5_000 });
  expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key]);
});

test('starts a transfer at the central wallet while 免转钱包 is on and venues are empty, and explains that it is not needed', async () => {
  getWallets.mockResolvedValue({ ...WALLETS, autoTransfer: true, venues: [] });
  show(<TransferScreen />);
  const form = await screen.findByRole('form', { name: '转账' });
  expect(form.textContent).toMatch(/中心钱包.*IM体育/);
  expect(within(form).getAllByText(/无需转入场馆/)).toHaveLength(1);
  expect(isDisabled(within(form).getByRole('button', { name: '免转钱包已开启，无需转入场馆' }))).toBe(true);
});

test('allows no transfer into a venue while 免转钱包 is on, and reports the returned money when it is switched on', async () => {
  getWallets.mockResolvedValue({ ...WALLETS, autoTransfer: true });
  const user = show(<TransferScreen />);
  const form = await screen.findByRole('form', { name: '转账' });
  // Money that remains at a venue can be moved out.
  within(form).getByText('可转', { exact: false });
  await user.click(within(form).getByRole('button', { name: '对调转出与转入' }));
  expect(isDisabled(within(form).getByRole('button', { name: '免转钱包已开启，无需转入场馆' }))).toBe(true);
  response.mockResolvedValueOnce([]);
  await user.click(screen.getByRole('switch', { name: '免转钱包' }));
  expect(sent.map(({ order }) => order)).toEqual([{ kind: 'switch', on: false }]);
});
