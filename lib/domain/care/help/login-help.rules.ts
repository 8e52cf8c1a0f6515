import type { LoginRejection } from '@/lib/domain/member/session/login.rules';
import type { ErrorSubject } from './error-help.copy';

/** Help subject for a rejection shown above the button of a login; null where its message explains all. */
export function loginSubject({ risk, wait, excluded }: Pick<LoginRejection, 'risk' | 'wait' | 'excluded'>): ErrorSubject | null {
  if (excluded) return 'exclusion';
  if (risk) return 'loginRisk';
  if (wait === null) return null;
  return wait.what === 'submit' ? 'loginLocked' : 'loginCode';
}
