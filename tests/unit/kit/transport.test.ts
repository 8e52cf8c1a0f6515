import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { CancelledError, ContractError, NetworkError } from '@/lib/kit/http/errors';
import { rememberFetch } from '@/lib/kit/http/runtime-fetch';
import { send } from '@/lib/kit/http/transport';

let server: Server | null = null;
let seen = 0;

async function serve(listener: RequestListener): Promise<string> {
  seen = 0;
  server = createServer((request, response) => {
    seen += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = null;
});

const call = (url: string, more: object = {}) =>
  send({ name: 'sample', method: 'POST', url, headers: { 'X-API-CLIENT': 'web' }, body: { a: 1 }, timeout: 2000, ...more });

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('did not fail');
}

test('sends JSON with the headers and reads the response', async () => {
  let received = '';
  let client: unknown;
  const url = await serve((request, response) => {
    client = request.headers['x-api-client'];
    request.on('data', (chunk: Buffer) => (received += chunk.toString()));
    request.on('end', () => response.setHeader('x-mark', 'yes').end('{"ok":true}'));
  });
  const reply = await call(`${url}/site/api/v1/x`);
  expect(reply.body).toEqual({ ok: true });
  expect(reply.headers.get('x-mark')).toBe('yes');
  expect([received, client]).toEqual(['{"a":1}', 'web']);
});

// @spec 8.03
test.each([500, 502, 503, 404, 403])('HTTP %d is a network error without a retry', async (status) => {
  const url = await serve((_, response) => response.writeHead(status).end('secret body'));
  const error = await failureOf(call(url));
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ status, timedOut: false });
  expect(seen).toBe(1);
});

// @spec 8.03 8.15
test('the reason of an HTTP error is its status text', async () => {
  const url = await serve((_, response) => response.writeHead(503, 'Closed for today').end());
  expect(await failureOf(call(url))).toMatchObject({ status: 503, message: 'Closed for today' });
});

test('a redirect is not followed', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/next') response.end('{}');
    else response.writeHead(302, { location: '/next' }).end();
  });
  expect(await failureOf(call(url))).toMatchObject({ name: 'NetworkError', status: 0 });
  expect(seen).toBe(1);
});

// @spec 8.04
test('the deadline covers the headers', async () => {
  const url = await serve(() => undefined);
  expect(await failureOf(call(url, { timeout: 60 }))).toMatchObject({
    name: 'NetworkError',
    status: 0,
    timedOut: true,
    message: '连接超时',
  });
});

test('the deadline covers the body', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"half":');
  });
  // Without a deadline over the body this never ends.
  expect(await failureOf(call(url, { timeout: 80 }))).toMatchObject({ timedOut: true });
});

// @spec 8.05
test('an aborted call is cancelled, before and while it runs', async () => {
  const url = await serve(() => undefined);
  const controller = new AbortController();
  const running = failureOf(call(url, { signal: controller.signal }));
  setTimeout(() => controller.abort(), 30);
  expect(await running).toBeInstanceOf(CancelledError);
  expect(await failureOf(call(url, { signal: AbortSignal.abort() }))).toBeInstanceOf(CancelledError);
});

test('a body that decompresses beyond the limit is rejected, whatever its compressed length', async () => {
  const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024, 32));
  const url = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
  const error = await failureOf(call(url));
  expect(error).toBeInstanceOf(ContractError);
  expect(error).toMatchObject({ call: 'sample', path: '(size)' });
});

test('a body that is not JSON is an invalid value, and the error does not contain the body', async () => {
  const url = await serve((_, response) => response.end('<html>private</html>'));
  const error = await failureOf(call(url));
  expect(error).toMatchObject({ name: 'ContractError', call: 'sample', path: '(json)' });
  expect(JSON.stringify(error)).not.toContain('private');
});

test('a character split over two packets is decoded as one', async () => {
  const bytes = Buffer.from('{"name":"红城"}');
  const url = await serve((_, response) => {
    response.write(bytes.subarray(0, 10));
    setTimeout(() => response.end(bytes.subarray(10)), 20);
  });
  expect((await call(url)).body).toEqual({ name: '红城' });
});

test('a closed port is a network error', async () => {
  const url = await serve(() => undefined);
  await new Promise((resolve) => server!.close(resolve));
  server = null;
  expect(await failureOf(call(url))).toMatchObject({ name: 'NetworkError', status: 0, message: '连接已中断' });
});

test('a server sends with the fetch that it remembered before the framework replaced it', async () => {
  const replaced = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"by":"framework"}'));
  const url = await serve((_, response) => response.end('{"by":"runtime"}'));
  expect((await call(url)).body).toEqual({ by: 'framework' });
  replaced.mockRestore();
  try {
    rememberFetch();
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"by":"framework"}'));
    expect((await call(url)).body).toEqual({ by: 'runtime' });
  } finally {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, Symbol.for('pavilion.fetch'));
  }
});

test('a call whose code cannot be loaded is a network error that sends nothing, and the next call loads it again', async () => {
  const url = await serve((_, response) => response.end('{"ok":true}'));
  jest.resetModules();
  jest.doMock('@/lib/kit/http/exchange.lazy', () => {
    throw new Error('Failed to load chunk');
  });
  const alone = await import('@/lib/kit/http/transport');
  const request = { name: 'sample', method: 'POST', url, body: {}, timeout: 2000 } as const;
  expect(await failureOf(alone.send(request))).toMatchObject({ name: 'NetworkError', status: 0, timedOut: false });
  expect(seen).toBe(0);
  jest.dontMock('@/lib/kit/http/exchange.lazy');
  expect((await alone.send(request)).body).toEqual({ ok: true });
});
