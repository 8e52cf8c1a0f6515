import 'server-only';
import { failureOf, nameCall } from '@/lib/kit/http/failure';
import { log, type LogFields } from './log.server';

const PAUSE_MS = 60_000;
/** Places that are remembered; a line too many is better than memory without end. */
const MAX_SUBJECTS = 500;

interface Subject {
  /** ms since 1970 of the last line. */
  at: number;
  /** Failures since then that made no line. */
  repeated: number;
}

// Middleware, pages and handlers are separate bundles of one process: the global keeps one copy for all of them.
const KEY = Symbol.for('pavilion.failure-log');
const shared = globalThis as { [KEY]?: Map<string, Subject> };

/** A warning at most once a minute for each `place`; the next one says how often it happened in between. */
export function warnEachMinute(event: string, subject: string, fields: LogFields, now = Date.now()): void {
  const subjects = (shared[KEY] ??= new Map());
  const key = `${event} ${subject}`;
  const last = subjects.get(key);
  if (last && now - last.at < PAUSE_MS) {
    last.repeated += 1;
    return;
  }
  if (subjects.size >= MAX_SUBJECTS) subjects.clear();
  subjects.set(key, { at: now, repeated: 0 });
  log('warn', event, { ...fields, ...(last?.repeated ? { repeated: last.repeated } : {}) });
}

/**
 * Tells the operator why a read of the platform or of a venue brought nothing, at most once a minute for the same call,
 * place and reason: which call, where the first invalid value stands and what is expected there; never what came. `call` names
 * the read when the error does not name its own.
 */
export function logFailure(call: string, error: unknown): void {
  nameCall(error, call);
  const failure = failureOf(error);
  if (failure === null) return;
  const { reason, path, code, status } = failure;
  // Whichever row of a list it is, the place is the same.
  const field = path?.replace(/\.\d+(?=\.|$)/g, '.n');
  warnEachMinute('call.failed', [failure.call ?? call, reason, field, code, status].join(' '), { call, ...failure });
}
