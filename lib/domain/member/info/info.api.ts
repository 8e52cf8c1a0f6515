import { knownTime } from '@/lib/kit/format/known-time';
import type { CallResponse } from '@pavilion/contract/call';
import { infoListCall, infoRequestCall } from '@pavilion/contract/calls/info.calls';
import { MONEY_TIMEOUT_MS } from '@pavilion/contract/constants';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { InfoRequest, InfoInput } from './info.model';

function toRequest({ createTime, reviewTime, endTime, ...same }: CallResponse<typeof infoRequestCall>): InfoRequest {
  return { ...same, createdAt: Date.parse(createTime), reviewedAt: knownTime(reviewTime), endedAt: knownTime(endTime) };
}

/**
 * Requests a change; a repeat with the same key stores it once.
 * @throws BusinessError 10003 (data.field), 10409 (data.field smsCode), 10001 while one of the kind is open, 6501 while locked.
 */
export async function sendInfoRequest(
  { key, pictureIds, ...same }: InfoInput,
  caller: PlatformCaller = callPlatform,
): Promise<InfoRequest> {
  const request = { ...same, requestKey: key, pictureIds: [...pictureIds] };
  return toRequest(await caller(infoRequestCall, request, { timeout: MONEY_TIMEOUT_MS }));
}

/** The member's requests, newest first. */
export async function getInfoRequests(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<InfoRequest[]> {
  return (await caller(infoListCall, {}, { signal })).list.map(toRequest);
}
