import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chatGiftsCall, chatGiftSendCall, chatHistoryCall } from '@pavilion/contract/calls/chat.calls';
import { CHAT } from '@pavilion/contract/chat.wire';
import { addMessages, lockRoom } from '../../../sandbox/modules/community/chat/message.store';
import { openPostgres } from '../../../sandbox/kernel/db/postgres-database';
import { ChatConnection } from '../../support/chat-client';
import { sendCall, TEST_UUID } from '../../support/platform-client';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { sample } from '../../support/seed';
import { ownDatabase } from '../../support/test-database';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy';
import { until } from '../../support/until';

jest.setTimeout(60_000);

const LOBBY = '1';
const UNTIL = '2099-01-01T00:00:00.000Z';
const redisUrl = process.env.REDIS_URL_TEST;
/** One way by the run's seed, both in a full run. */
const WAYS = sample(['without Redis', ...(redisUrl ? ['with Redis'] : [])], 1, 'chat processes');

describe.each(WAYS)('a chat of two processes on one PostgreSQL, %s', (name) => {
  const withRedis = name === 'with Redis';
  let proxy: TcpProxy | null = null;
  let where: Record<string, string>;
  let both: SandboxProcess[];
  const open: ChatConnection[] = [];
  const [one, other] = [() => both[0]!, () => both[1]!];

  beforeAll(async () => {
    where = await ownDatabase();
    if (withRedis) {
      const url = new URL(redisUrl!);
      proxy = await startTcpProxy(Number(url.port));
      url.port = String(proxy.port);
      where.REDIS_URL = url.href;
    }
    const first = await startSandbox({ env: where });
    both = [first, await startSandbox({ env: where })];
  }, 90_000);
  afterEach(async () => {
    for (const line of open.splice(0)) line.close();
    await one().control.chat({ vip: { min: 0, max: 10 }, maintenance: false, room: { roomId: LOBBY, open: true } });
  });
  afterAll(async () => {
    await Promise.all(both.map((sandbox) => sandbox.stop()));
    await proxy?.stop();
  });

  const newMember = (wanted = {}) => one().control.member({ uuid: TEST_UUID, balance: '10.00', coins: 500, ...wanted });
  async function enter(at: SandboxProcess, token: string, roomId: string | undefined = LOBBY): Promise<ChatConnection> {
    const line = await ChatConnection.enter(at.origin, token, roomId);
    open.push(line);
    return line;
  }
  const messageOf = (line: ChatConnection, content: string) => line.next(CHAT.broadcastRoom, (data) => data.content === content);
  const history = async (at: SandboxProcess) =>
    (await sendCall(at.origin, chatHistoryCall, { roomId: LOBBY, pageSize: 100, beforeId: '' })).data.list;

  it('is one room: every member receives every message once, in the order of the ids', async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    const lines = [await enter(one(), ann.token), await enter(other(), bob.token)] as const;
    for (let count = 1; count <= 4; count += 1)
      for (const [at, line] of lines.entries()) line.sendMessage(LOBBY, `${name} ${at} 第 ${count} 句`);
    const ids = await Promise.all(
      lines.map(async (line) => {
        const frames = [];
        for (let count = 0; count < 8; count += 1) frames.push(await line.next(CHAT.broadcastRoom));
        return frames.map(({ id }) => Number(id));
      }),
    );
    expect(ids[0]).toEqual(ids[0]!.toSorted((a, b) => a - b));
    expect(ids[1]).toEqual(ids[0]);
    await sleep(1500);
    for (const line of lines) expect(line.received.filter(({ msgId }) => msgId === CHAT.broadcastRoom)).toEqual([]);
    const stored = (await history(other())).map(({ id }) => Number(id));
    expect(stored.filter((id) => ids[0]!.includes(id))).toEqual(ids[0]);
  });

  it('shows gifts that were sent through the other process', async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    const line = await enter(other(), bob.token);
    const { version, price } = (await sendCall(one().origin, chatGiftsCall, {}, ann)).data.list.find(({ giftId }) => giftId === 'flower')!;
    const body = { roomId: LOBBY, giftId: 'flower', version, price, count: 2 };
    const sent = await sendCall(one().origin, chatGiftSendCall, body, {
      token: ann.token,
      headers: { 'idempotency-key': `gift-${withRedis ? 'redis' : 'alone'}` },
    });
    expect(sent.status_code).toBe(6000);
    expect(await line.next(CHAT.gift)).toMatchObject({ gift: { id: 'flower', count: 2 } });
  });

  it('counts people over both, with somebody in both once, and announces who joins and that somebody left', async () => {
    const [ann, bob] = [await newMember(), await newMember({ userName: `bobby${withRedis ? 'redis' : 'alone'}`, vipLevel: 4 })];
    const watcher = await enter(one(), ann.token);
    const line = await enter(other(), bob.token, undefined);
    line.send(CHAT.joinRoom, { roomId: LOBBY });
    expect(await line.next(CHAT.joinRoom)).toMatchObject({ data: { online: 2 } });
    if (withRedis)
      expect(await watcher.next(CHAT.broadcastJoin, ({ nickName }) => nickName !== '')).toMatchObject({ vipLevel: 4, online: 2 });
    else expect(await watcher.next(CHAT.broadcastJoin)).toMatchObject({ nickName: '', online: 2 });
    const twice = await enter(one(), bob.token, undefined);
    twice.send(CHAT.joinRoom, { roomId: LOBBY });
    expect(await twice.next(CHAT.joinRoom)).toMatchObject({ data: { online: 2 } });
    twice.send(CHAT.leaveRoom, { roomId: LOBBY });
    line.close();
    expect(await watcher.next(CHAT.broadcastJoin, ({ online }) => online === 1)).toMatchObject({ nickName: '', online: 1 });
  });

  it('applies at every process what is done at one, and informs a process that starts later', async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    const lines = [await enter(one(), ann.token), await enter(other(), bob.token)] as const;
    lines[1].sendMessage(LOBBY, `${name} 拿走`);
    const gone = await messageOf(lines[0], `${name} 拿走`);
    await one().control.chat({ shield: gone.id });
    expect(await lines[1].next(CHAT.messageShield)).toEqual({ id: gone.id });
    await other().control.chat({ mute: { userName: ann.userName, until: UNTIL } });
    expect(await lines[0].next(CHAT.speechStatus)).toMatchObject({ speechStatus: 0, until: UNTIL });
    lines[0].sendMessage(LOBBY, '我说');
    expect(await lines[0].next(CHAT.broadcastRoom, ({ code }) => code)).toMatchObject({ message: '您已被禁言' });
    await other().control.chat({ mute: { userName: ann.userName, until: null }, vip: { min: 3, max: 9 } });
    expect(await lines[0].next(CHAT.speechStatus)).toMatchObject({ speechStatus: 1 });
    expect(await lines[0].next(CHAT.vipLevel)).toEqual({ vipMin: 3, vipMax: 9 });
    await one().control.chat({ vip: { min: 0, max: 10 }, room: { roomId: LOBBY, open: false } });
    expect(await lines[1].next(CHAT.roomStatus, ({ status }) => status === 0)).toMatchObject({ roomId: LOBBY });
    lines[1].sendMessage(LOBBY, '我说');
    expect(await lines[1].next(CHAT.broadcastRoom, ({ code }) => code)).toMatchObject({ message: '聊天室已关闭' });
    await other().control.chat({ maintenance: true });
    expect(await lines[0].next(CHAT.allRoomMaintain)).toMatchObject({ status: 0 });
    const third = await startSandbox({ env: where });
    try {
      const late = await enter(third, (await newMember()).token);
      expect(await late.next(CHAT.allRoomMaintain)).toMatchObject({ status: 0 });
      expect(await late.next(CHAT.roomStatus)).toEqual({ roomId: LOBBY, status: 0 });
    } finally {
      await third.stop();
    }
    await one().control.chat({ maintenance: false, room: { roomId: LOBBY, open: true }, remove: { userName: bob.userName } });
    expect(await lines[1].next(CHAT.leaveRoom)).toEqual({ roomId: LOBBY });
    await one().control.chat({ cut: true });
    expect(await lines[1].closed).toBe(1001);
  });

  it('accepts nothing from a session that was ended at the other process, and closes its connections', async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    const lines = [await enter(one(), ann.token), await enter(other(), bob.token)] as const;
    await one().control.kick({ userName: bob.userName });
    const began = Date.now();
    lines[1].sendMessage(LOBBY, `${name} 还在吗`);
    expect(await lines[1].closed).toBe(1008);
    expect(Date.now() - began).toBeLessThan(5000);
    expect((await history(one())).map(({ content }) => content)).not.toContain(`${name} 还在吗`);
  });

  it('counts messages and connections of a member over both', async () => {
    const member = await newMember();
    const lines = [await enter(one(), member.token), await enter(other(), member.token)] as const;
    for (let count = 1; count <= 3; count += 1) for (const line of lines) line.sendMessage(LOBBY, `${name} 快 ${count}`);
    await Promise.all(lines.map((line) => line.settled()));
    const accepted = (await history(one())).filter(({ content }) => content.startsWith(`${name} 快`));
    expect(accepted).toHaveLength(5);
    await enter(other(), member.token);
    const rejected = await ChatConnection.enter(one().origin, member.token);
    expect(await rejected.closed).toBe(1008);
  });

  it('commits the ids of a room in order: nobody is shown a later one while an earlier one may still arrive', async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    const lines = [await enter(one(), ann.token), await enter(other(), bob.token)] as const;
    const writer = await atWork('提交');
    lines[0].sendMessage(LOBBY, `${name} 之后`);
    await sleep(300);
    expect(lines[1].received.filter(({ msgId }) => msgId === CHAT.broadcastRoom)).toEqual([]);
    await writer.commit();
    for (const line of lines) {
      expect(await line.next(CHAT.broadcastRoom)).toMatchObject({ content: '提交', id: writer.id });
      const later = await line.next(CHAT.broadcastRoom);
      expect(later.content).toBe(`${name} 之后`);
      expect(Number(later.id)).toBeGreaterThan(Number(writer.id));
    }
  });

  it('continues after a writer that died in the middle, whose message nobody sees', async () => {
    const line = await enter(other(), (await newMember()).token);
    const writer = await atWork('夭折');
    line.sendMessage(LOBBY, `${name} 继续`);
    await sleep(200);
    await writer.die();
    expect(await line.next(CHAT.broadcastRoom)).toMatchObject({ content: `${name} 继续` });
    expect((await history(one())).map(({ content }) => content)).not.toContain('夭折');
  });

  it('forgets the people of a process that was killed', async () => {
    const watcher = await enter(one(), (await newMember()).token);
    const line = await enter(other(), (await newMember()).token);
    await watcher.next(CHAT.broadcastJoin, ({ online }) => online === 2);
    const killed = other();
    await killed.kill();
    expect(await line.closed).toBe(1006);
    expect(await watcher.next(CHAT.broadcastJoin, ({ online }) => online === 1)).toMatchObject({ nickName: '' });
    both[1] = await killed.restart();
    const back = await enter(other(), (await newMember()).token);
    back.sendMessage(LOBBY, `${name} 回来`);
    expect(await messageOf(watcher, `${name} 回来`)).toMatchObject({ content: `${name} 回来` });
  });

  (withRedis ? it : it.skip)(
    'publishes on Redis only that there is something new and who entered, no text, token or id of a member, and stores nothing there',
    async () => {
      const { hostname, port, username, password } = new URL(redisUrl!);
      const socket = connect(Number(port), hostname);
      let published = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => (published += chunk));
      socket.write(`AUTH ${username || 'default'} ${password}\r\nKEYS *\r\nPSUBSCRIBE pavilion:chat:*\r\n`);
      await until(() => published.includes('psubscribe'), { everyMs: 10 });
      expect(published).not.toMatch(/pavilion:chat:\w+\r\n[^]*psubscribe/);
      const ann = await newMember();
      const lines = [await enter(one(), ann.token), await enter(other(), (await newMember()).token)] as const;
      lines[0].sendMessage(LOBBY, `${name} 只在库里`);
      const { userId } = await messageOf(lines[1], `${name} 只在库里`);
      await until(() => published.includes('"room":"1"}') && published.includes('"join"'), { everyMs: 10 });
      socket.destroy();
      for (const secret of ['只在库里', userId, ann.userName, ann.token]) expect(published).not.toContain(secret);
    },
  );

  (withRedis ? it : it.skip)('loses nothing while Redis is down or hangs, and logs it once', async () => {
    const lines = [await enter(one(), (await newMember()).token), await enter(other(), (await newMember()).token)] as const;
    const printed = (text: string) => one().output().split(text).length - 1;
    for (const [times, trouble] of [() => proxy!.cut(), () => proxy!.stall()].entries()) {
      trouble();
      for (const content of ['一', '二']) {
        lines[0].sendMessage(LOBBY, `${times} 断线${content}`);
        await messageOf(lines[1], `${times} 断线${content}`);
      }
      await sleep(1500);
      expect(printed('chat: Redis is down or slow')).toBe(times + 1);
      proxy!.restore();
      while (printed('chat: Redis works again') === times) {
        lines[1].send(CHAT.joinRoom, { roomId: LOBBY });
        await lines[1].next(CHAT.joinRoom);
        await one().control.chat({ vip: { min: 0, max: 10 } });
        await sleep(200);
      }
    }
    expect(one().output()).not.toContain(new URL(redisUrl!).password);
  });

  /** Another writer in the middle of storing a message: the room is locked, the id is allocated, nothing is committed. */
  async function atWork(content: string): Promise<{ id: string; commit(): Promise<void>; die(): Promise<void> }> {
    const { db, inSession, close } = await openPostgres(where.DATABASE_URL!, where.DATABASE_SCHEMA!);
    let commit: () => void = () => undefined;
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    let done: Promise<void> = Promise.resolve();
    let pid = 0;
    const id = await new Promise<string>((resolve) => {
      done = db.transaction(async (tx) => {
        const { rows } = (await tx.execute('SELECT pg_backend_pid() AS pid')) as unknown as { rows: { pid: number }[] };
        ({ pid } = rows[0]!);
        await lockRoom(tx, LOBBY);
        const message = { room: LOBBY, userId: '1', nickName: 'x', vipLevel: 0, type: 'text' as const, content, sentAt: Date.now() };
        resolve(String((await addMessages(tx, [message]))[0]!.id));
        await mayCommit;
      });
    });
    return {
      id,
      async commit() {
        commit();
        await done;
        await close();
      },
      /** As when its process is killed: the database rolls its transaction back. */
      async die() {
        await inSession((session) => session.query('SELECT pg_terminate_backend($1)', [pid]));
        commit();
        await done.catch(() => undefined);
        await close();
      },
    };
  }
});
