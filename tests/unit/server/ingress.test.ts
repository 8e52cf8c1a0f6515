import {
  cleanHeaders,
  cleanMethod,
  cleanTarget,
  missingHeaders,
  type LeavingAnswer,
  type RawHeaders,
} from '@/lib/server/lifecycle/ingress.rules';

function clean(headers: RawHeaders, peer = '203.0.113.9', hops = 0): RawHeaders {
  cleanHeaders(headers, peer, hops);
  return headers;
}

test('without trusted proxies nothing that a client forwards is believed', () => {
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

test('behind proxies the entry that the outermost trusted one wrote counts', () => {
  const sent = () => ({ 'x-forwarded-for': '6.6.6.6, 198.51.100.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'site.example' });
  expect(clean(sent(), '10.0.0.2', 1)).toEqual({
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'site.example',
  });
  expect(clean({ 'x-forwarded-for': '6.6.6.6, 198.51.100.7, 10.0.0.3' }, '10.0.0.2', 2)).toEqual({ 'x-forwarded-for': '198.51.100.7' });
  expect(clean({}, '10.0.0.2', 1)).toEqual({ 'x-forwarded-for': '10.0.0.2' });
});

test('an entry that the client put before those of the proxies counts for nothing', () => {
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

test('more proxies trusted than there are do not let the client name its address', () => {
  expect(clean({ 'x-forwarded-for': '6.6.6.6' }, '198.51.100.7', 3)).toEqual({ 'x-forwarded-for': '198.51.100.7' });
});

test('forwarded values that are none are dropped', () => {
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

test('a policy that the client sent never reaches the framework, which would take its nonce', () => {
  expect(
    clean({ 'content-security-policy': "script-src 'nonce-x'", 'content-security-policy-report-only': "script-src 'nonce-x'" }),
  ).toEqual({
    'x-forwarded-for': '203.0.113.9',
  });
});

test('a method of which the framework cannot build a request becomes one that the gate refuses', () => {
  expect(cleanMethod('TRACE')).toBe('PROPFIND');
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) expect(cleanMethod(method)).toBe(method);
});

describe('an answer that leaves', () => {
  const answer = (change: Partial<LeavingAnswer> = {}): LeavingAnswer => ({
    path: '/x',
    status: 200,
    headers: new Set(),
    https: false,
    ...change,
  });
  const names = (leaving: LeavingAnswer) => missingHeaders(leaving).map(([name]) => name);

  test('without a policy gets the headers of a refusal, those that it has stay', () => {
    expect(Object.fromEntries(missingHeaders(answer()))).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': expect.stringContaining('no-store'),
    });
    expect(names(answer({ headers: new Set(['cache-control']) }))).not.toContain('Cache-Control');
    expect(names(answer({ https: true }))).toContain('Strict-Transport-Security');
  });
  test('with a policy of ours is left as it is', () => {
    expect(names(answer({ headers: new Set(['content-security-policy']) }))).toEqual([]);
  });
  test('as a hashed file keeps what it has; one that is not there, and a redirect, do not', () => {
    expect(names(answer({ path: '/_next/static/a.js' }))).toEqual([]);
    expect(names(answer({ path: '/_next/static/a.js', status: 404 }))).toContain('Content-Security-Policy');
    expect(names(answer({ path: '/_next/static/a.js', status: 308, headers: new Set(['location']) }))).toContain('Content-Security-Policy');
  });
});
