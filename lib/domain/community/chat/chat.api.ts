import type { CallResponse } from '@pavilion/contract/call';
import { chatHistoryCall } from '@pavilion/contract/calls/chat.calls';
import { memberJwtCall } from '@pavilion/contract/calls/member.calls';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';

/** Messages per page of history. */
const PAGE_SIZE = 20;

/** Messages before `beforeId`, oldest first; without it the newest page. */
export function getChatHistory(
  roomId: string,
  beforeId = '',
  pageSize = PAGE_SIZE,
  caller: PlatformCaller = callPlatform,
): Promise<CallResponse<typeof chatHistoryCall>> {
  return caller(chatHistoryCall, { roomId, pageSize, beforeId });
}

/** The token of the chat's login frame; valid once and for a minute, so request it right before use. */
export function getChatToken(caller: PlatformCaller = callPlatform): Promise<string> {
  return caller(memberJwtCall, {});
}
