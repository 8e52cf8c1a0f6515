import type { Endpoint } from '@pavilion/contract/calls/endpoint';
import { READS } from './reads';

/** Commands that need no session. The contract marks reads only among calls that take one. */
const WITHOUT_SESSION: ReadonlySet<string> = new Set([
  'agentApply',
  'helpVote',
  'login',
  'loginByPhone',
  'passwordReset',
  'passwordResetStart',
  'register',
  'serviceEnd',
  'serviceRate',
  'serviceRequest',
  'sessionRenew',
  'smsSend',
  'supportSend',
  'supportUpload',
  'venueLaunch',
  'webTerminal',
]);

/** True for calls that the general check does not send: no later call could undo their change, or a check of their own sends them. */
export function isCommand({ name, session, reads }: Pick<Endpoint, 'name' | 'session' | 'reads'>): boolean {
  return WITHOUT_SESSION.has(name) || (session === 'member' && !reads && !Object.hasOwn(READS, name));
}
