import * as fc from './property';
import { cashOutBet, placeBet, resultOf, type Bet } from './money-load.bets';
import { couponClaimCall, couponUseCall, dividendReceiveCall } from '@/lib/contract/calls/activity.calls';
import {
  depositCancelCall,
  depositCreateCall,
  depositOpenCall,
  depositPaidCall,
  depositStatusCall,
} from '@/lib/contract/calls/deposit.calls';
import { rebateClaimCall, rebateListCall } from '@/lib/contract/calls/loyalty.calls';
import { walletListCall, walletRecallCall, walletTransferCall } from '@/lib/contract/calls/finance.calls';
import {
  coinListCall,
  mallItemsCall,
  mallOrderCancelCall,
  mallOrderCreateCall,
  mallOrderListCall,
  mallOrderStatusCall,
} from '@/lib/contract/calls/mall.calls';
import { payeeListCall } from '@/lib/contract/calls/payee.calls';
import { withdrawCancelCall, withdrawCreateCall, withdrawOpenCall, withdrawStatusCall } from '@/lib/contract/calls/withdraw.calls';
import type { Call } from '@/lib/contract/call';
import { VENUE_CODES } from '@/lib/contract/constants';
import type { Order } from '@/lib/domain/order/order.model';
import type { TestMember } from './control-client';
import { ask, TEST_UUID } from './platform-client';
import type { Sandbox } from './sandbox-process';
import { FULL_RUN } from './seed';
import { DAY } from './time';

const PIN = '246813';
const CARD = { kind: 'bank', number: '6200000000000005', bank: 'ICBC' };
const START = 100_000n;
/** At each venue, beside it. */
const AT_VENUE = '200.00';
/** Days of coins that one call tells. */
const COIN_WINDOW = 30 * DAY;
/** Minutes by which a step moves the clock for each of its coins. */
const CLOCK_MINUTES = FULL_RUN ? 0.2 : 1;
const COINS = 2_000;
const RECIPIENT = { name: '测试员', phone: '13800138000', province: '浙江省', city: '杭州市', address: '西湖区文三路 1 号' };

export interface Account extends TestMember {
  payeeId: string;
}

/** A call that moves money, and what came back: null when no answer came. */
export interface Attempt {
  account: Account;
  call: Call<never, unknown>;
  body: object;
  key: string;
  answer: { status_code: number; data: unknown } | null;
}

export interface Step {
  account: number;
  kind:
    | ('deposit' | 'paid' | 'uncreate' | 'decide')
    | ('withdraw' | 'cancel' | 'payout')
    | ('move' | 'back' | 'recall')
    | ('bonus' | 'coupon' | 'exchange' | 'parcel' | 'unorder')
    | ('bet' | 'cash-out' | 'rebate')
    | 'clock';
  coins: number;
  venue: 'IMTY' | 'OBTY' | 'FBTY';
  deposit: 'confirm' | 'fail';
  decision: 'approve' | 'pay' | 'reject' | 'fail';
}

interface CallStep extends Omit<Step, 'kind'> {
  kind: Exclude<Step['kind'], 'bet' | 'cash-out'>;
}

/** Random steps of several members at once; each begins with a withdrawal and a deposit. */
export function drawSteps(count: number, seed: number, members: number): Step[] {
  const step = fc.record({
    account: fc.integer({ min: 0, max: members - 1 }),
    kind: fc.constantFrom<Step['kind'][]>(
      ...([
        'deposit',
        'deposit',
        'paid',
        'paid',
        'uncreate',
        'decide',
        'decide',
        'withdraw',
        'withdraw',
        'withdraw',
        'cancel',
        'payout',
      ] as const),
      ...(['payout', 'move', 'move', 'back', 'recall', 'bonus', 'clock'] as const),
      ...(['coupon', 'exchange', 'parcel', 'unorder'] as const),
      ...(['bet', 'bet', 'bet', 'cash-out', 'rebate'] as const),
    ),
    coins: fc.integer({ min: 100, max: 400 }),
    venue: fc.constantFrom('IMTY' as const, 'OBTY' as const, 'FBTY' as const),
    deposit: fc.constantFrom('confirm' as const, 'confirm' as const, 'fail' as const),
    decision: fc.constantFrom('approve' as const, 'pay' as const, 'reject' as const, 'fail' as const),
  });
  const drawn = fc.sample(step, { numRuns: count, seed });
  const first = (['withdraw', 'deposit', 'bet'] as const).flatMap((kind) =>
    Array.from({ length: members }, (_, account) => ({ kind, account })),
  );
  return drawn.map((one, index) => ({ ...one, ...first[index] }));
}

/** Members who may do everything, with 免转钱包 off. */
export async function openAccounts(sandbox: Sandbox, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let index = 0; index < count; index += 1) {
    const member = await sandbox.control.member({
      balance: '1000.00',
      coins: COINS,
      withdrawPassword: PIN,
      realName: '测试员',
      payees: [CARD],
      autoTransfer: false,
      wallets: { IMTY: AT_VENUE, OBTY: AT_VENUE, FBTY: AT_VENUE },
      uuid: TEST_UUID,
    });
    const { list } = (await ask(sandbox.origin, payeeListCall, {}, { token: member.token, uuid: member.uuid })).data;
    accounts.push({ ...member, payeeId: list[0]!.payeeId });
  }
  return accounts;
}

const coins = (amount: number) => `${amount}.00`;

/** Sends a call under a key; a connection that ends, or a server error, is no answer. */
export async function send(sandbox: Sandbox, attempt: Omit<Attempt, 'answer'>): Promise<Attempt> {
  const { account, call, body, key } = attempt;
  const options = { token: account.token, uuid: account.uuid, headers: { 'idempotency-key': key } };
  const answer = await ask(sandbox.origin, call as Call<unknown, unknown>, body, options).catch(() => null);
  return { ...attempt, answer: answer === null || answer.status >= 500 ? null : { status_code: answer.status_code, data: answer.data } };
}

/** What a step has done: a call that moved money, or a bet. */
export type Done = { attempt: Attempt } | { bet: Bet } | null;

/** Does one step as its member, or as the platform's staff would. */
export async function runStep(sandbox: Sandbox, accounts: readonly Account[], step: Step, key: string): Promise<Done> {
  const { token } = accounts[step.account]!;
  const { kind } = step;
  switch (kind) {
    case 'bet': {
      const bet = await placeBet(sandbox, step.venue, token, 10 + (step.coins % 20), key);
      return bet && { bet };
    }
    case 'cash-out':
      await cashOutBet(sandbox, step.venue, token, step.coins % 2 === 0, key);
      return null;
    default: {
      const attempt = await callOf(sandbox, accounts, { ...step, kind }, key);
      return attempt && { attempt };
    }
  }
}

/** Does a step at the platform; answers the call that moved money, if it was one. */
async function callOf(sandbox: Sandbox, accounts: readonly Account[], step: CallStep, key: string): Promise<Attempt | null> {
  const account = accounts[step.account]!;
  const { token, uuid } = account;
  const read = <A>(call: Call<object, A>) => ask(sandbox.origin, call, {}, { token, uuid }).then(({ data }) => data);
  const money = (call: object, body: object) => send(sandbox, { account, call: call as Call<never, unknown>, body, key });
  const openDeposit = async () => (await read(depositOpenCall)).list.find(({ late }) => !late)?.orderId;
  const openWithdrawal = async () =>
    (await read(withdrawOpenCall)).list.find(({ state }) => state === 'reviewing' || state === 'paying')?.orderId;
  switch (step.kind) {
    case 'deposit':
      return money(depositCreateCall, { method: 'ecny', amount: coins(step.coins) });
    case 'withdraw':
      return money(withdrawCreateCall, { payeeId: account.payeeId, amount: coins(step.coins), fee: '0.00', pin: PIN });
    case 'move':
      return money(walletTransferCall, { from: 'CENTER', to: step.venue, amount: coins(step.coins) });
    case 'back':
      return money(walletTransferCall, { from: step.venue, to: 'CENTER', amount: coins(step.coins) });
    case 'recall':
      return money(walletRecallCall, { codes: [step.venue] });
    case 'bonus':
      return money(dividendReceiveCall, { id: '81001' });
    case 'coupon': {
      const { id } = await sandbox.control.coupon({ userName: account.userName, kind: 'cash', amount: '5.00' });
      await ask(sandbox.origin, couponClaimCall, { id }, { token, uuid });
      return money(couponUseCall, { id });
    }
    case 'exchange':
    case 'parcel': {
      const isGoods = step.kind === 'parcel';
      const item = (await read(mallItemsCall)).list.find(
        ({ credit, vipLevel, stock }) => (credit === null) === isGoods && vipLevel === 0 && stock > 0,
      );
      if (!item) return null;
      const { itemId, version, price } = item;
      return money(mallOrderCreateCall, { itemId, version, price, ...(isGoods ? { recipient: RECIPIENT } : {}) });
    }
    case 'unorder': {
      const { data } = await ask(sandbox.origin, mallOrderListCall, { state: 'placed', page: 1, size: 1 }, { token, uuid });
      return data.list[0] ? money(mallOrderCancelCall, { orderId: data.list[0].orderId }) : null;
    }
    case 'rebate':
      return claimRebates(sandbox, account, key);
    case 'clock':
      await sandbox.control.clock({ advanceMs: step.coins * CLOCK_MINUTES * 60_000 });
      return null;
  }
  const isDeposit = step.kind === 'paid' || step.kind === 'uncreate' || step.kind === 'decide';
  const orderId = await (isDeposit ? openDeposit() : openWithdrawal());
  if (orderId === undefined) return null;
  switch (step.kind) {
    case 'paid':
      return money(depositPaidCall, { orderId });
    case 'uncreate':
      return money(depositCancelCall, { orderId });
    case 'decide':
      await sandbox.control.deposit(orderId, step.deposit);
      return null;
    case 'cancel':
      return money(withdrawCancelCall, { orderId });
    case 'payout':
      await sandbox.control.withdrawal(orderId, step.decision);
      return null;
  }
}

/** Claims the rebates of all days that can be claimed; null when there are none. */
export async function claimRebates(sandbox: Sandbox, account: Account, key: string): Promise<Attempt | null> {
  const { token, uuid } = account;
  const { list } = (await ask(sandbox.origin, rebateListCall, {}, { token, uuid })).data;
  const days = list.filter(({ state }) => state === 'claimable').map(({ day }) => day);
  return days.length === 0 ? null : send(sandbox, { account, call: rebateClaimCall as Call<never, unknown>, body: { days }, key });
}

const minor = (text: string) => BigInt(text.replace('.', ''));
const isDone = ({ answer }: Attempt) => answer?.status_code === 6000;

/** The numbers of the orders that calls of one kind made, as their members read them. */
export function orderIdsOf(attempts: readonly Attempt[], account: Account, call: { name: string }): string[] {
  const made = attempts.filter((attempt) => attempt.account === account && attempt.call.name === call.name && isDone(attempt));
  return made.map(({ answer }) => (answer!.data as { orderId: string }).orderId);
}

/** What a member must have in all wallets together, from the end of each acknowledged order. Minor units. */
export async function expectedOf(
  sandbox: Sandbox,
  attempts: readonly Attempt[],
  account: Account,
  orders: readonly Order[],
): Promise<bigint> {
  const { token, uuid } = account;
  let expected = START + minor(AT_VENUE) * BigInt(VENUE_CODES.length);
  for (const order of orders) expected += resultOf(order);
  for (const { answer } of attempts.filter((one) => one.account === account && one.call.name === rebateClaimCall.name && isDone(one))) {
    expected += minor((answer!.data as { total: string }).total);
  }
  for (const orderId of new Set(orderIdsOf(attempts, account, depositCreateCall))) {
    const { data } = await ask(sandbox.origin, depositStatusCall, { orderId }, { token, uuid });
    if (data.state === 'credited') expected += minor(data.credit);
  }
  for (const orderId of new Set(orderIdsOf(attempts, account, withdrawCreateCall))) {
    const { data } = await ask(sandbox.origin, withdrawStatusCall, { orderId }, { token, uuid });
    if (data.state === 'reviewing' || data.state === 'paying' || data.state === 'paid') expected -= minor(data.amount);
  }
  for (const order of await mallOrdersOf(sandbox, attempts, account)) {
    if (order.credit !== null) expected += minor(order.credit);
  }
  const used = attempts.filter((attempt) => attempt.account === account && attempt.call.name === couponUseCall.name && isDone(attempt));
  expected += 500n * BigInt(new Set(used.map(({ body }) => (body as { id: string }).id)).size);
  const bonus = attempts.find(
    (attempt) => attempt.account === account && attempt.call.name === dividendReceiveCall.name && isDone(attempt),
  );
  return expected + (bonus ? minor((bonus.answer!.data as { amount: string }).amount) : 0n);
}

/** A member's orders of the mall, as they stand now. */
async function mallOrdersOf(sandbox: Sandbox, attempts: readonly Attempt[], account: Account) {
  const ids = new Set(orderIdsOf(attempts, account, mallOrderCreateCall));
  const { token, uuid } = account;
  const answers = await Promise.all([...ids].map((orderId) => ask(sandbox.origin, mallOrderStatusCall, { orderId }, { token, uuid })));
  return answers.map(({ data }) => data);
}

/** Coins that settled bets brought. `from`: world ms. */
async function coinsOfBets(sandbox: Sandbox, { token, uuid }: Account, from: number): Promise<number> {
  const now = Date.parse((await sandbox.control.clock({})).worldTime);
  let earned = 0;
  for (let start = from; start < now; start += COIN_WINDOW) {
    const range = { from: new Date(start).toISOString(), to: new Date(Math.min(now, start + COIN_WINDOW - 1)).toISOString() };
    const { data } = await ask(sandbox.origin, coinListCall, { ...range, reason: 'bet', page: 1, size: 1 }, { token, uuid });
    earned += data.totals.find(({ reason }) => reason === 'bet')?.amount ?? 0;
  }
  return earned;
}

/** Coins that a member has, and those that the acknowledged orders and the settled bets leave. */
export async function coinsOf(
  sandbox: Sandbox,
  attempts: readonly Attempt[],
  account: Account,
  from: number,
): Promise<{ actual: number; expected: number }> {
  const { token, uuid } = account;
  const { data } = await ask(sandbox.origin, mallItemsCall, {}, { token, uuid });
  const orders = await mallOrdersOf(sandbox, attempts, account);
  const spent = orders.reduce((sum, { price, state }) => sum + (state === 'cancelled' ? 0 : price), 0);
  return { actual: data.coins, expected: COINS - spent + (await coinsOfBets(sandbox, account, from)) };
}

/** What a member has in all wallets together. Minor units. */
export async function actualOf(sandbox: Sandbox, { token, uuid }: Account): Promise<bigint> {
  const { balance, venues } = (await ask(sandbox.origin, walletListCall, {}, { token, uuid })).data;
  return venues.reduce((sum, venue) => sum + minor(venue.balance!), minor(balance));
}
