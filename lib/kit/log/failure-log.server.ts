import 'server-only';
import { failureOf, nameCall } from '@/lib/kit/http/failure';
import { log, type LogFields } from './log.server';
import { processSingleton } from '../store/process-singleton';

const PAUSE_MS = 60_000;
/** Places that are remembered; a line too many is better than memory without end. */
const MAX_SUBJECTS = 500;

interface Subject {
  /** ms since 1970 of the last line. */
  at: number;
  /** Failures since then that made no line. */
  repeated: number;
}

const allSubjects = processSingleton('failure-log', () => new Map<string, Subject>());

/** A warning at most once a minute for each `place`; the next one says how often it happened in between. */
export function warnEachMinute(event: string, subject: string, fields: LogFields, now = Date.now()): void {
  const subjects = allSubjects();
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
