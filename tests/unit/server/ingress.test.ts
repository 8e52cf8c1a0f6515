import {
  cleanHeaders,
  cleanMethod,
  cleanTarget,
  missingHeaders,
  type LeavingResponse,
  type RawHeaders,
} from '@/lib/server/lifecycle/ingress.rules';

function clean(headers: RawHeaders, peer = '203.0.113.9', hops = 0, givesHost = hops > 0): RawHeaders {
  cleanHeaders(headers, peer, hops, givesHost);
  return headers;
}

test('ignores forwarded headers without trusted proxies', () => {
  expect(
    clean({
      host: 'site',
      'x-forwarded-for': '1.1.1.1',
      'x-forwarded-host': 'evil',
      'x-forwarded-proto': 'https',
      'x-real-ip': '1.1.1.1',
      forwarded: 'for=1.1.1.1',
    }),
  ).toEqual({ host: 'site', 'x-forwarded-for': '203.0.113.9' });
});

test('takes the entry that the outermost trusted proxy wrote', () => {
  const sent = () => ({ 'x-forwarded-for': '6.6.6.6, 198.51.100.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'site.example' });
  expect(clean(sent(), '10.0.0.2', 1)).toEqual({
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'site.example',
  });
  expect(clean({ 'x-forwarded-for': '6.6.6.6, 198.51.100.7, 10.0.0.3' }, '10.0.0.2', 2)).toEqual({ 'x-forwarded-for': '198.51.100.7' });
  expect(clean({}, '10.0.0.2', 1)).toEqual({ 'x-forwarded-for': '10.0.0.2' });
});

test('ignores a forwarded host unless the proxies are configured to set it, because many pass on the client’s value', () => {
  const sent = { host: 'site.example', 'x-forwarded-for': '198.51.100.7', 'x-forwarded-host': 'evil.example' };
  expect(clean(sent, '10.0.0.2', 1, false)).toEqual({ host: 'site.example', 'x-forwarded-for': '198.51.100.7' });
});

test('ignores an entry that the client put before those of the proxies', () => {
  expect(
    clean(
      { 'x-forwarded-for': '6.6.6.6, 198.51.100.7', 'x-forwarded-host': 'evil.example, site.example', 'x-forwarded-proto': 'http, https' },
      '10.0.0.2',
      1,
    ),
  ).toEqual({ 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'site.example' });
  // The inner of two hands on what the outer wrote.
  expect(clean({ 'x-forwarded-for': '198.51.100.7, 10.0.0.3', 'x-forwarded-proto': 'https' }, '10.0.0.2', 2)).toMatchObject({
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-proto': 'https',
  });
});

test('a client cannot choose its address when fewer proxies exist than are trusted', () => {
  expect(clean({ 'x-forwarded-for': '6.6.6.6' }, '198.51.100.7', 3)).toEqual({ 'x-forwarded-for': '198.51.100.7' });
});

test('drops invalid forwarded values', () => {
  expect(clean({ 'x-forwarded-for': 'evil<script>', 'x-forwarded-host': 'a b', 'x-forwarded-proto': 'javascript' }, '10.0.0.2', 1)).toEqual(
    { 'x-forwarded-for': '10.0.0.2' },
  );
  expect(clean({}, '::ffff:127.0.0.1')).toEqual({ 'x-forwarded-for': '127.0.0.1' });
});

test('only the ingress marks a client-side navigation', () => {
  expect(clean({ 'x-gate-soft': '1' })).not.toHaveProperty('x-gate-soft');
  expect(clean({ rsc: '1' })).toMatchObject({ rsc: '1', 'x-gate-soft': '1' });
});

test.each([
  ['/a?b', '/a?b'],
  ['http://evil.example/mine?x=1', '/mine?x=1'],
  ['https://evil.example', '/'],
  ['http://evil.example?x', '/?x'],
  ['*', '/'],
  ['', '/'],
  ['//evil.example/mine', '/evil.example/mine'],
  ['/\\evil.example', '/evil.example'],
  ['/a//b\\c/?d=//e\\f', '/a/b/c/?d=//e\\f'],
  ['/a//b#//c', '/a/b#//c'],
])('target %s becomes %s', (target, path) => {
  expect(cleanTarget(target)).toBe(path);
});

test('a client’s policy never reaches the framework, which would take its nonce', () => {
  expect(
    clean({ 'content-security-policy': "script-src 'nonce-x'", 'content-security-policy-report-only': "script-src 'nonce-x'" }),
  ).toEqual({
    'x-forwarded-for': '203.0.113.9',
  });
});

test('a method that the framework cannot handle is replaced by one that the gate rejects', () => {
  expect(cleanMethod('TRACE')).toBe('PROPFIND');
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) expect(cleanMethod(method)).toBe(method);
});

describe('an outgoing response', () => {
  const response = (change: Partial<LeavingResponse> = {}): LeavingResponse => ({
    path: '/x',
    status: 200,
    headers: new Set(),
    https: false,
    ...change,
  });
  const names = (outgoing: LeavingResponse) => missingHeaders(outgoing).map(([name]) => name);

  test('gets the headers of a rejection where it has no policy, and keeps its own', () => {
    expect(Object.fromEntries(missingHeaders(response()))).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': expect.stringContaining('no-store'),
    });
    expect(names(response({ headers: new Set(['cache-control']) }))).not.toContain('Cache-Control');
    expect(names(response({ https: true }))).toContain('Strict-Transport-Security');
  });
  test('with our policy is unchanged', () => {
    expect(names(response({ headers: new Set(['content-security-policy']) }))).toEqual([]);
  });
  test('to a hashed file is unchanged, and so are a missing one and a redirect', () => {
    expect(names(response({ path: '/_next/static/a.js' }))).toEqual([]);
    expect(names(response({ path: '/_next/static/a.js', status: 404 }))).toContain('Content-Security-Policy');
    expect(names(response({ path: '/_next/static/a.js', status: 308, headers: new Set(['location']) }))).toContain(
      'Content-Security-Policy',
    );
  });
});
