import { randomUUID } from 'node:crypto';
import { inviteRulesCall } from '@pavilion/contract/calls/invite.calls';
import { exclusionStartCall } from '@pavilion/contract/calls/limit.calls';
import { registerCall } from '@pavilion/contract/calls/member.calls';
import { giftListCall } from '@pavilion/contract/calls/gift.calls';
import { walletListCall } from '@pavilion/contract/calls/wallet.calls';
import { withdrawInfoCall } from '@pavilion/contract/calls/withdraw.calls';
import { minorToText, toMinor } from '@pavilion/number/money';
import { newActivityKey } from '../../support/activity-client';
import { SOUND_LEDGER } from '../../support/control-client';
import { betOnWinner, friendWith, inviteOf, payIn, playOut } from '../../support/friend-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { holdDecisions } from '../../support/real-delay';
import { numberOf, TEST_SEED } from '../../support/seed';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(120_000);

const FRIEND_UUID = '8B1C6F0E-2D3A-4C5B-9E7F-0123456789AB';

describe('好友邀请', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await takeSandbox();
    await holdDecisions(sandbox.control);
  }, 90_000);

  const inviter = async (changes: object = {}) => {
    const member = await sandbox.control.member({ uuid: TEST_UUID, balance: '10.00', ...changes });
    return { ...member, ...inviteOf(sandbox.origin, member.token) };
  };
  const balanceOf = async (token: string) => toMinor((await sendCall(sandbox.origin, walletListCall, {}, { token })).data.balance!);
  /** A friend who meets every condition. */
  const qualify = async (code: string) => {
    const friend = await friendWith(sandbox, code);
    await payIn(sandbox, friend.token, '200.00');
    await betOnWinner(sandbox, friend.token, { coins: 600 });
    return friend;
  };

  // @spec 2.24 2.71
  it('gives each member a code that reveals nothing about the member, and records who registered with it', async () => {
    const { userName, code, overview, friends } = await inviter();
    const own = await code();
    expect(own).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(await code()).toBe(own);
    expect(own.toLowerCase()).not.toContain(userName.slice(0, 4));
    const register = (name: string, body: object) =>
      sendCall(sandbox.origin, registerCall, { userName: name, password: 'Friend2026', adult: true, ...body }, { uuid: FRIEND_UUID });
    // Small letters and surrounding spaces work.
    expect((await register('haoyou1', { inviteCode: ` ${own.toLowerCase()} `, inviteVia: 'r_code' })).status_code).toBe(6000);
    for (const inviteCode of ['ZZZZZZZZ', 'short'])
      expect(await register('haoyou2', { inviteCode })).toMatchObject({
        status_code: 10_003,
        message: '邀请码不存在，可以留空',
        data: { field: 'inviteCode' },
      });
    expect((await register('haoyou2', {})).status_code).toBe(6000);
    // A promotion's code is no member's.
    expect((await register('haoyou3', { inviteCode: 'PROMO-2026', inviteVia: 'i_code' })).status_code).toBe(6000);
    expect(await friends()).toMatchObject({
      list: [{ name: 'ha**u1', via: 'r_code', state: 'registered', excluded: false, depositTime: null, qualifyTime: null, paidTime: null }],
      hasMore: false,
    });
    expect(await overview()).toMatchObject({ invited: 1, deposited: 0, qualified: 0, claimed: '0.00', claimable: '0.00' });
    expect(JSON.stringify(await friends())).not.toContain('haoyou1');
  });

  it('pays a friend’s reward once, after a deposit and the stake, with its turnover', async () => {
    const { token, code, overview, friends, claim } = await inviter();
    const { reward, deposit, stake } = (await sendCall(sandbox.origin, inviteRulesCall, {}, {})).data;
    expect({ deposit, stake }).toEqual({ deposit: '100.00', stake: '500.00' });
    const friend = await friendWith(sandbox, await code());
    const row = async () => (await friends()).list[0]!;
    const { friendId } = await row();
    const notDone = { status_code: 10_001, message: '好友未达标' };
    expect(await claim('friend', friendId)).toMatchObject(notDone);
    await payIn(sandbox, friend.token, '50.00');
    expect(await row()).toMatchObject({ state: 'registered', depositTime: null });
    await payIn(sandbox, friend.token, '200.00');
    expect(await row()).toMatchObject({ state: 'deposited', stake: '0.00' });
    await betOnWinner(sandbox, friend.token, { coins: 300 });
    await betOnWinner(sandbox, friend.token, { coins: 250, nth: 1 });
    expect(await claim('friend', friendId)).toMatchObject(notDone);
    await playOut(sandbox);
    expect(await row()).toMatchObject({ state: 'qualified', stake: '500.00', amount: reward, paidTime: null });
    expect(await overview()).toMatchObject({ invited: 1, deposited: 1, qualified: 1, claimable: minorToText(toMinor(reward) + 588n) });
    const before = await balanceOf(token);
    const key = newActivityKey();
    const paid = (await claim('friend', friendId, key)).data;
    expect(paid).toMatchObject({ target: 'friend', id: friendId, amount: reward });
    expect((await claim('friend', friendId, key)).data).toEqual(paid);
    expect((await claim('tier', '1', key)).status_code).toBe(10_003);
    expect(await claim('friend', friendId)).toMatchObject({ status_code: 10_001, message: '这笔奖励已领取' });
    expect(await balanceOf(token)).toBe(before + toMinor(reward));
    expect(await row()).toMatchObject({ state: 'paid', paidTime: paid.claimTime });
    expect(await overview()).toMatchObject({
      claimed: reward,
      claimable: '5.88',
      tiers: [{ friends: 1, state: 'claimable' }, { state: 'open' }, {}, {}, {}],
    });
    expect(await claim('tier', '3')).toMatchObject({ status_code: 10_001, message: '达标好友人数不足' });
    expect((await claim('tier', '1')).data).toMatchObject({ amount: '5.88' });
    expect(await claim('tier', '1')).toMatchObject({ status_code: 10_001, message: '这笔奖励已领取' });
    const range = {
      from: new Date(Date.parse(paid.claimTime!) - DAY).toISOString(),
      to: new Date(Date.parse(paid.claimTime!) + DAY).toISOString(),
    };
    const gifts = (await sendCall(sandbox.origin, giftListCall, { ...range, page: 1, size: 20 }, { token })).data.list;
    expect(gifts.map(({ title, required }) => `${title} ${required}`)).toEqual([
      '好友邀请 满 1 人奖励 5.88',
      `好友邀请奖励 ${reward}`,
      expect.anything(),
    ]);
    expect(
      (await sendCall(sandbox.origin, withdrawInfoCall, {}, { token })).data.turnover!.filter(({ source }) => source === 'bonus'),
    ).toHaveLength(2);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('pays nothing for a friend on a device of the inviter or of another friend', async () => {
    const { code, friends, claim, overview } = await inviter();
    const own = await code();
    const same = await friendWith(sandbox, own, { uuid: TEST_UUID });
    await friendWith(sandbox, own, { uuid: FRIEND_UUID });
    await friendWith(sandbox, own, { uuid: FRIEND_UUID });
    await payIn(sandbox, same.token, '200.00');
    await betOnWinner(sandbox, same.token, { coins: 600 });
    await playOut(sandbox);
    const { list } = await friends();
    expect(list.map(({ excluded }) => excluded)).toEqual([true, false, true]);
    expect(list[2]).toMatchObject({ state: 'qualified', amount: '0.00' });
    expect(await claim('friend', list[2]!.friendId)).toMatchObject({
      status_code: 10_001,
      message: '同一人、同一设备或同一网络注册的好友不计奖励',
    });
    expect(await overview()).toMatchObject({ invited: 3, qualified: 0, claimable: '0.00' });
    expect((await claim('tier', '1')).status_code).toBe(10_001);
  });

  it('counts two friends a day and three in all from one address, whatever devices it invents', async () => {
    const { code, friends } = await inviter();
    const own = await code();
    const join = (name: string, address: string) => {
      const body = { userName: name, password: 'Friend2026', adult: true, inviteCode: own };
      return sendCall(sandbox.origin, registerCall, body, { uuid: randomUUID(), headers: { 'X-Forwarded-For': address } });
    };
    for (const name of ['same1', 'same2', 'same3']) expect((await join(name, '203.0.113.9')).status_code).toBe(6000);
    await join('else1', '203.0.113.10');
    for (const name of ['same4', 'same5']) {
      await sandbox.control.clock({ advanceMs: DAY });
      await join(name, '203.0.113.9');
    }
    expect((await friends()).list.map(({ excluded }) => excluded).toReversed()).toEqual([false, false, true, false, false, true]);
  });

  it('pays nobody the reward for another member’s friend, nor without a session, nor from another device', async () => {
    const first = await inviter();
    const second = await inviter();
    await qualify(await first.code());
    await playOut(sandbox);
    const { friendId } = (await first.friends()).list[0]!;
    expect((await second.friends()).list).toEqual([]);
    for (const id of [friendId, '0', '99999999999999999', `${friendId}1`.slice(0, 18)]) {
      expect(await second.claim('friend', id)).toMatchObject({ status_code: 10_001, message: '邀请奖励不存在，请刷新后查看' });
    }
    expect(await first.claim('tier', '2')).toMatchObject({ status_code: 10_001, message: '邀请奖励不存在，请刷新后查看' });
    expect((await first.claim('friend', 'me; drop')).status_code).toBe(10_003);
    expect((await inviteOf(sandbox.origin, first.token, FRIEND_UUID).claim('friend', friendId)).status_code).toBe(10_004);
    expect((await inviteOf(sandbox.origin, '').claim('friend', friendId)).status_code).toBe(10_004);
    expect((await first.friends()).list[0]).toMatchObject({ state: 'qualified' });
  });

  it('pays nothing to a member who is excluded or gets no bonuses', async () => {
    const barred = await inviter({ flags: { canClaimBonus: false } });
    const excluded = await inviter();
    for (const { code } of [barred, excluded]) await qualify(await code());
    await playOut(sandbox);
    const { password, token } = excluded;
    await sendCall(sandbox.origin, exclusionStartCall, { term: 'half-year', password }, { token });
    for (const { friends, claim, token: own } of [barred, excluded]) {
      const before = await balanceOf(own);
      const { friendId } = (await friends()).list[0]!;
      expect((await claim('friend', friendId)).status_code).toBe(10_001);
      expect((await claim('tier', '1')).status_code).toBe(10_001);
      expect(await balanceOf(own)).toBe(before);
    }
  });

  it('pays each reward once for any order of claims, repeats and simultaneous claims', async () => {
    const { token, code, friends, claim, overview } = await inviter();
    const own = await code();
    for (let index = 0; index < 3; index += 1) await qualify(own);
    await friendWith(sandbox, own);
    await playOut(sandbox);
    const before = await balanceOf(token);
    const { list } = await friends();
    const wanted = [
      ...list.map(({ friendId }) => ['friend', friendId] as const),
      ...['1', '3', '5', '7'].map((id) => ['tier', id] as const),
    ];
    const keys = wanted.flatMap(([target, id]) => [0, 1, 2].map(() => ({ target, id, key: newActivityKey() })));
    const order = [...keys, ...keys]
      .map((one, index) => ({ one, at: numberOf(`${TEST_SEED} ${one.key} ${index}`) }))
      .toSorted((a, b) => a.at - b.at);
    const paid = new Map<string, string>();
    for (let from = 0; from < order.length; from += 4) {
      const results = await Promise.all(
        order.slice(from, from + 4).map(async ({ one }) => ({ one, ...(await claim(one.target, one.id, one.key)) })),
      );
      for (const { one, status_code, data } of results) {
        if (status_code !== 6000) continue;
        const name = `${one.target} ${one.id}`;
        // The same reward is returned only to the key that it was paid under.
        expect(paid.get(name) ?? one.key).toBe(one.key);
        paid.set(name, one.key);
        expect(data.id).toBe(one.id);
      }
    }
    expect([...paid.keys()].toSorted()).toEqual([
      ...list
        .slice(1)
        .map(({ friendId }) => `friend ${friendId}`)
        .toSorted(),
      'tier 1',
      'tier 3',
    ]);
    expect(await balanceOf(token)).toBe(before + 3n * 1_888n + 588n + 1_888n);
    expect(await overview()).toMatchObject({ claimable: '0.00', claimed: minorToText(3n * 1_888n + 588n + 1_888n) });
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('lists friends page by page, and fails when a fault is injected', async () => {
    const { code, friends, claim } = await inviter();
    const own = await code();
    for (let index = 0; index < 3; index += 1) await friendWith(sandbox, own);
    const first = await friends(1, 2);
    const second = await friends(2, 2);
    expect([first.list.length, first.hasMore, second.list.length, second.hasMore]).toEqual([2, true, 1, false]);
    expect(new Set([...first.list, ...second.list].map(({ friendId }) => friendId)).size).toBe(3);
    await sandbox.control.fault({ call: 'POST /act/api/v1/invite/claim', statusCode: 10_001, times: 1 });
    expect((await claim('tier', '1')).message).not.toBe('达标好友人数不足');
    expect((await claim('tier', '1')).message).toBe('达标好友人数不足');
  });
});
