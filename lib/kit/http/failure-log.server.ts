import 'server-only';
import { failureOf, nameCall } from './failure';
import type { InvalidPart } from './invalid-part';
import type { InvalidValue } from '@pavilion/contract/invalid-report';
import { log, type LogFields } from '@pavilion/log/log.server';
import { BoundedMap } from '../store/bounded-map';
import { processSingleton } from '../store/process-singleton';
import { MINUTE } from '@pavilion/number/duration';

const PAUSE_MS = MINUTE;
/** Max remembered subjects; an extra line is better than unbounded memory. */
const MAX_SUBJECTS = 500;

interface Subject {
  /** ms since 1970 of the last line. */
  at: number;
  /** Failures since then without a line. */
  repeated: number;
}

const allSubjects = processSingleton('failure-log', () => new BoundedMap<string, Subject>(MAX_SUBJECTS));

/** Logs a warning at most once a minute for each `subject`; the next one reports the number of failures in between. */
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

/** ms for which `/api/health` reports an invalid value. */
const RECENT_MS = 10 * MINUTE;
/** Lines a minute for all browsers together: they can send any text. */
const BROWSER_LINES = 30;

const values = processSingleton('invalid-values', () => ({ server: new BoundedMap<string, number>(100), browser: 0, minute: 0, lines: 0 }));

/**
 * Reports invalid responses, or parts of one, within the last ten minutes: in the site's own reads, and as reported by browsers.
 */
export function recentInvalidValues(now = Date.now()): { server: boolean; browser: boolean } {
  const { server, browser } = values();
  return { server: [...server.values()].some((at) => now - at < RECENT_MS), browser: now - browser < RECENT_MS };
}

const EVENTS = { failed: 'call.failed', invalid: 'call.invalid', unknown: 'call.unknown' } as const;

/** Logs an invalid value of a browser, like a read of the site's own; at most thirty lines a minute for all browsers. */
export function logBrowserValue({ kind, ...value }: InvalidValue, now = Date.now()): void {
  const state = values();
  if (kind !== 'unknown') state.browser = now;
  const minute = Math.floor(now / PAUSE_MS);
  if (state.minute !== minute) Object.assign(state, { minute, lines: 0 });
  state.lines += 1;
  if (state.lines > BROWSER_LINES) return;
  warnEachMinute(EVENTS[kind], `browser ${value.call} ${placeOf(value.path)}`, { where: 'browser', reason: 'invalid', ...value }, now);
}

/** Logs the part of a response that was left out, at most once a minute for the same call and place; never its value. */
export function logInvalidPart(part: InvalidPart): void {
  values().server.set(`${part.call} ${placeOf(part.path)}`, Date.now());
  warnEachMinute('call.invalid', `${part.call} ${placeOf(part.path)}`, { ...part });
}

/**
 * Logs the reason of a failed read of the platform or of a venue, at most once a minute for the same call, path and reason: the
 * call, the path of the first invalid value and the expected value; never the value. `call` names the read when the error does
 * not name its own.
 */
export function logFailure(call: string, error: unknown): void {
  nameCall(error, call);
  const failure = failureOf(error);
  if (failure === null) return;
  const { reason, path, code, status } = failure;
  if (reason === 'invalid') values().server.set(`${call} ${path}`, Date.now());
  const field = path === undefined ? undefined : placeOf(path);
  warnEachMinute('call.failed', [failure.call ?? call, reason, field, code, status].join(' '), { call, ...failure });
}
