import 'server-only';
import { hostname, networkInterfaces } from 'node:os';
import { preInfoCall, secCall, siteConfigSchema, vvPrettyCall } from '@/lib/contract/calls/site.calls';
import type { AnswerOf } from '@/lib/contract/call';
import { PLATFORM_TYPE, SERVER_TIMEOUT_MS } from '@/lib/contract/constants';
import * as z from '@/lib/contract/schema';
import { env } from '@/lib/env';
import { decryptCbc } from '@/lib/kit/crypto/aes';
import { createFreshValue, type FreshValue } from '@/lib/kit/store/fresh-value';
import { callPlatform, platformFor } from '@/lib/platform/server.client';
import { EMPTY_CONFIG, isLoopback, NO_ORIGINS, originsOf, underEveryName, type Origins, type SiteConfig } from './origins.rules';
import { worldOffsetOf } from './world-offset.rules';

export type PreInfo = AnswerOf<typeof preInfoCall>;

export interface Site {
  /** Null when the platform has said nothing for ten minutes. */
  preInfo: PreInfo | null;
  config: SiteConfig;
  /** The one list of foreign origins (contract §1). */
  origins: Origins;
  /** The decrypted configuration is known; without it no venue may be called. */
  configured: boolean;
  /** The last attempt to ask the platform failed: what stands here may be old. */
  stale: boolean;
  /** World time minus our time, ms (contract §6). */
  worldOffset: number;
}

interface Holder {
  preInfo: FreshValue<PreInfo>;
  config: FreshValue<{ config: SiteConfig; origins: Origins }>;
  worldOffset: number;
}

const INTERVAL_MS = 3000;
const CONFIG_INTERVAL_MS = 12_000;
const WARM_MS = 30_000;
const LIFE_MS = 600_000;

// Middleware, pages and handlers are separate bundles of one process: the global keeps one copy for all of them.
const KEY = Symbol.for('pavilion.site');
const shared = globalThis as { [KEY]?: Holder };

function holder(): Holder {
  return (shared[KEY] ??= createHolder());
}

function createHolder(): Holder {
  const timing = { now: Date.now, warm: WARM_MS, budget: SERVER_TIMEOUT_MS, life: LIFE_MS };
  const made: Holder = {
    worldOffset: 0,
    preInfo: createFreshValue({ ...timing, interval: INTERVAL_MS, load: () => loadPreInfo(made) }),
    config: createFreshValue({ ...timing, interval: CONFIG_INTERVAL_MS, load: loadConfig }),
  };
  return made;
}

async function loadPreInfo(into: Holder): Promise<PreInfo> {
  const before = Date.now();
  const caller = platformFor({ token: null, uuid: null }, (headers) => {
    into.worldOffset = worldOffsetOf(headers.get('date'), before, Date.now(), into.worldOffset);
  });
  const preInfo = await caller(preInfoCall, { platformType: PLATFORM_TYPE });
  // The address in it is this server's own; a visitor's is known to the visitor's browser alone.
  return { ...preInfo, ip: '' };
}

/** @throws when a part is missing or does not decrypt to the configuration's shape. */
async function loadConfig(): Promise<{ config: SiteConfig; origins: Origins }> {
  const [secret, sealed] = await Promise.all([callPlatform(secCall, {}), callPlatform(vvPrettyCall, {})]);
  const text = await decryptCbc(sealed, secret.key, secret.iv);
  if (text === null) throw new Error('the site configuration does not decrypt');
  const config = z.parse(siteConfigSchema, JSON.parse(text));
  const names = plainHosts();
  const origins = originsOf(names.length ? underEveryName(config, names) : config, {
    venueOrigins: env.VENUE_ORIGINS,
    chatOrigins: env.CHAT_ORIGINS,
    plainHosts: names,
  });
  return { config, origins };
}

/**
 * Host names besides loopback at which the embedded platform may be reached without TLS: the configured one, else, when
 * the site listens beyond loopback, this machine's own, so that a phone on the same network can play (contract §1).
 */
function plainHosts(): string[] {
  if (env.SANDBOX_PUBLIC_HOST) return [env.SANDBOX_PUBLIC_HOST];
  if (!env.EMBEDDED || isLoopback(env.HOST)) return [];
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const own = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  return [...own, hostname(), `${hostname()}.local`].map((name) => name.toLowerCase());
}

function siteOf(pre: ReturnType<Holder['preInfo']['peek']>, conf: ReturnType<Holder['config']['peek']>): Site {
  return {
    preInfo: pre.value,
    config: conf.value?.config ?? EMPTY_CONFIG,
    origins: conf.value?.origins ?? NO_ORIGINS,
    configured: conf.value !== null,
    stale: pre.stale,
    worldOffset: holder().worldOffset,
  };
}

/** The site's configuration, shared by all requests and asked for at most every three seconds; waits 400 ms at most. */
export async function getSite(): Promise<Site> {
  const { preInfo, config } = holder();
  const [pre, conf] = await Promise.all([preInfo.get(), config.get()]);
  return siteOf(pre, conf);
}

/** The configuration when it is at hand, without waiting; null when only `getSite` can tell. */
export function peekSite(): Site | null {
  const { preInfo, config } = holder();
  return preInfo.ready() && config.ready() ? siteOf(preInfo.peek(), config.peek()) : null;
}
