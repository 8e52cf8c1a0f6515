import 'server-only';
import { failureOf, nameCall } from '@/lib/kit/http/failure';
import type { InvalidPart } from '@/lib/kit/http/invalid-part';
import { log, type LogFields } from './log.server';
import { BoundedMap } from '../store/bounded-map';
import { processSingleton } from '../store/process-singleton';

const PAUSE_MS = 60_000;
/** Max remembered subjects; an extra line is better than unbounded memory. */
const MAX_SUBJECTS = 500;

interface Subject {
  /** ms since 1970 of the last line. */
  at: number;
  /** Failures since then that made no line. */
  repeated: number;
}

const allSubjects = processSingleton('failure-log', () => new BoundedMap<string, Subject>(MAX_SUBJECTS));

/** Logs a warning at most once a minute for each `subject`; the next one says how often it happened in between. */
export function warnEachMinute(event: string, subject: string, fields: LogFields, now = Date.now()): void {
  const subjects = allSubjects();
  const key = `${event} ${subject}`;
  const last = subjects.get(key);
  if (last && now - last.at < PAUSE_MS) {
    last.repeated += 1;
    return;
  }
  subjects.set(key, { at: now, repeated: 0 });
  log('warn', event, { ...fields, ...(last?.repeated ? { repeated: last.repeated } : {}) });
}

/** The path without row numbers: the same for every row of a list. */
const placeOf = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '.n');

/** Logs which part of an answer was left out, at most once a minute for the same call and place; never its value. */
export function logInvalidPart(part: InvalidPart): void {
  warnEachMinute('call.invalid', `${part.call} ${placeOf(part.path)}`, { ...part });
}

/**
 * Logs why a read of the platform or of a venue brought nothing, at most once a minute for the same call, path and reason: which
 * call, the path of the first invalid value and what is expected there; never the value. `call` names the read when the error
 * does not name its own.
 */
export function logFailure(call: string, error: unknown): void {
  nameCall(error, call);
  const failure = failureOf(error);
  if (failure === null) return;
  const { reason, path, code, status } = failure;
  const field = path === undefined ? undefined : placeOf(path);
  warnEachMinute('call.failed', [failure.call ?? call, reason, field, code, status].join(' '), { call, ...failure });
}
