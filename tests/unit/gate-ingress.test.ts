import { cleanHeaders, cleanTarget, type RawHeaders } from '@/lib/domain/gate/ingress.rules';

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
])('target %s becomes %s', (target, path) => {
  expect(cleanTarget(target)).toBe(path);
});
