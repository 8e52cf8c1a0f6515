import { chatHistoryCall } from '@pavilion/contract/calls/chat.calls';
import { CHAT } from '@pavilion/contract/chat.wire';
import { ChatConnection, chatToken } from '../../support/chat-client';
import type { ControlledMatch } from '../../support/control-client';
import { sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';
import sample from '../../contract/fixtures/chat-frames.json';

/** A Saturday afternoon; matches of several leagues run. */
const MATCHDAY = '2027-03-06T14:32:00.000Z';

/** Names and kinds of a value's members, by which a reader of the wire goes. */
const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shapeOf)
    : value === null || typeof value !== 'object'
      ? typeof value
      : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));

let sandbox: Sandbox;
let match: ControlledMatch;
const open: ChatConnection[] = [];

beforeAll(async () => {
  sandbox = await takeSandbox();
}, 90_000);

beforeEach(async () => {
  await sandbox.control.reset();
  await sandbox.control.clock({ mode: 'freeze', set: MATCHDAY });
  match = (await sandbox.control.matches('live')).find(({ minute }) => minute > 50)!;
});
afterEach(() => {
  for (const line of open.splice(0)) line.close();
});

const room = (venue: 'FBTY' | 'IMTY' | 'OBTY' = 'FBTY') => (venue === 'IMTY' ? `IMTY-1-${match.ids.IMTY}` : `${venue}-${match.ids[venue]}`);
const newMember = (wanted = {}) => sandbox.control.member({ balance: '100.00', ...wanted });
async function enter(token: string, roomId?: string): Promise<ChatConnection> {
  const line = await ChatConnection.enter(sandbox.origin, token, roomId);
  open.push(line);
  return line;
}
const history = async (roomId: string, beforeId = '', pageSize = 20) =>
  (await sendCall(sandbox.origin, chatHistoryCall, { roomId, pageSize, beforeId })).data;

describe('a room', () => {
  // @spec 1.06
  it('is shared by all venues of its match, and everybody receives everybody’s messages, with the name at joining', async () => {
    const [ann, bob, eve] = await Promise.all([newMember({ userName: 'annabel' }), newMember(), newMember()]);
    const at = [await enter(ann.token, room('FBTY')), await enter(bob.token, room('IMTY')), await enter(eve.token, room('OBTY'))] as const;
    const lobby = await enter(eve.token, '1');
    at[0].sendMessage(room('FBTY'), '加油');
    const received = await Promise.all(at.map((line) => line.next(CHAT.broadcastRoom)));
    expect(shapeOf(received[0])).toEqual(shapeOf(sample.response.broadcast.msgData));
    expect(received[0]).toMatchObject({ nickName: 'an**el', type: 'text', content: '加油', sendTime: MATCHDAY });
    expect(received.map(({ roomId }) => roomId)).toEqual([room('FBTY'), room('IMTY'), room('OBTY')]);
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
    await lobby.settled();
    expect(lobby.received.filter(({ msgId }) => msgId === CHAT.broadcastRoom)).toEqual([]);
    expect((await history(room('OBTY'))).list.at(-1)).toMatchObject({ id: received[0].id, content: '加油' });
  });

  it('counts its members, announces who joins, and ignores who has left', async () => {
    const [ann, bob] = await Promise.all([newMember(), newMember({ userName: 'bobby01', vipLevel: 4 })]);
    const first = await enter(ann.token, room());
    const second = await enter(bob.token);
    second.send(CHAT.joinRoom, { roomId: room('OBTY') });
    expect(await second.next(CHAT.joinRoom)).toEqual({ code: 6000, message: '', data: { roomId: room('OBTY'), online: 2 } });
    expect(await first.next(CHAT.broadcastJoin)).toEqual({ roomId: room(), nickName: 'bo**01', vipLevel: 4, online: 2 });
    second.send(CHAT.leaveRoom, { roomId: room('OBTY') });
    expect(await second.next(CHAT.leaveRoom)).toEqual({ roomId: room('OBTY') });
    expect(await first.next(CHAT.broadcastJoin)).toEqual({ roomId: room(), nickName: '', vipLevel: 0, online: 1 });
    first.sendMessage(room(), '还在吗');
    await first.next(CHAT.broadcastRoom);
    second.sendMessage(room('OBTY'), '我走了');
    expect(await second.next(CHAT.broadcastRoom)).toMatchObject({ code: 10001, message: '您不在这个聊天室', data: null });
    expect(first.received).toEqual([]);
  });

  it('counts a person once, and moves a connection that joins another room', async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    const watcher = await enter(ann.token, room());
    const first = await enter(bob.token, room());
    expect(await watcher.next(CHAT.broadcastJoin)).toMatchObject({ online: 2 });
    const second = await enter(bob.token);
    second.send(CHAT.joinRoom, { roomId: room('IMTY') });
    expect(await second.next(CHAT.joinRoom)).toMatchObject({ data: { online: 2 } });
    first.send(CHAT.joinRoom, { roomId: '1' });
    expect(await first.next(CHAT.joinRoom)).toMatchObject({ data: { roomId: '1', online: 1 } });
    second.close();
    expect(await watcher.next(CHAT.broadcastJoin, ({ nickName }) => nickName === '')).toMatchObject({ online: 1 });
  });

  it('informs a member whom the platform removes, who cannot enter or speak anywhere for ten minutes', async () => {
    const member = await newMember();
    const line = await enter(member.token, room());
    await sandbox.control.chat({ remove: { userName: member.userName } });
    expect(await line.next(CHAT.leaveRoom)).toEqual({ roomId: room() });
    line.sendMessage(room(), '还在吗');
    expect(await line.next(CHAT.broadcastRoom)).toMatchObject({ code: 10001, message: '您不在这个聊天室' });
    const removed = { code: 10001, message: '您已被请出聊天室，10 分钟后可以再进入' };
    for (const at of [line, await enter(member.token)]) {
      for (const roomId of [room(), '1']) {
        at.send(CHAT.joinRoom, { roomId });
        expect(await at.next(CHAT.joinRoom)).toMatchObject(removed);
      }
    }
    await sandbox.control.clock({ advanceRealMs: 10 * 60_000 });
    line.send(CHAT.joinRoom, { roomId: room() });
    expect(await line.next(CHAT.joinRoom)).toMatchObject({ code: 6000 });
  });

  it('allows at most 120 connections from one address that do not log in', async () => {
    const lines = await Promise.all(Array.from({ length: 130 }, () => ChatConnection.open(sandbox.origin).catch(() => null)));
    const waiting = lines.filter((line) => line !== null);
    expect(waiting).toHaveLength(120);
    for (const line of waiting) line.close();
    await Promise.all(waiting.map((line) => line.closed));
    const line = await enter((await newMember()).token, room());
    expect(line).toBeTruthy();
  });

  it('is rejected when it does not exist', async () => {
    const line = await enter((await newMember()).token);
    for (const roomId of ['9', 'FBTY-1', 'XXTY-863211', 'FBTY-', 'IMTY-1', `IMTY-${match.ids.IMTY}`, '__proto__']) {
      line.send(CHAT.joinRoom, { roomId });
      expect(await line.next(CHAT.joinRoom)).toMatchObject({ code: 10001, message: '聊天室不存在' });
      expect(await history(roomId)).toEqual({ list: [], hasMore: false });
    }
  });

  it('accepts at most five messages of a member in ten seconds', async () => {
    const { token } = await newMember();
    const [line, other] = [await enter(token, room()), await enter(token, room('IMTY'))];
    for (let count = 1; count <= 5; count += 1) line.sendMessage(room(), `第 ${count} 句`);
    await line.settled();
    other.sendMessage(room('IMTY'), '第 6 句');
    expect(await other.next(CHAT.broadcastRoom, ({ code }) => code)).toMatchObject({ code: 6501, message: '发言过于频繁，请稍后再试' });
    await line.settled();
    const scoreLines = (await history(room())).list.map(({ content }) => content).filter((content) => content.startsWith('第 '));
    expect(scoreLines).toEqual(expect.arrayContaining(['第 1 句', '第 2 句', '第 3 句', '第 4 句', '第 5 句']));
    expect(scoreLines).toHaveLength(5);
  });

  it('accepts one line of at most 200 characters, and hides addresses and long numbers', async () => {
    const line = await enter((await newMember()).token, room());
    for (const content of ['', '   \n\t', '字'.repeat(201)]) {
      line.sendMessage(room(), content);
      expect(await line.next(CHAT.broadcastRoom)).toMatchObject({ code: 10003, message: '请输入 1 至 200 个字' });
    }
    const send = async (content: string) => {
      line.sendMessage(room(), content);
      return ((await line.next(CHAT.broadcastRoom)) as { content: string }).content;
    };
    expect(await send('加微信 138 0013-8000 看 https://evil.example/a?b=1 谢谢')).toBe('加微信 *** 看 *** 谢谢');
    expect(await send('转到６２２２０２１２３４５６７８９０１２３，evil.com')).toBe('转到***，***');
    expect(await send(' 2 : 1\n了，\u202E小 3.5 现在 2.08 ')).toBe('2 : 1 了，小 3.5 现在 2.08');
    expect(await send('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
  });

  // @spec 6.05 6.06
  it('shows a muted member why and until when, and when writing is possible again', async () => {
    const member = await newMember({ vipLevel: 2 });
    const line = await enter(member.token, room());
    const until = '2027-03-06T15:00:00.000Z';
    await sandbox.control.chat({ mute: { userName: member.userName, until } });
    expect(await line.next(CHAT.speechStatus)).toEqual({ speechStatus: 0, reason: '您已被禁言', until });
    line.sendMessage(room(), '我说');
    expect(await line.next(CHAT.broadcastRoom)).toMatchObject({ code: 10001, message: '您已被禁言' });
    const again = await enter(member.token, room());
    expect(await again.next(CHAT.speechStatus)).toMatchObject({ speechStatus: 0, until });
    await sandbox.control.clock({ set: '2027-03-06T15:00:01.000Z' });
    expect(await line.next(CHAT.speechStatus)).toEqual({ speechStatus: 1, reason: '', until: null });

    await sandbox.control.chat({ vip: { min: 3, max: 10 } });
    expect(await line.next(CHAT.vipLevel)).toEqual({ vipMin: 3, vipMax: 10 });
    line.sendMessage(room(), '我说');
    expect(await line.next(CHAT.broadcastRoom, ({ code }) => code)).toMatchObject({ code: 10001, message: 'VIP 3 至 VIP 10 可以发言' });

    const barred = await ChatConnection.open(sandbox.origin);
    open.push(barred);
    barred.send(CHAT.login, { token: await chatToken(sandbox.origin, (await newMember({ flags: { canChat: false } })).token) });
    expect(await barred.next(CHAT.login)).toMatchObject({ data: { speechStatus: 0, vipMin: 3 } });
    expect(await barred.next(CHAT.speechStatus)).toEqual({ speechStatus: 0, reason: '您已被禁言', until: null });
  });

  it('closes and opens, pauses for maintenance, and removes blocked messages', async () => {
    const line = await enter((await newMember()).token, room());
    line.sendMessage(room(), '留下');
    line.sendMessage(room(), '拿走');
    const broadcast = await line.next(CHAT.broadcastRoom);
    const gone = await line.next(CHAT.broadcastRoom);
    await sandbox.control.chat({ shield: gone.id });
    expect(await line.next(CHAT.messageShield)).toEqual({ id: gone.id });
    expect((await history(room())).list.at(-1)!.id).toBe(broadcast.id);
    await sandbox.control.chat({ room: { roomId: room('OBTY'), open: false } });
    expect(await line.next(CHAT.roomStatus)).toEqual({ roomId: room(), status: 0 });
    line.sendMessage(room(), '还行吗');
    expect(await line.next(CHAT.broadcastRoom)).toMatchObject({ code: 10001, message: '聊天室已关闭' });
    await sandbox.control.chat({ room: { roomId: room(), open: true } });
    expect(await line.next(CHAT.roomStatus)).toEqual({ roomId: room(), status: 1 });
    await sandbox.control.chat({ maintenance: true });
    expect(await line.next(CHAT.allRoomMaintain)).toEqual({ status: 0, message: '聊天室维护中' });
    line.sendMessage(room(), '还行吗');
    expect(await line.next(CHAT.broadcastRoom)).toMatchObject({ code: 10001, message: '聊天室维护中' });
    const later = await enter((await newMember()).token);
    expect(await later.next(CHAT.allRoomMaintain)).toEqual({ status: 0, message: '聊天室维护中' });
    await sandbox.control.chat({ maintenance: false });
    expect(await line.next(CHAT.allRoomMaintain)).toEqual({ status: 1, message: '' });
  });

  it('quotes the message that another one replies to, as the room has it, and no removed one', async () => {
    const [ann, bob] = [
      await enter((await newMember({ userName: 'annabel' })).token, room()),
      await enter((await newMember()).token, room()),
    ];
    ann.sendMessage(room(), `加我 13800138000 ${'长'.repeat(80)}`);
    const first = (await bob.next(CHAT.broadcastRoom)) as { id: string; content: string };
    const sendReply = (replyTo: string) => bob.send(CHAT.broadcastRoom, { roomId: room(), type: 'text', content: '别信', replyTo });
    sendReply(first.id);
    const reply = { id: first.id, nickName: 'an**el', content: `加我 *** ${'长'.repeat(53)}…` };
    expect(await ann.next(CHAT.broadcastRoom, ({ content }) => content === '别信')).toMatchObject({ reply });
    await sandbox.control.chat({ shield: first.id });
    expect((await history(room())).list.at(-1)).toMatchObject({ content: '别信', reply: { ...reply, content: '' } });
    for (const id of [first.id, '1', '999999999999999']) {
      sendReply(id);
      expect(await bob.next(CHAT.broadcastRoom, ({ code }) => code)).toMatchObject({ code: 10001, message: '要回复的消息已不存在' });
    }
    const lobby = await enter((await newMember()).token, '1');
    lobby.sendMessage('1', '大厅的话');
    const other = (await lobby.next(CHAT.broadcastRoom)) as { id: string };
    sendReply(other.id);
    expect(await bob.next(CHAT.broadcastRoom, ({ code }) => code)).toMatchObject({ code: 10001 });
    sendReply('x');
    expect(await bob.next(CHAT.broadcastRoom, ({ code }) => code)).toMatchObject({ code: 10003 });
  });

  it('announces the score when it changes', async () => {
    const line = await enter((await newMember()).token, room('OBTY'));
    const [home, away] = match.score;
    await sandbox.control.event(match.id, { type: 'goal', side: 'home' });
    expect(await line.next(CHAT.score)).toMatchObject({ matchId: match.ids.OBTY, home: home + 1, away });
  });
});

describe('the history', () => {
  // @spec 7.49
  it('is paged, oldest first', async () => {
    const pages: string[][] = [];
    let beforeId = '';
    for (;;) {
      const { list, hasMore } = await history(room(), beforeId, 5);
      pages.unshift(list.map(({ id }) => id));
      if (!hasMore) break;
      beforeId = list[0]!.id;
    }
    const ids = pages.flat().map(Number);
    expect(ids.length).toBeGreaterThan(10);
    expect(pages.slice(1).every((page) => page.length === 5)).toBe(true);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    const all = (await history(room('IMTY'), '', 100)).list;
    expect(all.map(({ id }) => Number(id))).toEqual(ids);
    expect(all.map(({ sendTime }) => sendTime)).toEqual(all.map(({ sendTime }) => sendTime).toSorted());
    expect(await history(room(), 'unknown')).toEqual({ list: [], hasMore: false });
  });

  it('contains the bots’ messages on the match, the same after every start, marked as simulated', async () => {
    const before = (await history(room(), '', 100)).list;
    expect(before.every(({ nickName, content }) => nickName.startsWith('模拟·') && !content.includes('{'))).toBe(true);
    // Nobody addresses himself, and nobody repeats the one before.
    expect(before.slice(1).filter(({ content }, at) => content === before[at]!.content)).toEqual([]);
    const lobby = (await history('1', '', 100)).list;
    expect(lobby.length).toBeGreaterThan(3);
    await sandbox.control.reset();
    await sandbox.control.clock({ mode: 'freeze', set: MATCHDAY });
    const rowsOf = (list: typeof before) => list.map(({ nickName, content, sendTime }) => [nickName, content, sendTime]);
    expect(rowsOf((await history(room(), '', 100)).list)).toEqual(rowsOf(before));
    expect(rowsOf((await history('1', '', 100)).list)).toEqual(rowsOf(lobby));
  });

  it('is sent over the connection too, and grows while the world runs', async () => {
    const line = await enter((await newMember()).token, room());
    line.send(CHAT.history, { roomId: room() });
    const { list, ...rest } = (await line.next(CHAT.history)) as { list: { id: string }[] };
    expect(rest).toEqual({ roomId: room(), hasMore: true });
    line.send(CHAT.history, { roomId: '1' });
    expect(await line.next(CHAT.history)).toMatchObject({ code: 10001, message: '您不在这个聊天室' });
    expect(list.map(({ id }) => id)).toEqual((await history(room())).list.map(({ id }) => id));
    await sandbox.control.clock({ advanceMs: 10 * 60_000 });
    const remark = (await line.next(CHAT.broadcastRoom)) as { id: string; nickName: string };
    expect(remark.nickName).toMatch(/^模拟·/);
    expect(Number(remark.id)).toBeGreaterThan(Number(list.at(-1)!.id));
  });
});
