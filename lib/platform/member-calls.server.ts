import 'server-only';
import { BoundedMap } from '@/lib/kit/store/bounded-map';
import { processSingleton } from '@/lib/kit/store/process-singleton';

/** How a member's call ended at the platform's connection; a refusal is an answer. */
export type CallOutcome = 'answered' | 'unreachable' | 'timeout' | 'status';

interface Recent {
  outcome: CallOutcome;
  /** ms since 1970 of the last one. */
  at: number;
  /** Failures since the last answer. */
  failures: number;
}

/** Failures of members' calls that are no accident, and the paths they take: one broken call among working ones says so itself. */
const FAILURES = 3;
const PATHS = 2;
/** ms for which a call counts. */
const MEMORY_MS = 60_000;
const MAX_PATHS = 200;

const calls = processSingleton('member-calls', () => new BoundedMap<string, Recent>(MAX_PATHS));

/** Counts how a call of a member's browser ended. */
export function noteMemberCall(path: string, outcome: CallOutcome, now = Date.now()): void {
  const last = calls().get(path);
  const failures = outcome === 'answered' ? 0 : 1 + (last && now - last.at <= MEMORY_MS ? last.failures : 0);
  calls().set(path, { outcome, at: now, failures });
}

/**
 * How members' calls fail at the moment: three failures within a minute, of two calls at least and of more calls than are
 * answered; the latest one’s outcome. Null otherwise.
 */
export function memberCallsFailure(now = Date.now()): Exclude<CallOutcome, 'answered'> | null {
  const recent = [...calls().values()].filter(({ at }) => now - at <= MEMORY_MS);
  const failing = recent.filter(({ failures }) => failures > 0);
  const failures = failing.reduce((sum, one) => sum + one.failures, 0);
  if (failures < FAILURES || failing.length < PATHS || failing.length <= recent.length - failing.length) return null;
  const { outcome } = failing.reduce((latest, one) => (one.at >= latest.at ? one : latest));
  return outcome === 'answered' ? null : outcome;
}
