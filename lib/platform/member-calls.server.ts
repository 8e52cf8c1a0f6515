import 'server-only';
import { BoundedMap } from '@/lib/kit/store/bounded-map';
import { perGeneration } from '@/lib/kit/store/epoch';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import { MINUTE } from '@pavilion/number/duration';

/** Outcome of a member's call at the platform's connection; a rejection counts as a response. */
export type CallOutcome = 'responded' | 'unreachable' | 'timeout' | 'status';

interface Recent {
  outcome: CallOutcome;
  /** ms since 1970 of the last one. */
  at: number;
  /** Failures since the last response. */
  failures: number;
  /** ms since 1970 of the first of them, or of the response that ended them. */
  since: number;
}

/**
 * Failures of members' calls that are no accident, and the number of their paths: one broken call among working ones reports
 * itself.
 */
const FAILURES = 3;
const PATHS = 2;
/** ms for which a call counts. */
const MEMORY_MS = MINUTE;
const MAX_PATHS = 200;

/** Calls by path. A platform with other data is another platform: outcomes of calls to the previous one mean nothing for it. */
const recentCalls = processSingleton('member-calls', () => perGeneration(() => new BoundedMap<string, Recent>(MAX_PATHS)));
const calls = () => recentCalls()();

/** Counts the outcome of a member's browser call. */
export function noteMemberCall(path: string, outcome: CallOutcome, now = Date.now()): void {
  const last = calls().get(path);
  const ongoing = outcome !== 'responded' && last && last.failures > 0 && now - last.at <= MEMORY_MS ? last : null;
  const failures = outcome === 'responded' ? 0 : 1 + (ongoing?.failures ?? 0);
  calls().set(path, { outcome, at: now, failures, since: ongoing?.since ?? now });
}

/**
 * The outcome of the latest failure while members' calls fail. Null unless there is a moment within the last minute since which
 * three failed, of two calls at least and of more calls than got a response: a response from before the failures means nothing
 * for now.
 */
export function memberCallsFailure(now = Date.now()): Exclude<CallOutcome, 'responded'> | null {
  const recent = [...calls().values()].filter(({ at }) => now - at <= MEMORY_MS);
  const failing = recent.filter(({ failures }) => failures > 0);
  if (!failing.some(({ since }) => isOutageSince(since, recent))) return null;
  const { outcome } = failing.reduce((latest, one) => (one.at >= latest.at ? one : latest));
  return outcome === 'responded' ? null : outcome;
}

function isOutageSince(began: number, recent: readonly Recent[]): boolean {
  const failing = recent.filter(({ failures, since }) => failures > 0 && since >= began);
  const failures = failing.reduce((sum, one) => sum + one.failures, 0);
  const resolved = recent.filter((one) => one.failures === 0 && one.at >= began).length;
  return failures >= FAILURES && failing.length >= PATHS && failing.length > resolved;
}
