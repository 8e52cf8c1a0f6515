import * as fc from '../../../support/property';
import { givenReturnPath, returnPathOf, safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { pagePaths } from '../../../support/app-paths';
import { HOSTILE_ADDRESSES } from '../../../support/hostile-addresses';

const BASE = 'https://site.example';

/** The browser must stay on the site with the returned path, whatever went in. */
function staysHome(text: string): boolean {
  const path = safeReturnPath(text);
  const url = new URL(path, BASE);
  return (
    path.startsWith('/') &&
    !path.startsWith('//') &&
    url.origin === BASE &&
    !url.pathname.startsWith('//') &&
    !/[\\\p{Cc}]/u.test(path) &&
    // Once more through a decoder, as a careless reader would.
    new URL(decodeURI(path), BASE).origin === BASE
  );
}

describe('keeps paths of the site unchanged', () => {
  test.each([
    '/',
    '/game/sport',
    '/game/sport?venue=FBTY&match=67130891',
    '/game/sport/FBTY/67130891#markets',
    '/mine/record/betRecord?from=2026-11-01&to=2026-11-20',
    '/mine/finance/introTutorial/platformTutorials',
    '/help/xnbcqkjc',
    '/activity/luckyFlip',
    '/registerGuide',
    '/sponsor/0',
    '/user/password',
    '/game/sport/V188?url=https%3A%2F%2Fv188.example%2Fa',
    '/help/%E5%B8%AE%E5%8A%A9',
  ])('%s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });
});

test('removes tokens from a path', () => {
  expect(safeReturnPath('/game/sport?token=abc&a=1')).toBe('/game/sport?a=1');
  expect(safeReturnPath('/mine?appdown-token=abc')).toBe('/mine');
});

/** Pages that redirect by themselves, so that nobody is sent back to them. */
const NEVER = /^\/(?:user\/(?:login|register)|other\/.*|download-page)$/;
const PAGES = pagePaths({ venue: 'FBTY', match: '67130891', slug: 'tytzgz', id: '0', code: 'slot' });

test.each(PAGES)('the page %s returns to itself, unless it is one of those that lead elsewhere', (path) => {
  expect(safeReturnPath(path)).toBe(NEVER.test(path) ? '/' : path);
});

test.each([
  '/user/login',
  '/user/login?redirect=/mine',
  '/user/register',
  '/other/maintenance',
  '/download-page',
  '/api/health',
  '/site/api/v1/sec/3001',
  '/_next/static/a.js',
  '/nowhere',
])('%s is not a return path', (path) => {
  expect(safeReturnPath(path)).toBe('/');
});

test.each([null, undefined, '', `/${'a'.repeat(600)}`])('a missing or too long path is the home page', (text) => {
  expect(safeReturnPath(text)).toBe('/');
});

test('the corpus has enough hostile texts', () => {
  expect(new Set(HOSTILE_ADDRESSES).size).toBeGreaterThanOrEqual(400);
});

test.each(HOSTILE_ADDRESSES)('%j stays on the site', (text) => {
  expect(staysHome(text)).toBe(true);
  expect(safeReturnPath(text)).not.toContain('evil');
});

test('any text stays on the site', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    'game',
    'mine',
    'evil.com',
    'https:',
    '%',
    '%zz',
    '%ff',
    '；',
    '\u202e',
  );
  const shaped = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      fc.oneof(
        shaped,
        shaped.map((text) => `/${text}`),
        fc.string({ unit: 'binary', maxLength: 60 }),
      ),
      (text) => {
        const path = safeReturnPath(text);
        expect(new URL(path, BASE).origin).toBe(BASE);
        expect(path.startsWith('//')).toBe(false);
        expect(safeReturnPath(path)).toBe(path);
      },
    ),
    { numRuns: 5000 },
  );
});

test('a remembered path never starts with two slashes and contains no token', () => {
  expect(returnPathOf('//evil.com', '?token=abc&a=1')).toBe('/evil.com?a=1');
  expect(returnPathOf('/mine', `?a=${'x'.repeat(600)}`)).toBe('/mine');
  expect(returnPathOf(`/${'x'.repeat(600)}`, '')).toBe('/');
});

test.each([
  ['/mine/addBankCard', '/mine/addBankCard'],
  ['/', '/'],
  ['', null],
  ['//evil.example', null],
  [['/mine', '/mine'], null],
  [undefined, null],
])('the return path %j of an address is %j', (requested, path) => {
  expect(givenReturnPath(requested)).toBe(path);
});
