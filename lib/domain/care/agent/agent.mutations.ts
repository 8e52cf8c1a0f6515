import { memberMessage } from '@/lib/kit/http/error.rules';
import { BusinessError, isCallError } from '@/lib/kit/http/errors';
import { rejectedField } from '@/lib/kit/http/rejection.rules';
import type { AgentReceipt, AgentInput } from './agent.api';
import { AGENT_COPY } from './agent.copy';

const FIELDS = ['name', 'contact', 'note'] as const;

/** Result of an application: its receipt, or why there is none. `isLost`: it may have arrived. */
export type AgentResult =
  | { receipt: AgentReceipt }
  | { receipt: null; field: (typeof FIELDS)[number] | null; message: string; isLost: boolean };

/** Sends an application. */
export async function submitApplication(input: AgentInput): Promise<AgentResult> {
  try {
    return { receipt: await (await import('./agent.api')).applyAsAgent(input) };
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (!(error instanceof BusinessError)) return { receipt: null, field: null, message: AGENT_COPY.unresolved, isLost: true };
    return { receipt: null, field: rejectedField(error, FIELDS), message: memberMessage(error), isLost: false };
  }
}
