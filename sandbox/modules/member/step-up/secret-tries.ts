import { setTimeout as sleep } from 'node:timers/promises';
import { CODE } from '@pavilion/contract/codes';
import type { ShortLived } from '../../../kernel/db/short-lived.store';
import { verifySecret } from '../account/password';
import { Rejection } from '../../../kernel/http/rejection';
import { PIN_COPY } from './step-up.copy';
import { MINUTE } from '../../../kernel/clock/calendar';

/** Wrong attempts until a member's secret is locked, and the duration of the lock (real ms). */
export const SECRET_TRIES = { tries: 5, lockMs: 15 * MINUTE } as const;
/** Real ms after which the turn of a comparison ends if its process does not end it. */
const TURN_MS = 10_000;
/** Real ms between two checks of a turn that another process has. */
const LOOK_MS = 20;
/** Attempts at one secret that may wait for their turn in one process. */
const MAX_WAITING = 100;

/** Attempts of one member at one secret since the last right one. */
export interface Tries {
  /** Wrong attempts. */
  count: number;
  /** Real ms; 0 = not locked. */
  lockedUntil: number;
  /** Real ms until which one attempt is being compared; absent = none is. */
  turnUntil?: number;
}

export interface SecretTries {
  /**
   * Compares a secret with its hash. Attempts at one secret are compared one after the other, over all processes, so that many at
   * once get no extra attempts and right ones do not count against each other.
   * @throws Rejection 6501 with `data.retryAfter` (s) while locked; 10003 with `data.field` and `data.left` for a wrong one.
   */
  check(memberId: string, field: 'pin' | 'oldPin' | 'password', typed: string, hash: string): Promise<void>;
}

declare module '../../context' {
  interface Context {
    /** Compares members' PINs and passwords within a session. */
    tries: SecretTries;
  }
}

/** Limits attempts at the withdrawal PIN, and at the login password within a session. `now` returns real ms. */
export function createSecretTries(stored: ShortLived<Tries>, now: () => number): SecretTries {
  const inTurn = createTurns();

  /** Resolves when no other attempt at the secret is being compared. @throws Rejection 6501 while locked. */
  async function takeTurn(id: string): Promise<void> {
    for (;;) {
      const at = now();
      const verdict = await stored.change(id, (present) => turnOf(present?.value ?? null, at));
      if (verdict.kind === 'locked') throw locked(verdict.retryMs);
      if (verdict.kind === 'mine') return;
      await sleep(LOOK_MS);
    }
  }

  return {
    check: (memberId, field, typed, hash) => {
      const secret = field === 'password' ? 'password' : 'pin';
      const id = `${secret} ${memberId}`;
      return inTurn(id, async () => {
        await takeTurn(id);
        if (await verifySecret(typed, hash)) {
          await stored.take(id);
          return;
        }
        const at = now();
        const count = await stored.change(id, (present) => failedOf(present?.value ?? null, at));
        if (count >= SECRET_TRIES.tries) throw locked(SECRET_TRIES.lockMs);
        throw new Rejection(CODE.validation, secret === 'pin' ? PIN_COPY.wrong : PIN_COPY.password, {
          field,
          left: SECRET_TRIES.tries - count,
        });
      });
    },
  };
}

function locked(ms: number): Rejection {
  return new Rejection(CODE.limit, PIN_COPY.locked(Math.ceil(ms / MINUTE)), { retryAfter: Math.ceil(ms / 1000) });
}

type Verdict = { kind: 'locked'; retryMs: number } | { kind: 'other' } | { kind: 'mine' };

function turnOf(tries: Tries | null, at: number): { result: Verdict; next?: { value: Tries; until: number } } {
  if (tries && tries.lockedUntil > at) return { result: { kind: 'locked', retryMs: tries.lockedUntil - at } };
  if (tries?.turnUntil !== undefined && tries.turnUntil > at) return { result: { kind: 'other' } };
  // A lock that is over restarts its count.
  const count = tries && tries.lockedUntil === 0 ? tries.count : 0;
  const value = { count, lockedUntil: 0, turnUntil: at + TURN_MS };
  return { result: { kind: 'mine' }, next: { value, until: at + SECRET_TRIES.lockMs } };
}

function failedOf(tries: Tries | null, at: number): { result: number; next: { value: Tries; until: number } } {
  const { tries: max, lockMs } = SECRET_TRIES;
  const count = (tries?.count ?? 0) + 1;
  return { result: count, next: { value: { count, lockedUntil: count >= max ? at + lockMs : 0 }, until: at + lockMs } };
}

/** Runs works of one id one after the other. @throws Rejection 6501 where too many wait. */
function createTurns(): (id: string, work: () => Promise<void>) => Promise<void> {
  const lines = new Map<string, { last: Promise<void>; waiting: number }>();
  return async (id, work) => {
    const line = lines.get(id) ?? { last: Promise.resolve(), waiting: 0 };
    if (line.waiting >= MAX_WAITING) throw new Rejection(CODE.limit, PIN_COPY.busy, { retryAfter: 1 });
    const mine = line.last.catch(() => undefined).then(work);
    line.last = mine;
    line.waiting += 1;
    lines.set(id, line);
    try {
      await mine;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(id);
    }
  };
}
