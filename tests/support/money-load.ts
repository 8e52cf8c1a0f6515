import * as fc from './property';
import { cashOutBet, placeBet, type Bet } from './money-load.bets';
import { enterOnce, ENTRY_KINDS, type Entry, type EntryKind } from './money-load.entries';
import { friendClaims, REWARD_KINDS, rewardCall, type RewardKind } from './money-load.rewards';
import { playRound, type PlayedRound } from './money-load.rounds';
import { couponClaimCall, couponUseCall } from '@pavilion/contract/calls/coupon.calls';
import { dividendReceiveCall } from '@pavilion/contract/calls/bonus.calls';
import { depositCancelCall, depositCreateCall, depositOpenCall, depositPaidCall } from '@pavilion/contract/calls/deposit.calls';
import { rebateClaimCall, rebateListCall } from '@pavilion/contract/calls/rebate.calls';
import { walletRecallCall, walletTransferCall } from '@pavilion/contract/calls/wallet.calls';
import { mallItemsCall, mallOrderCancelCall, mallOrderCreateCall, mallOrderListCall } from '@pavilion/contract/calls/mall.calls';
import { payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { withdrawCancelCall, withdrawCreateCall, withdrawOpenCall } from '@pavilion/contract/calls/withdraw.calls';
import type { Call } from '@pavilion/contract/call';
import type { TestMember } from './control-client';
import { inviteOf, newRealName } from './friend-client';
import { sendCall } from './platform-client';
import type { Sandbox } from './sandbox-process';
import { FULL_RUN } from './seed';

const PIN = '246813';
const CARD = { kind: 'bank', bank: 'ICBC' };
/** Minor units in the central wallet. */
export const START = 100_000n;
/** At each venue, beside it. */
export const AT_VENUE = '200.00';
/** Minutes by which a step moves the clock for each of its coins. */
const CLOCK_MINUTES = FULL_RUN ? 0.2 : 1;
export const COINS = 2_000;
const RECIPIENT = { name: '测试员', phone: '13800138000', province: '浙江省', city: '杭州市', address: '西湖区文三路 1 号' };

export interface Account extends TestMember {
  payeeId: string;
  /** The number of its card. */
  card: string;
}

/** A call that moves money, and its response: null when none came. */
export interface Attempt {
  account: Account;
  call: Call<never, unknown>;
  body: object;
  key: string;
  response: { status_code: number; data: unknown } | null;
}

export interface Step {
  account: number;
  kind:
    | ('deposit' | 'paid' | 'uncreate' | 'decide')
    | ('withdraw' | 'cancel' | 'payout')
    | ('move' | 'back' | 'recall')
    | ('bonus' | 'coupon' | 'exchange' | 'parcel' | 'unorder')
    | ('bet' | 'cash-out' | 'rebate' | 'round')
    | RewardKind
    | EntryKind
    | 'clock';
  coins: number;
  venue: 'IMTY' | 'OBTY' | 'FBTY';
  deposit: 'confirm' | 'fail';
  decision: 'approve' | 'pay' | 'reject' | 'fail';
}

interface CallStep extends Omit<Step, 'kind'> {
  kind: Exclude<Step['kind'], 'bet' | 'cash-out' | 'round' | EntryKind>;
}

/** Random steps of several members at once; each begins with a withdrawal, a deposit, a bet and the entries. */
export function pickSteps(count: number, seed: number, members: number): Step[] {
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
      ...(['bet', 'bet', 'bet', 'cash-out', 'rebate', 'round', 'round'] as const),
      ...REWARD_KINDS,
      ...ENTRY_KINDS,
    ),
    coins: fc.integer({ min: 100, max: 400 }),
    venue: fc.constantFrom('IMTY' as const, 'OBTY' as const, 'FBTY' as const),
    deposit: fc.constantFrom('confirm' as const, 'confirm' as const, 'fail' as const),
    decision: fc.constantFrom('approve' as const, 'pay' as const, 'reject' as const, 'fail' as const),
  });
  const picked = fc.sample(step, { numRuns: count, seed });
  const all = Array.from({ length: members }, (_, account) => account);
  const first: Pick<Step, 'kind' | 'account'>[] = [
    ...(['withdraw', 'deposit', 'bet'] as const).flatMap((kind) => all.map((account) => ({ kind, account }))),
    // A member is muted while logging in.
    ...all.flatMap((account) => ENTRY_KINDS.map((kind) => ({ kind, account }))),
  ];
  return picked.map((one, index) => ({ ...one, ...first[index] }));
}

/** Members who may do everything, with 免转钱包 off. */
export async function openAccounts(sandbox: Sandbox, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let index = 0; index < count; index += 1) {
    const [inviter] = accounts;
    const card = `62${String(index).padStart(14, '0')}`;
    const member = await sandbox.control.member({
      balance: '1000.00',
      coins: COINS,
      withdrawPassword: PIN,
      // Each a person of its own, so that rewards of persons are paid.
      realName: newRealName(),
      payees: [{ ...CARD, number: card }],
      autoTransfer: false,
      wallets: { IMTY: AT_VENUE, OBTY: AT_VENUE, FBTY: AT_VENUE },
      // The others are friends of the first, each on a device of its own: friends who share one earn nothing.
      ...(inviter && { inviteCode: await inviteOf(sandbox.origin, inviter.token, inviter.uuid).code() }),
    });
    const { list } = (await sendCall(sandbox.origin, payeeListCall, {}, { token: member.token, uuid: member.uuid })).data;
    accounts.push({ ...member, payeeId: list[0]!.payeeId, card });
  }
  return accounts;
}

const coins = (amount: number) => `${amount}.00`;

/** Sends a call under a key; a connection that ends, or a server error, is no response. */
export async function send(sandbox: Sandbox, attempt: Omit<Attempt, 'response'>): Promise<Attempt> {
  const { account, call, body, key } = attempt;
  const options = { token: account.token, uuid: account.uuid, headers: { 'idempotency-key': key } };
  const response = await sendCall(sandbox.origin, call as Call<unknown, unknown>, body, options).catch(() => null);
  return {
    ...attempt,
    response: response === null || response.status >= 500 ? null : { status_code: response.status_code, data: response.data },
  };
}

/** The effect of a step: a call that moved money, a bet, a round of a game, or an entry. */
export type Done = { attempt: Attempt } | { bet: Bet } | { round: PlayedRound } | { entry: Entry } | null;

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
    case 'round': {
      const round = await playRound(sandbox, accounts[step.account]!, 1 + (step.coins % 20));
      return round && { round };
    }
    case 'login':
    case 'mute':
    case 'second': {
      // The first half of the members is never muted, since gifts need a voice.
      if (kind === 'mute' && step.account < accounts.length / 2) return null;
      const entry = await enterOnce(sandbox, accounts[step.account]!, kind, Number(key.slice(-5)));
      return entry && { entry };
    }
    default: {
      const attempt = await callOf(sandbox, accounts, { ...step, kind }, key);
      return attempt && { attempt };
    }
  }
}

/** Does a step at the platform; returns the call that moved money, if it was one. */
async function callOf(sandbox: Sandbox, accounts: readonly Account[], step: CallStep, key: string): Promise<Attempt | null> {
  const account = accounts[step.account]!;
  const { token, uuid } = account;
  const read = <A>(call: Call<object, A>) => sendCall(sandbox.origin, call, {}, { token, uuid }).then(({ data }) => data);
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
      await sendCall(sandbox.origin, couponClaimCall, { id }, { token, uuid });
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
      const { data } = await sendCall(sandbox.origin, mallOrderListCall, { state: 'placed', page: 1, size: 1 }, { token, uuid });
      return data.list[0] ? money(mallOrderCancelCall, { orderId: data.list[0].orderId }) : null;
    }
    case 'rebate':
      return claimRebates(sandbox, account, key);
    case 'check-in':
    case 'task':
    case 'flip':
    case 'gift':
    case 'friend':
    case 'peak': {
      const claim = await rewardCall(sandbox, account, { kind: step.kind, coins: step.coins });
      return claim && money(claim.call, claim.body);
    }
    case 'clock':
      await sandbox.control.clock({ advanceMs: Math.round(step.coins * CLOCK_MINUTES * 60_000) });
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

/** Claims the reward of every friend of the inviter that is due, each under two keys at once. */
export async function claimFriends(sandbox: Sandbox, account: Account, key: string): Promise<Attempt[]> {
  const due = await friendClaims(sandbox, account);
  const claims = due.flatMap(({ call, body }, index) =>
    [1, 2].map((nth) => send(sandbox, { account, call: call as Call<never, unknown>, body, key: `${key}-${index}-${nth}` })),
  );
  return Promise.all(claims);
}

/** Claims the rebates of all days that can be claimed; null when there are none. */
export async function claimRebates(sandbox: Sandbox, account: Account, key: string): Promise<Attempt | null> {
  const { token, uuid } = account;
  const { list } = (await sendCall(sandbox.origin, rebateListCall, {}, { token, uuid })).data;
  const days = list.filter(({ state }) => state === 'claimable').map(({ day }) => day);
  return days.length === 0 ? null : send(sandbox, { account, call: rebateClaimCall as Call<never, unknown>, body: { days }, key });
}
