import { chatHistoryCall } from '@pavilion/contract/calls/chat.calls';
import { chatGiftListCall, chatGiftsCall, chatGiftSendCall } from '@pavilion/contract/calls/chat.calls';
import { CHAT } from '@pavilion/contract/chat.wire';
import { coolingStartCall } from '@pavilion/contract/calls/limit.calls';
import { ChatConnection } from '../../support/chat-client';
import type { TestMember } from '../../support/control-client';
import { mallOf } from '../../support/mall-client';
import { sendCall, TEST_UUID } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';
import sample from '../../contract/fixtures/chat-frames.json';

jest.setTimeout(60_000);

const LOBBY = '1';
let sandbox: Sandbox;
let keys = 0;
const newKey = () => `gift-key-${(keys += 1)}`;

/** A member with coins, and the gift calls. */
async function giver(changes: object = {}) {
  const member = await sandbox.control.member({ uuid: TEST_UUID, balance: '10.00', coins: 1_000, ...changes });
  const { token } = member;
  const gifts = async () => (await sendCall(sandbox.origin, chatGiftsCall, {}, { token })).data;
  return {
    ...member,
    ...mallOf(sandbox.origin, token),
    gifts,
    async give(giftId: string, count = 1, over: object = {}, key = newKey()) {
      const { version, price } = (await gifts()).list.find((one) => one.giftId === giftId)!;
      const body = { roomId: LOBBY, giftId, version, price, count, ...over };
      return sendCall(sandbox.origin, chatGiftSendCall, body, { token, headers: { 'idempotency-key': key } });
    },
  };
}

const record = async ({ token }: TestMember, changes: object = {}, size = 20) => {
  const now = Date.parse((await sandbox.control.clock({})).worldTime);
  const range = { from: new Date(now - 86_400_000).toISOString(), to: new Date(now + 86_400_000).toISOString() };
  return sendCall(sandbox.origin, chatGiftListCall, { ...range, page: 1, size, ...changes }, { token });
};
const given = async (roomId = LOBBY) =>
  (await sendCall(sandbox.origin, chatHistoryCall, { roomId, pageSize: 100, beforeId: '' })).data.list.filter(
    ({ type }) => type === 'gift',
  );

describe('gifts in a room', () => {
  const open: ChatConnection[] = [];
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  afterEach(() => {
    for (const line of open.splice(0)) line.close();
  });
  const enter = async (token: string, roomId = LOBBY) => {
    const line = await ChatConnection.enter(sandbox.origin, token, roomId);
    open.push(line);
    return line;
  };

  // @spec 1.06
  it('takes the coins once, shows the gift to the whole room and records it', async () => {
    const [ann, bob] = [await giver({ userName: 'giver01' }), await giver()];
    const lines = [await enter(ann.token), await enter(bob.token)];
    const key = newKey();
    const { data, status_code } = await ann.give('flower', 3, {}, key);
    expect(status_code).toBe(6000);
    expect(data).toMatchObject({ giftId: 'flower', name: '鲜花', count: 3, coins: 30, balance: 970 });
    for (const line of lines) {
      const shown = await line.next(CHAT.gift);
      expect(Object.keys(shown).toSorted()).toEqual(Object.keys(sample.response.gift.msgData).toSorted());
      expect(shown).toMatchObject({ nickName: 'gi**01', type: 'gift', roomId: LOBBY, gift: { id: 'flower', name: '鲜花', count: 3 } });
    }
    expect((await ann.give('flower', 3, {}, key)).data).toEqual(data);
    expect(await ann.give('flower', 4, {}, key)).toMatchObject({ status_code: 10_003, message: '请求编号已用于另一项操作' });
    expect([await ann.coins(), await bob.coins()]).toEqual([970, 1_000]);
    expect((await given()).filter(({ nickName }) => nickName === 'gi**01')).toHaveLength(1);
    await lines[1]!.settled();
    expect(lines[1]!.received).toEqual([]);
    const entry = (await ann.allCoins()).list[0]!;
    expect(entry).toMatchObject({ reason: 'chat', title: '聊天礼物：鲜花 ×3', amount: -30, balance: 970, orderId: null });
  });

  it('takes the coins once when the same key arrives many times at once, and never more than there are', async () => {
    const ann = await giver({ coins: 100 });
    const key = newKey();
    const same = await Promise.all([1, 2, 3, 4].map(() => ann.give('flower', 2, {}, key)));
    expect(new Set(same.map(({ data }) => data.sendId)).size).toBe(1);
    const many = await Promise.all([1, 2, 3, 4].map(() => ann.give('flower', 3)));
    expect(many.map(({ status_code }) => status_code).toSorted((a, b) => a - b)).toEqual([6000, 6000, 10_003, 10_003]);
    expect(many.find(({ status_code }) => status_code === 10_003)).toMatchObject({
      message: '金币不足，还差 10 金币',
      data: { field: 'price' },
    });
    expect(await ann.coins()).toBe(20);
    expect((await record(ann)).data.list.map(({ coins }) => coins)).toEqual([30, 30, 20]);
  });

  // @spec 8.31
  it('rejects with 301220 a gift that has changed since it was shown, and takes nothing', async () => {
    const ann = await giver();
    const { list } = await ann.gifts();
    const before = list.find(({ giftId }) => giftId === 'clap')!;
    await sandbox.control.chatGift('clap', { price: 25 });
    const stale = { version: before.version, price: before.price };
    expect(await ann.give('clap', 1, stale)).toMatchObject({ status_code: 301_220, message: '礼物信息已变更，请核对后再送', data: null });
    expect(await ann.coins()).toBe(1_000);
    expect((await ann.give('clap')).data).toMatchObject({ coins: 25, balance: 975 });
    await sandbox.control.chatGift('clap', { price: before.price });
  });

  it('is rejected with a message for a member who may not speak there or lacks coins or the VIP level', async () => {
    const ann = await giver({ coins: 5 });
    expect(await ann.give('flower')).toMatchObject({ status_code: 10_003, message: '金币不足，还差 5 金币', data: { field: 'price' } });
    expect(await ann.give('cup')).toMatchObject({ message: 'VIP 2 及以上会员可以送这件礼物', data: { field: 'vipLevel' } });
    const muted = await giver({ flags: { canChat: false } });
    expect(await muted.give('flower')).toMatchObject({ message: '您已被禁言，暂时不能送礼物', data: { field: 'speak' } });
    const bob = await giver();
    await sandbox.control.chat({ vip: { min: 3, max: 10 } });
    expect(await bob.give('flower')).toMatchObject({ message: 'VIP 3 至 VIP 10 可以在聊天室送礼物', data: { field: 'range' } });
    await sandbox.control.chat({ vip: { min: 0, max: 10 }, room: { roomId: LOBBY, open: false } });
    expect(await bob.give('flower')).toMatchObject({ message: '聊天室已关闭', data: { field: 'room' } });
    await sandbox.control.chat({ room: { roomId: LOBBY, open: true } });
    expect(await bob.give('flower', 1, { roomId: 'FBTY-1' })).toMatchObject({ status_code: 10_001, message: '聊天室不存在' });
    expect(await bob.give('flower', 1, { giftId: '__proto__' })).toMatchObject({ status_code: 10_001, message: '礼物不存在' });
    expect(await sendCall(sandbox.origin, coolingStartCall, { term: 'day' }, { token: bob.token })).toMatchObject({ status_code: 6000 });
    expect(await bob.give('flower')).toMatchObject({
      message: '冷静期或自我排除期间不能送礼物，可在「理性投注」查看',
      data: { field: 'limit' },
    });
    expect([await ann.coins(), await muted.coins(), await bob.coins()]).toEqual([5, 1_000, 1_000]);
  });

  it('accepts at most ten gifts of a member in ten seconds', async () => {
    const ann = await giver();
    for (let count = 0; count < 10; count += 1) expect((await ann.give('flower')).status_code).toBe(6000);
    expect(await ann.give('flower')).toMatchObject({ status_code: 10_001, message: '送礼过于频繁，请稍后再试' });
    expect(await ann.coins()).toBe(900);
  });

  it('lists a member’s own gifts, by kind of room, page by page', async () => {
    const [ann, bob] = [await giver(), await giver()];
    const match = (await sandbox.control.matches('live'))[0]!;
    await ann.give('flower', 2);
    await ann.give('horn', 1, { roomId: `FBTY-${match.ids.FBTY}` });
    const { data } = await record(ann);
    expect(data.list).toMatchObject([
      { roomKind: 'match', match: `${match.home} vs ${match.away}`, name: '助威喇叭', count: 1, coins: 66 },
      { roomKind: 'lobby', match: '', name: '鲜花', count: 2, coins: 20 },
    ]);
    expect(data.totals).toEqual([
      { roomKind: 'lobby', count: 1, coins: 20 },
      { roomKind: 'match', count: 1, coins: 66 },
    ]);
    expect((await record(ann, {}, 1)).data).toMatchObject({ hasMore: true, list: [{ name: '助威喇叭' }] });
    expect((await record(ann, { page: 2 }, 1)).data).toMatchObject({ hasMore: false, list: [{ name: '鲜花' }] });
    expect((await record(ann, { roomKind: 'lobby' })).data.list).toMatchObject([{ name: '鲜花' }]);
    expect((await record(bob)).data.list).toEqual([]);
    expect(await record(ann, { from: '2020-01-01T00:00:00.000Z' })).toMatchObject({ status_code: 10_003, data: { field: 'from' } });
  });

  it('fails without a session, and where a tester injects a fault', async () => {
    const ann = await giver();
    expect(await sendCall(sandbox.origin, chatGiftsCall, {})).toMatchObject({ status_code: 10_004 });
    await sandbox.control.fault({ call: 'POST /site/api/v1/chat/gift/send', statusCode: 10_001, times: 1 });
    expect((await ann.give('flower')).status_code).toBe(10_001);
    expect(await ann.coins()).toBe(1_000);
  });
});
