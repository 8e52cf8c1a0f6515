import * as fc from '../../../support/property';
import { CHAT } from '@pavilion/contract/chat.wire';
import type { ChatEntry } from '@/lib/domain/community/chat/chat.model';
import { entryOfFrame, merged, shownName, toEntries, toEntry } from '@/lib/domain/community/chat/message.rules';
import { roomOfMatch, roomOfOrder } from '@/lib/domain/community/chat/order-room.rules';
import {
  hasGap,
  returnMessage,
  roomStart,
  muteReason,
  untilText,
  withChat,
  withFrame,
  withNewest,
  withOlder,
  type RoomState,
} from '@/lib/domain/community/chat/room.rules';
import { CHAT_START, type ChatState } from '@/lib/domain/community/chat/socket.rules';
import type { OrderLeg } from '@/lib/domain/betting/order/order.model';
import frames from '../../../contract/fixtures/chat-frames.json';
import history from '../../../contract/fixtures/chat-history.json';

const { response } = frames;
const ROOM = '1';
const chatEntry = (id: number | string, text = `m${id}`, userId = '941003'): ChatEntry => ({
  kind: 'text',
  id: String(id),
  userId,
  name: 'a',
  vip: 0,
  at: 0,
  text,
  reply: null,
});
const frameOf = (id: number) => ({ ...response.broadcast.msgData, id: String(id), roomId: ROOM });
const ids = (entries: readonly ChatEntry[]) => entries.map(({ id }) => id);
const start = (entries: readonly ChatEntry[] = [], over: Partial<RoomState> = {}): RoomState => ({
  ...roomStart(ROOM),
  entries,
  wholeTo: entries.at(-1)?.id ?? '',
  past: 'ready',
  ...over,
});
const RIGHTS = { maySpeak: true, reason: '', until: null, vipMin: 0, vipMax: 10 };
const inside: ChatState = { ...CHAT_START, status: 1, phase: 'open', wanted: ROOM, room: ROOM, online: 2, rights: RIGHTS };

describe('messages', () => {
  it('are read from the samples, as text and as shared bet, from frames and history alike', () => {
    expect(toEntry(response.broadcast.msgData)).toEqual({
      kind: 'text',
      id: '41003',
      userId: '941003',
      name: '蓝港远征',
      vip: 2,
      at: Date.parse('2026-11-20T12:00:00.000Z'),
      text: '这球进得漂亮',
      reply: null,
    });
    expect(toEntry(response.shareBetRecord.msgData)).toMatchObject({ kind: 'bet', id: '41004', bet: response.shareBetRecord.msgData.bet });
    expect(ids(toEntries(history.response.data.list))).toEqual(['41001', '41002']);
  });

  it('that are invalid or of an unknown kind are dropped one by one', () => {
    const good = response.broadcast.msgData;
    const { bet } = response.shareBetRecord.msgData;
    const bad = [
      null,
      {},
      { ...good, id: 7 },
      { ...good, id: '-1' },
      { ...good, sendTime: 'yesterday' },
      { ...response.gift.msgData, gift: { ...response.gift.msgData.gift, count: 0 } },
      { ...response.gift.msgData, gift: null },
      { ...good, type: 'bet', bet: null },
      { ...good, type: 'bet', bet: { ...bet, legs: [] } },
      { ...good, type: 'bet', bet: { ...bet, legs: [{ ...bet.legs[0], odds: 'x' }] } },
    ];
    expect(ids(toEntries([...bad, good]))).toEqual(['41003']);
  });

  it('include gifts as entries of their own, with sender, gift and count', () => {
    expect(entryOfFrame(response.resolved, '1', '')).toMatchObject({
      text: '同意',
      reply: { id: '41003', name: '蓝港远征', text: '这球进得漂亮' },
    });
    expect(entryOfFrame(response.gift, '1', '')).toMatchObject({ kind: 'gift', name: '看台三排', gift: '鲜花', count: 3 });
    expect(entryOfFrame(response.gift, 'FBTY-863211', '')).toBeNull();
  });

  it('ignore frames of another room and of other kinds', () => {
    expect(entryOfFrame(response.broadcast, ROOM, '')).not.toBeNull();
    expect(entryOfFrame(response.broadcast, '2', '')).toBeNull();
    expect(entryOfFrame(response.someoneJoined, ROOM, '')).toBeNull();
    expect(entryOfFrame(response.score, roomOfMatch('FBTY', '863211'), '41003')).toEqual({
      kind: 'score',
      id: 'score-2-0',
      after: '41003',
      home: 2,
      away: 0,
      minute: 63,
    });
    expect(entryOfFrame(response.score, roomOfMatch('FBTY', '3211'), '')).toBeNull();
  });

  it('show no account name, whatever the platform sends', () => {
    expect(shownName('hainan2007')).toBe('ha**07');
    expect(shownName('a@b.cn')).toBe('a@**cn');
    expect(shownName('模拟·看台三排')).toBe('模拟·看台三排');
    expect(shownName('蓝'.repeat(50))).toHaveLength(20);
    expect(shownName(`${'蓝'.repeat(19)}😀看`)).toBe(`${'蓝'.repeat(19)}😀`);
  });

  it('appear once each, by number, with scores behind the message they followed, in any order of arrival', () => {
    const entry = fc.oneof(
      fc.integer({ min: 1, max: 120 }).map((id) => chatEntry(id)),
      fc.record({
        kind: fc.constant('score' as const),
        id: fc.constantFrom('score-1-0', 'score-1-1'),
        after: fc.integer({ min: 1, max: 120 }).map(String),
        home: fc.constant(1),
        away: fc.nat(1),
        minute: fc.nat(90),
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(entry, { maxLength: 20 }), { maxLength: 8 }), (pages) => {
        const all = pages.reduce<readonly ChatEntry[]>(
          (room, page) =>
            merged(
              room,
              page.filter((one, at) => page.findIndex(({ id }) => id === one.id) === at),
            ),
          [],
        );
        expect(new Set(ids(all)).size).toBe(all.length);
        const sortKeys = all.map((one) => Number(one.kind === 'score' ? one.after : one.id) + (one.kind === 'score' ? 0.5 : 0));
        expect(sortKeys).toEqual(sortKeys.toSorted((a, b) => a - b));
      }),
    );
  });

  it('are limited to the newest of a page', () => {
    expect(ids(merged([chatEntry(9), chatEntry(10)], [chatEntry(11), chatEntry(100)], 3))).toEqual(['10', '11', '100']);
  });
});

describe('a room', () => {
  it('appends the newest page where the two overlap, and starts anew where a gap is possible', () => {
    const room = start([chatEntry(1), chatEntry(2), chatEntry(3)], { hasMore: true });
    expect(ids(withNewest(room, [chatEntry(3), chatEntry(4)], true, null).entries)).toEqual(['1', '2', '3', '4']);
    expect(withNewest(room, [chatEntry(3), chatEntry(4)], false, null)).toMatchObject({ hasMore: true });
    const reloaded = withNewest({ ...room, entries: [...room.entries, chatEntry(50)] }, [chatEntry(30), chatEntry(31)], true, null);
    expect(ids(reloaded.entries)).toEqual(['30', '31', '50']);
    expect(reloaded.hasMore).toBe(true);
    expect(ids(withNewest(room, [chatEntry(4)], false, null).entries)).toEqual(['1', '2', '3', '4']);
    expect(withNewest(roomStart(ROOM), [], false, null)).toMatchObject({ past: 'ready', entries: [] });
    expect(ids(withOlder(room, [chatEntry(-1 + 1), chatEntry(1)], false).entries)).toEqual(['0', '1', '2', '3']);
  });

  it('ignores frames from beyond a gap and pages from before the join', () => {
    const lost = withChat(start([chatEntry(1), chatEntry(2)], { chat: inside, wholeTo: null, hasMore: true }), { ...inside, room: null });
    const joined = withFrame(withChat(lost, inside), { msgId: CHAT.broadcastRoom, msgData: frameOf(50) }, null);
    expect(hasGap(joined, [chatEntry(49), chatEntry(50)], true)).toBe(true);
    expect(hasGap(joined, [chatEntry(2), chatEntry(50)], true)).toBe(false);
    expect(hasGap(joined, [chatEntry(49), chatEntry(50)], false)).toBe(false);
    expect(ids(withNewest(joined, [chatEntry(49), chatEntry(50)], true, null, true).entries)).toEqual(['49', '50']);
    const whole = withNewest(joined, [chatEntry(2), chatEntry(3), chatEntry(50)], true, null, true);
    expect(ids(whole.entries)).toEqual(['1', '2', '3', '50']);
    expect(withNewest(whole, [chatEntry(2), chatEntry(3)], true, null)).toBe(whole);
  });

  it('drops messages that the platform removed while the connection was lost', () => {
    const room = start([chatEntry(1), chatEntry(2), chatEntry(3), chatEntry(9)], { wholeTo: '3' });
    expect(ids(withNewest(room, [chatEntry(1), chatEntry(3), chatEntry(4)], true, null).entries)).toEqual(['1', '3', '4', '9']);
  });

  it('removes a hidden message, and reports closing and maintenance', () => {
    const room = start([chatEntry(41002), chatEntry(41003)], { chat: inside });
    expect(ids(withFrame(room, response.shield, null).entries)).toEqual(['41003']);
    const closed = withFrame(room, { msgId: CHAT.roomStatus, msgData: { roomId: ROOM, status: 0 } }, null);
    expect(muteReason(closed, 1, String)).toBe('聊天室已关闭，仅可查看');
    expect(withFrame(closed, response.roomStatus, null).closed).toBeNull();
    expect(withFrame(room, { msgId: CHAT.roomStatus, msgData: { roomId: '2', status: 0 } }, null).closed).toBeNull();
    const nextRoom = withFrame(room, response.allRoomMaintain, null);
    expect(muteReason(nextRoom, 1, String)).toBe('聊天室维护中');
    expect(withFrame(nextRoom, { msgId: CHAT.allRoomMaintain, msgData: { status: 1 } }, null).maintenance).toBeNull();
  });

  it('finishes sending with the member’s own message, and returns a message that was rejected or lost', () => {
    const sending = start([], { chat: inside, sending: '加油' });
    expect(withFrame(sending, response.broadcast, '7').sending).toBe('加油');
    expect(withFrame(sending, response.broadcast, '941003').sending).toBeNull();
    const rejected = withFrame(
      sending,
      { msgId: CHAT.broadcastRoom, msgData: { code: 6501, message: '发言过于频繁，请稍后再试', data: null } },
      '7',
    );
    expect(rejected).toMatchObject({ sending: null, returned: { text: '加油', reason: '发言过于频繁，请稍后再试', revision: 1 } });
    expect(withChat(sending, { ...inside, room: null, status: 0, phase: 'waiting' })).toMatchObject({
      sending: null,
      returned: { text: '加油', reason: '连接已断开，消息可能未发出' },
    });
    expect(returnMessage(start(), 'x').returned).toBeNull();
    expect(withFrame(sending, { msgId: 99, msgData: 1 }, '7')).toBe(sending);
  });

  it('counts a returned message as sent when it appears in the room, by frame or by page', () => {
    const me = '941003';
    const restored = returnMessage(start([chatEntry(9, '加油', me), chatEntry(10)], { chat: inside, sending: '加油' }), 'x');
    const arrived = (state: RoomState) => state.returned?.arrived;
    expect(arrived(withNewest(restored, [chatEntry(9, '加油', me), chatEntry(10)], true, me))).toBe(false);
    expect(arrived(withNewest(restored, [chatEntry(10), chatEntry(11, '加油', '7'), chatEntry(12, '别的', me)], true, me))).toBe(false);
    expect(arrived(withNewest(restored, [chatEntry(10), chatEntry(11, '加油', me)], true, me))).toBe(true);
    const frame = (content: string) => ({ ...response.broadcast, msgData: { ...response.broadcast.msgData, id: '41', content } });
    expect(arrived(withFrame(restored, frame('别的'), me))).toBe(false);
    expect(arrived(withFrame(restored, frame('加油'), me))).toBe(true);
  });

  // @spec 6.06
  it('explains why a member cannot speak: connecting, muted until a time, or VIP range', () => {
    const timeOf = (at: number) => new Date(at).toISOString().slice(11, 16);
    const silence = (rights: Partial<typeof RIGHTS> & { until?: string | null }, vip: number | null = 2) =>
      muteReason(start([], { chat: { ...inside, rights: { ...RIGHTS, ...rights } } }), vip, timeOf);
    expect(muteReason(roomStart(ROOM), 2, timeOf)).toBe('正在连接聊天室');
    expect(silence({})).toBeNull();
    expect(silence({ maySpeak: false, reason: '您已被禁言', until: '2026-11-20T13:00:00.000Z' as never })).toBe('您已被禁言，至 13:00');
    expect(silence({ maySpeak: false, reason: '' })).toBe('您已被禁言');
    expect(silence({ vipMin: 3 })).toBe('VIP 3 至 VIP 10 可以发言');
    expect(silence({ vipMax: 1 })).toBe('VIP 1 及以下可以发言');
    // The platform judges a level that is unknown here.
    expect(silence({ vipMin: 3 }, null)).toBeNull();
    // Both ends of the range may speak, the levels beside them may not.
    const range = { vipMin: 2, vipMax: 4 };
    expect([1, 2, 3, 4, 5].map((vip) => silence(range, vip) === null)).toEqual([false, true, true, true, false]);
  });
});

test('shows the end of a mute as a time today, or as a day', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(untilText(Date.parse('2026-11-20T15:30:20Z'), now)).toBe('23:30');
  expect(untilText(Date.parse('2026-11-21T01:30:00Z'), now)).toBe('11-21 09:30');
});

test('shares an order to the room of its first match, unless it was not accepted or has no match', () => {
  const leg = { matchId: '863211', marketKind: 'winner' } as OrderLeg;
  const order = { venue: 'FBTY', state: 'accepted', legs: [leg, { ...leg, matchId: '9' }] } as const;
  expect(roomOfOrder(order)).toBe('FBTY-863211');
  expect(roomOfOrder({ ...order, state: 'rejected' })).toBeNull();
  expect(roomOfOrder({ ...order, state: 'cancelled' })).toBeNull();
  expect(roomOfOrder({ ...order, legs: [] })).toBeNull();
  expect(roomOfOrder({ ...order, legs: [leg, { ...leg, marketKind: 'outright' }] })).toBeNull();
});
