import { PROXIED_VENUE, VENUE_CODES } from '@pavilion/contract/constants';
import type { Origins } from '@/lib/domain/site/config/origins.rules';
import { SOFT_NAVIGATION_HEADER } from './gate.model';

/** This file defines every response header of the site; middleware and handlers only apply them. */

type HeaderTable = Readonly<Record<string, string>>;

const NO_STORE = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** Headers that are the same for all documents. */
const STEADY: HeaderTable = {
  'Reporting-Endpoints': 'csp="/api/csp"',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), serial=(), accelerometer=(), gyroscope=(), magnetometer=(), browsing-topics=(), fullscreen=(self), clipboard-write=(self)',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-DNS-Prefetch-Control': 'off',
  'Cache-Control': NO_STORE,
};

const HSTS = 'max-age=63072000; includeSubDomains';

/**
 * Allowed Trusted Types policies: the bootstrap's, which exists before any other script runs. A name that nothing creates would be free
 * for an injected script.
 */
export const TRUSTED_TYPE_POLICIES = ['default'] as const;

export interface DocumentContext {
  /** 128 random bits, base64url; new for every response. */
  nonce: string;
  path: string;
  /** The request came over TLS, according to the socket or a trusted proxy. */
  https: boolean;
  origins: Origins;
  /** Origins whose pages may frame this document; absent for none. */
  framedBy?: readonly string[];
  /** `next dev`: hot reloading needs eval and unnonced styles, and does not work with Trusted Types. */
  development: boolean;
}

// Memoised per list: the list changes only with the platform's configuration.
const connectOf = memoByObject((origins: Origins) =>
  unique([...origins.chat, ...VENUE_CODES.flatMap((code) => (code === PROXIED_VENUE ? [] : (origins.venues[code] ?? [])))]),
);
const framesOf = memoByObject((origins: Origins) => unique(Object.values(origins.venues).flat()));

/** The policy of one document. Browsers reach OB, FB and the chat directly; IM goes through the site. */
export function contentSecurityPolicy(context: Omit<DocumentContext, 'path'>): string {
  const { nonce, origins, development, https, framedBy = [] } = context;
  const style = development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`;
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    style,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    ["connect-src 'self'", connectOf(origins)].filter(Boolean).join(' '),
    ["frame-src 'self'", framesOf(origins)].filter(Boolean).join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy.length > 0 ? unique(framedBy) : "'none'"}`,
  ];
  if (!development) {
    directives.push("require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPE_POLICIES.join(' ')}`);
  }
  directives.push('report-uri /api/csp', 'report-to csp');
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Headers of a document. The request must carry the same `policy`, from which the framework reads the nonce. */
export function documentHeaders(context: Pick<DocumentContext, 'path' | 'https' | 'framedBy'>, policy: string): [string, string][] {
  // It knows no origins: a browser that knows the policy leaves it aside.
  const framed = (context.framedBy?.length ?? 0) > 0;
  const headers: [string, string][] = [
    ['Content-Security-Policy', policy],
    ...Object.entries(STEADY).filter(([name]) => !(framed && name === 'X-Frame-Options')),
    ['Referrer-Policy', context.path.startsWith('/user/') ? 'no-referrer' : 'same-origin'],
  ];
  if (context.https) headers.push(['Strict-Transport-Security', HSTS]);
  return headers;
}

/** Headers of a redirect or rejection by the gate; the requested address does not leak on. */
export function redirectHeaders(https: boolean): [string, string][] {
  const headers: [string, string][] = [
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"],
    ...Object.entries(STEADY).filter(([name]) => name !== 'Reporting-Endpoints'),
    ['Referrer-Policy', 'no-referrer'],
  ];
  if (https) headers.push(['Strict-Transport-Security', HSTS]);
  return headers;
}

/** Headers of every JSON response of the site's own handlers and of the forwarder. */
export const JSON_HEADERS: HeaderTable = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Content-Disposition': 'inline; filename="r.json"',
};

/** Headers of a stream of events. Compression, here or in a proxy, would hold events back until a block is full. */
export const STREAM_HEADERS: HeaderTable = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/** Headers of a forwarded picture: it may not run anything, even as an SVG opened by itself. */
export const IMAGE_HEADERS: HeaderTable = {
  'Cache-Control': 'private, max-age=600',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/** Request headers that reach the page. The gate drops everything else, Next's internal headers included. */
const PASSED = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'connection',
  'cookie',
  'host',
  'if-modified-since',
  'if-none-match',
  'origin',
  'priority',
  'purpose',
  'referer',
  'save-data',
  SOFT_NAVIGATION_HEADER,
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'sec-purpose',
  'upgrade-insecure-requests',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-deployment-id',
  'next-url',
]);

/** True for a request header that a page may see. */
export function passesGate(name: string): boolean {
  return PASSED.has(name.toLowerCase());
}

function unique(items: readonly string[]): string {
  return [...new Set(items)].join(' ');
}

function memoByObject<K extends object>(make: (key: K) => string): (key: K) => string {
  const known = new WeakMap<K, string>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = make(key);
      known.set(key, value);
    }
    return value;
  };
}
