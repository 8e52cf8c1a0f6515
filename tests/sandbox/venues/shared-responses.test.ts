import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createClock } from '../../../sandbox/kernel/clock/clock';
import { createRealClock } from '../../../sandbox/kernel/clock/real-clock';
import { codingOf } from '../../../sandbox/kernel/http/coding.rules';
import { compressResponses } from '../../../sandbox/kernel/http/compression';
import { createSharedResponses } from '../../../sandbox/venues/shared/shared-responses';

/** A venue's app whose one read counts how often its response is made. */
let app: FastifyInstance;
let origin: string;
let machine: number;
let made: number;
let version: string;
let reset: () => void;

const BEGIN = Date.UTC(2026, 10, 21, 12);
const clock = () => createClock({ mode: 'run', worldAt: BEGIN, realAt: BEGIN, speed: 1 }, () => machine);
let worldClock = clock();
let real = createRealClock(undefined, () => machine);

const ROWS = Array.from({ length: 40 }, (_, row) => ({ row, home: '红城', away: '蓝港', prices: ['1.83', '2.05'] }));

beforeEach(async () => {
  machine = BEGIN;
  made = 0;
  version = '0|0';
  worldClock = clock();
  real = createRealClock(undefined, () => machine);
  app = fastify();
  compressResponses(app);
  const world = { version: () => version } as Parameters<typeof createSharedResponses>[0]['world'];
  const onReset = (listener: () => void) => void (reset = listener);
  const responses = createSharedResponses({ clock: worldClock, real, world, onReset });
  app.get<{ Querystring: { list: string } }>('/list', (request, reply) =>
    responses.send(request, reply, request.query.list, () => {
      made += 1;
      if (request.query.list === 'none') throw new Error('no such list');
      return { made, list: request.query.list, rows: ROWS };
    }),
  );
  app.get('/own', () => ({ rows: ROWS }));
  app.get('/small', () => ({ rows: [] }));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends no header that is not named, as `fetch` would. */
const send = (path: string, acceptEncoding?: string): Promise<Received> =>
  new Promise((resolve, reject) => {
    const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
    get(`${origin}${path}`, { headers, agent: false }, (response) => {
      const { statusCode = 0, headers: received } = response;
      buffer(response).then((body) => resolve({ status: statusCode, headers: received, body }), reject);
    }).on('error', reject);
  });

const read = async (list = 'live') => JSON.parse(String((await send(`/list?list=${list}`)).body)) as { made: number; list: string };

it('a response serves every caller of its second, and each question has its own', async () => {
  expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill(expect.objectContaining({ made: 1 })));
  machine += 999;
  expect(await read()).toMatchObject({ made: 1 });
  expect(await read('early')).toMatchObject({ made: 2, list: 'early' });
  machine += 1;
  expect(await read()).toMatchObject({ made: 3 });
});

it('a second of the world ends a response, also in a world that runs fast', async () => {
  worldClock.apply({ speed: 60 });
  await read();
  machine += 17;
  expect(await read()).toMatchObject({ made: 2 });
});

it.each([
  ['the clock is moved', () => worldClock.apply({ advanceMs: 1 })],
  ['the clock is stopped where it stands', () => worldClock.apply({ mode: 'freeze' })],
  ['another process moved the clock', () => worldClock.adopt({ ...worldClock.state() })],
  ['the clock of delays is moved', () => real.apply({ advanceRealMs: 60_000 })],
  ['a tester changes a match', () => (version = '1|5')],
  ['the data are reset', () => reset()],
])('a response ends when %s', async (_, change) => {
  await read();
  change();
  expect(await read()).toMatchObject({ made: 2 });
});

it('in a world that stands still a response lasts a second of the clock of delays', async () => {
  worldClock.apply({ mode: 'freeze' });
  await read();
  machine += 999;
  expect(await read()).toMatchObject({ made: 1 });
  machine += 1;
  expect(await read()).toMatchObject({ made: 2 });
});

it('a rejected question is judged again at every call', async () => {
  for (const count of [1, 2]) {
    expect((await send('/list?list=none')).status).toBe(500);
    expect(made).toBe(count);
  }
});

const DECODE = { br: brotliDecompressSync, gzip: gunzipSync };

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
] as const)('a client that accepts %s gets %s, of a shared list and of any large response', async (accepts, coding) => {
  for (const url of ['/list?list=live', '/own']) {
    const [plain, packed] = [await send(url), await send(url, accepts)];
    expect(packed.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
    expect(packed.headers['content-type']).toMatch(/^application\/json/);
    expect(DECODE[coding](packed.body)).toEqual(plain.body);
    expect(packed.body.length).toBeLessThan(plain.body.length / 5);
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(plain.body.length) });
    expect(plain.headers['content-encoding']).toBeUndefined();
  }
});

it('a response that fits into a packet is sent as it is', async () => {
  const small = await send('/small', 'br');
  expect(small.headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(String(small.body))).toEqual({ rows: [] });
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR;q=0.1, gzip;q=1', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip; q=0, *', 'br'],
  ['*;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  ['gzip;q=0.5, identity', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['br;q=none', 'identity'],
])('Accept-Encoding %p means %s', (header, coding) => {
  expect(codingOf(header)).toBe(coding);
});
