import { FORWARD_AREAS } from '@pavilion/contract/constants';

/** Classifies paths, however they are encoded. Pure; the text may come from anyone. */

const HANDLERS = new RegExp(
  `^/(?:api/(?:csp|health|home-resume|member-summary|misfit|open-orders|prices|session-offer|json-cache/[^/]+)|improxy/[^/].*|(?:${FORWARD_AREAS.join('|')})/(?:api|static)/[^/].*)$`,
);

/**
 * True for paths of route handlers, which have their own guards, methods and headers: each `route.ts` of `app/`. Every other path is a
 * page's, also one beside or below a handler, since the framework responds with a document.
 */
export function isHandlerPath(path: string): boolean {
  return HANDLERS.test(path);
}

/** True for a path with a file extension; such a request is no page view. */
export function isFilePath(path: string): boolean {
  return /\.[a-z0-9]{1,11}$/i.test(path);
}

/** Every decoding of a percent-encoded path, outermost first, lower case, backslashes as slashes. Stops at bad escapes. */
export function readingsOf(path: string): string[] {
  const readings = [path.toLowerCase().replaceAll('\\', '/')];
  let current = path;
  for (let depth = 0; depth < 4 && current.includes('%'); depth += 1) {
    const next = decoded(current);
    if (next === current) break;
    current = next;
    readings.push(current.toLowerCase().replaceAll('\\', '/'));
  }
  return readings;
}

function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      // Bytes that are no UTF-8: decode ASCII alone, so that a stray %FF cannot hide the rest.
      return run.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    }
  });
}

const FRAME = /(?:sport\/(?:v188|im|ob)|gaming\/(?:ybdj|imdj|lhdj))\/*$/;

/**
 * Member-only (spec §2): any path containing `/mine`, registerGuide, and a venue frame's path with `?url=`. Fails closed: one
 * decoding that matches is enough. The query of other paths is ignored.
 */
export function isMemberPath(path: string, search: string): boolean {
  const framed = /[?&]url=/i.test(search);
  return readingsOf(path).some(
    (reading) => reading.includes('/mine') || reading.includes('/registerguide') || (framed && FRAME.test(reading)),
  );
}

/** Query parameters that carry a session token (spec §2). The first one present counts. */
export const TOKEN_PARAMETERS = ['token', 'appdown-token'] as const;

/**
 * Parameters that no link of the site carries and whose value is a member's secret: fields of its forms, lower case. A browser that submits
 * a form by GET puts them into the address, which history and logs of others store.
 */
const TYPED_SECRETS: readonly string[] = [
  'password',
  'oldpassword',
  'newpassword',
  'loginpassword',
  'withdrawpassword',
  'confirm',
  'confirmpassword',
  'again',
  'repeat',
  'secret',
  'pin',
  'oldpin',
  'newpin',
  'smscode',
  'oldcode',
  'captchacode',
  'realname',
  'payername',
  'phone',
];
const SECRET_PARAMETERS = new Set<string>([...TOKEN_PARAMETERS, ...TYPED_SECRETS]);

/** Parameters whose value is a path of this site, with a query of its own. */
const RETURN_PARAMETERS: ReadonlySet<string> = new Set(['redirect', 'back']);

/** The names in a parameter's key, lower case: one, or those of `form[password]`, `pin[]` and `user.phone`. */
function namesOf(pair: string): readonly string[] {
  const raw = pair.split('=', 1)[0]!;
  return decoded(raw.replaceAll('+', ' '))
    .toLowerCase()
    .split(/[[\].]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** A return path without the secrets of its own query; any other parameter as it is. */
function withCleanPath(pair: string): string {
  const [name = ''] = namesOf(pair);
  if (!RETURN_PARAMETERS.has(name)) return pair;
  const [, key = '', value = ''] = /^([^=]*=)(.*)$/s.exec(pair) ?? [];
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(decoded(value)) ?? [];
  const clean = withoutSecrets(query);
  return clean === query ? pair : `${key}${encodeURIComponent(`${path}${clean}${hash}`)}`;
}

/** The query without session tokens and typed secrets, also in a return path; other parameters stay byte for byte. */
export function withoutSecrets(search: string): string {
  if (!search.includes('=')) return search;
  const remaining = search
    .slice(1)
    .split('&')
    .filter((pair) => !namesOf(pair).some((name) => SECRET_PARAMETERS.has(name)))
    .map(withCleanPath);
  return remaining.length ? `?${remaining.join('&')}` : '';
}
