import { setTimeout as sleep } from 'node:timers/promises';
import { ChatLoadMember, faultsOf, newestOf, wholeRoom } from '../../support/chat-load';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { FULL_RUN, numberOf, TEST_SEED } from '../../support/seed';
import { until } from '../../support/until';
import { ownDatabase } from '../../support/test-database';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy';

const SIZE = FULL_RUN ? { sockets: 200, reconnects: 2000, atOnce: 24, kills: 3 } : { sockets: 20, reconnects: 60, atOnce: 8, kills: 1 };
const LOBBY = '1';
const LIMIT_MS = FULL_RUN ? 1_200_000 : 120_000;
/** Ms for which a killed process, and a Redis that was cut off, are away. */
const AWAY_MS = 1500;

jest.setTimeout(LIMIT_MS);

const redisUrl = process.env.REDIS_URL_TEST;
// The processes meet in Redis: where the runner can have none, there is nothing to load.
const describeLoad = redisUrl ? describe : describe.skip;

describeLoad('two processes of the chat under load', () => {
  let proxy: TcpProxy;
  let both: SandboxProcess[];
  let state = numberOf(`${TEST_SEED} chat load`) >>> 0;
  const pickBelow = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };

  beforeAll(async () => {
    const url = new URL(redisUrl!);
    proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    const env = { ...(await ownDatabase()), REDIS_URL: url.href };
    const first = await startSandbox({ env });
    both = [first, await startSandbox({ env })];
  });
  afterAll(async () => {
    await Promise.all(both.map((sandbox) => sandbox.stop()));
    await proxy.stop();
  });

  it(`${SIZE.sockets} members see every accepted message once and in order, over ${SIZE.reconnects} reconnects and ${SIZE.kills} kills`, async () => {
    const [match] = await both[0]!.control.matches('live');
    const rooms = match ? [LOBBY, LOBBY, `FBTY-${match.ids.FBTY}`] : [LOBBY];
    const members: ChatLoadMember[] = [];
    const origins = both.map(({ origin }) => origin);
    for (let number = 0; number < SIZE.sockets; number += 1) {
      const { token } = await both[0]!.control.member({ balance: '0.00' });
      members.push(new ChatLoadMember(`m${number}`, token, rooms[number % rooms.length]!, () => origins[pickBelow(origins.length)]!));
    }
    await inParts(members, SIZE.atOnce, (member) => member.connect());

    const reconnects = () => members.reduce((sum, one) => sum + one.reconnects, 0);
    const run = { isOver: false };
    const began = Date.now();

    /** A worker lets members speak, lose their connection and come back until there were enough reconnects. */
    const busy = new Set<ChatLoadMember>();
    const work = async (): Promise<void> => {
      while (reconnects() < SIZE.reconnects) {
        const member = members[pickBelow(members.length)]!;
        if (busy.has(member)) {
          await sleep(5);
          continue;
        }
        busy.add(member);
        await member.stay();
        if (pickBelow(3) > 0) await member.sendText();
        else await member.reconnect();
        busy.delete(member);
      }
    };
    /** Kills in turn, with Redis cut off before the first restart. */
    const trouble = async (): Promise<void> => {
      for (let kill = 0; kill < SIZE.kills; kill += 1) {
        const due = (SIZE.reconnects * (kill + 1)) / (SIZE.kills + 2);
        while (reconnects() < due && !run.isOver) await sleep(50);
        const victim = (kill + 1) % 2;
        await both[victim]!.kill();
        if (kill === 0) {
          proxy.cut();
          await sleep(AWAY_MS);
        }
        both[victim] = await both[victim]!.restart();
        await sleep(AWAY_MS);
        proxy.restore();
      }
    };
    const troubled = trouble();
    await Promise.all(Array.from({ length: SIZE.atOnce }, work));
    run.isOver = true;
    await troubled;
    const seconds = (Date.now() - began) / 1000;

    // Who lost the connection comes back; then the messages so far arrive. Bots go on, so that a room has no last message.
    await inParts(members, SIZE.atOnce, (member) => member.stay());
    const newest = async (roomId: string) => [roomId, await newestOf(both[0]!.origin, roomId)] as const;
    const newestIds = new Map(await Promise.all([...new Set(rooms)].map(newest)));
    for (const member of members) await until(() => member.hasSeen(newestIds.get(member.roomId)!), { everyMs: 50 });
    for (const member of members) member.leave();

    const faults: string[] = [];
    let messages = 0;
    for (const roomId of new Set(rooms)) {
      const rows = await wholeRoom(both[0]!.origin, roomId);
      messages += rows.length;
      const ids = rows.map(({ id }) => Number(id));
      expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
      const times = new Map<string, number>();
      for (const { content } of rows) times.set(content, (times.get(content) ?? 0) + 1);
      for (const member of members.filter((one) => one.roomId === roomId)) {
        for (const content of member.accepted)
          if (times.get(content) !== 1) faults.push(`${content} is stored ${times.get(content) ?? 0} times`);
        faults.push(...faultsOf(member, ids, newestIds.get(roomId)).map((fault) => `${member.roomId}: ${fault}`));
      }
    }
    const accepted = members.reduce((sum, one) => sum + one.accepted.length, 0);
    const frames = members.reduce((sum, { stays }) => sum + stays.reduce((all, one) => all + one.frames.length, 0), 0);
    const figures = {
      ...SIZE,
      accepted,
      messages,
      frames,
      connections: members.reduce((sum, { stays }) => sum + stays.length, 0),
      seconds,
    };
    if (FULL_RUN) process.stdout.write(`chat load: ${JSON.stringify(figures)}\n`);
    expect(faults.slice(0, 5)).toEqual([]);
    expect(accepted).toBeGreaterThan(SIZE.sockets / 2);
    expect(reconnects()).toBeGreaterThanOrEqual(SIZE.reconnects);
  });
});

/** Does the work for all, so many at once. */
async function inParts<T>(all: readonly T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one);
    }),
  );
}
