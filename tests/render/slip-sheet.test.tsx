/** @jest-environment jest-fixed-jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlipSheet } from '@/components/slip/slip-sheet';
import { useSlip } from '@/lib/domain/slip/slip.store';
import { usePlacements } from '@/lib/domain/slip/placement.store';
import type { ComboPlacement } from '@/lib/domain/order/combo.model';
import type { PlaceResult, Quote } from '@/lib/domain/order/order.model';
import type { Member } from '@/lib/domain/account/member.model';
import type { SlipLeg } from '@/lib/domain/slip/slip.model';
import { aLeg, aQuote } from '../support/slip.builders';

const leg = aLeg({ selection: '红城' });
const scene: { quote: Partial<Quote> & { price?: string }; place: PlaceResult; sent: { price: string; stake: bigint }[]; combos: ComboPlacement[]; signedIn: boolean } = {
  quote: {},
  place: { state: 'accepted', orderId: '270000000000777', price: '1.83' },
  sent: [],
  combos: [],
  signedIn: true,
};

jest.mock('@/lib/venues/registry', () => ({
  OPEN_VENUES: ['FBTY'],
  venueOf: () => ({
    name: 'FB体育',
    getQuotes: async (legs: readonly SlipLeg[]) => legs.map((asked) => aQuote({ ...leg, ...asked }, scene.quote)),
    getComboQuote: async (legs: readonly SlipLeg[]) => ({
      quotes: legs.map((asked) => aQuote({ ...leg, ...asked, seenPrice: '2' })),
      combos: [
        { size: 2, bets: legs.length === 2 ? 1 : 3, price: null, min: 1_000n, max: 100_000n },
        { size: 3, bets: 1, price: '8', min: 1_000n, max: 100_000n },
        { size: 0, bets: 4, price: null, min: 1_000n, max: 20_000n },
      ],
    }),
    placeCombo: async (placement: ComboPlacement) => {
      scene.combos.push(placement);
      return placement.combos.map(({ size }) => ({ size, result: { state: 'accepted', orderId: `27000000000080${size}`, price: '2' } }));
    },
    place: async (placement: { price: string; stake: bigint }) => {
      scene.sent.push({ price: placement.price, stake: placement.stake });
      return scene.place;
    },
    getOrders: async () => ({ orders: [], page: 1, total: 0, misfits: 0, totals: null }),
    getOrderStates: async () => [],
  }),
}));
jest.mock('@/lib/domain/session/session.store', () => ({ useSignedIn: () => scene.signedIn }));
jest.mock('@/lib/domain/account/member.api', () => ({
  getMember: async (): Promise<Partial<Member>> => ({ id: 'm', userName: 'tester', currency: 'CNY', balance: 50_000n, locked: 0n }),
}));

jest.setTimeout(20_000);

beforeAll(() => {
  // jsdom draws no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

beforeEach(() => {
  Object.assign(scene, { quote: {}, sent: [], combos: [], signedIn: true, place: { state: 'accepted', orderId: '270000000000777', price: '1.83' } });
  usePlacements.setState({ records: [], known: [] });
  useSlip.setState({ legs: [leg], stakes: {}, mode: 'single', policy: { kind: 'better' } });
});

const isDisabled = (element: HTMLElement) => element.matches(':disabled');

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <SlipSheet open onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const sheet = await screen.findByRole('dialog', { name: '投注单' });
  return { user: userEvent.setup({ delay: null }), sheet: within(sheet) };
}

test('a single bet by keys: limit first, return on the button, receipt after', async () => {
  const { user, sheet } = await open();
  await sheet.findByText('限额 10 – 8,888');
  expect(isDisabled(sheet.getByRole('button', { name: '输入投注金额' }))).toBe(true);
  await user.click(sheet.getByRole('button', { name: '5' }));
  await user.click(sheet.getByRole('button', { name: '加 100' }));
  expect((sheet.getByRole('textbox', { name: '投注金额' }) as HTMLInputElement).value).toBe('105');
  await user.click(sheet.getByRole('button', { name: '撤销' }));
  await user.click(sheet.getByRole('button', { name: '0' }));
  await user.click(sheet.getByRole('button', { name: /^投注 50\.00.*可得 91\.50/ }));
  await sheet.findByText('270000000000777');
  expect(scene.sent).toEqual([{ price: '1.83', stake: 5_000n }]);
  expect(useSlip.getState().legs).toEqual([]);
  await user.click(sheet.getByRole('button', { name: '保留选项' }));
  expect(useSlip.getState().legs).toEqual([leg]);
});

test('a visitor is sent to log in and the slip stays', async () => {
  scene.signedIn = false;
  const { sheet } = await open();
  expect(sheet.getByRole('link', { name: '登录后投注' }).getAttribute('href')).toEqual(expect.stringContaining('/user/login?redirect='));
});

test('a fall is shown old to new and one tap accepts and places', async () => {
  scene.quote = { price: '1.79' };
  const { user, sheet } = await open();
  await sheet.findByText('已降 0.04');
  expect(sheet.getByText('1.83').tagName).toBe('S');
  await user.type(sheet.getByRole('textbox', { name: '投注金额' }), '100');
  await user.click(sheet.getByRole('button', { name: /接受新赔率·投注 100\.00/ }));
  await sheet.findByText('270000000000777');
  expect(scene.sent).toEqual([{ price: '1.79', stake: 10_000n }]);
});

test('too little balance names the shortfall, and the fix takes what is there', async () => {
  const { user, sheet } = await open();
  await sheet.findByText('限额 10 – 8,888');
  await user.type(sheet.getByRole('textbox', { name: '投注金额' }), '639.5');
  expect(isDisabled(sheet.getByRole('button', { name: '余额不足' }))).toBe(true);
  sheet.getByText('还差 139.50 币');
  await user.click(sheet.getByRole('button', { name: '用剩余余额 500' }));
  expect(isDisabled(sheet.getByRole('button', { name: /^投注 500\.00/ }))).toBe(false);
});

test('a refused bet stays with its reason', async () => {
  scene.place = { state: 'suspended' };
  const { user, sheet } = await open();
  await sheet.findByText('限额 10 – 8,888');
  await user.type(sheet.getByRole('textbox', { name: '投注金额' }), '50');
  await user.click(sheet.getByRole('button', { name: /^投注 50\.00/ }));
  await sheet.findByText('提交时盘口暂停，未扣款');
  expect((sheet.getByRole('textbox', { name: '投注金额' }) as HTMLInputElement).value).toBe('50');
});

test('a lost answer is 确认中: the leg is locked and nothing is sent again', async () => {
  scene.place = { state: 'unknown' };
  const { user, sheet } = await open();
  await sheet.findByText('限额 10 – 8,888');
  await user.type(sheet.getByRole('textbox', { name: '投注金额' }), '50');
  await user.click(sheet.getByRole('button', { name: /^投注 50\.00/ }));
  await sheet.findByText('没有收到场馆答复，正在查询注单，不会重复提交');
  expect(isDisabled(sheet.getByRole('textbox', { name: '投注金额' }))).toBe(true);
  expect(isDisabled(sheet.getByRole('button', { name: '确认中' }))).toBe(true);
  expect(scene.sent).toHaveLength(1);
});

test('several at once: one amount for all, removing can be undone', async () => {
  useSlip.setState({ legs: [leg, aLeg({ selectionId: '9_2', marketId: '9', matchId: '77', selection: '蓝港', line: null })], stakes: {} });
  const { user, sheet } = await open();
  await sheet.findAllByText('限额 10 – 8,888');
  await user.type(sheet.getByRole('textbox', { name: '全部同额' }), '20');
  expect(isDisabled(sheet.getByRole('button', { name: /^投注 40\.00/ }))).toBe(false);
  await user.click(sheet.getByRole('button', { name: '移除 蓝港' }));
  expect(isDisabled(sheet.getByRole('button', { name: /^投注 20\.00/ }))).toBe(false);
  const toast = await sheet.findByText('已移除');
  await user.click(within(toast.parentElement!).getByRole('button', { name: '撤销' }));
  expect(useSlip.getState().legs).toHaveLength(2);
});

test('the policy is chosen beside the button', async () => {
  const { user, sheet } = await open();
  await user.click(sheet.getByRole('button', { name: /赔率变化 接受更好|赔率变化接受更好/ }));
  const chooser = within(await screen.findByRole('dialog', { name: '赔率变化时' }));
  await user.click(chooser.getByRole('radio', { name: '下降不超过一定比例' }));
  await user.click(chooser.getByRole('button', { name: '5%' }));
  expect(useSlip.getState().policy).toEqual({ kind: 'drop', percent: 5 });
});

const legsOf = (...matches: string[]) => matches.map((id) => aLeg({ matchId: id, marketId: id, selectionId: `${id}_1`, selection: `队${id}`, line: null, seenPrice: '2' }));

test('three legs as a parlay: one stake, the product of the prices, one receipt', async () => {
  useSlip.setState({ legs: legsOf('1', '2', '3') });
  const { user, sheet } = await open();
  await user.click(sheet.getByRole('button', { name: '串关' }));
  await sheet.findByText('8.00');
  await user.type(sheet.getByRole('textbox', { name: '投注金额 三串一' }), '50');
  await user.click(sheet.getByRole('button', { name: /^投注 50\.00.*可得 400\.00/ }));
  await sheet.findByText('270000000000803');
  expect(scene.combos).toEqual([expect.objectContaining({ combos: [{ size: 3, bets: 1, unitStake: 5_000n }] })]);
  expect(scene.sent).toEqual([]);
  expect(useSlip.getState().legs).toEqual([]);
});

test('systems: each with its bets, its cost, and what comes back at most and at least', async () => {
  useSlip.setState({ legs: legsOf('1', '2', '3') });
  const { user, sheet } = await open();
  await user.click(sheet.getByRole('button', { name: '系统 4注' }));
  await user.type(await sheet.findByRole('textbox', { name: '投注金额 3串4' }), '20');
  await sheet.findByText('每注金额，共 4 注 80.00');
  sheet.getByText('最低中奖 80.00·最高可得 400.00');
  sheet.getByRole('textbox', { name: '投注金额 2串1' });
  expect(isDisabled(sheet.getByRole('button', { name: /^投注 80\.00/ }))).toBe(false);
});

test('two legs of one match are named on the leg, and one tap makes singles of them', async () => {
  useSlip.setState({ legs: [...legsOf('1'), { ...legsOf('1')[0]!, selectionId: '1_2', selection: '平' }], mode: 'parlay' });
  const { user, sheet } = await open();
  await sheet.findByText('与第1项同场，不可串关');
  expect(isDisabled(await sheet.findByRole('button', { name: '同场赛事不可串关' }))).toBe(true);
  await user.click(sheet.getByRole('button', { name: '改为单关' }));
  await sheet.findByRole('textbox', { name: '全部同额' });
});
