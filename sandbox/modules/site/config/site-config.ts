import { preInfoSchema } from '@pavilion/contract/calls/site.calls';
import * as z from '@pavilion/contract/schema';
import type { Context } from '../../context';
import { SITE_TITLE } from './site.copy';

declare module '../../../kernel/db/settings.tables' {
  interface Settings {
    /** Changes to the site's configuration, as `mergePatch` applies them. */
    site: Record<string, unknown>;
  }
}

export type PreInfo = z.infer<typeof preInfoSchema>;

/** Address of customer service outside the site: none, the sandbox's staff replies in the site. */
export const CUSTOMER_SERVICE_URL = '';

const DEFAULTS: PreInfo = {
  SiteBaseConfigVo: { title: SITE_TITLE, webLogoTitleUrl: '/site/static/logo.svg' },
  address: '',
  disablePhones: ['162', '165', '167', '170', '171'],
  globePhoneNumber: '',
  ip: '',
  maintainConfig: { status: 1, startTime: null, endTime: null, reason: '' },
  siteFestivalSkin: null,
  // Shown if a tester or an operator turns the switch below on.
  siteVideoActiveUrl: '/site/static/intro.webm',
  siteVideoSkinOpen: false,
  stopLogin: false,
  stopRegister: false,
};

/** The site's configuration as a caller sees it: the defaults, a tester's changes, and the caller's own address. */
export function preInfoOf(context: Pick<Context, 'settings'>, ip: string): PreInfo {
  const merged = mergePatch(DEFAULTS, context.settings.get('site') ?? {});
  return z.parse(preInfoSchema, { ...(merged as PreInfo), ip });
}

/** JSON merge patch (RFC 7396), without the keys that reach into prototypes. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const result: Record<string, unknown> = isRecord(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (key === '__proto__') continue;
    result[key] = isRecord(value) ? mergePatch(result[key], value) : value;
  }
  return result;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
