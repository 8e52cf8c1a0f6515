import type { CallResponse } from '@pavilion/contract/call';
import { popInfoCall, suspensionIconCall } from '@pavilion/contract/calls/site.calls';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';

/** Device type of an icon; the web's is 1 (spec §7). */
const WEB = '1';

export function getSuspensionIcons(caller: PlatformCaller = callPlatform): Promise<CallResponse<typeof suspensionIconCall>> {
  return caller(suspensionIconCall, { displayEquipment: WEB });
}

export function getPopUps(caller: PlatformCaller = callPlatform): Promise<CallResponse<typeof popInfoCall>> {
  return caller(popInfoCall, {});
}
