import { randomUUID } from 'node:crypto';
import { dividendLeadCall, dividendReceiveCall } from '@pavilion/contract/calls/bonus.calls';
import { walletListCall } from '@pavilion/contract/calls/wallet.calls';
import { payeeAddCall, payeeDeleteCall, payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { toMinor } from '@pavilion/number/money';
import { SOUND_LEDGER, type TestMember } from '../../support/control-client';
import { betOnWinner, friendWith, inviteOf, newRealName, payIn, playOut } from '../../support/friend-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { holdDecisions, passDelay } from '../../support/real-delay';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(120_000);

const WELCOME = '81001';
const NAMED = '81006';
const PIN = '246810';
const CARD = '6222021234567894';
const newUuid = () => randomUUID().toUpperCase();

let sandbox: Sandbox;
let keys = 0;
const key = () => ({ 'idempotency-key': `person-key-${(keys += 1)}` });

beforeEach(async () => {
  sandbox = await takeSandbox();
  await holdDecisions(sandbox.control);
}, 90_000);

/** An account, of a person and a device of its own unless given. */
const account = (changes: object = {}) => {
  const uuid = newUuid();
  return sandbox.control.member({ uuid, balance: '0.00', realName: newRealName(), withdrawPassword: PIN, ...changes });
};
const claim = ({ token, uuid }: TestMember, id: string) =>
  sendCall(sandbox.origin, dividendReceiveCall, { id }, { token, uuid, headers: key() });
const reasonOf = async ({ token, uuid }: TestMember, id: string) =>
  (await sendCall(sandbox.origin, dividendLeadCall, {}, { token, uuid })).data.list.find((one) => one.id === id)!;
const bind = ({ token, uuid }: TestMember, number = CARD) =>
  sendCall(sandbox.origin, payeeAddCall, { kind: 'bank', number, bank: 'ICBC', pin: PIN }, { token, uuid, headers: key() });
const balanceOf = async ({ token, uuid }: TestMember) =>
  toMinor((await sendCall(sandbox.origin, walletListCall, {}, { token, uuid })).data.balance!);

describe('a reward that a person gets once', () => {
  it('waits for a verified name, and reports that', async () => {
    const member = await account({ realName: undefined });
    expect(await reasonOf(member, WELCOME)).toMatchObject({ status: 3, reason: '完成实名认证后可领取' });
    expect(await claim(member, WELCOME)).toMatchObject({ status_code: 10_001, message: '完成实名认证后可领取' });
    expect(await balanceOf(member)).toBe(0n);
  });

  it.each([
    ['name', '同一实名的其他账号已领取，每人限一次'],
    ['payee', '同一收款账户的其他账号已领取，每人限一次'],
    ['device', '同一设备的其他账号已领取，每人限一次'],
  ])('is not paid to another account of the same %s, whose owner sees the reason where it is claimed', async (trait, text) => {
    const realName = newRealName();
    const payees = [{ kind: 'bank', number: CARD, bank: 'ICBC' }];
    const first = await account({ realName, payees });
    const second = await account({
      ...(trait === 'name' ? { realName: `${realName.slice(0, 1)}·${realName.slice(1)}` } : {}),
      ...(trait === 'payee' ? { payees } : {}),
      ...(trait === 'device' ? { uuid: first.uuid } : {}),
    });
    expect((await claim(first, WELCOME)).data).toMatchObject({ status: 2 });
    expect(await reasonOf(second, WELCOME)).toMatchObject({ status: 3, reason: text });
    expect(await claim(second, WELCOME)).toMatchObject({ status_code: 10_001, message: text });
    expect(await balanceOf(second)).toBe(0n);
    // Another reward of the same person is its first.
    expect((await claim(second, NAMED)).status_code).toBe(6000);
    expect(await claim(first, NAMED)).toMatchObject({ status_code: 10_001, message: text });
    expect((await claim(await account(), WELCOME)).status_code).toBe(6000);
  });

  it('may be claimed by another account when the first one’s review rejected it', async () => {
    const realName = newRealName();
    const [first, second] = [await account({ realName }), await account({ realName })];
    expect((await claim(first, NAMED)).status_code).toBe(6000);
    expect((await claim(second, NAMED)).status_code).toBe(10_001);
    const [review] = await sandbox.control.bonuses(first.userName);
    await sandbox.control.bonus(review!.claimId, 'reject');
    expect((await claim(second, NAMED)).data).toMatchObject({ status: 1 });
    expect((await claim(first, NAMED)).status_code).toBe(10_001);
  });

  it('is paid once when twelve accounts of one name claim it at once', async () => {
    const realName = newRealName();
    const accounts = await Promise.all(Array.from({ length: 12 }, () => account({ realName })));
    const results = await Promise.all(accounts.flatMap((one) => [claim(one, WELCOME), claim(one, NAMED)]));
    expect(results.filter(({ status_code }) => status_code === 6000)).toHaveLength(2);
    expect(new Set(results.filter(({ status_code }) => status_code !== 6000).map(({ message }) => message))).toEqual(
      new Set(['同一实名的其他账号已领取，每人限一次']),
    );
    await passDelay(sandbox.control, 6_000);
    const sum = (await Promise.all(accounts.map(balanceOf))).reduce((one, other) => one + other, 0n);
    expect(sum).toBe(8_800n + 1_880n);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('is paid once among simultaneous claims of accounts that share traits in pairs, in a ring', async () => {
    const names = Array.from({ length: 4 }, newRealName);
    const uuids = Array.from({ length: 4 }, newUuid);
    // Each account shares its name with one and its device with another.
    const accounts = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => account({ realName: names[nth >> 1], uuid: uuids[((nth + 1) >> 1) % 4] })),
    );
    const paid = (await Promise.all(accounts.map((one) => claim(one, WELCOME)))).map(({ status_code }) => status_code === 6000);
    expect(paid).toContain(true);
    for (const [nth, isPaid] of paid.entries()) expect(isPaid && paid[(nth + 1) % 8]).toBe(false);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });
});

describe('an invite reward', () => {
  /** A friend who meets every condition. */
  const qualify = async (code: string, changes: object = {}) => {
    const friend = await friendWith(sandbox, code, changes);
    await payIn(sandbox, friend.token, '200.00');
    await betOnWinner(sandbox, friend.token, { coins: 600 });
    return friend;
  };
  const inviter = async (changes: object = {}) => {
    const member = await sandbox.control.member({ uuid: TEST_UUID, balance: '10.00', ...changes });
    return { ...member, ...inviteOf(sandbox.origin, member.token) };
  };

  it('counts a person once, whatever accounts registered and whoever invited them, and never the inviter', async () => {
    const realName = newRealName();
    const own = newRealName();
    const first = await inviter({ realName: own });
    const second = await inviter({ realName: newRealName() });
    const [firstCode, secondCode] = [await first.code(), await second.code()];
    await qualify(firstCode, { realName });
    await qualify(firstCode, { realName });
    await qualify(firstCode, { realName: own });
    await qualify(firstCode, { realName: undefined });
    await qualify(secondCode, { realName });
    await playOut(sandbox);
    const { list } = await first.friends();
    // Newest first.
    expect(list.map(({ excluded, amount }) => [excluded, amount])).toEqual([
      [false, '18.88'],
      [true, '0.00'],
      [true, '0.00'],
      [false, '18.88'],
    ]);
    expect(await first.overview()).toMatchObject({ qualified: 1, claimable: '24.76' });
    expect(await first.claim('friend', list[0]!.friendId)).toMatchObject({ status_code: 10_001, message: '好友未达标' });
    for (const { friendId } of list.slice(1, 3)) {
      expect(await first.claim('friend', friendId)).toMatchObject({
        status_code: 10_001,
        message: '同一人、同一设备或同一网络注册的好友不计奖励',
      });
    }
    // Two inviters of one person claim at once: one is paid.
    const theirs = (await second.friends()).list[0]!.friendId;
    const results = await Promise.all([first.claim('friend', list[3]!.friendId), second.claim('friend', theirs)]);
    expect(results.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
    const tiers = await Promise.all([first.claim('tier', '1'), second.claim('tier', '1')]);
    expect(tiers.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('pays a tier once to the inviting person, over all accounts of that person', async () => {
    const realName = newRealName();
    const [first, second] = [await inviter({ realName }), await inviter({ realName, uuid: TEST_UUID })];
    await qualify(await first.code());
    await qualify(await second.code());
    await playOut(sandbox);
    expect((await first.claim('tier', '1')).status_code).toBe(6000);
    expect(await second.claim('tier', '1')).toMatchObject({
      status_code: 10_001,
      message: expect.stringContaining('其他账号已领取这一档'),
    });
  });
});

describe('a bound number', () => {
  const payeesOf = async ({ token, uuid }: TestMember) => (await sendCall(sandbox.origin, payeeListCall, {}, { token, uuid })).data.list;
  const remove = async (member: TestMember) => {
    const [payee] = await payeesOf(member);
    return sendCall(sandbox.origin, payeeDeleteCall, { payeeId: payee!.payeeId, pin: PIN }, { token: member.token, uuid: member.uuid });
  };

  it('belongs to one real name: accounts of that name may bind it, and others only when none of them has it', async () => {
    const realName = newRealName();
    const dotted = `${realName.slice(0, 1)}·${realName.slice(1)}`;
    const [first, second, other] = [await account({ realName }), await account({ realName: dotted }), await account()];
    for (const one of [first, second]) expect((await bind(one)).status_code).toBe(6000);
    const rejected = await bind(other);
    expect(rejected).toMatchObject({ status_code: 10_003, data: { field: 'number' }, message: expect.stringContaining('其他姓名的会员') });
    await remove(first);
    expect((await bind(other)).status_code).toBe(10_003);
    await remove(second);
    expect((await bind(other)).status_code).toBe(6000);
    expect((await bind(first)).status_code).toBe(10_003);
  });

  it('is bound by exactly one of twelve simultaneous names', async () => {
    const accounts = await Promise.all(Array.from({ length: 12 }, () => account()));
    const results = await Promise.all(accounts.map((one) => bind(one)));
    expect(results.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
  });
});
