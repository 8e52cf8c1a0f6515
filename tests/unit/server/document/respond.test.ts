import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { contentSecurityPolicy, documentHeaders, redirectHeaders } from '@/lib/domain/site/gate/headers.rules';
import { EMPTY_CONFIG, NO_ORIGINS } from '@/lib/domain/site/config/origins.rules';
import { CODE } from '@pavilion/contract/codes';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import type { MemberJson } from '@/lib/domain/member/account/document-member.rules';
import { documentMembers } from '@/lib/domain/member/account/document-members.server';
import { findViewer } from '@/lib/domain/member/account/find-viewer.server';
import type { Member } from '@/lib/domain/member/account/member.model';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { guardShell, isSessionRejected, isShell, keepOutOfStore } from '@/lib/kit/store/rendering.server';
import { respond } from '@/lib/server/document/respond.server';
import { PreInfoBuilder } from '../../../support/pre-info.builder';
import { fakePlatform } from '../../../support/fake-platform';
import { knowSite } from '../../../support/known-site';
import { collectLog } from '../../../support/log-lines';
import { aMember, memberOnWire } from '../../../support/member.builder';

collectLog();
const getMember = fakePlatform().on(memberInfoCall, memberOnWire);

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
  response.write(
    `${'<p>赛事</p>'.repeat(300)}<b data-figure="name"></b><script nonce="${nonce}">self.__next_f.push([1,"${rendered}"])</script>`,
  );
  response.end(`<script nonce="${nonce}">1</script></body></html>`);
}

const server = createServer(
  (incoming, response) => void respond({ request: incoming, response, render: () => render(incoming, response) }, documentMembers),
);
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
  getMember.mockReset().mockResolvedValue(aMember());
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

/** A member's token, which the platform confirmed lately. */
async function confirmedToken(): Promise<string> {
  const token = `pvl_member_${(path += 1)}`;
  await findViewer(token, '');
  getMember.mockClear();
  return token;
}
const named = (userName: string, balance: bigint) => aMember({ userName, balance });
/** The member of a document's last script. */
const memberIn = ({ body }: Exchange) => {
  const script = /<script nonce="([^"]+)">\(function\(d,member[^]*\}\)\(document,(.*)\)<\/script><\/body><\/html>$/.exec(body);
  return script && { nonce: script[1], values: JSON.parse(`[${script[2]!}]`) as [MemberJson, object, object] };
};
const withoutLastScript = (exchange: Exchange) =>
  contentOf({
    ...exchange,
    body: exchange.body.replace(/<script nonce="[^"]+">\(function\(d,member[^]*\}\)\(document,.*\)<\/script>(?=<\/body>)/, ''),
  });

test.each(['identity', 'gzip', 'br'])('members share a shell in %s, and each gets the own data in its last script', async (encoding) => {
  const at = { path: ownPath() };
  const [one, other] = [await confirmedToken(), await confirmedToken()];
  const headers = (token: string) => ({ cookie: `token=${token}`, 'accept-encoding': encoding });
  getMember.mockResolvedValueOnce(named('first</script>', 100_050n));
  const first = await request(headers(one), at);
  getMember.mockResolvedValueOnce(named('second', 7n));
  const second = await request(headers(other), at);
  expect(renders).toBe(1);
  expect(memberIn(first)).toMatchObject({
    nonce: first.nonce,
    values: [{ userName: 'first</script>', balance: '100050' }, {}, { balance: '1,000.50' }],
  });
  expect(memberIn(second)).toMatchObject({ nonce: second.nonce, values: [{ userName: 'second', balance: '7' }, {}, { balance: '0.07' }] });
  expect(second.body).not.toContain('first');
  expect(withoutLastScript(second)).toEqual(withoutLastScript(first));
  expect(second.headers['content-encoding']).toBe(first.headers['content-encoding']);
});

test('a visitor without a session never gets a member’s shell', async () => {
  const at = { path: ownPath() };
  const cookie = `token=${await confirmedToken()}`;
  rendered = '余额';
  await request({ cookie }, at);
  rendered = '登录';
  expect((await request({}, at)).body).toContain('登录');
  expect((await request({ cookie }, at)).body).toContain('余额');
  expect(renders).toBe(2);
});

test('a stored shell is sent before the platform has responded', async () => {
  const at = { path: ownPath() };
  const cookie = `token=${await confirmedToken()}`;
  await request({ cookie }, at);
  let release: (member: Member) => void = () => {};
  getMember.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
  const sent = send({ port, path: at.path, headers: { accept: 'text/html', cookie } }).end();
  const [incoming] = (await once(sent, 'response')) as [IncomingMessage];
  let body = '';
  for await (const part of incoming) {
    body += String(part);
    if (!body.includes('documentMember')) {
      expect(body).toContain('红城 1.95');
      release(named('third', 1n));
    }
  }
  expect(body).toContain('third');
});

test('a session that ended lately leads to the login page from a page for members, and nowhere from an open one', async () => {
  const rejection = new BusinessError(CODE.loggedInElsewhere, '');
  for (const [login, script] of [
    ['/user/login?redirect=%2Fmine', 'location.replace("/user/login?redirect=%2Fmine")'],
    [null, ''],
  ] as const) {
    const at = { path: ownPath() };
    change = () => void (login && guardShell(login));
    await request({ cookie: `token=${await confirmedToken()}` }, at);
    const token = await confirmedToken();
    getMember.mockRejectedValueOnce(rejection);
    const { status, body, nonce } = await request({ cookie: `token=${token}` }, at);
    expect(renders).toBe(1);
    expect(status).toBe(200);
    expect(body.endsWith(`${script && `<script nonce="${nonce}">${script}</script>`}</body></html>`)).toBe(true);
    expect(memberIn({ body } as Exchange)).toBeNull();
    renders = 0;
  }
});

test('a token that is not confirmed gets a page of its own, which checks it', async () => {
  const at = { path: ownPath() };
  const shells: boolean[] = [];
  change = () => void shells.push(isShell());
  await request({ cookie: 'token=pvl_unconfirmed' }, at);
  await request({ cookie: 'token=pvl_unconfirmed' }, at);
  expect(shells).toEqual([false, false]);
  expect(getMember).not.toHaveBeenCalled();
});

test('it is checked before a stored shell is sent, and a rejected one is left to the page, which redirects', async () => {
  const at = { path: ownPath() };
  await request({ cookie: `token=${await confirmedToken()}` }, at);
  expect(memberIn(await request({ cookie: 'token=pvl_accepted' }, at))).not.toBeNull();
  const pages: [boolean, boolean][] = [];
  change = () => void pages.push([isShell(), isSessionRejected()]);
  getMember.mockRejectedValue(new BusinessError(CODE.loggedInElsewhere, ''));
  expect(memberIn(await request({ cookie: 'token=pvl_rejected' }, at))).toBeNull();
  expect(pages).toEqual([[false, true]]);
  expect(renders).toBe(2);
});

test('while the platform does not respond in time a member gets the shell, and the browser requests the member', async () => {
  const at = { path: ownPath() };
  const cookie = `token=${await confirmedToken()}`;
  getMember.mockRejectedValue(new NetworkError({ status: 0, message: '', statusText: '', online: true }));
  await request({ cookie }, at);
  for (const sent of [cookie, 'token=pvl_waiting']) {
    const response = await request({ cookie: sent }, at);
    expect(response.status).toBe(200);
    expect(memberIn(response)).toBeNull();
    expect(response.body).not.toContain('location.replace("/user');
  }
  expect(renders).toBe(1);
});

test('a stored shell without a figure, of a page for everybody, requests no member', async () => {
  const at = { path: ownPath() };
  change = (response) => {
    const write = response.write.bind(response) as (part: string) => boolean;
    response.write = ((part: string) => write(part.replace('<b data-figure="name"></b>', ''))) as typeof response.write;
  };
  const cookie = `token=${await confirmedToken()}`;
  await request({ cookie }, at);
  getMember.mockClear();
  expect((await request({ cookie }, at)).body).toMatch(/<\/script><\/body><\/html>$/);
  expect(renders).toBe(1);
  expect(getMember).not.toHaveBeenCalled();
});

test('a page that reads its member’s token is rendered for each member, and not stored', async () => {
  const at = { path: ownPath() };
  change = () => keepOutOfStore();
  for (const token of [await confirmedToken(), await confirmedToken()]) {
    expect(memberIn(await request({ cookie: `token=${token}` }, at))).not.toBeNull();
  }
  expect(renders).toBe(2);
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

test('a redirect by the gate comes without the framework, with the headers of the gate and no others', async () => {
  const { status, headers, body } = await request({}, { path: '/mine?tab=1' });
  expect({ renders, status, body, location: headers.location }).toEqual({
    renders: 0,
    status: 307,
    body: '',
    location: '/user/login?redirect=%2Fmine%3Ftab%3D1',
  });
  const own = Object.fromEntries(redirectHeaders(false).map(([name, value]) => [name.toLowerCase(), value]));
  const { date: _date, connection: _connection, 'keep-alive': _life, 'transfer-encoding': _transfer, ...sent } = headers;
  expect(sent).toEqual({ ...own, location: headers.location });
});

test('while the platform does not respond the framework redirects', async () => {
  knowSite({ preInfo: PreInfoBuilder.open(), failures: 1, reason: 'unreachable' });
  await request({}, { path: '/mine' });
  expect(renders).toBe(1);
});
