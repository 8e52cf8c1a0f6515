import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { createRateLimit, type RateLimit } from '@/lib/kit/store/rate-limit';
import { createRedis, type Redis } from '@/lib/kit/store/redis';
import { createRedisCache } from '@/lib/kit/store/redis-cache';
import { testEnv } from '../../support/test-env';
import { startFakeRedis, type FakeRedis } from '../../support/fake-redis';
import { startTcpProxy } from '../../support/tcp-proxy';
import { until as lookUntil } from '../../support/until';

/** Longer than any response of these stores takes, on a busy machine too. */
const RESPONSE_MS = 5000;
/** For stores that do not respond. */
const SHORT_MS = 250;
let clock = 0;
let reasons: string[] = [];
const open: { redis: Redis[]; stores: FakeRedis[] } = { redis: [], stores: [] };

function connect(url: string, timeout = RESPONSE_MS): Redis {
  const redis = createRedis({ url, report: (reason) => reasons.push(reason), timeout }, () => clock);
  open.redis.push(redis);
  return redis;
}
async function openFake(over: Parameters<typeof startFakeRedis>[0] = {}): Promise<FakeRedis> {
  const store = await startFakeRedis(over);
  open.stores.push(store);
  return store;
}
const cacheAt = ({ port }: FakeRedis, { login = '', timeout = RESPONSE_MS } = {}) =>
  createRedisCache(connect(`redis://${login}127.0.0.1:${port}/2`, timeout), 'p:');
/** Waits for work in the background. */
const until = (holds: () => boolean | Promise<boolean>) => lookUntil(holds, { everyMs: 5 });

beforeEach(() => {
  clock = 1;
  reasons = [];
});
afterEach(async () => {
  for (const redis of open.redis.splice(0)) redis.close();
  for (const store of open.stores.splice(0)) await store.stop();
});

it('logs in, selects its database, stores values for their seconds and reads them', async () => {
  const store = await openFake();
  const cache = cacheAt(store, { login: 'me:a%40b@' });
  await cache.set('k', '值\r\n', 60);
  expect(await Promise.all([cache.get('k'), cache.get('none')])).toEqual(['值\r\n', null]);
  expect(store.commands).toEqual([
    ['AUTH', 'me', 'a@b'],
    ['SELECT', '2'],
    ['PING'],
    ['SET', 'p:k', '值\r\n', 'EX', '60'],
    ['GET', 'p:k'],
    ['GET', 'p:none'],
  ]);
  expect(store.opened()).toBe(1);
});

it('retries a store that refuses connections at growing distances', async () => {
  const store = await openFake({ response: ([name]) => (name === 'PING' ? '-LOADING the data\r\n' : null) });
  const cache = cacheAt(store);
  const attempts: number[] = [];
  for (; clock < 20_000; clock += 50) {
    const before = store.opened();
    expect(await cache.get('k')).toBeNull();
    await cache.set('k', 'v', 60);
    await new Promise((resolve) => setImmediate(resolve));
    if (clock - 1 === [0, 250, 750, 1750, 3750, 7750, 12_750, 17_750][attempts.length]) await until(() => store.opened() > before);
    if (store.opened() > before) attempts.push(clock - 1);
    // The client has closed its end: it knows that it has failed.
    await until(() => store.connected() === 0);
  }
  expect(attempts).toEqual([0, 250, 750, 1750, 3750, 7750, 12_750, 17_750]);
});

it('logs why at most once a minute, and never with the address', async () => {
  const store = await openFake({ response: ([name]) => (name === 'AUTH' ? '-WRONGPASS invalid hunter2 pair\r\n' : null) });
  const cache = cacheAt(store, { login: 'operator:hunter2@' });
  for (const at of [1, 6001, 30_001, 59_001, 70_001, 131_001]) {
    clock = at;
    const before = store.opened();
    expect(await cache.get('k')).toBeNull();
    await until(() => store.opened() > before && store.connected() === 0);
  }
  expect(reasons).toEqual(['WRONGPASS', 'WRONGPASS', 'WRONGPASS']);
});

it('a store that accepts connections and never responds costs the first caller one timeout and the others nothing', async () => {
  const store = await openFake({ response: () => '' });
  const cache = cacheAt(store, { timeout: SHORT_MS });
  expect(await cache.get('k')).toBeNull();
  await until(() => store.opened() === 1);
  const setTimeoutSpy = jest.spyOn(globalThis, 'setTimeout');
  for (let round = 0; round < 50; round += 1) expect(await cache.get('k')).toBeNull();
  expect(setTimeoutSpy).not.toHaveBeenCalled();
  setTimeoutSpy.mockRestore();
  await until(() => reasons.length > 0 && store.connected() === 0);
  expect([reasons, store.opened()]).toEqual([['RedisTimeout'], 1]);
});

it('a missing response closes the connection, and the next one works', async () => {
  let silent = true;
  const store = await openFake({ response: ([name]) => (name === 'GET' && silent ? '' : null) });
  const cache = cacheAt(store, { timeout: SHORT_MS });
  await until(async () => {
    await cache.set('k', 'v', 60);
    return store.commands.some(([name]) => name === 'SET');
  });
  expect(await Promise.all([cache.get('k'), cache.get('k')])).toEqual([null, null]);
  await until(() => store.connected() === 0);
  silent = false;
  const before = store.opened();
  expect(await cache.get('k')).toBeNull();
  expect(store.opened()).toBe(before);
  await until(async () => {
    clock += 250;
    return (await cache.get('k')) === 'v';
  });
  expect(await cache.get('k')).toBe('v');
});

it('reopens a broken connection, and reads what was written before', async () => {
  const store = await openFake();
  const cache = cacheAt(store);
  await cache.set('k', 'v', 60);
  store.hangUp();
  await until(() => reasons.length > 0);
  expect(await cache.get('k')).toBeNull();
  clock += 250;
  await until(async () => (await cache.get('k')) === 'v');
  expect(store.opened()).toBe(2);
});

it.each([
  ['from the start', () => 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ['in a response to a read', ([name]: string[]) => (name === 'GET' ? '?what\r\n' : null)],
  ['with one response too many', ([name]: string[]) => (name === 'GET' ? '$-1\r\n$1\r\nx\r\n' : null)],
])('invalid data %s closes the connection and does not end the process', async (_when, response) => {
  const store = await openFake({ response });
  const cache = cacheAt(store);
  expect(await cache.get('k')).toBeNull();
  await until(() => reasons.length > 0 && store.connected() === 0);
  clock += 60_000;
  expect(await cache.get('k')).toBeNull();
  await until(() => store.opened() === 2);
});

it('a rejected command is dropped, and the connection stays open', async () => {
  const replies: Record<string, string> = { SET: '-OOM command not allowed\r\n', GET: '$1\r\nv\r\n' };
  const store = await openFake({ response: ([name]) => replies[name!] ?? null });
  const cache = cacheAt(store);
  await cache.set('k', 'v', 60);
  expect(await cache.get('k')).toBe('v');
  expect([reasons, store.opened(), store.connected()]).toEqual([['OOM'], 1, 1]);
});

it.each(['redis://127.0.0.1:1/abc', 'redis://%zz@127.0.0.1:1', 'redis://127.0.0.1:99999'])(
  'treats %s, which no client can read, as a store that is down',
  async (url) => {
    const cache = createRedisCache(connect(url), 'p:');
    expect(await cache.get('k')).toBeNull();
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).not.toMatch(/127|abc|zz/);
  },
);

it('rediss: sends neither name nor password before the connection is encrypted', async () => {
  const bytes: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (chunk) => {
      bytes.push(chunk);
      socket.destroy();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const cache = createRedisCache(connect(`rediss://me:hunter2@127.0.0.1:${port}`), 'p:');
  expect(await cache.get('k')).toBeNull();
  // The first byte of a TLS handshake.
  expect(bytes[0]![0]).toBe(0x16);
  expect(Buffer.concat(bytes).includes('hunter2')).toBe(false);
  await new Promise<void>((done) => server.close(() => done()));
});

it('lets a process end while the connection is open', async () => {
  const store = await openFake();
  const script = `
    import { createRedis } from './lib/kit/store/redis.ts';
    const redis = createRedis({ url: 'redis://127.0.0.1:${store.port}', report: console.log, timeout: 10_000 }, Date.now);
    console.log(await redis.run((client) => client.set('k', 'v')));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    timeout: 20_000,
  });
  expect(stdout).toBe('OK\n');
}, 30_000);

it('counts limits in the process while the store is down', async () => {
  const store = await openFake({ greet: (socket) => socket.destroy() });
  const rule = { name: 'down', steady: { points: 2, seconds: 600 }, burst: { points: 3, seconds: 600 } };
  const limit = createRateLimit(rule, { redis: connect(`redis://127.0.0.1:${store.port}`), hide: (caller) => caller });
  const accepted: boolean[] = [];
  for (let round = 0; round < 8; round += 1) accepted.push(await limit.take('a'));
  expect(accepted).toEqual([true, true, true, true, true, false, false, false]);
  expect(await limit.take('b')).toBe(true);
});

const realUrl = process.env.REDIS_URL_TEST;
/** Without a Redis of its own the suite stops here; these are then counted as skipped. */
(realUrl ? describe : describe.skip)('with a real Redis (REDIS_URL_TEST)', () => {
  const at = (change: (url: URL) => void): string => {
    const url = new URL(realUrl!);
    change(url);
    return url.href;
  };
  const unique = () => `test-${randomUUID()}`;
  const admin = (database = 0) =>
    connect(
      at((url) => {
        url.pathname = `/${database}`;
      }),
    );
  async function keysLike(redis: Redis, part: string): Promise<string[]> {
    return redis.run((client) => client.keys(`*${part}*`));
  }
  async function takeAll(limits: readonly RateLimit[], times: number, caller = 'a'): Promise<number> {
    const accepted = await Promise.all(Array.from({ length: times }, (_, round) => limits[round % limits.length]!.take(caller)));
    return accepted.filter(Boolean).length;
  }

  it('stores any text for the given seconds and no longer', async () => {
    const prefix = unique();
    const redis = connect(realUrl!);
    const cache = createRedisCache(redis, prefix);
    const texts = ['', '值\r\n$5\r\n', 'x'.repeat(1_000_000), '\u0000"\\'];
    for (const [index, text] of texts.entries()) await cache.set(`k${index}`, text, 60);
    expect(await Promise.all(texts.map((_, index) => cache.get(`k${index}`)))).toEqual(texts);
    expect(await redis.run((client) => client.ttl(`${prefix}k0`))).toBeGreaterThan(50);
    await cache.set('short', 'v', 1);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await cache.get('short')).toBeNull();
    for (const index of texts.keys()) await redis.run((client) => client.del(`${prefix}k${index}`));
  });

  it('uses the database and the password of the address', async () => {
    const prefix = unique();
    await createRedisCache(admin(9), prefix).set('k', 'v', 60);
    expect(await keysLike(admin(9), prefix)).toEqual([`${prefix}k`]);
    expect(await keysLike(admin(0), prefix)).toEqual([]);
    await admin(9).run((client) => client.del(`${prefix}k`));

    const wrong = at((url) => {
      url.password = 'wrong';
    });
    const unauthorised = createRedisCache(connect(wrong), prefix);
    await unauthorised.set('k', 'v', 60);
    expect(await unauthorised.get('k')).toBeNull();
    expect(reasons).toEqual(['WRONGPASS']);
    expect(await keysLike(admin(), prefix)).toEqual([]);
  });

  const RULE = { steady: { points: 4, seconds: 600 }, burst: { points: 16, seconds: 600 } };

  it('limits hold over two instances, per caller', async () => {
    const rule = { ...RULE, name: unique() };
    const limits = [1, 2].map(() => createRateLimit(rule, { redis: connect(realUrl!), hide: (caller) => caller }));
    expect([await takeAll(limits, 100), await takeAll(limits, 100, 'b')]).toEqual([20, 20]);
  });

  it('limits hold over two processes', async () => {
    const rule = { ...RULE, name: unique() };
    const script = `
      import { createRateLimit } from './lib/kit/store/rate-limit.ts';
      import { createRedis } from './lib/kit/store/redis.ts';
      const redis = createRedis({ url: process.env.URL, report: console.error, timeout: 10_000 }, Date.now);
      const limit = createRateLimit(${JSON.stringify(rule)}, { redis, hide: (caller) => caller });
      const taken = await Promise.all(Array.from({ length: 100 }, () => limit.take('a')));
      console.log(taken.filter(Boolean).length);
    `;
    const run = () =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        env: { ...testEnv(), NODE_ENV: 'test', URL: realUrl },
        timeout: 25_000,
      });
    const counts = (await Promise.all([run(), run()])).map(({ stdout }) => Number(stdout));
    expect(counts[0]! + counts[1]!).toBe(20);
  }, 30_000);

  it('a limit’s window ends, and rejected calls do not extend it', async () => {
    const rule = { name: unique(), steady: { points: 2, seconds: 2 }, burst: { points: 3, seconds: 600 } };
    const limit = createRateLimit(rule, { redis: connect(realUrl!), hide: (caller) => caller });
    expect(await takeAll([limit], 10)).toBe(5);
    for (let round = 0; round < 21; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (round < 15) await limit.take('a');
    }
    expect(await takeAll([limit], 10)).toBe(2);
  });

  it('a killed store fails no call, and its values are available afterwards', async () => {
    const proxy = await startTcpProxy(Number(new URL(realUrl!).port));
    const redis = connect(
      at((url) => {
        url.port = String(proxy.port);
      }),
    );
    const prefix = unique();
    const cache = createRedisCache(redis, prefix);
    const limit = createRateLimit({ ...RULE, name: unique() }, { redis, hide: (caller) => caller });
    await cache.set('k', 'v', 60);
    expect(await cache.get('k')).toBe('v');

    const under = Promise.all(Array.from({ length: 200 }, (_, round) => (round % 2 ? cache.get('k') : limit.take(`c${round % 10}`))));
    proxy.cut();
    for (const response of await under) expect(['v', null, true, false]).toContain(response);
    await until(() => reasons.length > 0);
    expect(await cache.get('k')).toBeNull();
    expect(await takeAll([limit], 100, 'other')).toBe(20);

    proxy.restore();
    await until(async () => {
      clock += 5000;
      return (await cache.get('k')) === 'v';
    });
    expect(await cache.get('k')).toBe('v');
    await redis.run((client) => client.del(`${prefix}k`));
    redis.close();
    await proxy.stop();
  });

  it('shows no address and no token of those who use the site’s cache', async () => {
    const [address, token] = ['203.0.113.77', 'pvl_7f3c1a9b5d2e4860'];
    const own = `pavilion-production-${createHash('sha256').update(token).digest('hex')}`;
    const base = admin(8);
    await base.run((client) => client.flushDb());
    jest.resetModules();
    process.env.REDIS_URL = at((url) => {
      url.pathname = '/8';
    });
    try {
      const { readEntry, writeEntry } = await import('@/lib/server/json-cache/json-cache.server');
      const { sharedRedis } = await import('@/lib/server/redis.server');
      const headers = { host: 'site.example', 'content-type': 'application/json', 'x-forwarded-for': address };
      const write = () =>
        writeEntry(
          new Request('http://site.example/', { method: 'POST', headers, body: '{"value":"U2FsdGVk","ttl":60}' }),
          {
            key: own,
            token,
            address,
          },
          () => Promise.resolve(true),
        );
      const read = async () => ((await (await readEntry({ key: own, token, address })).json()) as { data: unknown }).data;
      // On a busy machine the client loads longer than the site waits for its store.
      await until(async () => {
        await write();
        return (await read()) === 'U2FsdGVk' && (await keysLike(base, 'limit:')).length > 0;
      });
      const keys = await keysLike(base, '');
      const values = await Promise.all(keys.map((key) => base.run((client) => client.get(key))));
      expect(keys.map((key) => key.replace(/:[\w-]{43}$/, ':…')).toSorted()).toEqual([
        `json-cache:own:${own}`,
        'limit:json-cache-kib:steady:…',
        'limit:json-cache:steady:…',
      ]);
      const all = [...keys, ...values].join('\n');
      expect([all.includes(address), all.includes(token)]).toEqual([false, false]);
      sharedRedis()!.close();
    } finally {
      delete process.env.REDIS_URL;
      jest.resetModules();
      await base.run((client) => client.flushDb());
    }
  });
});
