import { preInfoCall } from '@/lib/contract/calls/site.calls';
import type { AnswerOf } from '@/lib/contract/call';
import { PLATFORM_TYPE, READ_TIMEOUT_MS } from '@/lib/contract/constants';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';

export type PreInfo = AnswerOf<typeof preInfoCall>;

/** The site's pre-info as this visitor gets it: `ip` is the visitor's own (spec §3, §7). */
export function getPreInfo(caller: PlatformCaller = callPlatform): Promise<PreInfo> {
  return caller(preInfoCall, { platformType: PLATFORM_TYPE }, { timeout: READ_TIMEOUT_MS });
}
