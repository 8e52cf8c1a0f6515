import { CancelledError, NetworkError } from './errors';

export interface Bounds {
  /** ms for everything the work does, its preparations and repeats included. */
  timeout: number;
  signal?: AbortSignal | undefined;
}

export interface Scope {
  /** Aborts when the time is over or the caller gives up. */
  signal: AbortSignal;
  /** ms that are left, at least 1. */
  left(): number;
}

/** Whether there is a network, in Node and browsers alike; true where the environment cannot say. */
export const isOnline = () => typeof navigator === 'undefined' || navigator.onLine !== false;

/**
 * Does work of several steps within one time. `work` begins at once, before this returns; what it still does after the
 * end has a signal that is aborted.
 * @throws CancelledError as soon as `signal` aborts, NetworkError (timeout) when the time is over; else what `work` throws.
 */
export async function withinTime<T>({ timeout, signal }: Bounds, work: (scope: Scope) => Promise<T>): Promise<T> {
  if (signal?.aborted) throw new CancelledError();
  const controller = new AbortController();
  const end = performance.now() + timeout;
  let reject: ((error: Error) => void) | undefined;
  const stopped = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  const stop = (error: Error) => {
    reject?.(error);
    controller.abort();
  };
  const cancel = () => stop(new CancelledError());
  const deadline = setTimeout(() => stop(new NetworkError({ status: 0, message: 'timeout', statusText: '', online: isOnline() })), timeout);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const left = () => Math.max(1, end - performance.now());
    return await Promise.race([work({ signal: controller.signal, left }), stopped]);
  } finally {
    clearTimeout(deadline);
    signal?.removeEventListener('abort', cancel);
  }
}
