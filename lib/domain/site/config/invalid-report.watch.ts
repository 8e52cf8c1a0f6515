import { REPORTED_LENGTH, INVALID_REPORT_PATH, REPORTED_MAX, type InvalidValue } from '@pavilion/contract/invalid-report';
import { contractErrors, type ContractError } from '@/lib/kit/http/errors';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { failureOf } from '@/lib/kit/http/failure';
import { watchInvalidParts } from '@/lib/kit/http/invalid-part';
import { send } from '@/lib/kit/http/transport';
import { BoundedMap } from '@/lib/kit/store/bounded-map';
import { explainRows } from '@/lib/platform/row-report';
import { MINUTE } from '@pavilion/number/duration';

/** ms for which the same subject is reported once. */
const PAUSE_MS = MINUTE;
/** ms for which values gather before they are sent. */
const GATHER_MS = 2_000;
const SEND_MS = 15_000;
const MAX_SUBJECTS = 200;

/** The path without row numbers: the same for every row of a list. */
const positionOf = (path: string) => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1n');

/**
 * Reports to the operator what does not fit in this browser: each call lost to an invalid response, each part and row that was left out,
 * kinds that the product does not know. A subject is reported once a minute, in the console and to the site's log; never a value. `now` in
 * ms. Returns a function that ends it.
 */
export function reportInvalidValues(now: () => number = steadyNow): () => void {
  const reported = new BoundedMap<string, { at: number; count: number }>(MAX_SUBJECTS);
  let waiting: InvalidValue[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  function flush(): void {
    timer = null;
    const values = waiting.slice(0, REPORTED_MAX);
    waiting = [];
    // Nothing waits for it, and a lost report is sent again in a minute.
    send({ name: 'invalidReport', method: 'POST', url: INVALID_REPORT_PATH, body: { values }, timeout: SEND_MS }).catch(() => undefined);
  }

  function notify(kind: InvalidValue['kind'], call: string, path = '', expected = '', count = 1): void {
    const position = positionOf(path);
    const subject = `${kind} ${call} ${position}`;
    const last = reported.get(subject);
    if (last && now() - last.at < PAUSE_MS) {
      last.count += count;
      return;
    }
    const sum = Math.min(count + (last?.count ?? 0), 10_000);
    reported.set(subject, { at: now(), count: 0 });
    // oxlint-disable-next-line no-console
    if (kind !== 'unknown') console.warn(`${call}: ${position || 'the response'} does not fit, ${expected || 'another form'} expected`);
    const { call: callMax, path: pathMax, expected: expectedMax } = REPORTED_LENGTH;
    waiting.push({
      kind,
      call: call.slice(0, callMax),
      path: position.slice(0, pathMax),
      expected: expected.replace(/[^ -~]/g, '.').slice(0, expectedMax),
      count: sum,
    });
    timer ??= setTimeout(flush, GATHER_MS);
  }

  const notifyError = (kind: 'failed' | 'invalid', error: unknown) => {
    const failure = failureOf(error);
    // A report that fails is not reported.
    if (failure?.call && failure.call !== 'invalidReport') notify(kind, failure.call, failure.path, failure.expected);
  };
  const before = contractErrors.onError;
  contractErrors.onError = (error: ContractError) => notifyError('failed', error);
  for (const error of contractErrors.early.splice(0)) contractErrors.onError(error);
  const stop = watchInvalidParts(({ call, path, expected, count }) => notify('invalid', call, path, expected, count));
  explainRows(
    (_call, error) => notifyError('invalid', error),
    (call) => notify('unknown', call, '', 'a kind that the product knows'),
  );
  return () => {
    contractErrors.onError = before;
    stop();
    if (timer !== null) clearTimeout(timer);
  };
}
