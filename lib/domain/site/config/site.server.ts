import 'server-only';
import { hostname, networkInterfaces } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { preInfoCall, secCall, siteConfigSchema, vvPrettyCall } from '@pavilion/contract/calls/site.calls';
import type { CallResponse } from '@pavilion/contract/call';
import { PLATFORM_TYPE, REFRESH_TIMEOUT_MS, SERVER_TIMEOUT_MS } from '@pavilion/contract/constants';
import { env } from '@/lib/env';
import { decryptCbc } from '@/lib/kit/crypto/aes';
import { failureOf, UndecryptableError, type FailureReason } from '@/lib/kit/http/failure';
import { ContractError } from '@/lib/kit/http/errors';
import { logFailure } from '@/lib/kit/http/failure-log.server';
import { currentEpoch } from '@/lib/kit/store/epoch';
import { createRefreshedValue, type RefreshedValue } from '@/lib/kit/store/refreshed-value';
import { readParts } from '@/lib/platform/response';
import { memberCallsFailure } from '@/lib/platform/member-calls.server';
import { callPlatform, platformFor } from '@/lib/platform/server.client';
import { EMPTY_CONFIG, isLoopback, NO_ORIGINS, originsOf, underEveryName, type Origins, type SiteConfig } from './origins.rules';
import { worldOffsetOf } from './world-offset.rules';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import { MINUTE } from '@pavilion/number/duration';

export type PreInfo = CallResponse<typeof preInfoCall>;

export interface Site {
  /** Null when the platform has not responded for ten minutes. */
  preInfo: PreInfo | null;
  config: SiteConfig;
  /** The list of foreign origins (contract §1). */
  origins: Origins;
  /** True once the decrypted configuration is known; without it no venue may be called. */
  configured: boolean;
  /** True if the last request to the platform failed: these values may be old. */
  stale: boolean;
  /** Known fault of the platform's connection after several failed calls in a row, the site's own or members'. */
  outage: 'down' | 'slow' | null;
  /** Reason why pre-info or configuration is missing or old, or members' calls fail; null otherwise. */
  reason: FailureReason | null;
  /** The platform's epoch of both pre-info and configuration; null while one is missing, or while the platform sends none. */
  epoch: string | null;
  /** World time minus our time, ms (contract §6). */
  worldOffset: number;
  /** Our time, ms. */
  now: number;
}

interface Holder {
  preInfo: RefreshedValue<PreInfo>;
  config: RefreshedValue<{ config: SiteConfig; origins: Origins }>;
  worldOffset: number;
  /** Reason why the last load of each failed, as text: `instanceof` does not recognise errors of another bundle. */
  reasons: { preInfo: FailureReason | null; config: FailureReason | null };
}

/** Refresh interval in multiples of the pre-info's: the configuration changes seldom. */
const CONFIG_SHARE = 4;
const WARM_MS = 30_000;
const LIFE_MS = 10 * MINUTE;
/** No visitor waits for these calls. */
const BACKGROUND = { timeout: REFRESH_TIMEOUT_MS };

const holder = processSingleton('site', createHolder);

function createHolder(): Holder {
  const timing = { now: Date.now, warm: WARM_MS, budget: SERVER_TIMEOUT_MS, life: LIFE_MS };
  const reasons: Holder['reasons'] = { preInfo: null, config: null };
  const part = <T>(name: keyof Holder['reasons'], call: string, interval: number, load: () => Promise<T>) => {
    let last: T | null = null;
    return createRefreshedValue({
      ...timing,
      interval,
      async load() {
        const loaded = await load();
        reasons[name] = null;
        // An unchanged value stays the same object, so that what was made from it stays valid (lib/server/document).
        if (last === null || !isDeepStrictEqual(last, loaded)) last = loaded;
        return last;
      },
      onError(error) {
        reasons[name] = failureOf(error)?.reason ?? null;
        logFailure(call, error);
      },
    });
  };
  const made: Holder = {
    worldOffset: 0,
    reasons,
    preInfo: part('preInfo', preInfoCall.name, env.SITE_REFRESH_MS, () => loadPreInfo(made)),
    config: part('config', vvPrettyCall.name, CONFIG_SHARE * env.SITE_REFRESH_MS, loadConfig),
  };
  return made;
}

async function loadPreInfo(into: Holder): Promise<PreInfo> {
  const before = Date.now();
  const caller = platformFor({ token: null, uuid: null }, (headers) => {
    into.worldOffset = worldOffsetOf(headers.get('date'), before, Date.now(), into.worldOffset);
  });
  const preInfo = await caller(preInfoCall, { platformType: PLATFORM_TYPE }, BACKGROUND);
  // The address in it is this server's own; only the visitor's browser gets the visitor's.
  return { ...preInfo, ip: '' };
}

/** @throws a call's errors; UndecryptableError; ContractError when the plain text does not fit, with the position in it. */
async function loadConfig(): Promise<{ config: SiteConfig; origins: Origins }> {
  const [secret, sealed] = await Promise.all([callPlatform(secCall, {}, BACKGROUND), callPlatform(vvPrettyCall, {}, BACKGROUND)]);
  const text = await decryptCbc(sealed, secret.key, secret.iv);
  if (text === null) throw new UndecryptableError(vvPrettyCall.name);
  const config = await readParts(vvPrettyCall.name, siteConfigSchema, parsed(text), 'plain');
  const names = plainHosts();
  const origins = originsOf(names.length ? underEveryName(config, names) : config, {
    venueOrigins: env.VENUE_ORIGINS,
    chatOrigins: env.CHAT_ORIGINS,
    plainHosts: names,
  });
  return { config, origins };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractError(vvPrettyCall.name, '(json)');
  }
}

/**
 * Host names besides loopback at which the embedded platform may be reached without TLS: the configured one, else, when the
 * site listens beyond loopback, this machine's own, so that a phone on the same network can play (contract §1).
 */
function plainHosts(): string[] {
  if (env.SANDBOX_PUBLIC_HOST) return [env.SANDBOX_PUBLIC_HOST];
  if (!env.EMBEDDED || isLoopback(env.HOST)) return [];
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const own = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  return [...own, hostname(), `${hostname()}.local`].map((name) => name.toLowerCase());
}

/** Attempts in a row that are no accident. */
const OUTAGE_FAILURES = 3;

/** A rejection, or a response of another shape, is a response too: members may well log in and bet. */
function outageOf(reason: FailureReason | null): Site['outage'] {
  if (reason === 'timeout') return 'slow';
  return reason === 'unreachable' || reason === 'status' ? 'down' : null;
}

function siteOf(pre: ReturnType<Holder['preInfo']['peek']>, conf: ReturnType<Holder['config']['peek']>): Site {
  const { reasons, worldOffset } = holder();
  // A value that missed the budget has no failure reason yet.
  const preReason = pre.stale ? (reasons.preInfo ?? 'timeout') : null;
  const configReason = conf.value === null ? (reasons.config ?? 'timeout') : null;
  const calls = memberCallsFailure();
  return {
    preInfo: pre.value,
    config: conf.value?.config ?? EMPTY_CONFIG,
    origins: conf.value?.origins ?? NO_ORIGINS,
    configured: conf.value !== null,
    stale: pre.stale,
    outage: (pre.failures < OUTAGE_FAILURES ? null : outageOf(reasons.preInfo)) ?? outageOf(calls),
    reason: preReason ?? configReason ?? calls,
    epoch: pre.value && conf.value ? currentEpoch() : null,
    worldOffset,
    now: Date.now(),
  };
}

/**
 * The site's configuration, shared by all requests and requested once in `SITE_REFRESH_MS` at most; waits `wait` ms at most. A load that
 * takes longer continues for the next request.
 */
export async function getSite(wait = SERVER_TIMEOUT_MS): Promise<Site> {
  const { preInfo, config } = holder();
  const [pre, conf] = await Promise.all([preInfo.get(wait), config.get(wait)]);
  return siteOf(pre, conf);
}

/** The cached configuration, without waiting; null when only `getSite` can load it. */
export function peekSite(): Site | null {
  const { preInfo, config } = holder();
  return preInfo.ready() && config.ready() ? siteOf(preInfo.peek(), config.peek()) : null;
}
