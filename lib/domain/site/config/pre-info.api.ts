import { preInfoCall } from '@pavilion/contract/calls/site.calls';
import type { CallResponse } from '@pavilion/contract/call';
import { CALL_DEBOUNCE_MS, PLATFORM_TYPE } from '@pavilion/contract/constants';
import { debounced } from '@/lib/kit/browser/debounce';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';

export type PreInfo = CallResponse<typeof preInfoCall>;

const request = (caller: PlatformCaller, own: { timeout?: number } = {}) =>
  caller(preInfoCall, { platformType: PLATFORM_TYPE, ...own }, own);
const requestDebounced = debounced(() => request(callPlatform), CALL_DEBOUNCE_MS);

/**
 * The site's pre-info for this visitor: `ip` is the visitor's own (spec §3, §7). Debounces the browser's requests, except
 * those with a `timeout` (ms), which go to the platform at once.
 */
export function getPreInfo({ caller, timeout }: { caller?: PlatformCaller; timeout?: number } = {}): Promise<PreInfo> {
  return caller || timeout !== undefined ? request(caller ?? callPlatform, timeout === undefined ? {} : { timeout }) : requestDebounced();
}
