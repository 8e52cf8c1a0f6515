import { Agent } from 'node:http';
import { expect, test } from '../../fixtures';
import { requestRaw, type RawResponse } from '../../raw-request';
import { handlerPaths, pagePaths } from '../../../support/app-paths';
import { sample } from '../../../support/seed';

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
test.afterAll(() => agent.destroy());

const request = (origin: string, method: string, path: string, headers: Record<string, string> = {}) =>
  requestRaw(agent, origin, { method, path, headers: { cookie: 'isCheck=1', ...headers } });

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const;

/** Other spellings of a path, and paths beside and below it. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `${path}//x`,
  (path) => `${path}/x`,
  (path) => `${path}/x/y`,
  (path) => `${path}.rsc`,
  (path) => `${path}.txt`,
  (path) => `${path}.segments/_tree.segment.rsc`,
  (path) => `${path}%00`,
  (path) => `${path}%2fx`,
  (path) => `${path}/..%2fmine`,
  (path) => `${path}\\x`,
  (path) => path.toUpperCase(),
  (path) => path.replace(/(?<!^).$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
  (path) => `${path}?_rsc=1`,
  (path) => `/x/..${path}`,
];

/** Paths beside the pages and the handlers: the framework's own, files, areas without a name behind them. */
const BESIDE = [
  '/api',
  '/api/nope',
  '/api/json-cache',
  '/improxy',
  '/site',
  '/site/api',
  '/game/static',
  '/_next',
  '/_next/static',
  '/_next/static/nope.js',
  '/_next/static/chunks',
  '/_next/image?url=%2Fapi%2Fhealth&w=64&q=75',
  '/_next/data/build/mine.json',
  '/_next/webpack-hmr',
  '/__nextjs_original-stack-frames',
  '/_error',
  '/_not-found',
  '/404',
  '/500',
  '/assets',
  '/assets/nope.png',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/robots.txt',
  '/.well-known/security.txt',
  '/no/such/page',
];

/** A nonce that no response may carry: it is the client's. */
const FOREIGN_NONCE = 'c2VudC1ieS1hLWNsaWVudA';

/** Requirements that a response does not meet; empty when it meets all. */
function lacking({ status, headers, body }: RawResponse, method: string, path: string): string[] {
  const hashed = path.startsWith('/_next/static/') && status < 400;
  const policy = headers['content-security-policy'] ?? '';
  const document = (headers['content-type'] ?? '').startsWith('text/html');
  const wanted: Record<string, boolean> = {
    nosniff: headers['x-content-type-options'] === 'nosniff',
    'same-origin resource policy': headers['cross-origin-resource-policy'] === 'same-origin',
    'a policy that starts with none': hashed || policy.startsWith("default-src 'none'"),
    'no framing': hashed || policy.includes("frame-ancestors 'none'"),
    'cache control': headers['cache-control'] !== undefined,
    'a referrer policy': hashed || ['no-referrer', 'same-origin'].includes(headers['referrer-policy'] ?? ''),
    'no-store on a redirect': headers.location === undefined || headers['cache-control']!.includes('no-store'),
    'an answer that is no fault': status < 500,
    'no header that names the framework': headers['x-powered-by'] === undefined,
    'no nonce of the client': !policy.includes(FOREIGN_NONCE) && !body.includes(FOREIGN_NONCE),
    'scripts by nonce and Trusted Types on a document that runs':
      !document ||
      policy.includes('sandbox') ||
      !policy.includes('script-src') ||
      /'nonce-[\w-]{22}'.*require-trusted-types-for 'script'/.test(policy),
    'reading methods alone on a document': !document || method === 'GET' || method === 'HEAD' || status >= 400,
  };
  return Object.keys(wanted).filter((name) => !wanted[name]);
}

const PARAMETERS = { venue: 'FBTY', slug: 'tytzgz', id: '0', code: 'slot', key: 'pavilion-prod-x', path: 'v1' };

const pagesOf = (match: string, area: RegExp) => pagePaths({ ...PARAMETERS, match }).filter((path) => area.test(path));

/** Methods of a path's spelling: all of the path as it is, and in a full run of each; else reading and two chosen at random. */
const methodsOf = (path: string, written: string) =>
  written === path ? METHODS : (['GET', ...sample(METHODS.slice(1), 2, written)] as const);

/** Paths by area, given a match; one test each, so that no single test makes all requests. */
const AREAS: Readonly<Record<string, (match: string) => readonly string[]>> = {
  'pages of games': (match) => pagesOf(match, /^\/game/),
  'other pages that a visitor reads': (match) => pagesOf(match, /^\/(?!game|mine)/),
  'pages of a member': (match) => pagesOf(match, /^\/mine/),
  handlers: (match) => handlerPaths({ ...PARAMETERS, match }),
  'framework and files': () => BESIDE,
};

for (const [area, pathsOf] of Object.entries(AREAS)) {
  test(`every path and spelling gets the security headers, whatever the method: ${area}`, async ({ stack, match }) => {
    const paths = pathsOf(match.ids.FBTY!);
    const faults: string[] = [];
    for (const path of paths) {
      for (const spell of SPELLINGS) {
        const written = spell(path);
        await Promise.all(
          methodsOf(path, written).map(async (method) => {
            const response = await request(stack.origin, method, written, {
              'content-security-policy': `script-src 'nonce-${FOREIGN_NONCE}'`,
            });
            const lacks = lacking(response, method, written);
            if (lacks.length > 0) faults.push(`${method} ${written} (${response.status}): ${lacks.join(', ')}`);
          }),
        );
      }
    }
    expect(faults).toEqual([]);
  });
}

test('the areas contain every page, handler and other path: more than 5,000 requests in a full run', ({ match }) => {
  const id = match.ids.FBTY!;
  const parameters = { ...PARAMETERS, match: id };
  const paths = Object.values(AREAS).flatMap((pathsOf) => pathsOf(id));
  expect(new Set(paths)).toEqual(new Set([...pagePaths(parameters), ...handlerPaths(parameters), ...BESIDE]));
  expect(new Set(paths).size * SPELLINGS.length * METHODS.length).toBeGreaterThan(5_000);
});

test('member pages get the security headers', async ({ stack, member }) => {
  const paths = pagePaths({ venue: 'FBTY', match: '1', slug: 'tytzgz', id: '0', code: 'slot' }).filter((path) => path.startsWith('/mine'));
  for (const path of paths) {
    const response = await request(stack.origin, 'GET', path, { cookie: `isCheck=1; token=${member.token}; uuid=${member.uuid}` });
    expect([path, response.status, lacking(response, 'GET', path)]).toEqual([path, 200, []]);
  }
  expect(paths.length).toBeGreaterThan(3);
});
