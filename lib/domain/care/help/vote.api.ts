import type { CallResponse, CallRequest } from '@pavilion/contract/call';
import { helpVoteCall } from '@pavilion/contract/calls/help.calls';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';

export type HelpVoteRequest = CallRequest<typeof helpVoteCall>;
export type HelpTally = CallResponse<typeof helpVoteCall>;

/** Sends whether a page helped and returns the votes of its readers so far; a later vote of a device replaces its earlier one. */
export function sendHelpVote(vote: HelpVoteRequest, caller: PlatformCaller = callPlatform): Promise<HelpTally> {
  return caller(helpVoteCall, vote);
}
