import { CODE } from '../../lib/contract/codes';
import type { ShortLived } from '../db/short-lived.store';
import { verifySecret } from '../member/password';
import { Refusal } from '../server/refusal';
import { PIN_WORDS } from './security.copy';

/** Wrong tries until a member's secret is locked, and for how long (real ms). */
export const SECRET_TRIES = { tries: 5, lockMs: 900_000 } as const;
const MINUTE_MS = 60_000;

/** Tries of one member at one secret since the last right one. */
export interface Tries {
  count: number;
  /** Real ms; 0 = not locked. */
  lockedUntil: number;
}

export interface SecretTries {
  /**
   * Compares a secret with its hash. A try counts before it is compared, so that many at once get no more tries.
   * @throws Refusal 6501 with `data.retryAfter` (s) while locked; 10003 with `data.field` and `data.left` for a wrong one.
   */
  check(memberId: string, field: 'pin' | 'oldPin' | 'password', typed: string, hash: string): Promise<void>;
}

/** Limits tries at the withdrawal PIN, and at the login password within a session. `now` answers real ms. */
export function createSecretTries(stored: ShortLived<Tries>, now: () => number): SecretTries {
  return {
    async check(memberId, field, typed, hash) {
      const secret = field === 'password' ? 'password' : 'pin';
      const id = `${secret} ${memberId}`;
      const at = now();
      const { retryMs, count } = await stored.change(id, (present) => next(present?.value ?? null, at));
      if (retryMs > 0) {
        throw new Refusal(CODE.limit, PIN_WORDS.locked(Math.ceil(retryMs / MINUTE_MS)), { retryAfter: Math.ceil(retryMs / 1000) });
      }
      if (await verifySecret(typed, hash)) {
        await stored.take(id);
        return;
      }
      const left = SECRET_TRIES.tries - count;
      if (left <= 0) {
        const { lockMs } = SECRET_TRIES;
        throw new Refusal(CODE.limit, PIN_WORDS.locked(lockMs / MINUTE_MS), { retryAfter: lockMs / 1000 });
      }
      throw new Refusal(CODE.validation, secret === 'pin' ? PIN_WORDS.wrong : PIN_WORDS.password, { field, left });
    },
  };
}

function next(tries: Tries | null, at: number): { result: { retryMs: number; count: number }; next?: { value: Tries; until: number } } {
  if (tries && tries.lockedUntil > at) return { result: { retryMs: tries.lockedUntil - at, count: tries.count } };
  const count = (tries && tries.lockedUntil === 0 ? tries.count : 0) + 1;
  const { tries: max, lockMs } = SECRET_TRIES;
  const value = { count, lockedUntil: count >= max ? at + lockMs : 0 };
  return { result: { retryMs: 0, count }, next: { value, until: at + lockMs } };
}
