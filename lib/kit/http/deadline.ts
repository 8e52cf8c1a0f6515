import { CancelledError, NetworkError } from './errors';

/** Work with a time limit. A call within it uses the scope, and has no limit of its own. */
export interface Scope {
  /** Aborts when the time is over or the caller cancels. */
  readonly signal: AbortSignal;
}

/** Limits of a call besides its own time limit. */
export interface CallLimit {
  signal?: AbortSignal | undefined;
  /** Scope of the work that makes the call: its limit applies, and the call has none of its own. */
  scope?: Scope | undefined;
}

export interface Bounds extends CallLimit {
  /** ms for the whole work, including preparations and repeats. */
  timeout: number;
}

/** True if there is a network, in Node and browsers alike; also where the environment does not report it. */
export const isOnline = () => typeof navigator === 'undefined' || navigator.onLine !== false;

/**
 * Does work of several steps within one time: the caller's, if it gives its scope. `work` begins at once, before this returns;
 * after the end its signal is aborted.
 * @throws CancelledError as soon as `signal` aborts, NetworkError (timeout) when the time is over; else what `work` throws.
 */
export async function withinTime<T>({ timeout, signal, scope }: Bounds, work: (scope: Scope) => Promise<T>): Promise<T> {
  if ((scope?.signal ?? signal)?.aborted) throw new CancelledError();
  if (scope) return work(scope);
  const controller = new AbortController();
  let reject: ((error: Error) => void) | undefined;
  const stopped = new Promise<never>((_, rejectWith) => {
    reject = rejectWith;
  });
  const stop = (error: Error) => {
    reject?.(error);
    controller.abort();
  };
  const cancel = () => stop(new CancelledError());
  const deadline = setTimeout(() => stop(new NetworkError({ status: 0, message: 'timeout', statusText: '', online: isOnline() })), timeout);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await Promise.race([work({ signal: controller.signal }), stopped]);
  } finally {
    clearTimeout(deadline);
    signal?.removeEventListener('abort', cancel);
  }
}
