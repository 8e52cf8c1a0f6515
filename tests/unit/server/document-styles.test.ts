import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { compressResponse } from '@/lib/server/response/compress.server';
import { withFirstScript } from '@/lib/server/response/browser-floor.rules';
import { storeScript } from '@/lib/server/response/stored-styles.server';
import { inlineStyles, mayInline, styleNonce, withoutStylePreloads } from '@/lib/server/response/document-styles.rules';
import { sendStyles } from '@/lib/server/response/document-styles.server';

const POLICY = "default-src 'none'; script-src 'nonce-SCRIPT'; style-src 'self' 'nonce-abc_-1'; style-src-attr 'unsafe-inline'";
const LINK = '<link rel="stylesheet" href="/_next/static/chunks/a.css" nonce="abc_-1" data-precedence="next"/>';
const CSS = '.row{color:red}';
const SCRIPT = `console.log("${'price '.repeat(400)}")`;

/** A build's folder with a sheet, one that cannot be inlined, and a script with its twin. */
function buildFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pavilion-build-'));
  const chunks = path.join(folder, 'static', 'chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(path.join(chunks, 'a.css'), CSS);
  writeFileSync(path.join(chunks, 'b.css'), '.b{background:url(./b.png)}');
  writeFileSync(path.join(chunks, 'c.js'), SCRIPT);
  writeFileSync(path.join(chunks, 'c.js.br'), brotliCompressSync(SCRIPT));
  return folder;
}

beforeAll(() => {
  process.env.NEXT_DIST_DIR = path.relative(process.cwd(), buildFolder());
});

/** The client's view of a response that passes both steps of the ingress. */
async function exchangeWith(
  respond: (response: ServerResponse, target: string) => void,
  { target = '/', accepts = 'br', cookie = '' }: { target?: string; accepts?: string; cookie?: string } = {},
): Promise<{ headers: Headers; body: string; raw: number }> {
  const server = createServer((request, response) => {
    compressResponse(request, response);
    sendStyles(request, response);
    respond(response, request.url ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { get } = await import('node:http');
  try {
    return await new Promise((resolve, reject) => {
      get({ port, path: target, headers: { 'Accept-Encoding': accepts, Cookie: cookie } }, (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('end', () => {
          const bytes = Buffer.concat(parts);
          const plain = incoming.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
          const headers = new Headers(Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]));
          resolve({ headers, body: plain.toString('utf8'), raw: bytes.length });
        });
      }).on('error', reject);
    });
  } finally {
    server.close();
  }
}

function sendDocument(response: ServerResponse, ...parts: (string | Buffer)[]): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('Link', '</_next/static/chunks/a.css>; rel=preload; as="style"; nonce="abc_-1", </logo.svg>; rel=preload; as="image"');
  response.flushHeaders();
  for (const part of parts) response.write(part);
  response.end();
}

/** Beginning of a document. */
const HEAD = withFirstScript('<head>', 'abc_-1');
/** Mark of the sheets' names in the build's folder. */
const MARK = createHash('sha256').update('/_next/static/chunks/a.css\n/_next/static/chunks/b.css').digest('base64url').slice(0, 10);
const SHEETS = { hrefs: ['/_next/static/chunks/a.css', '/_next/static/chunks/b.css'], mark: MARK };
const STYLED =
  `<style nonce="abc_-1" data-precedence="next">${CSS}</style>` +
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" media="not all" disabled="">' +
  `<script nonce="abc_-1">${storeScript(SHEETS)}</script>`;

describe('a document', () => {
  test('contains its style sheet with the nonce of its policy, and does not request it', async () => {
    const { body, headers } = await exchangeWith((response) => sendDocument(response, `<head>${LINK}</head><body>赔率</body>`));
    expect(body).toBe(`${HEAD}${STYLED}</head><body>赔率</body>`);
    expect(headers.get('link')).toBe('</logo.svg>; rel=preload; as="image"');
  });

  test('for a browser that has the sheets keeps their links and preloads', async () => {
    const links = { body: `${HEAD}${LINK}</head><body>赔率</body>`, preload: '</_next/static/chunks/a.css>; rel=preload; as="style"' };
    for (const cookie of [`css=${MARK}`, `theme=dark; css=${MARK}; look=pro.1`]) {
      const { body, headers } = await exchangeWith((response) => sendDocument(response, `<head>${LINK}</head><body>赔率</body>`), {
        cookie,
      });
      expect(body).toBe(links.body);
      expect(headers.get('link')).toContain(links.preload);
    }
  });

  test('for a browser with the sheets of another build contains them', async () => {
    for (const cookie of ['css=another', `css=${MARK}x`, `xcss=${MARK}`, 'css=']) {
      const { body } = await exchangeWith((response) => sendDocument(response, `<head>${LINK}</head>`), { cookie });
      expect(body).toBe(`${HEAD}${STYLED}</head>`);
    }
  });

  test('may arrive in chunks that split a tag or a character', async () => {
    const bytes = Buffer.from(`<head><title>云亭</title>${LINK}</head><body>赔率</body>`);
    const parts = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
    const { body } = await exchangeWith((response) => sendDocument(response, ...parts));
    expect(body).toBe(`${HEAD}<title>云亭</title>${STYLED}</head><body>赔率</body>`);
  });

  test('loses its content length when it was written in one chunk', async () => {
    const html = `<head>${LINK}</head>`;
    const { body, headers } = await exchangeWith(
      (response) => {
        response.setHeader('Content-Type', 'text/html');
        response.setHeader('Content-Security-Policy', POLICY);
        response.setHeader('Content-Length', Buffer.byteLength(html));
        response.end(html);
      },
      { accepts: 'identity' },
    );
    expect(body).toBe(`${HEAD}${STYLED}</head>`);
    expect(headers.get('content-length')).toBeNull();
  });

  test('without a head, or without a nonce, passes unchanged', async () => {
    expect((await exchangeWith((response) => sendDocument(response, '<p>no head</p>'))).body).toBe('<p>no head</p>');
    const bare = await exchangeWith((response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<head>${LINK}</head>`);
    });
    expect(bare.body).toBe(`<head>${LINK}</head>`);
  });

  test('keeps the link of a sheet that is missing or contains addresses', async () => {
    for (const name of ['missing', 'b']) {
      const link = LINK.replace('a.css', `${name}.css`);
      const { body } = await exchangeWith((response) => sendDocument(response, `<head>${link}</head>`));
      expect(body).toBe(`${HEAD}${link}</head>`);
    }
  });
});

test('a response that is not a document passes unchanged', async () => {
  const { body } = await exchangeWith((response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Content-Security-Policy', POLICY);
    response.end(JSON.stringify({ text: `${LINK}</head>` }));
  });
  expect(JSON.parse(body)).toEqual({ text: `${LINK}</head>` });
});

describe('compression', () => {
  const long = JSON.stringify({ text: 'price '.repeat(400) });
  const sendLong = (response: ServerResponse) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(long);
  };

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('a client that accepts %s gets %s', async (accepts, encoding) => {
    const { headers, raw } = await exchangeWith(sendLong, { accepts });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(raw < long.length / 4).toBe(encoding !== null);
  });

  const sendFile = (response: ServerResponse, target: string) => {
    response.setHeader('Content-Type', 'application/octet-stream');
    response.end(target.endsWith('.br') ? brotliCompressSync(SCRIPT) : SCRIPT);
  };

  test('a hashed script is sent as the compressed file of its build, with the type of a script', async () => {
    const { headers, body } = await exchangeWith(sendFile, { target: '/_next/static/chunks/c.js', accepts: 'gzip;q=0.8, br;q=1.0' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-type')).toBe('application/javascript; charset=UTF-8');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(body).toBe(SCRIPT);
  });

  test('a hashed script without a compressed file, or for a client that prefers gzip, is requested under its own name', async () => {
    const targets: string[] = [];
    const note = (response: ServerResponse, target: string) => {
      targets.push(target);
      sendFile(response, target);
    };
    await exchangeWith(note, { target: '/_next/static/chunks/d.js' });
    await exchangeWith(note, { target: '/_next/static/chunks/c.js', accepts: 'gzip' });
    await exchangeWith(note, { target: '/_next/static/chunks/c.js', accepts: 'br;q=0.5, gzip' });
    await exchangeWith(note, { target: '/_next/static/chunks/../../c.js' });
    const script = '/_next/static/chunks/c.js';
    expect(targets).toEqual(['/_next/static/chunks/d.js', script, script, '/_next/static/chunks/../../c.js']);
  });
});

test('decides which sheets can be inlined, with which nonce, and which preloads are removed', () => {
  expect(mayInline('.a{background:url("data:image/svg+xml,x")}.b{filter:url(#f)}')).toBe(true);
  expect(mayInline('.a{content:"</style><script>"}')).toBe(false);
  expect(mayInline('@import "other.css";')).toBe(false);
  expect(styleNonce(POLICY)).toBe('abc_-1');
  expect(styleNonce("style-src 'self'; script-src 'nonce-x'")).toBeNull();
  expect(withoutStylePreloads('</a.css>; rel=preload; as="style"')).toBe('');
  expect(inlineStyles(`${LINK}<link rel="icon" href="/x.css">`, 'n', () => null)).toBe(`${LINK}<link rel="icon" href="/x.css">`);
});
