import { knownTime } from '@/lib/kit/format/known-time';
import type { CallRequest } from '@pavilion/contract/call';
import { agentApplyCall } from '@pavilion/contract/calls/support.calls';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';

export type AgentInput = CallRequest<typeof agentApplyCall>;

export interface AgentReceipt {
  receiptNo: string;
  /** World ms; null while unknown. */
  createdAt: number | null;
}

/** Applies as a partner; a repeat with the same key is the same application. @throws BusinessError 10003 (data.field), 6501. */
export async function applyAsAgent(input: AgentInput, caller: PlatformCaller = callPlatform): Promise<AgentReceipt> {
  const { receiptNo, createTime } = await caller(agentApplyCall, input);
  return { receiptNo, createdAt: knownTime(createTime) };
}
