import { request as send, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '../../fixtures';
import { openPaths } from '../../../support/app-paths';
import { sample } from '../../../support/seed';

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
const ENCODINGS = ['identity', 'gzip', 'br'] as const;
const COOKIES = [
  '',
  'theme=dark; look=pro.3',
  'upColour=green; view=%7B%22sort%22%3A%22time%22%7D',
  'isApp=1',
  'uuid=1; anything=else',
] as const;
/** Requests until a page is warm: the first renderings may begin with a skeleton, and a slow one is over before it is sent again. */
const TRIES = 20;
/** ms between two tries. All of them take longer than a document is stored. */
const PAUSE_MS = 300;

interface Document {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  nonce: string;
  /** ms; above 0 for a stored document. */
  age: number;
}

function get(origin: string, path: string, headers: Record<string, string>): Promise<Document> {
  return new Promise((resolve, reject) => {
    const sent = send(`${origin}${path}`, { headers: { accept: 'text/html', 'sec-fetch-dest': 'document', ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        const decode = DECODERS[response.headers['content-encoding'] ?? ''];
        const bytes = Buffer.concat(parts);
        const body = (decode ? decode(bytes) : bytes).toString('utf8');
        const nonce =
          /script-src 'self' 'nonce-([\w-]{22})' 'strict-dynamic'/.exec(String(response.headers['content-security-policy']))?.[1] ?? '';
        const age = Number(/^<!DOCTYPE html><html[^>]*><head><script nonce="[\w-]{22}" data-age="(\d{22})">/.exec(body)?.[1] ?? 0);
        resolve({ status: response.statusCode!, headers: response.headers, body, nonce, age });
      });
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** Content that does not depend on the nonce, the age and the length of one response. */
function contentOf({ headers, body, nonce }: Document): string {
  const { date: _date, 'content-length': _length, 'transfer-encoding': _transfer, connection: _connection, ...own } = headers;
  const sorted = Object.entries(own).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(sorted)}\n${body}`.replaceAll(nonce, 'NONCE').replace(/data-age="\d+"/, 'AGE');
}

/** A rendered document and the one that was stored from it; null when the page is never stored. */
async function pairOf(origin: string, path: string, headers: Record<string, string>): Promise<[Document, Document] | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const rendered = await get(origin, path, headers);
    const stored = await get(origin, path, headers);
    if (rendered.age === 0 && stored.age > 0) return [rendered, stored];
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return null;
}

/** True for a path with a page for guests, not a redirect or 未找到. */
const isPage = async (origin: string, path: string) => (await get(origin, path, {})).status === 200;

/** Pages that show something of their visitor's device. */
const PERSONAL = ['/download', '/download-page'];

test('a stored document of every page equals the rendered one in every encoding, except for its nonce and its age', async ({
  stack,
  match,
}) => {
  test.slow();
  const parameters = { venue: 'FBTY', match: match.ids.FBTY!, slug: 'deposit', code: 'SLOT', id: '1' };
  const stored: string[] = [];
  const missing: string[] = [];
  for (const path of openPaths(parameters)) {
    if (!(await isPage(stack.origin, path))) continue;
    const encoding = ENCODINGS[stored.length % ENCODINGS.length]!;
    const pair = await pairOf(stack.origin, path, { 'accept-encoding': encoding });
    if (pair === null) {
      missing.push(path);
      continue;
    }
    stored.push(path);
    expect(contentOf(pair[1]), `${path} in ${encoding}`).toBe(contentOf(pair[0]));
  }
  expect(missing.toSorted()).toEqual(PERSONAL);
  expect(stored.length).toBeGreaterThan(15);
  for (const path of ['/', '/game/sport', '/game/sport?t=today', '/help', `/game/sport/FBTY/${match.ids.FBTY}`]) {
    for (const encoding of ENCODINGS) {
      for (const cookie of sample(COOKIES, 2, `${path} ${encoding}`)) {
        const pair = await pairOf(stack.origin, path, { 'accept-encoding': encoding, ...(cookie && { cookie }) });
        expect(pair, `${path} with ${cookie} is stored`).not.toBeNull();
        expect(contentOf(pair![1]), `${path} in ${encoding} with ${cookie}`).toBe(contentOf(pair![0]));
      }
    }
  }
});

test('three responses have three nonces, and a member’s page is neither stored nor replaced by a stored one', async ({
  stack,
  control,
}) => {
  const member = await control.member({ balance: '77.00' });
  const pair = await pairOf(stack.origin, '/', {});
  const third = await get(stack.origin, '/', {});
  expect(new Set([...(pair ?? []), third].map(({ nonce }) => nonce)).size).toBe(3);
  // A page does not wait long for its member's data.
  await expect(async () => {
    const own = await get(stack.origin, '/', { cookie: `token=${member.token}` });
    expect(own.age).toBe(0);
    expect(own.body).toContain('77.00');
  }).toPass();
  const guest = await get(stack.origin, '/', {});
  expect(guest.body).not.toContain('77.00');
});

test('a visitor with a stored document sees no error, and its prices do not seem younger than they are', async ({
  page,
  stack,
  control,
}) => {
  await control.clock({ speed: 1 });
  // Another visitor keeps the document in the store.
  await pairOf(stack.origin, '/game/sport', {});
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  let age = 0;
  for (let tries = 0; tries < TRIES && age === 0; tries += 1) {
    await get(stack.origin, '/game/sport', {});
    await page.goto('/game/sport');
    age = await page.evaluate(() => Number(document.querySelector<HTMLElement>('script[data-age]')?.dataset.age));
  }
  expect(age).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: '首页' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  expect(errors).toEqual([]);
});
