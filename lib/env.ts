import * as z from 'zod/mini';
import { MINUTE } from '@pavilion/number/duration';

/**
 * Every setting of the site's server, checked once when the process starts.
 * An invalid one stops the start with one sentence per setting; nothing else reads `process.env` for them.
 */
export interface Env {
  PRODUCTION: boolean;
  PORT: number;
  HOST: string;
  /** Origin that the forwarder and the server's own calls go to. */
  PLATFORM_ORIGIN: string;
  /** True when no platform was named, so that the embedded sandbox acts as the platform. */
  EMBEDDED: boolean;
  /** Host name under which the sandbox's venue and chat ports are reached; empty means the requested host name. */
  SANDBOX_PUBLIC_HOST: string;
  /** Narrows the origins of the platform's configuration by venue code; null means not narrowed. */
  VENUE_ORIGINS: Readonly<Record<string, readonly string[]>> | null;
  CHAT_ORIGINS: readonly string[] | null;
  /** Host names whose visitors are download devices (contract §2.1). */
  DOWNLOAD_HOSTS: readonly string[];
  DOWNLOAD_REDIRECT: boolean;
  /** Search engines may list the pages that are the same for everybody. */
  INDEXING: boolean;
  /** Origins whose pages may frame the site in app mode and play the app, for testers. */
  APP_FRAME_ORIGINS: readonly string[];
  REDIS_URL: string | null;
  /** Empty means that calls are signed with the empty string (contract §2.6). */
  NEXT_PUBLIC_SIGN_KEY: string;
  /** Proxies in front whose X-Forwarded-* are trusted; with 0, none is, and the socket's address counts. */
  TRUSTED_HOPS: number;
  /** Those proxies always set X-Forwarded-Host, which is then trusted. */
  FORWARDED_HOST: boolean;
  /** ms for which the health address reports "draining" before connections are closed. */
  DRAIN_MS: number;
  /** ms between two requests of the pre-info while pages are requested; the configuration is requested a quarter as often. */
  SITE_REFRESH_MS: number;
  /** Key that seals entries of the shared cache; the process creates its own when absent. */
  CACHE_KEY: string;
}

export class EnvError extends Error {
  override name = 'EnvError';
}

const port = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65535)), fallback);
const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((text) => text === '1'),
);
const hostName = z.string().check(z.regex(/^[A-Za-z0-9.:[\]-]{1,255}$/));

function originOf(text: string, protocols: readonly string[]): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const bare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  return bare && protocols.includes(url.protocol) ? url.origin : null;
}

const list = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const HTTP = ['http:', 'https:'];
const SOCKET = ['ws:', 'wss:'];

const httpOrigin = z.pipe(
  z.string().check(z.refine((text) => originOf(text, HTTP) !== null, 'must be an http(s) origin without a path')),
  z.transform((text: string) => originOf(text, HTTP)!),
);
const socketOrigins = z.pipe(
  z.string().check(z.refine((text) => list(text).every((item) => originOf(item, SOCKET)), 'must be ws(s) origins, comma separated')),
  z.transform((text: string) => list(text).map((item) => originOf(item, SOCKET)!)),
);

const httpOrigins = z.pipe(
  z.string().check(z.refine((text) => list(text).every((item) => originOf(item, HTTP)), 'must be http(s) origins, comma separated')),
  z.transform((text: string) => list(text).map((item) => originOf(item, HTTP)!)),
);

/** `IMTY=https://a,OBTY=https://b,OBTY=https://c` → origins per code, or null for an unreadable part. */
function venueTable(text: string): Record<string, string[]> | null {
  const table: Record<string, string[]> = Object.create(null);
  for (const item of list(text)) {
    const match = /^([A-Z0-9]{2,12})=(.+)$/.exec(item);
    const origin = match ? originOf(match[2]!, HTTP) : null;
    if (!match || !origin) return null;
    (table[match[1]!] ??= []).push(origin);
  }
  return table;
}
const venueOrigins = z.pipe(
  z.string().check(z.refine((text) => venueTable(text) !== null, 'must have the form CODE=https://origin, comma separated')),
  z.transform((text: string) => venueTable(text)!),
);

/** The settings by name, with their defaults. */
export const envSchema = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: port(3000),
  HOST: z._default(hostName, '127.0.0.1'),
  SANDBOX_PORT: port(4000),
  PLATFORM_ORIGIN: z.optional(httpOrigin),
  SANDBOX_PUBLIC_HOST: z._default(hostName, ''),
  VENUE_ORIGINS: z.optional(venueOrigins),
  CHAT_ORIGINS: z.optional(socketOrigins),
  DOWNLOAD_HOSTS: z._default(z.string().check(z.regex(/^[A-Za-z0-9.,\s-]*$/)), ''),
  DOWNLOAD_REDIRECT: z._default(z.enum(['on', 'off']), 'on'),
  INDEXING: z._default(z.enum(['on', 'off']), 'off'),
  APP_FRAME_ORIGINS: z.optional(httpOrigins),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\/\S+$/))),
  NEXT_PUBLIC_SIGN_KEY: z._default(z.string().check(z.maxLength(256)), ''),
  TRUSTED_HOPS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(5)), 0),
  FORWARDED_HOST: z._default(flag, false),
  DRAIN_MS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(MINUTE)), 500),
  SITE_REFRESH_MS: z._default(z.coerce.number().check(z.int(), z.gte(100), z.lte(MINUTE)), 3000),
  CACHE_KEY: z._default(z.string().check(z.maxLength(256)), ''),
});

/**
 * Reads the settings. An empty variable counts as absent.
 * @throws EnvError naming every invalid setting and its valid form; values are never repeated, as one may be a secret.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new EnvError(`Settings are wrong. ${problems.join('; ')}`);
  }
  const value = parsed.data;
  return {
    PRODUCTION: value.NODE_ENV === 'production',
    PORT: value.PORT,
    HOST: value.HOST,
    PLATFORM_ORIGIN: value.PLATFORM_ORIGIN ?? `http://127.0.0.1:${value.SANDBOX_PORT}`,
    EMBEDDED: value.PLATFORM_ORIGIN === undefined,
    SANDBOX_PUBLIC_HOST: value.SANDBOX_PUBLIC_HOST,
    VENUE_ORIGINS: value.VENUE_ORIGINS ?? null,
    CHAT_ORIGINS: value.CHAT_ORIGINS ?? null,
    DOWNLOAD_HOSTS: list(value.DOWNLOAD_HOSTS).map((host) => host.toLowerCase()),
    DOWNLOAD_REDIRECT: value.DOWNLOAD_REDIRECT === 'on',
    INDEXING: value.INDEXING === 'on',
    APP_FRAME_ORIGINS: value.APP_FRAME_ORIGINS ?? [],
    REDIS_URL: value.REDIS_URL ?? null,
    NEXT_PUBLIC_SIGN_KEY: value.NEXT_PUBLIC_SIGN_KEY,
    TRUSTED_HOPS: value.TRUSTED_HOPS,
    FORWARDED_HOST: value.FORWARDED_HOST,
    DRAIN_MS: value.DRAIN_MS,
    SITE_REFRESH_MS: value.SITE_REFRESH_MS,
    CACHE_KEY: value.CACHE_KEY,
  };
}

export const env: Env = readEnv(process.env);
