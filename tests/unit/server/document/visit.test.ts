import { NextRequest } from 'next/server';
import { PAGE_COOKIES } from '@/lib/domain/site/document/page-cookie.rules';
import { cookiesOf, visitOf, type VisitSettings } from '@/lib/server/document/visit.rules';
import { array, assert, constantFrom, oneof, property, string, tuple } from '../../../support/property';

const SETTINGS: VisitSettings = {
  downloadRedirect: true,
  maintenance: false,
  downloadHosts: [],
  isFrameworkBot: () => false,
  hasStyles: () => false,
};
const DESKTOP = { host: 'site.example', 'x-forwarded-proto': 'https', 'sec-fetch-dest': 'document', 'user-agent': 'Desktop' };

const visitFor = (
  headers: Record<string, string> = {},
  { method = 'GET', url = '/', ...settings }: Partial<VisitSettings> & { method?: string; url?: string } = {},
) => {
  const found = visitOf({ method, url, headers: { ...DESKTOP, ...headers } }, { ...SETTINGS, ...settings });
  return found && 'key' in found ? found : null;
};
const redirectFor = (url: string, headers: Record<string, string> = {}, settings: Partial<VisitSettings> = {}) => {
  const found = visitOf({ method: 'GET', url, headers: { ...DESKTOP, ...headers } }, { ...SETTINGS, ...settings });
  return found && 'location' in found ? found : null;
};
const keyFor = (...request: Parameters<typeof visitFor>) => visitFor(...request)?.key ?? null;

test('cookies are parsed as the framework parses them', () => {
  const piece = oneof(
    constantFrom('token', 'theme', '=', '; ', ';', '%', '%41', '%E0', 'a', ' '),
    string({ unit: 'binary-ascii', maxLength: 3 }),
  );
  assert(
    property(array(piece, { maxLength: 20 }), (pieces) => {
      // Headers contain no control characters, and the framework gets them without surrounding spaces.
      const header = pieces
        .join('')
        .replace(/[^\x20-\x7e]/g, '')
        .trim();
      const framework = new NextRequest('http://site.example/', { headers: { cookie: header } }).cookies.getAll();
      expect([...cookiesOf(header)]).toEqual(framework.map(({ name, value }) => [name, value]));
    }),
  );
});

/** Two values of each cookie that pages render differently. */
const VALUES: Record<keyof typeof PAGE_COOKIES, readonly [string, string]> = {
  isApp: ['0', '1'],
  theme: ['dark', 'light'],
  upColour: ['red', 'green'],
  look: ['pro.1', 'standard.3'],
  view: ['{"sort":"time"}', '{"sort":"league"}'],
};

test('every cookie that a page reads makes another document', () => {
  for (const name of Object.keys(PAGE_COOKIES) as (keyof typeof PAGE_COOKIES)[]) {
    const [one, other] = VALUES[name].map((value) => keyFor({ cookie: `${name}=${encodeURIComponent(value)}` }));
    expect(one).not.toBeNull();
    expect(other).not.toBeNull();
    expect(one).not.toBe(other);
  }
});

test('other cookies change nothing, whatever they are', () => {
  const name = string({ minLength: 1, maxLength: 12 }).filter(
    (text) => /^[\w-]+$/.test(text) && text !== 'token' && !(text in PAGE_COOKIES),
  );
  assert(
    property(array(tuple(name, string({ unit: 'grapheme-ascii', maxLength: 20 })), { maxLength: 5 }), (pairs) => {
      const cookie = ['theme=dark', ...pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`)].join('; ');
      // One of them lets a phone pass the download page; it is the gate's alone.
      expect(keyFor({ cookie })).toBe(keyFor({ cookie: 'theme=dark' }));
    }),
  );
});

test('an unknown value of a cookie is the default, as on the page', () => {
  expect(keyFor({ cookie: 'theme=%3Cscript%3E' })).toBe(keyFor({ cookie: 'theme=system' }));
});

test.each<[string, Record<string, string>, Parameters<typeof keyFor>[1]]>([
  ['an impossible token', { cookie: 'token=a%20b' }, {}],
  ['a member’s request for headers only', { cookie: 'token=abcdefgh' }, { method: 'HEAD' }],
  ['a client-side navigation', { rsc: '1' }, {}],
  ['a client-side navigation that the ingress marked', { 'x-gate-soft': '1' }, {}],
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }, {}],
  ['a frame', { 'sec-fetch-dest': 'iframe' }, {}],
  ['a search engine', { 'user-agent': 'Baiduspider' }, {}],
  ['a crawler that the framework knows', {}, { isFrameworkBot: () => true }],
  ['a form', {}, { method: 'POST' }],
  ['a method that the gate rejects', {}, { method: 'PROPFIND' }],
  ['a session in the address', {}, { url: '/?token=abcdefgh' }],
  ['a typed secret in the address', {}, { url: '/user/login?password=abcdefgh' }],
  ['a phone before its download page', { 'sec-ch-ua-mobile': '?1' }, {}],
  ['the first request of the app, which sets a cookie', { 'user-agent': 'PavilionApp/1' }, {}],
  ['maintenance', {}, { maintenance: true }],
  ['a member page', {}, { url: '/mine' }],
  ['an unknown help page', {}, { url: '/help/none' }],
  ['a path with a slash at its end', {}, { url: '/help/' }],
  ['a handler', {}, { url: '/api/health' }],
  ['a script', {}, { url: '/_next/static/a.js' }],
  ['a file', {}, { url: '/manifest.webmanifest' }],
  ['a target of any length', {}, { url: `/?q=${'a'.repeat(1000)}` }],
])('%s gets no stored document', (_, headers, options) => {
  expect(keyFor(headers, options)).toBeNull();
});

test('a phone that continued to the web version shares the documents of everybody', () => {
  expect(keyFor({ 'sec-ch-ua-mobile': '?1', cookie: 'isCheck=1' })).toBe(keyFor());
});

test('the app has documents of its own, because its pages may be framed', () => {
  const app = keyFor({ 'user-agent': 'PavilionApp/1', cookie: 'isApp=1' });
  expect(app).not.toBeNull();
  expect(app).not.toBe(keyFor({ cookie: 'isApp=1; x=1', 'user-agent': 'Desktop' })?.replace('\napp\n', '\n\n'));
  expect(app).not.toBe(keyFor());
});

test('a browser that has the style sheets shares documents with others that have them', () => {
  const hasStyles = (cookies: string) => cookies.includes('css=mark');
  const keys = ['css=mark', 'css=mark; x=1', 'css=old', ''].map((cookie) => keyFor({ cookie }, { hasStyles }));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toBe(keyFor());
  expect(keys[3]).toBe(keyFor());
  expect(keys[0]).not.toBe(keyFor());
});

test('host, protocol and target are part of the key', () => {
  const keys = [keyFor(), keyFor({ host: 'other.example' }), keyFor({ 'x-forwarded-proto': 'http' }), keyFor({}, { url: '/?a=1' })];
  expect(new Set(keys).size).toBe(4);
  expect(keyFor({ 'x-forwarded-host': 'other.example' })).toBe(keys[1]);
});

test('members share documents, which are not those of visitors without a session', () => {
  const one = visitFor({ cookie: 'token=abcdefgh; uuid=1' }, { url: '/mine' });
  expect(one?.member).toEqual({ token: 'abcdefgh', uuid: '1' });
  expect(visitFor({ cookie: 'theme=system; token=ijklmnop' }, { url: '/mine' })).toEqual({
    key: `${one!.key}theme="system";`,
    member: { token: 'ijklmnop', uuid: '' },
  });
  expect(visitFor()).toEqual({ key: keyFor(), member: null });
  expect(keyFor({ cookie: 'token=abcdefgh' })).not.toBe(keyFor());
});

test('a redirect that sets no cookie needs no framework, any other does', () => {
  expect(redirectFor('/mine?a=1')).toEqual({ status: 307, location: '/user/login?redirect=%2Fmine%3Fa%3D1', https: true });
  expect(redirectFor('/help/')).toEqual({ status: 307, location: '/help', https: true });
  expect(redirectFor('/mine', { cookie: 'token=abcdefgh.abcdefgh' })).toBeNull();
  expect(redirectFor('/help?token=abcdefgh')).toBeNull();
  expect(redirectFor('/', {}, { maintenance: true })).toBeNull();
  expect(redirectFor('/mine', { rsc: '1' })).toBeNull();
});
