import 'server-only';
import { inviteRulesCall } from '@pavilion/contract/calls/invite.calls';
import { refreshedCall } from '@/lib/domain/site/config/refreshed-call.server';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import { toInviteRules } from './invite.rules';
import type { InviteRules } from './invite.model';

const rules = processSingleton('inviteRules', () => refreshedCall(inviteRulesCall, {}));

/** Conditions and rewards of an invitation; null when the platform did not respond. */
export async function getInviteRules(): Promise<InviteRules | null> {
  const { value } = await rules().get();
  return value ? toInviteRules(value) : null;
}
