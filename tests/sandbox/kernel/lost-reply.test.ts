import { randomUUID } from 'node:crypto';
import type { Call } from '@pavilion/contract/call';
import { endpointOf } from '@pavilion/contract/calls/endpoint';
import { couponClaimCall } from '@pavilion/contract/calls/coupon.calls';
import { inviteFriendsCall, inviteOverviewCall } from '@pavilion/contract/calls/invite.calls';
import { peakMineCall } from '@pavilion/contract/calls/leaderboard.calls';
import { calendarMonthCall, checkInCall, taskListCall } from '@pavilion/contract/calls/calendar.calls';
import { depositCreateCall } from '@pavilion/contract/calls/deposit.calls';
import { chatGiftsCall } from '@pavilion/contract/calls/chat.calls';
import { walletListCall } from '@pavilion/contract/calls/wallet.calls';
import { flipListCall, flipStateCall } from '@pavilion/contract/calls/flip.calls';
import { rebateListCall } from '@pavilion/contract/calls/rebate.calls';
import { mallItemsCall, mallOrderCreateCall, mallOrderListCall } from '@pavilion/contract/calls/mall.calls';
import { payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { transactionListCall } from '@pavilion/contract/calls/transaction.calls';
import { withdrawCreateCall } from '@pavilion/contract/calls/withdraw.calls';
import { VENUE_CODES } from '@pavilion/contract/constants';
import { minorToText, toMinor } from '@pavilion/number/money';
import type { TestMember } from '../../support/control-client';
import { betOnAllSides, betOnWinner, friendWith, newRealName, payIn, playOut } from '../../support/friend-client';
import { LOSSES, startLossyNetwork, type Loss } from '../../support/lossy-network';
import { MALL_WEEK, RECIPIENT } from '../../support/mall-client';
import { placeBet, settleBets } from '../../support/money-load.bets';
import { PLATFORM_CALLS } from '../../support/platform-calls';
import { sendCall, TEST_UUID } from '../../support/platform-client';
import { holdDecisions } from '../../support/real-delay';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(120_000);

const PIN = '246813';
const CARD = { kind: 'bank', number: '6200000000000005', bank: 'ICBC' };
/** Ways in which a first send ends without a response; `duplicate`: it is sent three times at once. */
const ENDS: readonly (Loss | 'duplicate')[] = [...LOSSES, 'duplicate'];

type SendCall = <Q, A>(call: Call<Q, A>, body?: object, key?: string) => Promise<A>;

/** A member's preparation for a call, and the call's body. */
interface Case {
  member?: object;
  /** Each member has a name and a device of its own. */
  ownPerson?: true;
  /** Common preparation of all members. */
  prepare?: (sandbox: Sandbox, members: readonly (TestMember & { asMember: SendCall })[]) => Promise<void>;
  /** Compared instead of everything that a money call can change: a random result, or a deposit's own cents, differ between members. */
  read?: (own: SendCall) => Promise<object>;
  bodyFor(sandbox: Sandbox, asMember: SendCall, member: TestMember): Promise<object>;
}

const withdrawal = async (asMember: SendCall) => {
  const { list } = await asMember(payeeListCall);
  return { payeeId: list[0]!.payeeId, amount: '120.00', fee: '0.00', pin: PIN };
};
const exchange = async (asMember: SendCall, isGoods: boolean) => {
  const { list } = await asMember(mallItemsCall);
  const { itemId, version, price } = list.find(({ credit, vipLevel }) => (credit === null) === isGoods && vipLevel === 0)!;
  return { itemId, version, price, ...(isGoods ? { recipient: RECIPIENT } : {}) };
};
const deposit = { method: 'ecny', amount: '200.00' };
const wallets = { IMTY: '30.00', OBTY: '20.00', FBTY: '10.00' };

const CASES: Readonly<Record<string, Case>> = {
  depositCreate: { bodyFor: async () => deposit },
  depositPaid: { bodyFor: async (_, asMember) => ({ orderId: (await asMember(depositCreateCall, deposit, 'first-key-1')).orderId }) },
  withdrawCreate: { bodyFor: (_, asMember) => withdrawal(asMember) },
  withdrawCancel: {
    bodyFor: async (_, asMember) => ({ orderId: (await asMember(withdrawCreateCall, await withdrawal(asMember), 'first-key-1')).orderId }),
  },
  payeeAdd: { member: { payees: [] }, bodyFor: async () => ({ ...CARD, pin: PIN }) },
  walletTransfer: { bodyFor: async () => ({ from: 'CENTER', to: 'FBTY', amount: '50.00' }) },
  walletRecall: { member: { wallets }, bodyFor: async () => ({ codes: VENUE_CODES }) },
  autoTransfer: { member: { wallets }, bodyFor: async () => ({ on: true }) },
  dividendReceive: { ownPerson: true, member: { payees: [] }, bodyFor: async () => ({ id: '81001' }) },
  couponUse: {
    async bodyFor(sandbox, asMember, { userName }) {
      const { id } = await sandbox.control.coupon({ userName, kind: 'cash', amount: '5.00' });
      await asMember(couponClaimCall, { id });
      return { id };
    },
  },
  mallOrderCreate: { bodyFor: (_, asMember) => exchange(asMember, false) },
  mallOrderCancel: {
    bodyFor: async (_, asMember) => ({
      orderId: (await asMember(mallOrderCreateCall, await exchange(asMember, true), 'first-key-1')).orderId,
    }),
  },
  chatGiftSend: {
    async bodyFor(_, asMember) {
      const { giftId, version, price } = (await asMember(chatGiftsCall)).list[0]!;
      return { roomId: '1', giftId, version, price, count: 3 };
    },
  },
  checkIn: { bodyFor: async (_, asMember) => ({ day: (await asMember(calendarMonthCall)).today }) },
  flipOpen: {
    // The prizes of flips, compared with coins and balance.
    async read(own) {
      const [{ list }, { coins }, { balance }] = [
        await own(flipListCall, { page: 1, size: 50 }),
        await own(mallItemsCall),
        await own(walletListCall),
      ];
      const won = list.reduce((sum, flip) => sum + toMinor(flip.amount), 0n);
      const wonCoins = list.reduce((sum, flip) => sum + flip.coins, 0);
      return { flips: list.length, coins: coins! - wonCoins, balance: minorToText(toMinor(balance!) - won) };
    },
    async bodyFor(_, asMember) {
      const { today } = await asMember(calendarMonthCall);
      await asMember(checkInCall, { day: today }, 'first-key-1');
      return { roundId: (await asMember(flipStateCall)).roundId, card: 4 };
    },
  },
  taskClaim: {
    read: async (own) => ({
      coins: (await own(mallItemsCall)).coins,
      tasks: (await own(taskListCall)).list.map(({ state }) => state),
    }),
    async bodyFor(sandbox, asMember) {
      const { orderId } = await asMember(depositCreateCall, deposit, 'first-key-1');
      await sandbox.control.deposit(orderId, 'confirm');
      return { task: 'deposit', day: (await asMember(taskListCall)).day };
    },
  },
  inviteClaim: {
    // Several friends' deposits differ in their cents.
    read: async (own) => ({
      claimed: (await own(inviteOverviewCall)).claimed,
      friends: (await own(inviteFriendsCall, { page: 1, size: 50 })).list.map(({ state }) => state),
      balance: (await own(walletListCall)).balance,
    }),
    async prepare(sandbox, members) {
      for (const { asMember } of members) {
        const friend = await friendWith(sandbox, (await asMember(inviteOverviewCall)).code);
        await payIn(sandbox, friend.token, '200.00');
        await betOnWinner(sandbox, friend.token, { coins: 600 });
      }
      await playOut(sandbox);
    },
    async bodyFor(_, asMember) {
      const { list } = await asMember(inviteFriendsCall, { page: 1, size: 50 });
      return { target: 'friend', id: list[0]!.friendId };
    },
  },
  peakClaim: {
    // Ranks differ from member to member, and with them the amounts and the returns of the bets.
    async read(own) {
      const [{ reward, amount }, { balance }] = [await own(peakMineCall, { period: 'last' }), await own(walletListCall)];
      return { reward, credited: minorToText(toMinor(balance!) - (reward === 'claimed' ? toMinor(amount!) : 0n)) };
    },
    member: { wallets: { FBTY: '200.00' } },
    async prepare(sandbox, members) {
      await sandbox.control.site({ peakPlayers: 0 });
      // A Wednesday: the bets are settled in the week in which they were placed.
      await sandbox.control.clock({ set: '2026-11-25T12:00:00.000Z' });
      for (const { token } of members) await betOnAllSides(sandbox, token, 20);
      await playOut(sandbox);
      await sandbox.control.clock({ set: '2026-11-30T12:00:00.000Z' });
    },
    async bodyFor(_, asMember) {
      const { week } = await asMember(peakMineCall, { period: 'last' });
      return { week };
    },
  },
  rebateClaim: {
    member: { wallets: { IMTY: '200.00', OBTY: '200.00', FBTY: '200.00' } },
    /** The same bets of all members, settled, and their day closed. */
    async prepare(sandbox, members) {
      for (const { token } of members) {
        for (const [index, code] of VENUE_CODES.entries()) await placeBet(sandbox, code, token, 27 + index, `rebate-${code}`);
      }
      await settleBets(sandbox);
    },
    async bodyFor(_, asMember) {
      const { list } = await asMember(rebateListCall);
      return { days: list.filter(({ state }) => state === 'claimable').map(({ day }) => day) };
    },
  },
};

/** Other content of each call, by the field that it changes. Secrets do not count as content. */
const OTHER: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  depositCreate: {
    method: { method: 'bank', payerName: '李四' },
    amount: { amount: '201.00' },
    payerName: { payerName: '李四' },
    payeeId: { payeeId: '520001' },
  },
  depositPaid: { orderId: { orderId: '310000000999999' } },
  withdrawCreate: { payeeId: { payeeId: '9' }, amount: { amount: '121.00' }, fee: { fee: '1.20' } },
  withdrawCancel: { orderId: { orderId: '320000000999999' } },
  payeeAdd: {
    kind: { kind: 'alipay', number: '13900139000' },
    number: { number: '6200000000000013' },
    bank: { bank: 'CCB' },
    branch: { branch: '中关村支行' },
    alias: { alias: '工资卡' },
  },
  walletTransfer: { from: { from: 'FBTY', to: 'CENTER' }, to: { to: 'IMTY' }, amount: { amount: '51.00' } },
  walletRecall: { codes: { codes: ['FBTY'] } },
  autoTransfer: { on: { on: false } },
  dividendReceive: { id: { id: '81002' } },
  couponUse: { id: { id: '350000000999999' } },
  mallOrderCreate: { itemId: { itemId: 'cup' }, version: { version: 99 }, price: { price: 1 }, recipient: { recipient: RECIPIENT } },
  mallOrderCancel: { orderId: { orderId: '360000000999999' } },
  chatGiftSend: { roomId: { roomId: '2' }, giftId: { giftId: 'car' }, version: { version: 99 }, price: { price: 1 }, count: { count: 4 } },
  checkIn: { day: { day: '2026-01-01' } },
  flipOpen: { roundId: { roundId: '999999' }, card: { card: 5 } },
  taskClaim: { task: { task: 'bet' }, day: { day: '2026-01-01' } },
  inviteClaim: { target: { target: 'tier' }, id: { id: '999999' } },
  peakClaim: { week: { week: '2026-01-05' } },
  rebateClaim: { days: { days: ['2026-01-01'] } },
};

function contentFields(call: Call): string[] {
  const { request, stepUp = {} } = endpointOf(call);
  return Object.keys((request as unknown as { _zod: { def: { shape: object } } })._zod.def.shape).filter((field) => !(field in stepUp));
}

describe('a money call without a response', () => {
  let sandbox: Sandbox;
  let network: Awaited<ReturnType<typeof startLossyNetwork>>;
  beforeAll(async () => {
    sandbox = await takeSandbox();
    await holdDecisions(sandbox.control);
    network = await startLossyNetwork(sandbox.origin);
  }, 90_000);
  afterAll(() => network.stop());

  const headers = (key: string) => ({ 'idempotency-key': key });
  const open = (wanted: object = {}, ownPerson = false) =>
    sandbox.control.member({
      uuid: ownPerson ? randomUUID().toUpperCase() : TEST_UUID,
      balance: '1000.00',
      coins: 2_000,
      withdrawPassword: PIN,
      realName: ownPerson ? newRealName() : '欧阳测试',
      payees: [CARD],
      autoTransfer: false,
      ...wanted,
    });

  const asMember =
    ({ token, uuid }: TestMember): SendCall =>
    async (call, body = {}, key) => {
      const response = await sendCall(sandbox.origin, call, body, { token, uuid, headers: key ? headers(key) : {} });
      expect({ call: call.name, code: response.status_code }).toEqual({ call: call.name, code: 6000 });
      return response.data;
    };

  /** All that a money call can change. */
  async function stateOf(member: TestMember) {
    const own = asMember(member);
    const [{ balance, lockMoney, autoTransfer, venues }, { coins }, orders, { list: payees }, { list, totals }] = [
      await own(walletListCall),
      await own(mallItemsCall),
      await own(mallOrderListCall, { page: 1, size: 50 }),
      await own(payeeListCall),
      await own(transactionListCall, { ...MALL_WEEK, to: new Date(Date.parse(MALL_WEEK.to) + 5 * DAY).toISOString(), page: 1, size: 50 }),
    ];
    return {
      money: [balance, lockMoney, autoTransfer, venues.map((venue) => venue.balance)],
      coins,
      orders: orders.list.map(({ state }) => state),
      payees: payees.length,
      // The cents of a deposit differ from order to order.
      transactions: list.map(({ type, state, result }) => `${type} ${state} ${result}`),
      totals: totals.map(({ type, count }) => `${type} ${count}`),
    };
  }

  async function lost(call: Call, body: object, member: TestMember, end: Loss | 'duplicate'): Promise<void> {
    const send = (origin: string) =>
      sendCall(origin, call, body, { token: member.token, uuid: member.uuid, headers: headers('lost-key-1') });
    if (end === 'duplicate') {
      const results = await Promise.all([1, 2, 3].map(() => send(sandbox.origin)));
      expect(results.map(({ status_code }) => status_code)).toEqual([6000, 6000, 6000]);
      return;
    }
    network.lose(end);
    await expect(send(network.origin)).rejects.toThrow();
    const again = await send(network.origin);
    expect(again.status_code).toBe(6000);
    await network.deliver();
    expect((await send(network.origin)).data).toEqual(again.data);
  }

  it('has a case in the tables above, in the second with each of its fields', () => {
    const money = PLATFORM_CALLS.filter((call) => call.money);
    expect(Object.keys(CASES).toSorted()).toEqual(money.map(({ name }) => name).toSorted());
    const fields = Object.fromEntries(money.map((call) => [call.name, contentFields(call).toSorted()]));
    expect(Object.fromEntries(Object.entries(OTHER).map(([name, others]) => [name, Object.keys(others).toSorted()]))).toEqual(fields);
  });

  /** The key of an executed call, with other content. */
  async function rejectOthers(call: Call, body: object, { token, uuid }: TestMember): Promise<void> {
    for (const [field, other] of Object.entries(OTHER[call.name]!)) {
      const { status_code, message } = await sendCall(
        sandbox.origin,
        call,
        { ...body, ...other },
        { token, uuid, headers: headers('lost-key-1') },
      );
      expect({ field, status_code, message }).toEqual({ field, status_code: 10_003, message: '请求编号已用于另一项操作' });
    }
  }

  it.each(Object.keys(CASES))('%s: has the same effect once as with a response, and no other effect under its key', async (name) => {
    const call = PLATFORM_CALLS.find((one) => one.name === name)!;
    const { member: wanted, ownPerson, prepare, bodyFor } = CASES[name]!;
    const members = await Promise.all([null, ...ENDS].map(() => open(wanted, ownPerson)));
    await prepare?.(
      sandbox,
      members.map((member) => ({ ...member, asMember: asMember(member) })),
    );
    const bodies: object[] = [];
    for (const member of members) bodies.push(await bodyFor(sandbox, asMember(member), member));
    const { read: readOwn } = CASES[name]!;
    const read = (member: TestMember): Promise<object> => (readOwn ? readOwn(asMember(member)) : stateOf(member));
    const before = await read(members[0]!);
    await asMember(members[0]!)(call, bodies[0], 'lost-key-1');
    const expected = await read(members[0]!);
    expect(expected).not.toEqual(before);
    await rejectOthers(call, bodies[0]!, members[0]!);
    expect(await read(members[0]!)).toEqual(expected);
    for (const [index, end] of ENDS.entries()) {
      const member = members[index + 1]!;
      await lost(call, bodies[index + 1]!, member, end);
      expect({ end, ...(await read(member)) }).toEqual({ end, ...expected });
    }
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });
});
