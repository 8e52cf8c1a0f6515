import { EMPTY_CONFIG, NO_ORIGINS, type Origins, type SiteConfig } from '@/lib/domain/site/config/origins.rules';
import type { PreInfo, Site } from '@/lib/domain/site/config/site.server';
import type { RefreshedValue } from '@/lib/kit/store/refreshed-value';

interface KnownSite {
  /** Null while the platform has sent none. */
  preInfo?: Partial<PreInfo> | null;
  /** Null while the platform has sent no configuration. */
  config?: SiteConfig | null;
  origins?: Partial<Origins>;
  worldOffset?: number;
  /** Attempts in a row that failed, and the reason of the last one. */
  failures?: number;
  reason?: Site['reason'];
}

function fixed<T>(value: T | null, failures: number): RefreshedValue<T> {
  const state = { value, at: 0, stale: failures > 0, failures };
  return { peek: () => state, get: async () => state, ready: () => true, renew: async () => state };
}

/** Puts a configuration where this process keeps that of the platform (`site.server.ts`), until the next one. */
export function knowSite({
  preInfo = null,
  config = EMPTY_CONFIG,
  origins,
  worldOffset = 0,
  failures = 0,
  reason = null,
}: KnownSite): void {
  const known = config && { config, origins: { ...NO_ORIGINS, ...origins } };
  Object.assign(globalThis, {
    [Symbol.for('pavilion.site')]: {
      preInfo: fixed(preInfo, failures),
      config: fixed(known, 0),
      worldOffset,
      reasons: { preInfo: reason, config: null },
    },
  });
}
