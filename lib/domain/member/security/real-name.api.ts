import { knownTime } from '@/lib/kit/format/known-time';
import type { CallResponse } from '@pavilion/contract/call';
import { realNameCall, realNameSetCall } from '@pavilion/contract/calls/security.calls';
import { MONEY_TIMEOUT_MS } from '@pavilion/contract/constants';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { RealName } from './real-name.model';

function toRealName({ time, ...same }: CallResponse<typeof realNameCall>): RealName {
  return { ...same, changedAt: knownTime(time) };
}

/** The masked real name and the state of its verification. */
export async function getRealName(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<RealName> {
  return toRealName(await caller(realNameCall, {}, { signal }));
}

/**
 * Sets the real name, once; a repeat changes nothing.
 * @throws BusinessError 10003 (data.field), 10001 when there is one already.
 */
export async function sendRealName(realName: string, caller: PlatformCaller = callPlatform): Promise<RealName> {
  return toRealName(await caller(realNameSetCall, { realName }, { timeout: MONEY_TIMEOUT_MS }));
}
