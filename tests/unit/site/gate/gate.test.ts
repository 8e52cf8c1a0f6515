import { readFileSync, readdirSync } from 'node:fs';
import { factsOf, type RequestView } from '@/lib/domain/site/gate/facts.rules';
import type { Facts, GateSettings } from '@/lib/domain/site/gate/gate.model';
import { decide } from '@/lib/domain/site/gate/gate.rules';
import { handlerPaths, pagePaths } from '../../../support/app-paths';
import { isHandlerPath, isMemberPath, withoutSecrets } from '@/lib/domain/site/gate/path.rules';

const OPEN: GateSettings = { downloadRedirect: true, maintenance: false };
const TOKEN = 'pvl_7f3c1a9b5d2e4860';

function facts(change: Partial<Facts> = {}): Facts {
  return {
    method: 'GET',
    path: '/',
    search: '',
    device: 'desktop',
    document: true,
    formPost: false,
    bot: false,
    foreign: false,
    token: null,
    checked: false,
    appCookie: false,
    ...change,
  };
}
const decideOn = (change: Partial<Facts>, settings: Partial<GateSettings> = {}) => decide(facts(change), { ...OPEN, ...settings });
const location = (change: Partial<Facts>, settings: Partial<GateSettings> = {}) => {
  const decision = decideOn(change, settings);
  return decision.kind === 'redirect' ? decision.location : null;
};

/** Components whose field never shows or never stores the typed text. */
const SECRET_FIELDS = /<(?:PasswordField|SmsCodeField|CaptchaField|PinEntry)\b(?:[^<]|<(?![A-Z/]))*?\bregister\('(\w+)'/g;

/** Names of the fields in `components/` for which `pattern` holds. */
function fieldNames(pattern: RegExp): string[] {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const names = files.flatMap((file) => [...readFileSync(`components/${file}`, 'utf8').matchAll(pattern)].map(([, name]) => name!));
  return [...new Set(names)].toSorted();
}
const fieldsOfSecrets = () => fieldNames(SECRET_FIELDS);
const fieldsOfText = () => fieldNames(/\bregister\('(\w+)'/g).filter((name) => !fieldsOfSecrets().includes(name));

describe('method', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s on a page is rejected', (method) => {
    expect(decideOn({ method })).toEqual({ kind: 'reject', status: 405 });
    expect(decideOn({ method, path: '/mine', search: `?token=${TOKEN}` })).toEqual({ kind: 'reject', status: 405 });
  });
  test.each([
    ['/user/login', '?redirect=%2Fmine', '/user/login?redirect=%2Fmine'],
    ['/user/login', `?token=${TOKEN}&redirect=%2Fmine&password=x`, '/user/login?redirect=%2Fmine'],
    ['/mine/feedback', '', '/mine/feedback'],
    ['//evil.example/', '', '/evil.example'],
  ])('a form that a browser posts to %s%s is redirected to the same page by GET', (path, search, address) => {
    const back = { kind: 'redirect', status: 303, location: address, cookies: [], takeToken: null };
    expect(decideOn({ method: 'POST', formPost: true, path, search })).toEqual(back);
    expect(decideOn({ method: 'POST', formPost: true, path, search }, { maintenance: true })).toEqual(back);
  });
  test('GET and HEAD pass', () => {
    expect(decideOn({}).kind).toBe('page');
    expect(decideOn({ method: 'HEAD' }).kind).toBe('page');
  });
});

describe('device', () => {
  // @spec 2.74
  test('a phone goes to the download page and its address is remembered, including the query', () => {
    expect(decideOn({ device: 'mobile', path: '/game/sport', search: '?venue=FBTY' })).toEqual({
      kind: 'redirect',
      status: 307,
      location: '/download-page',
      cookies: [{ name: 'downloadFrom', value: encodeURIComponent('/game/sport?venue=FBTY'), maxAge: 600 }],
      takeToken: null,
    });
  });
  // @spec 2.75
  test('a phone that chose the web version stays', () => {
    expect(decideOn({ device: 'mobile', checked: true }).kind).toBe('page');
    expect(location({ device: 'download', checked: true })).toBe('/download-page');
  });
  test('bots and data requests are not redirected, and nobody is when the setting is off', () => {
    expect(decideOn({ device: 'mobile', bot: true }).kind).toBe('page');
    expect(decideOn({ device: 'mobile', document: false }).kind).toBe('page');
    expect(decideOn({ device: 'mobile' }, { downloadRedirect: false }).kind).toBe('page');
  });
  test.each(['/download-page', '/other/restrictionIp'])('%s is never redirected', (path) => {
    expect(decideOn({ device: 'mobile', path }).kind).toBe('page');
  });
  test('the app is never redirected, and is recognised for its whole session', () => {
    expect(decideOn({ device: 'app' })).toEqual({ kind: 'page', cookies: [{ name: 'isApp', value: '1' }] });
    expect(decideOn({ device: 'app', appCookie: true })).toEqual({ kind: 'page', cookies: [] });
  });
});

describe('maintenance', () => {
  const closed = { maintenance: true };
  // @spec 2.86 3.03
  test('redirects every page except its own, and remembers the address', () => {
    expect(decideOn({ path: '/game/sport', search: '?a=1' }, closed)).toMatchObject({
      location: '/other/maintenance',
      cookies: [{ name: 'maintenanceFrom', value: encodeURIComponent('/game/sport?a=1') }],
    });
    expect(decideOn({ path: '/other/maintenance' }, closed).kind).toBe('page');
  });
  // @spec 2.87
  test('takes precedence over device and member rules, and exempts the app', () => {
    expect(location({ device: 'mobile', path: '/mine' }, closed)).toBe('/other/maintenance');
    expect(decideOn({ device: 'app' }, closed).kind).toBe('page');
    expect(location({ device: 'app', path: '/mine' }, closed)).toBe('/user/login?redirect=%2Fmine');
  });
  test('redirects a client-side navigation without remembering the address, and no file', () => {
    expect(decideOn({ document: false, path: '/help' }, closed)).toMatchObject({ location: '/other/maintenance', cookies: [] });
    expect(decideOn({ document: false, path: '/manifest.webmanifest' }, closed).kind).toBe('page');
  });
});

describe('members', () => {
  // @spec 2.77 2.85
  test('redirects a visitor to the login with a return path', () => {
    expect(location({ path: '/mine/record/betRecord', search: '?a=1&b=2' })).toBe(
      `/user/login?redirect=${encodeURIComponent('/mine/record/betRecord?a=1&b=2')}`,
    );
  });
  test('leaves the decision to the page when there is a token of any kind', () => {
    expect(decideOn({ path: '/mine', token: 'anything' }).kind).toBe('page');
  });
  // @spec 2.78 2.79 2.80
  test.each(['V188', 'im', 'ob', 'v188'])('sport/%s is guarded with ?url= only', (venue) => {
    expect(location({ path: `/game/sport/${venue}`, search: '?url=https://a' })).toContain('/user/login');
    expect(decideOn({ path: `/game/sport/${venue}` }).kind).toBe('page');
  });
  // @spec 2.81 2.82 2.83
  test.each(['ybdj', 'imdj', 'lhdj'])('gaming/%s is guarded with ?url= only too', (venue) => {
    expect(location({ path: `/game/gaming/${venue}`, search: '?x=1&url=https://a' })).toContain('/user/login');
  });
  test('an address that is too long loses its query', () => {
    expect(location({ path: '/mine', search: `?a=${'x'.repeat(600)}` })).toBe('/user/login?redirect=%2Fmine');
  });
  test('data requests are guarded like documents', () => {
    expect(location({ path: '/mine', document: false, bot: true })).toContain('/user/login');
  });
  test('other pages are open', () => {
    for (const path of ['/', '/game/sport', '/help/xnbcqkjc', '/user/login', '/activity/discount']) {
      expect(isMemberPath(path, '?url=x&from=/mine')).toBe(false);
    }
  });
});

describe('token in the address', () => {
  // @spec 2.70
  test.each(['token', 'appdown-token'])('takes %s once and removes it from the address', (name) => {
    expect(decideOn({ path: '/game/sport', search: `?a=1&${name}=${TOKEN}&b=2` })).toEqual({
      kind: 'redirect',
      status: 303,
      location: '/game/sport?a=1&b=2',
      cookies: [],
      takeToken: TOKEN,
    });
  });
  // @spec 4.02
  test('prefers token when both are present, in either order, and an invalid one leaves the other', () => {
    const other = 'pvl_of_the_app_9d1c';
    for (const search of [`?token=${TOKEN}&appdown-token=${other}`, `?appdown-token=${other}&token=${TOKEN}`]) {
      expect(decideOn({ search })).toMatchObject({ location: '/', takeToken: TOKEN });
    }
    expect(decideOn({ search: `?token=x&appdown-token=${other}` })).toMatchObject({ takeToken: other });
  });
  // open session × where the navigation came from
  // @spec 4.02
  test.each([
    [null, false, true],
    [null, true, false],
    [TOKEN, true, true],
    ['pvl_another_session', false, true],
    ['pvl_another_session', true, false],
  ])('with session %s and foreign %s → taken %s', (token, foreign, taken) => {
    const decision = decideOn({ path: '/help', search: `?token=${TOKEN}`, token, foreign });
    if (decision.kind !== 'redirect') throw new Error('no redirect');
    expect(decision.takeToken).toBe(taken ? TOKEN : null);
    expect(decision.location).toBe(taken ? '/help' : '/user/switch?redirect=%2Fhelp');
    expect(decision.cookies).toEqual(taken ? [] : [{ name: 'tokenOffer', value: TOKEN, maxAge: 300, httpOnly: true }]);
  });
  test.each(['', 'short', 'has space in it', 'crlf%0d%0aSet-Cookie', '<script>alert(1)</script>', 'a'.repeat(600)])(
    'an invalid token (%s) is only removed',
    (value) => {
      expect(decideOn({ search: `?token=${value}` })).toMatchObject({ status: 303, location: '/', takeToken: null });
    },
  );
  test('only a page load takes the token', () => {
    expect(decideOn({ search: `?token=${TOKEN}`, document: false })).toMatchObject({ takeToken: null });
    expect(decideOn({ search: `?token=${TOKEN}`, method: 'HEAD' })).toMatchObject({ takeToken: null });
  });
  test('the cleaned address never points to another host', () => {
    expect(location({ path: '//evil.example', search: `?token=${TOKEN}` })).toBe('/evil.example');
  });
  test('finds escaped names, and keeps other parameters byte for byte', () => {
    expect(withoutSecrets('?%74oken=a&a=%20+b&TOKEN=c&appdown%2Dtoken=d')).toBe('?a=%20+b');
    expect(withoutSecrets('?tokens=a&mytoken=b')).toBe('?tokens=a&mytoken=b');
    expect(withoutSecrets('')).toBe('');
  });
});

describe('typed secrets in the address', () => {
  const [FIELDS, PLAIN] = [fieldsOfSecrets(), fieldsOfText()];
  test('the components have fields with secrets', () => {
    expect(FIELDS).toEqual(expect.arrayContaining(['password', 'confirm', 'smsCode', 'pin', 'oldPin', 'secret']));
    expect(PLAIN).toEqual(expect.arrayContaining(['userName', 'nickName']));
  });
  test.each([...FIELDS, 'withdrawPassword', 'phone', 'PassWord', '%70assword', 'sms%43ode'])(
    '%s is removed, and the rest of the query remains',
    (name) => {
      expect(decideOn({ path: '/user/login', search: `?redirect=%2Fmine%20a&${name}=Tester%402026` })).toEqual({
        kind: 'redirect',
        status: 303,
        location: '/user/login?redirect=%2Fmine%20a',
        cookies: [],
        takeToken: null,
      });
      expect(withoutSecrets(`?${name}=x`)).toBe('');
    },
  );
  test.each(['password[]', 'form[password]', 'user.phone', 'pin%5B0%5D', 'login%5Bsms%43ode%5D'])('%s is removed too', (name) => {
    expect(withoutSecrets(`?a=1&${name}=x`)).toBe('?a=1');
  });
  test.each([
    ['redirect=%2Fmine%3Fa%3D1%26password%3Dx%23part', 'redirect=%2Fmine%3Fa%3D1%23part'],
    ['back=/mine?token=x', 'back=%2Fmine'],
    ['redirect=%2Fuser%2Flogin%3Fredirect%3D%252Fmine%253Fpin%253D123456', 'redirect=%2Fuser%2Flogin%3Fredirect%3D%252Fmine'],
    ['redirect=%2Fmine%20a%3Fa%3D%2B', 'redirect=%2Fmine%20a%3Fa%3D%2B'],
    ['url=https%3A%2F%2Fvenue.example%2F%3Ftoken%3Dx', 'url=https%3A%2F%2Fvenue.example%2F%3Ftoken%3Dx'],
  ])('secrets in a return path are removed as well: %s', (pair, rest) => {
    expect(withoutSecrets(`?${pair}&b=%20`)).toBe(`?${rest}&b=%20`);
  });
  test('similar names remain', () => {
    expect(withoutSecrets('?pins=1&mypassword=2&confirmed=3')).toBe('?pins=1&mypassword=2&confirmed=3');
  });
});

describe('handlers and pages are distinguished by path only', () => {
  const parameters = { venue: 'FBTY', match: '1', slug: 'tytzgz', id: '0', code: 'slot', key: 'pavilion-prod-x', path: 'v1' };
  test.each(handlerPaths(parameters))('%s is a handler, and only its own paths beside or below it', (path) => {
    expect(isHandlerPath(path)).toBe(true);
    const area = path.startsWith('/api/') ? [`${path}/x`, `${path}.rsc/x`] : [];
    for (const other of [`/x${path}`, path.toUpperCase(), path.replace(/[^/]+$/, ''), ...area]) expect(isHandlerPath(other)).toBe(false);
  });
  test.each(pagePaths(parameters))('%s is a page', (path) => {
    expect(isHandlerPath(path)).toBe(false);
  });
  test.each([
    '/api',
    '/api/',
    '/api/nope',
    '/api/health/',
    '/improxy/',
    '/game/api',
    '/game/api/',
    '/site/other/x',
    '/mine/api/x',
    '/apis/x',
  ])('%s has no owner and counts as a page', (path) => {
    expect(isHandlerPath(path)).toBe(false);
  });
});

describe('properties of a request', () => {
  function view(headers: Record<string, string> = {}, cookies: Record<string, string> = {}, search = ''): RequestView {
    return {
      method: 'GET',
      path: '/',
      search,
      host: 'site.example:3000',
      header: (name) => headers[name] ?? null,
      cookie: (name) => cookies[name] ?? null,
    };
  }
  const read = (...args: Parameters<typeof view>) => factsOf(view(...args), ['dl.example']);

  test.each([
    ['POST', 'application/x-www-form-urlencoded', true],
    ['POST', 'Multipart/Form-Data; boundary=x', true],
    ['POST', 'text/plain', true],
    ['POST', 'application/json', false],
    ['POST', undefined, false],
    ['GET', 'text/plain', false],
    ['PUT', 'text/plain', false],
  ])('%s with %s counts as a plain form: %s', (method, type, form) => {
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
    expect(factsOf({ ...view(headers), method }, []).formPost).toBe(form);
    expect(factsOf({ ...view({ ...headers, 'sec-fetch-dest': 'empty' }), method }, []).formPost).toBe(false);
  });
  test('a document is recognised by fetch metadata, or else by the accept header', () => {
    expect(read({ 'sec-fetch-dest': 'document' }).document).toBe(true);
    expect(read({ 'sec-fetch-dest': 'empty', accept: 'text/html' }).document).toBe(false);
    expect(read({ accept: 'text/html,*/*' }).document).toBe(true);
    expect(read({}).document).toBe(true);
    expect(read({ accept: 'application/json' }).document).toBe(false);
  });
  test('prefetches and client-side navigations are not documents', () => {
    expect(read({ 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }).document).toBe(false);
    expect(read({ accept: 'text/html', purpose: 'prefetch' }).document).toBe(false);
    expect(read({ accept: '*/*', 'x-gate-soft': '1' }).document).toBe(false);
  });
  test('a foreign request is recognised by fetch metadata, or else by the referrer’s host and port', () => {
    expect(read({ 'sec-fetch-site': 'cross-site' }).foreign).toBe(true);
    expect(read({ 'sec-fetch-site': 'same-site' }).foreign).toBe(true);
    expect(read({ 'sec-fetch-site': 'none', referer: 'https://evil.example/' }).foreign).toBe(false);
    expect(read({ referer: 'https://evil.example/' }).foreign).toBe(true);
    expect(read({ referer: 'https://site.example:3000/a' }).foreign).toBe(false);
    expect(read({ referer: 'https://site.example:3001/a' }).foreign).toBe(true);
    expect(read({ referer: 'no address' }).foreign).toBe(true);
  });
  test('a request without an origin counts as foreign, except from the app’s own webview', () => {
    expect(read({}).foreign).toBe(true);
    expect(read({ 'user-agent': 'Mozilla/5.0 PavilionApp/3.1' }).foreign).toBe(false);
    // A link cannot turn a visitor into the app.
    expect(read({}, {}, '?isApp=1').foreign).toBe(true);
    expect(read({}, {}, '?appdown-token=x').foreign).toBe(true);
  });
  // @spec 2.72
  test('the app is recognised by query, by its token or by its cookie', () => {
    expect(read({}, {}, '?isApp=1').device).toBe('app');
    expect(read({}, {}, '?appdown-token=x').device).toBe('app');
    expect(read({}, { isApp: '1' })).toMatchObject({ device: 'app', appCookie: true });
    expect(read({}, {}, '?isApp=0').device).toBe('desktop');
  });
  test('parses cookies', () => {
    expect(read({}, { token: 't', isCheck: '1' })).toMatchObject({ token: 't', checked: true });
    expect(read({}, { token: '' })).toMatchObject({ token: null, checked: false });
  });
});

test('an unknown help page is the 404 page, and known ones and their index are pages', () => {
  const kind = (path: string) => decideOn({ path }).kind;
  expect(['/help/nosuchslug', '/help/cksc/more', '/help', '/help/fwtk'].map(kind)).toEqual(['missing', 'missing', 'page', 'page']);
});
