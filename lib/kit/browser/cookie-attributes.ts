/** Lifetime and scope of a cookie (spec §9). Names and values are ours; the attributes are still checked. */
export interface CookieOptions {
  /** Seconds; without it and `days`, until the browser closes. */
  maxAge?: number;
  /** Days; an alternative to `maxAge`. */
  days?: number;
  /** `/` unless named. */
  path?: string;
  /** This host or a parent of it; without it the cookie belongs to this host alone. */
  domain?: string;
  /** On https it is always set; `true` requests it elsewhere too, where browsers then reject the cookie. */
  secure?: boolean;
}

export interface CookieAttributes {
  path: string;
  sameSite: 'lax';
  secure: boolean;
  maxAge?: number;
  domain?: string;
}

const DAY_S = 86_400;
/** Browsers store no cookie longer. */
const LIFE_MAX_S = 400 * DAY_S;
const PATH = /^\/[A-Za-z0-9/_-]{0,128}$/;
const DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/**
 * The attributes of a cookie written at this address. Path, domain and life end up in one header line, so anything but their
 * plain form is rejected rather than escaped.
 * @throws RangeError for an impossible path, domain or life.
 */
export function cookieAttributes(options: CookieOptions, site: { hostname: string; https: boolean }): CookieAttributes {
  const { path = '/', domain, secure = false } = options;
  const life = options.maxAge ?? (options.days === undefined ? undefined : options.days * DAY_S);
  if (!PATH.test(path)) throw new RangeError('not a cookie path');
  if (domain !== undefined && !(DOMAIN.test(domain) && `.${site.hostname}`.endsWith(`.${domain}`)))
    throw new RangeError('not a cookie domain');
  if (life !== undefined && !(Number.isFinite(life) && life >= 0 && life <= LIFE_MAX_S)) throw new RangeError('not a cookie life');
  return {
    path,
    sameSite: 'lax',
    secure: secure || site.https,
    ...(life === undefined ? {} : { maxAge: Math.round(life) }),
    ...(domain === undefined ? {} : { domain }),
  };
}
