import { MISFIT_LENGTH, MISFIT_PATH, MISFITS_MAX, type Misfit } from '@/lib/contract/misfit';
import { contractErrors, type ContractError } from '@/lib/kit/http/errors';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { failureOf } from '@/lib/kit/http/failure';
import { watchInvalidParts } from '@/lib/kit/http/invalid-part';
import { send } from '@/lib/kit/http/transport';
import { BoundedMap } from '@/lib/kit/store/bounded-map';
import { explainRows } from '@/lib/platform/row-report';

/** ms for which the same subject is told once. */
const PAUSE_MS = 60_000;
/** ms for which misfits gather before they are sent. */
const GATHER_MS = 2_000;
const SEND_MS = 15_000;
const MAX_SUBJECTS = 200;

/** The path without row numbers: the same for every row of a list. */
const placeOf = (path: string) => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1n');

/**
 * Tells the operator what does not fit in this browser: each call that an invalid answer cost, each part and row that was left
 * out, kinds that the product does not know. A subject is told once a minute, in the console and to the site's log; never a
 * value. `now` in ms. Returns what ends it.
 */
export function reportMisfits(now: () => number = steadyNow): () => void {
  const told = new BoundedMap<string, { at: number; count: number }>(MAX_SUBJECTS);
  let waiting: Misfit[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  function flush(): void {
    timer = null;
    const misfits = waiting.slice(0, MISFITS_MAX);
    waiting = [];
    // Nobody waits for it, and what is lost is told again in a minute.
    send({ name: 'misfit', method: 'POST', url: MISFIT_PATH, body: { misfits }, timeout: SEND_MS }).catch(() => undefined);
  }

  function tell(kind: Misfit['kind'], call: string, path = '', expected = '', count = 1): void {
    const place = placeOf(path);
    const subject = `${kind} ${call} ${place}`;
    const last = told.get(subject);
    if (last && now() - last.at < PAUSE_MS) {
      last.count += count;
      return;
    }
    const sum = Math.min(count + (last?.count ?? 0), 10_000);
    told.set(subject, { at: now(), count: 0 });
    // oxlint-disable-next-line no-console
    if (kind !== 'unknown') console.warn(`${call}: ${place || 'the answer'} does not fit, ${expected || 'another form'} expected`);
    const { call: longest, path: longestPath, expected: longestWords } = MISFIT_LENGTH;
    waiting.push({
      kind,
      call: call.slice(0, longest),
      path: place.slice(0, longestPath),
      expected: expected.replace(/[^ -~]/g, '.').slice(0, longestWords),
      count: sum,
    });
    timer ??= setTimeout(flush, GATHER_MS);
  }

  const tellError = (kind: 'failed' | 'invalid', error: unknown) => {
    const failure = failureOf(error);
    // A report that is refused is not reported.
    if (failure?.call && failure.call !== 'misfit') tell(kind, failure.call, failure.path, failure.expected);
  };
  const before = contractErrors.heard;
  contractErrors.heard = (error: ContractError) => tellError('failed', error);
  for (const error of contractErrors.early.splice(0)) contractErrors.heard(error);
  const stop = watchInvalidParts(({ call, path, expected, count }) => tell('invalid', call, path, expected, count));
  explainRows(
    (_call, error) => tellError('invalid', error),
    (call) => tell('unknown', call, '', 'a kind that the product knows'),
  );
  return () => {
    contractErrors.heard = before;
    stop();
    if (timer !== null) clearTimeout(timer);
  };
}
