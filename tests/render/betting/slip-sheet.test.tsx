/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import type { PlacementState } from '@/lib/domain/betting/slip/placement.model';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { walletListCall } from '@pavilion/contract/calls/wallet.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { SlipSheet } from '@/components/betting/slip/slip-sheet';
import { rememberStake } from '@/lib/domain/betting/slip/last-stake.storage';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { isReopenRequested } from '@/lib/domain/betting/slip/reopen.storage';
import { dropToken, saveToken } from '@/lib/platform/token';
import { movePlacement, usePlacements } from '@/lib/domain/betting/slip/placement.store';
import type { ComboPlacement } from '@/lib/domain/betting/order/combo.model';
import type { PlacementResult, Quote } from '@/lib/domain/betting/order/order.model';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { useTransfers } from '@/lib/domain/money/wallet/transfer.store';
import type { VenueTransfer, TransferRequest, Wallets } from '@/lib/domain/money/wallet/wallet.model';
import { betResultText } from '@/lib/domain/betting/slip/slip.copy';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { toastQueue } from '@/components/ui/toast/toast-queue';
import { fakePlatform } from '../../support/fake-platform';
import { match, winner } from '../../support/match.builder';
import { aMember, memberOnWire } from '../../support/member.builder';
import { mockDialogs } from '../../support/dialogs';
import { aLeg, anOrder, anOrderLeg, aQuote, aRecord } from '../../support/slip.builder';
import { renderWithClient } from '../../support/render-with-client';
import { onTransfers, walletsOnWire } from '../../support/wallet.builder';

const leg = aLeg({ selection: '红城' });
const stub: {
  wallets: Wallets | null;
  move: (order: TransferRequest) => VenueTransfer[];
  quote: Partial<Quote> & { price?: string };
  placed: PlacementResult;
  hold: Promise<void> | null;
  sent: { price: string; stake: bigint }[];
  combos: ComboPlacement[];
} = {
  wallets: null,
  move: () => [],
  quote: {},
  placed: { state: 'accepted', orderId: '270000000000777', prices: ['1.83'] },
  hold: null,
  sent: [],
  combos: [],
};

jest.mock('@/lib/venues/registry', () =>
  jest.requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry').registryOf(['FBTY'], () => ({
    getQuotes: async (legs: readonly SlipLeg[]) => (await stub.hold, legs).map((selection) => aQuote({ ...leg, ...selection }, stub.quote)),
    getComboQuote: async (legs: readonly SlipLeg[]) => ({
      quotes: legs.map((selection) => aQuote({ ...leg, ...selection, seenPrice: '2' })),
      combos: [
        { size: 2, bets: legs.length === 2 ? 1 : 3, price: null, min: 1_000n, max: 100_000n },
        { size: 3, bets: 1, price: '8', min: 1_000n, max: 100_000n },
        { size: 0, bets: 4, price: null, min: 1_000n, max: 20_000n },
      ],
    }),
    placeCombo: async (placement: ComboPlacement) => {
      stub.combos.push(placement);
      return placement.combos.map(({ size }) => ({ size, result: { state: 'accepted', orderId: `27000000000080${size}`, price: '2' } }));
    },
    place: async (placement: { price: string; stake: bigint }) => {
      stub.sent.push({ price: placement.price, stake: placement.stake });
      return stub.placed;
    },
    getOrders: async () => ({ orders: [], page: 1, total: 0, invalidRows: 0, totals: null }),
    getOrderStates: async () => [],
  })),
);
const platform = fakePlatform();
platform.on(memberInfoCall, memberOnWire).mockImplementation(async () =>
  aMember({
    id: 'm',
    balance: stub.wallets?.central.available ?? 50_000n,
    locked: 0n,
    autoTransfer: stub.wallets?.autoTransfer ?? true,
  }),
);
platform
  .on(walletListCall, walletsOnWire)
  .mockImplementation(async () => stub.wallets ?? { autoTransfer: true, central: { available: 50_000n, locked: 0n }, venues: [] });
const transfers = onTransfers(platform, (order) => stub.move(order));

jest.setTimeout(20_000);

beforeAll(mockDialogs);

beforeEach(() => {
  localStorage.removeItem('lastStake');
  useTransfers.setState({ records: [] });
  saveToken('token-of-a-member', false);
  transfers.length = 0;
  Object.assign(stub, {
    wallets: null,
    quote: {},
    hold: null,
    sent: [],
    combos: [],
    placed: { state: 'accepted', orderId: '270000000000777', prices: ['1.83'] },
  });
  usePlacements.setState({ records: [], known: [] });
  useSlip.setState({ legs: [leg], stakes: {}, mode: 'single', policy: { kind: 'better' } });
});

const isDisabled = (element: HTMLElement) => element.matches(':disabled');

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderWithClient(<SlipSheet open onClose={() => undefined} />, client);
  const sheet = await screen.findByRole('dialog', { name: '投注单' });
  return { user: userEvent.setup({ delay: null }), sheet: within(sheet), client };
}

/** The slip with its limits known and this stake typed. */
async function openWithStake(stake: string) {
  const opened = await open();
  await opened.sheet.findByText('限额 10 – 8,888');
  await opened.user.type(opened.sheet.getByRole('textbox', { name: '投注金额' }), stake);
  return opened;
}

test('counts two keys, and a quick stake after them, that are pressed before the next render', async () => {
  const { sheet } = await open();
  act(() => {
    sheet.getByRole('button', { name: '1' }).click();
    sheet.getByRole('button', { name: '5' }).click();
    sheet.getByRole('button', { name: '加 50' }).click();
  });
  expect(sheet.getByRole('textbox', { name: '投注金额' })).toHaveProperty('value', '65');
  const undo = sheet.getByRole('button', { name: '撤销' });
  for (const _ of [1, 2, 3]) act(() => undo.click());
  expect(sheet.getByRole('textbox', { name: '投注金额' })).toHaveProperty('value', '');
});

test('places a single with the keypad: shows the limit first, the return on the button and the receipt afterwards', async () => {
  const { user, sheet } = await open();
  await sheet.findByText('限额 10 – 8,888');
  expect(isDisabled(sheet.getByRole('button', { name: '输入投注金额' }))).toBe(true);
  await user.click(sheet.getByRole('button', { name: '5' }));
  await user.click(sheet.getByRole('button', { name: '加 100' }));
  expect((sheet.getByRole('textbox', { name: '投注金额' }) as HTMLInputElement).value).toBe('105');
  await user.click(sheet.getByRole('button', { name: '撤销' }));
  await user.click(sheet.getByRole('button', { name: '0' }));
  await user.click(sheet.getByRole('button', { name: /^投注 50\.00.*最高可得 91\.50/ }));
  await sheet.findByText('270000000000777');
  expect(stub.sent).toEqual([{ price: '1.83', stake: 5_000n }]);
  expect(useSlip.getState().legs).toEqual([]);
  await user.click(sheet.getByRole('button', { name: '保留选项' }));
  expect(useSlip.getState().legs).toEqual([leg]);
});

test('the stake of the last bet is one tap that sets it, for its own member alone', async () => {
  const { user, sheet } = await openWithStake('50');
  expect(sheet.queryByRole('button', { name: '上次 50' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: /^投注 50\.00/ }));
  await sheet.findByText('270000000000777');
  await user.click(sheet.getByRole('button', { name: '保留选项' }));
  await user.click(await sheet.findByRole('button', { name: '加 100' }));
  await user.click(sheet.getByRole('button', { name: '上次 50' }));
  expect(sheet.getByRole('textbox', { name: '投注金额' })).toHaveProperty('value', '50');
  cleanup();
  rememberStake('another', 5_000n);
  const other = await open();
  await other.sheet.findByText('限额 10 – 8,888');
  expect(other.sheet.queryByRole('button', { name: '上次 50' })).toBeNull();
});

const beginsAt = () => document.querySelector('dialog [autofocus]')!;

test('opens at the stake with the slip’s keypad, and in a low window at the title with the phone’s keyboard', async () => {
  const { sheet } = await open();
  const field = sheet.getByRole('textbox', { name: '投注金额' });
  expect(beginsAt()).toBe(field);
  expect(field.getAttribute('inputmode')).toBe('none');
  cleanup();

  window.matchMedia = ((query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(max-height: 47.99em)' })) as unknown as typeof matchMedia;
  try {
    const low = (await open()).sheet;
    expect(beginsAt()).toBe(low.getByRole('heading', { name: '投注单' }));
    expect(low.getByRole('textbox', { name: '投注金额' }).getAttribute('inputmode')).toBe('decimal');
    expect(low.queryByRole('group', { name: '金额键盘' })).toBeNull();
    low.getByRole('button', { name: '加 50' });
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test('sends a visitor to the login and keeps the slip', async () => {
  dropToken();
  const { user, sheet } = await open();
  const login = sheet.getByRole('link', { name: '登录后投注' });
  expect(login.getAttribute('href')).toEqual(expect.stringContaining('/user/login?redirect='));
  login.addEventListener('click', (event) => event.preventDefault());
  await user.click(login);
  // The next page opens the slip for a member alone.
  expect(isReopenRequested()).toBe(false);
  saveToken('token-of-a-member', false);
  expect(isReopenRequested()).toBe(true);
  dropToken();
});

test('shows a visitor the price and return of a parlay at the prices of the list', async () => {
  dropToken();
  useSlip.setState({ legs: legsOf('1', '2'), mode: 'parlay' });
  const { user, sheet, client } = await open();
  expect(sheet.getByText('总赔率').parentElement!.textContent).toBe('总赔率4.00');
  await user.type(sheet.getByRole('textbox', { name: '投注金额 二串一' }), '50');
  sheet.getByRole('link', { name: /^登录后投注\s*最高可得 200\.00$/ });
  const one = match('1', { markets: [winner('1', ['2.5', '4.7', '9.2'])] });
  act(() => void client.setQueryData(matchOptions('FBTY', '1').queryKey, { data: one, at: Date.now() }));
  await sheet.findByRole('link', { name: /最高可得 250\.00$/ });
  await user.click(sheet.getByRole('button', { name: '单关 2' }));
  await user.type(sheet.getByRole('textbox', { name: '投注金额 队1' }), '10');
  sheet.getByRole('link', { name: /最高可得 25\.00$/ });
});

test('marks a leg whose match has ended, and removes it with one tap', async () => {
  stub.quote = { state: 'closed', selection: null };
  const { user, sheet } = await open();
  const row = within((await sheet.findByText('比赛或盘口已结束，不会再开放')).closest('li')!);
  row.getByText('已封盘');
  expect(isDisabled(sheet.getByRole('button', { name: '盘口已封盘' }))).toBe(true);
  // Nothing accepts an amount any more: no keys either.
  expect(sheet.queryByRole('button', { name: '7' })).toBeNull();
  expect(sheet.queryByRole('button', { name: /最大/ })).toBeNull();
  await user.click(row.getByRole('button', { name: '移除该项' }));
  expect(useSlip.getState().legs).toEqual([]);
});

test('shows a fallen price as old and new, and one tap accepts it and places the bet', async () => {
  stub.quote = { price: '1.79' };
  const { user, sheet } = await open();
  await sheet.findByText('已降 0.04');
  expect(sheet.getByText('1.83').tagName).toBe('S');
  await user.type(sheet.getByRole('textbox', { name: '投注金额' }), '100');
  await user.click(sheet.getByRole('button', { name: /接受新赔率·投注 100\.00/ }));
  await sheet.findByText('270000000000777');
  expect(stub.sent).toEqual([{ price: '1.79', stake: 10_000n }]);
});

test('reads the leg aloud in the chosen odds type, and the receipt shows the price in Europe odds', async () => {
  usePreference.setState({ oddsType: 2 });
  try {
    stub.quote = { price: '1.79' };
    const { user, sheet } = await open();
    await sheet.findByText(/赔率由0\.83降至0\.79/);
    await user.click(sheet.getByRole('button', { name: '加 100' }));
    await user.click(await sheet.findByRole('button', { name: /^接受新赔率·投注/ }));
    await sheet.findByText(/^让球·全场·欧洲盘成立赔率 1\.83（提交时 1\.79，更好）$/);
  } finally {
    act(() => usePreference.setState({ oddsType: 3 }));
  }
});

test('colours a negative price as on its button, but not a positive one', async () => {
  usePreference.setState({ oddsType: 4 });
  try {
    const { sheet } = await open();
    expect((await sheet.findByText('\u22121.20')).className).toContain('text-up');
    act(() => usePreference.setState({ oddsType: 2 }));
    expect(sheet.getByText('0.83').className).not.toContain('text-up');
  } finally {
    act(() => usePreference.setState({ oddsType: 3 }));
  }
});

test('names an outright as its list does, with its last year and without a period', async () => {
  const title = { marketKind: 'outright', role: 'other', selection: '切尔西', line: null, away: '', live: false, score: null } as const;
  useSlip.setState({
    legs: [aLeg({ ...title, home: '英格兰超级联赛 2026-27 冠军', startTime: Date.UTC(2099, 4, 28, 14, 0) })],
  });
  const { sheet } = await open();
  expect(sheet.getByText('英格兰超级联赛 2026-27 冠军').tagName).toBe('P');
  sheet.getByText('切尔西 夺冠');
  expect(sheet.getByText(/^冠军·/).textContent).toBe('冠军·2099-05-28 22:00·FB');
});

test('shows how much balance is missing, and the fix lowers the stake to the available amount', async () => {
  const { user, sheet } = await open();
  await sheet.findByText('限额 10 – 8,888');
  await user.type(sheet.getByRole('textbox', { name: '投注金额' }), '639.5');
  expect(isDisabled(sheet.getByRole('button', { name: '余额不足' }))).toBe(true);
  sheet.getByText('还差 139.50 币');
  expect(sheet.getByRole('link', { name: '去存款' }).getAttribute('href')).toBe('/mine/finance/deposit?amount=139.50&back=%2F');
  await user.click(sheet.getByRole('button', { name: '用剩余余额 500' }));
  expect(isDisabled(sheet.getByRole('button', { name: /^投注 500\.00/ }))).toBe(false);
});

/** Wallets of a member with 免转钱包 off, and money that moves between them. */
function ownWallets(balances: Record<'CENTER' | 'IMTY' | 'OBTY' | 'FBTY', bigint>, rejected?: 'IMTY' | 'OBTY') {
  const wallets = (): Wallets => ({
    autoTransfer: false,
    central: { available: balances.CENTER, locked: 0n },
    venues: (['IMTY', 'OBTY', 'FBTY'] as const).map((code) => ({ code, name: code, available: balances[code], locked: 0n })),
  });
  stub.wallets = wallets();
  stub.move = (order) => {
    if (order.kind !== 'transfer') throw new Error('no transfer');
    const code = (order.from === 'CENTER' ? order.to : order.from) as 'IMTY';
    if (code === rejected) return [{ code, state: 'failed', amount: '0.00', message: '' }];
    const amount = BigInt(order.amount.replace('.', ''));
    balances[order.from] -= amount;
    balances[order.to] += amount;
    stub.wallets = wallets();
    return [{ code, state: 'done', amount: order.amount, message: '' }];
  };
}

test('transfers the amount that FB’s wallet lacks with one tap, and places the same slip', async () => {
  ownWallets({ CENTER: 2_000n, IMTY: 9_000n, OBTY: 0n, FBTY: 1_000n });
  const { user, sheet } = await openWithStake('60');
  await sheet.findByText('还差 50.00 币');
  await user.dblClick(await sheet.findByRole('button', { name: /^一键回收 50\.00/ }));
  await user.click(await sheet.findByRole('button', { name: /^投注 60\.00/ }));
  await sheet.findByText('270000000000777');
  expect(transfers.map(({ order }) => order)).toEqual([
    { kind: 'transfer', from: 'IMTY', to: 'CENTER', amount: '30.00' },
    { kind: 'transfer', from: 'CENTER', to: 'FBTY', amount: '50.00' },
  ]);
  expect(stub.sent).toEqual([{ price: '1.83', stake: 6_000n }]);
});

test('names a venue that transfers nothing, keeps the slip, and requests from another venue on the next tap', async () => {
  ownWallets({ CENTER: 0n, IMTY: 9_000n, OBTY: 8_000n, FBTY: 0n }, 'IMTY');
  const { user, sheet } = await openWithStake('60');
  await user.click(await sheet.findByRole('button', { name: /来自 IM体育$/ }));
  await sheet.findByText('IM体育未转出，余额不变');
  expect((sheet.getByRole('textbox', { name: '投注金额' }) as HTMLInputElement).value).toBe('60');
  await user.click(sheet.getByRole('button', { name: /来自 OB体育$/ }));
  await sheet.findByRole('button', { name: /^投注 60\.00/ });
});

test('offers no transfer when all wallets together have too little', async () => {
  ownWallets({ CENTER: 1_000n, IMTY: 1_000n, OBTY: 0n, FBTY: 1_500n });
  const { user, sheet } = await openWithStake('60');
  await sheet.findByText('其他钱包 20.00，还差 25.00 币');
  expect(isDisabled(sheet.getByRole('button', { name: '余额不足' }))).toBe(true);
  expect(sheet.queryByRole('button', { name: /^一键/ })).toBeNull();
  // 35.00 are there in all wallets together: a deposit of the rest suffices.
  expect(sheet.getByRole('link', { name: '去存款' }).getAttribute('href')).toMatch(/amount=25\.00/);
  await user.click(sheet.getByRole('button', { name: '用剩余余额 15' }));
  await sheet.findByRole('button', { name: /^投注 15\.00/ });
});

test('transfers the money of other wallets even when it is not enough, and then only the rest is missing', async () => {
  ownWallets({ CENTER: 1_000n, IMTY: 5_500n, OBTY: 0n, FBTY: 0n });
  const { user, sheet } = await openWithStake('150');
  await sheet.findByText('其他钱包 65.00，还差 85.00 币');
  expect(sheet.getByRole('link', { name: '去存款' }).getAttribute('href')).toMatch(/amount=85\.00/);
  await user.click(sheet.getByRole('button', { name: '转入 65.00' }));
  await sheet.findByText('还差 85.00 币');
  expect(transfers.map(({ order }) => order)).toEqual([
    { kind: 'transfer', from: 'IMTY', to: 'CENTER', amount: '55.00' },
    { kind: 'transfer', from: 'CENTER', to: 'FBTY', amount: '65.00' },
  ]);
  expect(sheet.queryByRole('button', { name: /^转入/ })).toBeNull();
  expect(sheet.getByRole('link', { name: '去存款' }).getAttribute('href')).toMatch(/amount=85\.00/);
  await user.click(sheet.getByRole('button', { name: '用剩余余额 65' }));
  await sheet.findByRole('button', { name: /^投注 65\.00/ });
});

test('keeps a rejected bet with its reason', async () => {
  stub.placed = { state: 'suspended' };
  const { user, sheet } = await openWithStake('50');
  await user.click(sheet.getByRole('button', { name: /^投注 50\.00/ }));
  await sheet.findByText('提交时盘口暂停，未扣款');
  expect((sheet.getByRole('textbox', { name: '投注金额' }) as HTMLInputElement).value).toBe('50');
});

test('explains why a bet was rejected and what changed since: in the present tense while the market is suspended, in the past tense once it is open', async () => {
  const betLeg = aLeg({ marketKind: 'winner', selection: '红城', line: null, score: [0, 0] });
  useSlip.setState({ legs: [betLeg] });
  usePlacements.setState({
    records: [aRecord({ member: 'm', legs: [betLeg], state: { step: 'rejected', why: 'rejected', words: '盘口已暂停' } })],
  });
  stub.quote = { state: 'suspended', selection: null, live: false, score: null };
  const { sheet, client } = await open();
  const row = (await sheet.findByText('暂停')).closest('li')!;
  // The keys stay in place until betting resumes.
  expect(isDisabled(sheet.getByRole('button', { name: '7' }))).toBe(true);
  expect(row.textContent).toContain('盘口已暂停，场馆未接受，未扣款');
  // A list knows of the goal while the quote does not.
  const at = Date.now();
  act(
    () => void client.setQueryData(matchOptions('FBTY', betLeg.matchId).queryKey, { data: match(betLeg.matchId, { score: [0, 1] }), at }),
  );
  await waitFor(() => expect(row.textContent).toContain('滚球 0-1'));
  expect(row.textContent).toContain('比分已由0-0变为0-1');

  stub.quote = { price: '24', score: [0, 1] };
  await act(() => client.invalidateQueries({ queryKey: ['slip'] }));
  await sheet.findByText('上次提交失败：当时盘口已暂停，未扣款');
  expect(isDisabled(sheet.getByRole('button', { name: '7' }))).toBe(false);
  expect(row.textContent).not.toContain('场馆未接受');
  expect(row.textContent).toContain('比分已由0-0变为0-1');
  expect(row.textContent).toContain('已升 22.17');
});

test('leaves a venue’s message that contains its time unchanged', () => {
  const state = { step: 'rejected', why: 'rejected', words: '确认期间比分、盘口或赔率已变更' } as const;
  expect(betResultText(state, true)).toBe('上次提交失败：确认期间比分、盘口或赔率已变更，未扣款');
});

test('shows a bet with a lost response as 确认中, locks its leg and sends nothing again', async () => {
  stub.placed = { state: 'unknown' };
  const { user, sheet } = await openWithStake('50');
  await user.click(sheet.getByRole('button', { name: /^投注 50\.00/ }));
  await sheet.findByText('未收到场馆结果，正在查询注单，不会重复提交');
  expect(isDisabled(sheet.getByRole('textbox', { name: '投注金额' }))).toBe(true);
  expect(isDisabled(sheet.getByRole('button', { name: '确认中 50.00' }))).toBe(true);
  expect(stub.sent).toHaveLength(1);
});

test('shows the steps of a pending bet with their seconds, and requires no action', async () => {
  usePlacements.setState({
    records: [aRecord({ member: 'm', legs: [leg], waitingSince: Date.now() - 3_200, state: { step: 'pending', orderId: '7' } })],
  });
  stub.quote = { price: '1.70' };
  const { sheet } = await open();
  const steps = within(await sheet.findByRole('list', { name: '投注进度' }));
  expect(steps.getAllByRole('listitem').map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['已提交', null],
    ['确认中3 秒', 'step'],
    ['成功', null],
  ]);
  // The leg shows the price that it was sent at, not the current one.
  expect(sheet.getByRole('textbox', { name: '投注金额' }).closest('li')!.textContent).toMatch(/确认中1\.83/);
  expect(sheet.queryByRole('group', { name: '金额键盘' })).toBeNull();
  expect(sheet.queryByRole('button', { name: /^移除 /u })).toBeNull();
  expect(sheet.queryByRole('button', { name: '全部清除' })).toBeNull();
  expect(isDisabled(sheet.getByRole('button', { name: '确认中 50.00' }))).toBe(true);
  act(() => void movePlacement('key-0001', { type: 'order-state', state: 'accepted', reason: null }));
  expect(sheet.queryByRole('list', { name: '投注进度' })).toBeNull();
  sheet.getByRole('region', { name: '投注结果' });
});

test('keeps the button’s state while one of several systems is pending, and requires no other stake', async () => {
  const legs = legsOf('1', '2', '3');
  const record = aRecord({ member: 'm', legs, size: 2, bets: 3, prices: ['2', '2', '2'], stake: '6000', state: { step: 'sent' } });
  useSlip.setState({ legs, mode: 'system' });
  usePlacements.setState({ records: [record] });
  const { user, sheet } = await open();
  await sheet.findByRole('button', { name: '正在提交 60.00' });
  act(() => void movePlacement('key-0001', { type: 'reply', result: { state: 'pending', orderId: '7' } }));
  expect(isDisabled(sheet.getByRole('button', { name: '确认中 60.00' }))).toBe(true);
  expect(sheet.queryByRole('group', { name: '金额键盘' })).toBeNull();
  expect(document.activeElement).not.toBe(sheet.getByRole('textbox', { name: '投注金额 3串4' }));
  // Another system may be staked meanwhile.
  await user.type(sheet.getByRole('textbox', { name: '投注金额 3串4' }), '20');
  sheet.getByRole('button', { name: /^投注 80\.00/ });
});

test('sets one amount for several singles, and a removal can be undone', async () => {
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

test('undoing a removal does not restore legs that were bet in the meantime', async () => {
  useSlip.setState({
    legs: [leg, aLeg({ selectionId: '9_2', marketId: '9', matchId: '77', selection: '蓝港', line: null })],
    stakes: { '9_2': '30' },
  });
  const { user, sheet } = await open();
  await sheet.findAllByText('限额 10 – 8,888');
  await user.click(sheet.getByRole('button', { name: '移除 蓝港' }));
  const toast = await sheet.findByText('已移除');
  await user.type(sheet.getByRole('textbox', { name: '投注金额' }), '50');
  await user.click(sheet.getByRole('button', { name: /^投注 50\.00/ }));
  await sheet.findByText('270000000000777');
  await user.click(within(toast.parentElement!).getByRole('button', { name: '撤销' }));
  expect(useSlip.getState()).toMatchObject({ legs: [{ selection: '蓝港' }], stakes: { '9_2': '30' } });
});

test('sends nothing when the stake is edited during the last check of prices, and explains that the slip was changed', async () => {
  const { user, sheet } = await openWithStake('50');
  let release = () => {};
  stub.hold = new Promise((done) => {
    release = done;
  });
  await user.click(sheet.getByRole('button', { name: /^投注 50\.00/ }));
  await user.click(sheet.getByRole('button', { name: '加 100' }));
  release();
  await sheet.findByText('提交时投注单有改动，未投注，请核对后再投');
  expect(stub.sent).toEqual([]);
  await user.click(await sheet.findByRole('button', { name: /^投注 150\.00/ }));
  await sheet.findByText('270000000000777');
  expect(stub.sent).toEqual([{ price: '1.83', stake: 15_000n }]);
});

test('explains that the bet was not sent when a price falls again while the first fall is accepted', async () => {
  const { user, sheet } = await openWithStake('50');
  stub.quote = { price: '1.75' };
  await user.click(sheet.getByRole('button', { name: /^投注 50\.00/ }));
  const accept = await sheet.findByRole('button', { name: /^接受新赔率/ });
  await sheet.findByText('赔率又有变化，未投注，请核对后再投');
  stub.quote = { price: '1.70' };
  await user.click(accept);
  await sheet.findByText('1.70');
  sheet.getByText('赔率又有变化，未投注，请核对后再投');
  expect(stub.sent).toEqual([]);
  await user.click(sheet.getByRole('button', { name: /^接受新赔率/ }));
  await sheet.findByText('270000000000777');
  expect(stub.sent).toEqual([{ price: '1.70', stake: 5_000n }]);
});

test('shows market, price, fixture and venue in a receipt, and for a system its bets and every leg', async () => {
  const legs = [
    aLeg({ matchId: '1', selectionId: '1_1', marketKind: 'winner', role: 'draw', selection: '和', line: null }),
    aLeg({ matchId: '2', selectionId: '2_1', home: '石湾', away: '白塔', selection: '石湾' }),
    aLeg({ matchId: '3', selectionId: '3_1' }),
  ];
  const state = { step: 'accepted', orderId: '270000000000777', prices: ['1.83'], best: null } satisfies PlacementState;
  usePlacements.setState({
    records: [
      aRecord({ key: 'key-0001', member: 'm', legs: [leg], state }),
      aRecord({
        key: 'key-0002',
        member: 'm',
        legs,
        size: 2,
        bets: 3,
        prices: ['2', '2', '2'],
        stake: '3000',
        state: { ...state, prices: ['2', '2.1', '2'] },
      }),
    ],
  });
  const { sheet } = await open();
  const [single, system] = await within(await sheet.findByRole('region', { name: '投注结果' })).findAllByRole('listitem');
  expect(single!.textContent).toContain('红城 vs 蓝港·FB');
  expect(system!.textContent).toContain('二串一 已成立投注 30.00FB·3 注 × 10.00最高可得 124.00');
  expect(system!.textContent).toContain('和局 @2.00·独赢·全场·红城 vs 蓝港石湾 -0.5/1 @2.10（提交时 2.00，更好）·让球·全场·石湾 vs 白塔');
});

test('shows the prices that the venue took: each leg of a parlay, the total and the price when it was sent, and no return before', async () => {
  const legs = legsOf('1', '2');
  const record = aRecord({ member: 'm', legs, size: 2, prices: ['2', '2'], stake: '5000', state: { step: 'sent' } });
  usePlacements.setState({ records: [record], known: [] });
  const { sheet } = await open();
  act(() => void movePlacement('key-0001', { type: 'reply', result: { state: 'accepted', orderId: '8', prices: null } }));
  const receipt = await sheet.findByRole('region', { name: '投注结果' });
  expect(receipt.textContent).toContain('成立赔率和可得金额见投注记录');
  expect(receipt.textContent).not.toMatch(/最高可得|@/);
  const taken = ['2.1', '1.9'].map((price, index) => anOrderLeg({ ...legs[index]!, price }));
  act(() => void movePlacement('key-0001', { type: 'taken', order: anOrder({ id: '8', legs: taken.toReversed(), maxReturn: 19_949n }) }));
  expect(receipt.textContent).toContain('@2.10（提交时 2.00，更好）');
  expect(receipt.textContent).toContain('@1.90（提交时 2.00，更低）');
  expect(receipt.textContent).toContain('成立赔率 3.99（提交时 4.00，更低）');
  // The venue's own figure, to the cent.
  expect(receipt.textContent).toContain('最高可得 199.49');
});

test('announces the result of a bet in a live region that exists from the start, and focuses the receipt', async () => {
  const { user, sheet } = await open();
  await sheet.findByText('限额 10 – 8,888');
  const listening = [...document.querySelectorAll('[aria-live="polite"]')];
  await user.type(sheet.getByRole('textbox', { name: '投注金额' }), '50');
  await user.click(sheet.getByRole('button', { name: /^投注 50\.00/ }));
  await sheet.findByText('270000000000777');
  expect(listening.map(({ textContent }) => textContent)).toContain('红城 -0.5/1 已成立');
  expect(document.activeElement).toBe(sheet.getByRole('region', { name: '投注结果' }));
});

test('keeps the prices of the other legs when one is removed', async () => {
  useSlip.setState({
    legs: [leg, aLeg({ selectionId: '9_2', marketId: '9', matchId: '77', selection: '蓝港', line: null })],
    stakes: { [leg.selectionId]: '50' },
  });
  const { user, sheet } = await open();
  await sheet.findAllByText('限额 10 – 8,888');
  stub.hold = new Promise(() => {});
  await user.click(sheet.getByRole('button', { name: '移除 蓝港' }));
  sheet.getByText('限额 10 – 8,888');
  expect(isDisabled(sheet.getByRole('button', { name: /^投注 50\.00/ }))).toBe(false);
});

test('keeps a row for a pending combination whose legs can no longer be one bet, at the position of its legs', async () => {
  const legs = legsOf('1', '2', '3');
  useSlip.setState({ legs, mode: 'parlay' });
  usePlacements.setState({
    records: [
      aRecord({
        member: 'm',
        legs: legs.slice(0, 2),
        size: 2,
        prices: ['2', '2'],
        stake: '5000',
        state: { step: 'pending', orderId: '7' },
      }),
    ],
  });
  const { sheet } = await open();
  const row = within(await sheet.findByRole('list', { name: '改动前提交的组合' }));
  row.getByText('二串一');
  row.getByText('确认中');
  row.getByText('投注 50.00');
  // A bet in progress cannot be removed.
  expect(['队1', '队2', '队3'].map((name) => sheet.queryByRole('button', { name: `移除 ${name}` }) !== null)).toEqual([false, false, true]);
});

test('offers the odds policy beside the button', async () => {
  const { user, sheet } = await open();
  await user.click(sheet.getByRole('button', { name: /赔率变化 接受更好|赔率变化接受更好/ }));
  const chooser = within(await screen.findByRole('dialog', { name: '赔率变化时' }));
  await user.click(chooser.getByRole('radio', { name: '下降不超过一定比例' }));
  await user.click(chooser.getByRole('button', { name: '5%' }));
  expect(useSlip.getState().policy).toEqual({ kind: 'drop', percent: 5 });
});

test('the quick amounts are changed from where they are', async () => {
  const { user, sheet } = await open();
  await user.click(sheet.getByRole('button', { name: '快捷金额' }));
  const first = await screen.findByRole('textbox', { name: '快捷金额 1' });
  await user.clear(first);
  await user.type(first, '88');
  await user.tab();
  sheet.getByRole('button', { name: '加 88' });
});

const legsOf = (...matches: string[]) =>
  matches.map((id) => aLeg({ matchId: id, marketId: id, selectionId: `${id}_1`, selection: `队${id}`, line: null, seenPrice: '2' }));

test('places three legs as a parlay with one stake, the product of their prices and one receipt', async () => {
  useSlip.setState({ legs: legsOf('1', '2', '3') });
  const { user, sheet } = await open();
  await user.click(sheet.getByRole('button', { name: '串关' }));
  await sheet.findByText('8.00');
  await user.type(sheet.getByRole('textbox', { name: '投注金额 三串一' }), '50');
  sheet.getByText('可得金额含本金');
  await user.click(sheet.getByRole('button', { name: /^投注 50\.00.*最高可得 400\.00/ }));
  await sheet.findByText('270000000000803');
  expect(stub.combos).toEqual([expect.objectContaining({ combos: [{ size: 3, bets: 1, unitStake: 5_000n }] })]);
  expect(stub.sent).toEqual([]);
  expect(useSlip.getState().legs).toEqual([]);
});

test('opens legs that can be combined as a parlay, and undoing 清空 restores its stake and mode', async () => {
  useSlip.setState({ legs: legsOf('1', '2', '3'), mode: null });
  const { user, sheet } = await open();
  expect(sheet.getByRole('button', { name: '串关' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(sheet.getByRole('button', { name: '复式 4 注' }));
  await user.type(await sheet.findByRole('textbox', { name: '投注金额 3串4' }), '20');
  await user.click(sheet.getByRole('button', { name: '全部清除' }));
  expect(useSlip.getState()).toMatchObject({ legs: [], stakes: {}, mode: null });
  expect(toastQueue.current()!.text).toBe('已清空投注单');
  act(() => toastQueue.current()!.action!.onPress());
  expect(useSlip.getState()).toMatchObject({ mode: 'system', stakes: { 'combo:0': '20' } });
  expect(useSlip.getState().legs).toHaveLength(3);
});

test('shows the product of a parlay in Europe odds, and notes that when other odds are shown', async () => {
  useSlip.setState({ legs: legsOf('1', '2', '3') });
  const { user, sheet } = await open();
  await user.click(sheet.getByRole('button', { name: '串关' }));
  const total = (await sheet.findByText('总赔率')).parentElement!;
  expect(total.textContent).toBe('总赔率8.00');
  act(() => usePreference.setState({ oddsType: 1 }));
  try {
    expect(total.textContent).toBe('总赔率8.00欧洲盘');
  } finally {
    act(() => usePreference.setState({ oddsType: 3 }));
  }
});

test('shows each system with its number of bets, its cost, and its highest and lowest return', async () => {
  useSlip.setState({ legs: legsOf('1', '2', '3') });
  const { user, sheet } = await open();
  await user.click(sheet.getByRole('button', { name: '复式 4 注' }));
  await user.type(await sheet.findByRole('textbox', { name: '投注金额 3串4' }), '20');
  await sheet.findByText('每注金额，共 4 注 80.00');
  sheet.getByText('中一注至少 80.00·最高可得 400.00');
  sheet.getByRole('textbox', { name: '投注金额 二串一' });
  expect(isDisabled(sheet.getByRole('button', { name: /^投注 80\.00/ }))).toBe(false);
});

test('marks two legs of one match, and one tap makes them singles', async () => {
  useSlip.setState({ legs: [...legsOf('1'), { ...legsOf('1')[0]!, selectionId: '1_2', selection: '平' }], mode: 'parlay' });
  const { user, sheet } = await open();
  await sheet.findByText('与第1项同场，不可串关');
  expect(isDisabled(await sheet.findByRole('button', { name: '同场赛事不可串关' }))).toBe(true);
  await user.click(sheet.getByRole('button', { name: '改为单关' }));
  await sheet.findByRole('textbox', { name: '全部同额' });
});
