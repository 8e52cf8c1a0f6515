import { readFileSync } from 'node:fs';
import { readPolicyReports } from '@/lib/server/csp-report/csp-report.rules';
import {
  contentSecurityPolicy,
  documentHeaders,
  IMAGE_HEADERS,
  JSON_HEADERS,
  passesGate,
  redirectHeaders,
  TRUSTED_TYPE_POLICIES,
} from '@/lib/domain/site/gate/headers.rules';
import {
  chatOriginOf,
  EMPTY_CONFIG,
  isVenueAddress,
  NO_ORIGINS,
  originsOf,
  underEveryName,
  venueOriginOf,
  type OriginLimits,
  type SiteConfig,
} from '@/lib/domain/site/config/origins.rules';
import { sourcesUnder } from '../../../support/sources';

const OPEN: OriginLimits = { venueOrigins: null, chatOrigins: null, plainHosts: [] };
const config: SiteConfig = {
  ...EMPTY_CONFIG,
  chatSocketUrl: 'wss://chat.example.com',
  venueOrigins: {
    IMTY: ['https://im.example.com'],
    OBTY: ['https://ob.example.com'],
    FBTY: ['https://fb.example.com'],
    LHDJ: ['https://lhdj.example.com'],
  },
};
const origins = originsOf(config, OPEN);
const policyOf = (change: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  contentSecurityPolicy({ nonce: 'N0nce', https: false, origins, development: false, ...change });
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part === name || part.startsWith(`${name} `));

test('pages that may frame a document are listed in its policy, and X-Frame-Options, which cannot list names, is omitted', () => {
  const framedBy = ['http://localhost:4000', 'http://tester.example'];
  expect(directive(policyOf({ framedBy }), 'frame-ancestors')).toBe('frame-ancestors http://localhost:4000 http://tester.example');
  expect(directive(policyOf({ framedBy: [] }), 'frame-ancestors')).toBe("frame-ancestors 'none'");
  const names = (given: readonly string[]) => documentHeaders({ path: '/', https: false, framedBy: given }, '').map(([name]) => name);
  expect(names([])).toContain('X-Frame-Options');
  expect(names(framedBy)).not.toContain('X-Frame-Options');
  expect(names(framedBy)).toHaveLength(names([]).length - 1);
});

test('the site creates every allowed policy for trusted types and no other', () => {
  const sources = [...['app', 'components', 'lib'].flatMap(sourcesUnder), 'instrumentation-client.ts'];
  const created = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/createPolicy\('([^']+)'/g)].map(([, name]) => name));
  expect(created).toEqual([...TRUSTED_TYPE_POLICIES]);
});

describe('the policy of a document', () => {
  test('equals the documented one exactly', () => {
    expect(policyOf({ origins: NO_ORIGINS }).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'nonce-N0nce' 'strict-dynamic'",
      "style-src 'self' 'nonce-N0nce'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "media-src 'self' blob:",
      "connect-src 'self'",
      "frame-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
      'report-uri /api/csp',
      'report-to csp',
    ]);
  });
  test('allows calls to the chat, OB and FB but not IM, and frames of every venue', () => {
    expect(directive(policyOf(), 'connect-src')).toBe(
      "connect-src 'self' wss://chat.example.com https://ob.example.com https://fb.example.com",
    );
    expect(directive(policyOf(), 'frame-src')).toContain('https://im.example.com');
    expect(directive(policyOf(), 'frame-src')).toContain('https://lhdj.example.com');
  });
  test('upgrades only with TLS, and is relaxed only in development', () => {
    expect(policyOf()).not.toContain('upgrade-insecure-requests');
    expect(policyOf({ https: true })).toContain('upgrade-insecure-requests');
    expect(policyOf()).not.toContain('unsafe-eval');
    expect(policyOf({ development: true })).toContain("'unsafe-eval'");
    expect(policyOf({ development: true })).not.toContain('trusted-types');
  });
});

describe('headers', () => {
  test('of a document', () => {
    const headers = Object.fromEntries(documentHeaders({ path: '/game/sport', https: true }, 'P'));
    expect(headers).toMatchObject({
      'Content-Security-Policy': 'P',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Origin-Agent-Cluster': '?1',
      'X-Permitted-Cross-Domain-Policies': 'none',
      'X-DNS-Prefetch-Control': 'off',
      'Reporting-Endpoints': 'csp="/api/csp"',
      'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate',
    });
  });
  test('send no HSTS without TLS and no referrer from account pages', () => {
    const headers = Object.fromEntries(documentHeaders({ path: '/user/login', https: false }, 'P'));
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
    expect(headers['Referrer-Policy']).toBe('no-referrer');
  });
  test('redirects are not stored and send no referrer', () => {
    const headers = Object.fromEntries(redirectHeaders(false));
    expect(headers['Cache-Control']).toContain('no-store');
    expect(headers['Referrer-Policy']).toBe('no-referrer');
  });
  test('responses of handlers allow nothing', () => {
    for (const table of [JSON_HEADERS, IMAGE_HEADERS]) {
      expect(table['Content-Security-Policy']).toMatch(/^default-src 'none'.*sandbox$/);
      expect(table['X-Content-Type-Options']).toBe('nosniff');
      expect(Object.keys(table).some((name) => /^access-control/i.test(name))).toBe(false);
    }
  });
  test.each([
    'x-nonce',
    'content-security-policy',
    'x-middleware-subrequest',
    'x-middleware-next',
    'x-nextjs-data',
    'next-resume',
    'x-matched-path',
    'x-now-route-matches',
    'location',
    'next-action',
    'x-invoke-path',
  ])('a client cannot pass %s to a page', (name) => {
    expect(passesGate(name)).toBe(false);
    expect(passesGate(name.toUpperCase())).toBe(false);
  });
});

describe('the one list of origins', () => {
  test('allows http and ws only to loopback and named hosts', () => {
    expect(venueOriginOf('http://127.0.0.1:4003/x')).toBe('http://127.0.0.1:4003');
    expect(venueOriginOf('http://venue.example')).toBeNull();
    expect(venueOriginOf('http://192.168.1.5:4003', ['192.168.1.5'])).toBe('http://192.168.1.5:4003');
    expect(chatOriginOf('ws://chat.example')).toBeNull();
    expect(chatOriginOf('ws://localhost:4000')).toBe('ws://localhost:4000');
    expect(chatOriginOf('https://chat.example')).toBeNull();
    expect(venueOriginOf('https://a:b@venue.example')).toBeNull();
  });
  test('settings only narrow the list', () => {
    const narrow = originsOf(config, {
      ...OPEN,
      venueOrigins: { IMTY: ['https://im.example.com', 'https://more.example'] },
      chatOrigins: [],
    });
    expect(narrow).toEqual({ venues: { IMTY: ['https://im.example.com'] }, chat: [] });
  });
  test('an address cannot inject anything into the policy', () => {
    const hostile = originsOf(
      {
        ...config,
        venueOrigins: {
          FBTY: ['https://a.example; script-src *', 'javascript:alert(1)', 'https://*.example', "https://x.example 'unsafe-inline'"],
          'x;y': ['https://b.example'],
        },
      },
      OPEN,
    );
    expect(JSON.stringify(hostile)).not.toMatch(/[;*' ]|javascript/);
  });
  test('allows an embedded platform under every name of its machine, and no foreign host', () => {
    const local = { ...config, venueOrigins: { FBTY: ['http://127.0.0.1:4003'], OBTY: ['https://ob.example.com'] } };
    const policyOrigins = originsOf(underEveryName(local, ['192.168.1.5', 'box.local']), {
      ...OPEN,
      plainHosts: ['192.168.1.5', 'box.local'],
    });
    expect(policyOrigins.venues).toEqual({
      FBTY: ['http://127.0.0.1:4003', 'http://192.168.1.5:4003', 'http://box.local:4003'],
      OBTY: ['https://ob.example.com'],
    });
  });
  test('compares addresses by whole origin', () => {
    expect(isVenueAddress(origins, 'FBTY', 'https://fb.example.com/index.html?token=x')).toBe(true);
    for (const address of [
      'https://fb.example.com.evil.com',
      'http://fb.example.com',
      'https://fb.example.com:444',
      'https://a@fb.example.com',
      'fb.example.com',
      'https://ob.example.com',
      'blob:https://fb.example.com/1',
    ]) {
      expect(isVenueAddress(origins, 'FBTY', address)).toBe(false);
    }
    expect(isVenueAddress(origins, 'constructor', 'https://fb.example.com')).toBe(false);
  });
});

describe('policy reports', () => {
  test('are read in both formats, without queries', () => {
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/a.js?token=1',
      documentURL: 'https://site.example/mine?token=2',
    };
    expect(
      readPolicyReports(
        JSON.stringify([
          { type: 'csp-violation', body },
          { type: 'deprecation', body: {} },
        ]),
      ),
    ).toEqual([{ directive: 'script-src-elem', blocked: 'https://evil.example/a.js', document: 'https://site.example/mine' }]);
    const old = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'inline', 'document-uri': 'https://site.example/' } };
    expect(readPolicyReports(JSON.stringify(old))).toEqual([
      { directive: 'img-src', blocked: 'inline', document: 'https://site.example/' },
    ]);
  });
  test('contain no token of a path', () => {
    const blocked = 'https://ob.example.com/merchant/counts/obtk-jBAuamQ59FbSNkoGAQ1mzUiZkeXT0T7twLbeuNVuhMU?merchantCode=PVL01';
    const report = {
      'csp-report': { 'violated-directive': 'connect-src', 'blocked-uri': blocked, 'document-uri': 'https://site.example/' },
    };
    expect(readPolicyReports(JSON.stringify(report))[0]!.blocked).toBe('https://ob.example.com/merchant/counts/…');
  });
  test.each(['', '{', 'null', '[]', '{"a":1}', '[1,2]'])('%s is no report', (body) => {
    expect(readPolicyReports(body)).toEqual([]);
  });
});
