import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createReplies, type Reply, toCommand } from '@/lib/kit/store/resp';
import { createRedisCache } from '@/lib/kit/store/redis-cache';

/** A store that speaks as much RESP as the client: AUTH, SELECT, GET, SET. */
async function startStore(over: { answer?: (command: string[]) => string | null } = {}) {
  const values = new Map<string, string>();
  const heard: string[][] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let held = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      held = Buffer.concat([held, chunk]);
      for (let command = take(); command; command = take()) {
        heard.push(command);
        const said = over.answer ? over.answer(command) : null;
        socket.write(said ?? answer(command));
      }
    });
    function take(): string[] | null {
      const text = held.toString('latin1');
      const head = /^\*(\d+)\r\n/.exec(text);
      if (!head) return null;
      let at = head[0].length;
      const parts: string[] = [];
      for (let n = 0; n < Number(head[1]); n += 1) {
        const size = /^\$(\d+)\r\n/.exec(text.slice(at));
        if (!size) return null;
        at += size[0].length;
        if (held.length < at + Number(size[1]) + 2) return null;
        parts.push(held.toString('utf8', at, at + Number(size[1])));
        at += Number(size[1]) + 2;
      }
      held = held.subarray(at);
      return parts;
    }
  });
  const answer = ([name, key, value]: string[]): string => {
    if (name === 'SET') values.set(key!, value!);
    if (name !== 'GET') return '+OK\r\n';
    const found = values.get(key!);
    return found === undefined ? '$-1\r\n' : `$${Buffer.byteLength(found)}\r\n${found}\r\n`;
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port,
    heard,
    hangUp,
    stop: async () => {
      hangUp();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

describe('the wire', () => {
  it('writes lengths in bytes, so that no value can hold a command', () => {
    expect(toCommand(['SET', '云', 'a\r\nDEL x'])).toBe('*3\r\n$3\r\nSET\r\n$3\r\n云\r\n$8\r\na\r\nDEL x\r\n');
  });

  it('reads answers however they are cut', () => {
    const bytes = Buffer.from('+OK\r\n$6\r\n云亭\r\n$-1\r\n:7\r\n-ERR no\r\n$0\r\n\r\n');
    for (let size = 1; size <= bytes.length; size += 1) {
      const got: (Reply | Error)[] = [];
      const read = createReplies((reply) => got.push(reply));
      for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size));
      expect(got.map((reply) => (reply instanceof Error ? reply.message : reply))).toEqual(['OK', '云亭', null, 7, 'redis: ERR no', '']);
    }
  });

  it.each(['HTTP/1.1 200 OK\r\n', '$abc\r\n', '$99999999999\r\n', `+${'x'.repeat(70_000)}`])('refuses what is no answer: %#', (text) => {
    expect(() => createReplies(() => undefined)(Buffer.from(text))).toThrow(/redis/);
  });
});

describe('the cache', () => {
  let clock = 0;
  beforeEach(() => {
    clock = 0;
  });
  const cacheAt = (port: number, more = '', options = {}) =>
    createRedisCache({ url: `redis://${more}127.0.0.1:${port}/2`, prefix: 'p:', ...options }, () => clock);

  it('logs in, chooses its database, keeps values with their seconds and reads them', async () => {
    const store = await startStore();
    const cache = cacheAt(store.port, 'me:a%40b@');
    await cache.set('k', '值\r\n', 60);
    expect(await Promise.all([cache.get('k'), cache.get('none')])).toEqual(['值\r\n', null]);
    expect(store.heard).toEqual([
      ['AUTH', 'me', 'a@b'],
      ['SELECT', '2'],
      ['SET', 'p:k', '值\r\n', 'EX', '60'],
      ['GET', 'p:k'],
      ['GET', 'p:none'],
    ]);
    cache.close();
    await store.stop();
  });

  it('is a miss while the store is down, rests a second, and comes back', async () => {
    const store = await startStore();
    const cache = cacheAt(store.port);
    await cache.set('k', 'v', 60);
    store.hangUp();
    // The connection's end may be seen by this read or by the one before it.
    expect([null, 'v']).toContain(await cache.get('k'));
    await cache.get('k');
    const before = store.heard.length;
    clock += 500;
    await cache.get('k');
    expect(store.heard.length - before).toBeLessThanOrEqual(2);
    clock += 1001;
    expect(await cache.get('k')).toBe('v');
    cache.close();
    await store.stop();
    clock += 5000;
    expect(await cache.get('k')).toBeNull();
    await expect(cache.set('k', 'v', 60)).resolves.toBeUndefined();
  });

  it('gives up a connection that does not answer in time', async () => {
    const store = await startStore({ answer: ([name]) => (name === 'GET' ? '' : null) });
    const cache = cacheAt(store.port, '', { timeout: 50 });
    const before = Date.now();
    expect(await Promise.all([cache.get('a'), cache.get('b')])).toEqual([null, null]);
    expect(Date.now() - before).toBeLessThan(2000);
    await store.stop();
  });

  it('a refused login is a miss for everything behind it', async () => {
    const store = await startStore({ answer: ([name]) => (name === 'AUTH' ? '-WRONGPASS no\r\n' : null) });
    const cache = cacheAt(store.port, ':secret@');
    expect(await cache.get('k')).toBeNull();
    await store.stop();
  });

  it('rubbish instead of an answer ends the connection, not the process', async () => {
    const store = await startStore({ answer: () => 'HTTP/1.1 400 Bad Request\r\n\r\n' });
    expect(await cacheAt(store.port).get('k')).toBeNull();
    await store.stop();
  });
});
