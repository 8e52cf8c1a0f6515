import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { contentSecurityPolicy, documentHeaders } from '@/lib/domain/site/gate/headers.rules';
import { EMPTY_CONFIG, NO_ORIGINS } from '@/lib/domain/site/config/origins.rules';
import { keepOutOfStore } from '@/lib/kit/store/rendering.server';
import { respond } from '@/lib/server/document/respond.server';
import { PreInfoBuilder } from '../../../support/pre-info.builder';
import { knowSite } from '../../../support/known-site';

interface Exchange {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
  nonce: string;
}

/** Renders a document as the framework does; `change` alters the response before it is sent. */
type Change = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

let renders = 0;
let change: Change = () => {};
let rendered = '红城 1.95';

async function render(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  renders += 1;
  const nonce = `nonce-${String(renders).padStart(16, '0')}`;
  const policy = contentSecurityPolicy({ nonce, https: false, origins: NO_ORIGINS, development: false });
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Vary', 'rsc');
  response.setHeader('Link', `</_next/static/a.js>; rel=preload; as="script"; nonce="${nonce}"`);
  for (const [name, value] of documentHeaders({ path: '/', https: false }, policy)) response.setHeader(name, value);
  await change(response, incoming);
  response.write(`<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>${rendered} `);
  await new Promise((resolve) => setImmediate(resolve));
  response.write(`${'<p>赛事</p>'.repeat(300)}<script nonce="${nonce}">self.__next_f.push([1,"${rendered}"])</script>`);
  response.end(`<script nonce="${nonce}">1</script></body></html>`);
}

const server = createServer((incoming, response) => void respond(incoming, response, () => render(incoming, response)));
let port = 0;

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };

function request(headers: Record<string, string> = {}, { method = 'GET', path = '/' } = {}): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const sent = send({ port, method, path, headers: { accept: 'text/html', ...headers } }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.once('end', () => {
        const bytes = Buffer.concat(parts);
        const decode = DECODERS[incoming.headers['content-encoding'] ?? ''];
        const body = (decode && bytes.length > 0 ? decode(bytes) : bytes).toString('utf8');
        const nonce = /'nonce-([\w-]+)'/.exec(String(incoming.headers['content-security-policy']))?.[1] ?? '';
        resolve({ status: incoming.statusCode!, headers: incoming.headers, body, nonce });
      });
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** A response's content, which does not depend on its nonce, its age and its encoding. */
const contentOf = ({ status, headers, body, nonce }: Exchange) => {
  const { date: _date, 'content-length': _length, 'transfer-encoding': _transfer, ...own } = headers;
  const text = (value: string) => value.replaceAll(nonce, 'NONCE').replace(/data-age="\d+"/, 'AGE');
  return { status, headers: JSON.parse(text(JSON.stringify(own))) as unknown, body: text(body) };
};

let path = 0;
/** A path of its own, so that no test meets the documents of another. */
const ownPath = () => `/help?q=${(path += 1)}`;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
/** ms; the clock of the store stands still unless a test moves it, so that a slow machine renders nothing anew. */
let now = Date.now();

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  knowSite({ preInfo: PreInfoBuilder.open() });
  renders = 0;
  change = () => {};
  rendered = '红城 1.95';
});

test.each(['identity', 'gzip', 'br', 'gzip, deflate, br'])(
  'a stored document equals a rendered one in %s, except for its nonce and its age',
  async (encoding) => {
    const at = { path: ownPath() };
    const headers = { 'accept-encoding': encoding };
    const first = await request(headers, at);
    const again = await request(headers, at);
    expect(renders).toBe(1);
    expect(contentOf(again)).toEqual(contentOf(first));
    expect(again.headers['content-encoding']).toBe(first.headers['content-encoding']);
    expect(again.headers['cache-control']).toContain('no-store');
  },
);

test('every response has a nonce of its own, the same in its policy and in all its scripts', async () => {
  const at = { path: ownPath() };
  const responses = [
    await request({}, at),
    await request({ 'accept-encoding': 'gzip' }, at),
    await request({ 'accept-encoding': 'br' }, at),
    await request({}, at),
  ];
  expect(renders).toBe(1);
  expect(new Set(responses.map(({ nonce }) => nonce)).size).toBe(4);
  for (const { nonce, body, headers } of responses) {
    expect([...body.matchAll(/nonce="([^"]*)"/g)].map(([, found]) => found)).toEqual([nonce, nonce, nonce]);
    expect([...String(headers['content-security-policy']).matchAll(/'nonce-([^']*)'/g)].map(([, found]) => found)).toEqual([nonce, nonce]);
    expect(headers.link).toContain(nonce);
  }
  expect(responses[3]!.nonce).toMatch(/^[\w-]{22}$/);
});

test('a stored document tells its age', async () => {
  const at = { path: ownPath() };
  const ageOf = ({ body }: Exchange) => Number(/<head><script nonce="[^"]+" data-age="(\d+)">/.exec(body)![1]);
  expect(ageOf(await request({}, at))).toBe(0);
  now += 120;
  expect(ageOf(await request({}, at))).toBe(120);
});

test('many visitors at once get one rendering', async () => {
  const at = { path: ownPath() };
  const responses = await Promise.all(Array.from({ length: 40 }, () => request({ 'accept-encoding': 'br', cookie: 'a=1' }, at)));
  expect(renders).toBe(1);
  expect(new Set(responses.map(({ nonce }) => nonce)).size).toBe(40);
});

test('a member gets a document of their own, and nobody else gets it', async () => {
  const at = { path: ownPath() };
  rendered = '余额 100.00';
  const cookie = 'token=abcdefghij';
  await request({ cookie }, at);
  rendered = '登录';
  expect((await request({}, at)).body).toContain('登录');
  rendered = '余额 200.00';
  expect((await request({ cookie }, at)).body).toContain('余额 200.00');
  expect((await request({}, at)).body).toContain('登录');
  expect(renders).toBe(3);
});

test.each<[string, Change]>([
  ['that sets a cookie', (response) => void response.setHeader('Set-Cookie', 'a=1')],
  ['of an error', (response) => void (response.statusCode = 500)],
  ['of a missing page', (response) => void (response.statusCode = 404)],
  ['that is no HTML', (response) => void response.setHeader('Content-Type', 'text/plain')],
  ['with a part that threw', (response) => void response.write('<template data-dgst="1"></template>')],
  ['without a nonce', (response) => void response.setHeader('Content-Security-Policy', "default-src 'none'")],
  ['that began with a skeleton, or that read something of its visitor', () => keepOutOfStore()],
  [
    'that read something of its visitor later',
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      keepOutOfStore();
    },
  ],
])('a response %s is not stored', async (_, altered) => {
  const at = { path: ownPath() };
  change = altered;
  await request({}, at);
  change = () => {};
  rendered = '蓝港';
  expect((await request({}, at)).body).toContain('蓝港');
});

test('a rendering that the visitor ended is not stored', async () => {
  const at = { path: ownPath() };
  change = (response) => {
    response.write('<html><head></head>');
    response.destroy();
  };
  await request({}, at).catch(() => undefined);
  change = () => {};
  expect((await request({}, at)).body).toContain('红城');
  expect(renders).toBe(2);
});

test.each<[string, () => void]>([
  ['pre-info', () => knowSite({ preInfo: { ...PreInfoBuilder.open() } })],
  ['configuration', () => knowSite({ preInfo: PreInfoBuilder.open(), config: { ...EMPTY_CONFIG } })],
  ['world', () => knowSite({ preInfo: PreInfoBuilder.open(), worldOffset: 60_000 })],
])('the next visitor after a change of the %s gets the new document', async (_, replace) => {
  const at = { path: ownPath() };
  await request({}, at);
  replace();
  rendered = '新';
  expect((await request({}, at)).body).toContain('新');
});

test('a document that was rendered during a change is not stored', async () => {
  const at = { path: ownPath() };
  change = () => knowSite({ preInfo: { ...PreInfoBuilder.open() } });
  await request({}, at);
  change = () => {};
  await request({}, at);
  expect(renders).toBe(2);
});

test('while the platform does not respond every request is rendered', async () => {
  const at = { path: ownPath() };
  knowSite({ preInfo: PreInfoBuilder.open(), failures: 1, reason: 'unreachable' });
  await request({}, at);
  await request({}, at);
  expect(renders).toBe(2);
});

test('during maintenance no stored document is sent', async () => {
  const at = { path: ownPath() };
  await request({}, at);
  knowSite({ preInfo: PreInfoBuilder.maintained() });
  await request({}, at);
  expect(renders).toBe(2);
});

test('HEAD gets the headers of the stored document without its body, and renders nothing for others', async () => {
  const at = { path: ownPath() };
  await request({}, { ...at, method: 'HEAD' });
  const got = await request({ 'accept-encoding': 'gzip' }, at);
  expect(renders).toBe(2);
  const head = await request({ 'accept-encoding': 'gzip' }, { ...at, method: 'HEAD' });
  expect(renders).toBe(2);
  expect(head.body).toBe('');
  expect(contentOf(head).headers).toEqual(contentOf(got).headers);
});

test('a conditional request gets the whole document', async () => {
  const at = { path: ownPath() };
  const first = await request({}, at);
  const again = await request({ 'if-none-match': '*', 'if-modified-since': new Date().toUTCString(), range: 'bytes=0-9' }, at);
  expect(renders).toBe(1);
  expect(contentOf(again)).toEqual(contentOf(first));
});

test('each combination of the cookies that pages read has its own document, and other cookies have none', async () => {
  const at = { path: ownPath() };
  for (const cookie of ['', 'theme=dark', 'theme=dark; look=pro.1', 'theme=dark; look=pro.1; upColour=green'])
    await request({ cookie }, at);
  expect(renders).toBe(4);
  for (const cookie of ['x=1', 'theme=dark; uuid=2', 'look=pro.1; theme=dark', 'a=b; theme=dark; look=pro.1; upColour=green'])
    await request({ cookie }, at);
  expect(renders).toBe(4);
});
