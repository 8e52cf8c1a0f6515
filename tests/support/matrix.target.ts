import { CancelledError, BusinessError, ContractError, NetworkError } from '@/lib/kit/http/errors';
import { memberMessage } from '@/lib/kit/http/error.rules';
import type { ExpectedResult } from './matrix.expected';
import { time } from './matrix.time';

/** One call of a matrix. */
export interface Target {
  name: string;
  /** Its required end, by kind of fault. */
  end: ExpectedResult;
  /** `read` returns data or throws; `state` returns a state of its own, and never throws. */
  kind: 'read' | 'state';
  /** Its reader accepts any data: the data are not compared. */
  anyData?: boolean;
  /** Meets every form in every run: it moves money, opens or ends a session, or guards one. */
  whole?: boolean;
  run(signal?: AbortSignal): Promise<unknown>;
}

/** The result of a `state` target. */
export interface Stated {
  how: string;
  /** The member's message, if it has one. */
  text?: string;
  data?: unknown;
}

export interface Ending {
  /** One word for its end. */
  how: string;
  data?: unknown;
  text: string;
  /** ms past the call's time, or past a bare timer of the same length where the machine itself was late. */
  over: number;
}

/** Runs a target once and returns its end. Never throws. */
export async function endingOf(target: Target, signal?: AbortSignal): Promise<Ending> {
  const begun = performance.now();
  let due = begun + time.ms;
  const bare = setTimeout(() => (due = performance.now()), time.ms);
  const ended = (how: string, text = '', data?: unknown): Ending => {
    clearTimeout(bare);
    return { how, text, over: Math.round(performance.now() - due), data };
  };
  try {
    const data = await target.run(signal);
    if (target.kind === 'read') return ended('data', '', data);
    const stated = data as Stated;
    return ended(stated.how, stated.text ?? '', stated.data);
  } catch (error) {
    if (error instanceof CancelledError) return ended('cancelled', error.message);
    if (error instanceof NetworkError) return ended(error.timedOut ? 'timeout' : `network ${error.status}`, memberMessage(error));
    if (error instanceof BusinessError) return ended(`business ${error.code}`, memberMessage(error));
    if (error instanceof ContractError) return ended('contract', memberMessage(error));
    return ended(`no call error: ${String(error)}`);
  }
}
