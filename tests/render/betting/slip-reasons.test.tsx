/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { walletListCall } from '@pavilion/contract/calls/wallet.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { SlipSheet } from '@/components/betting/slip/slip-sheet';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { movePlacement, usePlacements } from '@/lib/domain/betting/slip/placement.store';
import type { ComboLimit } from '@/lib/domain/betting/order/combo.model';
import type { Quote } from '@/lib/domain/betting/order/order.model';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { BusinessError } from '@/lib/kit/http/errors';
import { dropToken, saveToken } from '@/lib/platform/token';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { aLeg, aQuote, aRecord } from '../../support/slip.builder';
import { renderWithClient } from '../../support/render-with-client';
import { walletsOnWire } from '../../support/wallet.builder';

const SOLD: readonly ComboLimit[] = [
  { size: 2, bets: 3, price: null, min: 200n, max: 3_200n },
  { size: 3, bets: 1, price: '8', min: 1_000n, max: 100_000n },
  { size: 0, bets: 4, price: null, min: 200n, max: 20_000n },
];

const stub: {
  quotes: Record<string, Partial<Quote> & { price?: string }>;
  combos: readonly ComboLimit[];
  balance: bigint;
  error: Error | null;
} = {
  quotes: {},
  combos: SOLD,
  balance: 0n,
  error: null,
};

jest.mock('@/lib/venues/registry', () =>
  jest.requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry').registryOf(['FBTY'], () => {
    const quotesOf = (legs: readonly SlipLeg[]) =>
      legs.map((leg) => aQuote({ ...aLeg(), ...leg, seenPrice: '2' }, stub.quotes[leg.selectionId]));
    return {
      getQuotes: async (legs: readonly SlipLeg[]) => quotesOf(legs),
      getComboQuote: async (legs: readonly SlipLeg[]) => ({ quotes: quotesOf(legs), combos: stub.combos }),
      getOrders: async () => ({ orders: [], page: 1, total: 0, invalidRows: 0, totals: null }),
      getOrderStates: async () => [],
    };
  }),
);
const platform = fakePlatform();
platform.on(memberInfoCall, memberOnWire).mockImplementation(async () => {
  if (stub.error) throw stub.error;
  return aMember({ id: 'm', balance: stub.balance, locked: 0n });
});
platform
  .on(walletListCall, walletsOnWire)
  .mockImplementation(async () => ({ autoTransfer: true, central: { available: stub.balance, locked: 0n }, venues: [] }));

beforeAll(mockDialogs);

const legsOf = (...ids: string[]) =>
  ids.map((id) => aLeg({ matchId: id, marketId: id, selectionId: `${id}_1`, selection: `队${id}`, seenPrice: '2', line: null }));

beforeEach(() => {
  saveToken('token-of-a-member', false);
  Object.assign(stub, { quotes: {}, combos: SOLD, balance: 759_974n, error: null });
  usePlacements.setState({ records: [], known: [] });
  useSlip.setState({ legs: legsOf('1', '2', '3'), stakes: {}, mode: 'single', policy: { kind: 'better' } });
});

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderWithClient(<SlipSheet open onClose={() => undefined} />, client);
  const sheet = within(await screen.findByRole('dialog', { name: '投注单' }));
  return { sheet, client, user: userEvent.setup({ delay: null }) };
}

const isDisabled = (element: HTMLElement) => element.matches(':disabled');

test('a stake over the limit is offered the limit, without a deposit and without a return', async () => {
  useSlip.setState({ mode: 'system', stakes: { 'combo:2': '99999' } });
  const { sheet, user } = await open();
  await sheet.findByRole('button', { name: '超过最高限额' });
  sheet.getByText('最高可投 32.00');
  expect(sheet.queryByRole('link', { name: '去存款' })).toBeNull();
  expect(document.body.textContent).not.toMatch(/最高可得|至少/);
  await user.click(sheet.getByRole('button', { name: '用最高限额 32' }));
  await sheet.findByRole('button', { name: /^投注 96\.00\s*最高可得/ });
});

test('去存款 remains while prices move, under any policy', async () => {
  stub.balance = 0n;
  stub.quotes = { '1_1': { price: '1.5' } };
  useSlip.setState({ legs: legsOf('1'), stakes: { '1_1': '50' } });
  const { sheet, client } = await open();
  await sheet.findByRole('link', { name: '去存款' });
  // The row shows the move in the meantime.
  await sheet.findByText('已降 0.50');
  for (const price of ['1.4', '2.6', '1.3']) {
    stub.quotes = { '1_1': { price } };
    await act(() => client.invalidateQueries({ queryKey: ['slip'] }));
    sheet.getByRole('link', { name: '去存款' });
    expect(sheet.queryByRole('button', { name: /接受新赔率/ })).toBeNull();
  }
});

test('a combination that is not sold has a disabled field with its reason, and its typed stake does not count', async () => {
  stub.combos = SOLD.filter(({ size }) => size !== 0);
  useSlip.setState({ mode: 'system', stakes: { 'combo:0': '5', 'combo:2': '10' } });
  const { sheet } = await open();
  const field = await sheet.findByRole('textbox', { name: '投注金额 3串4，本场馆不提供' });
  expect(isDisabled(field)).toBe(true);
  sheet.getByText('本场馆不提供');
  await sheet.findByRole('button', { name: /^投注 30\.00/ });
});

test('a paused leg does not blame the venue, and its parlay accepts no stake', async () => {
  stub.quotes = { '2_1': { state: 'suspended' } };
  stub.combos = [];
  useSlip.setState({ mode: 'parlay', stakes: { 'combo:all': '50' } });
  const { sheet } = await open();
  await sheet.findByRole('textbox', { name: '投注金额 三串一，有选项暂停，恢复后可投' });
  expect(document.body.textContent).not.toMatch(/本场馆不提供|最高可得/);
  expect(isDisabled(sheet.getByRole('button', { name: '盘口已暂停' }))).toBe(true);
});

test('a parlay beyond the venue’s highest win states the reason, and one tap removes its longest price', async () => {
  stub.quotes = { '1_1': { price: '30' }, '2_1': { price: '40' }, '3_1': { price: '35' } };
  stub.combos = SOLD.slice(0, 1);
  useSlip.setState({ mode: 'parlay', policy: { kind: 'any' } });
  const { sheet, user } = await open();
  await sheet.findByRole('button', { name: '超出场馆最高可赢额' });
  sheet.getByText('总赔率过高，减少选项后可投');
  sheet.getByRole('textbox', { name: '投注金额 三串一，超出最高派彩' });
  await user.click(sheet.getByRole('button', { name: '移除赔率最高的一项' }));
  expect(useSlip.getState().legs.map(({ selectionId }) => selectionId)).toEqual(['1_1', '3_1']);
});

test('a suspended single keeps its typed stake without counting it, and keys type into no other field', async () => {
  useSlip.setState({ legs: legsOf('1', '2'), stakes: { '2_1': '20' } });
  const { sheet, client, user } = await open();
  await user.click(await sheet.findByRole('textbox', { name: '投注金额 队1' }));
  await user.click(sheet.getByRole('button', { name: '5' }));
  await user.click(sheet.getByRole('button', { name: '0' }));
  await sheet.findByRole('button', { name: /^投注 70\.00/ });
  stub.quotes = { '1_1': { state: 'suspended' } };
  await act(() => client.invalidateQueries({ queryKey: ['slip'] }));
  await sheet.findByRole('textbox', { name: '投注金额 队1，恢复后可投' });
  await sheet.findByRole('button', { name: /^投注 20\.00/ });
  await user.click(sheet.getByRole('button', { name: '7' }));
  expect(useSlip.getState().stakes).toEqual({ '1_1': '50', '2_1': '20' });
  stub.quotes = {};
  await act(() => client.invalidateQueries({ queryKey: ['slip'] }));
  await sheet.findByRole('button', { name: /^投注 70\.00/ });
});

test('an unreadable balance is reported with its error number and 重试', async () => {
  stub.error = new BusinessError(10_003, '系统繁忙');
  useSlip.setState({ legs: legsOf('1'), stakes: { '1_1': '50' } });
  const { sheet, user } = await open();
  expect(isDisabled(await sheet.findByRole('button', { name: '余额加载失败' }))).toBe(true);
  sheet.getByText('选项和金额已保留（10003）');
  expect(document.body.textContent).not.toContain('正在刷新赔率');
  stub.error = null;
  await user.click(sheet.getByRole('button', { name: '重试' }));
  await sheet.findByRole('button', { name: /^投注 50\.00/ });
});

test('a visitor sees a conflict between legs before the login', async () => {
  dropToken();
  useSlip.setState({ legs: [...legsOf('1'), aLeg({ venue: 'IMTY', selectionId: '9_1', matchId: '9' })], mode: 'parlay' });
  const { sheet, user } = await open();
  expect(isDisabled(sheet.getByRole('button', { name: '不同场馆不可串关' }))).toBe(true);
  expect(sheet.queryByRole('link', { name: '登录后投注' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: '改为单关' }));
  sheet.getByRole('link', { name: '登录后投注' });
});

test('with more than ten legs 复式 explains why it is disabled, and one tap leaves the first ten', async () => {
  useSlip.setState({ legs: legsOf(...Array.from({ length: 12 }, (_, index) => `${index + 1}`)), mode: 'parlay' });
  const { sheet, user } = await open();
  sheet.getByText('复式最多 10 项');
  expect(isDisabled(sheet.getByRole('button', { name: '复式' }))).toBe(true);
  await user.click(await sheet.findByRole('button', { name: '只留前 10 项' }));
  expect(useSlip.getState().legs).toHaveLength(10);
});

test('a parlay that is being confirmed keeps its prices and total and shows no limit', async () => {
  const legs = legsOf('1', '2', '3');
  const record = aRecord({ member: 'm', legs, size: 3, prices: ['2', '2', '2'], stake: '5000', state: { step: 'pending', orderId: '7' } });
  useSlip.setState({ legs, mode: 'parlay' });
  usePlacements.setState({ records: [record], known: [] });
  stub.quotes = { '1_1': { price: '2.4' } };
  const { sheet } = await open();
  await sheet.findByRole('button', { name: '确认中 50.00' });
  expect(await sheet.findAllByText('2.00')).toHaveLength(3);
  expect(sheet.getByText('总赔率').parentElement!.textContent).toBe('总赔率8.00');
  expect(document.body.textContent).not.toMatch(/已升|限额 /);
  act(() => void movePlacement('key-0001', { type: 'order-state', state: 'rejected', reason: '进球' }));
  await sheet.findByText('已升 0.40');
});
