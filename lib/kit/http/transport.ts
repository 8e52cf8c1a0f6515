import { type Bounds, isOnline, withinTime } from './deadline';
import { NetworkError } from './errors';

export interface HttpRequest {
  /** Names the call in errors. */
  name: string;
  method: 'GET' | 'POST';
  /** Absolute, or a path of this origin in the browser. */
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** `omit` for foreign origins, so that no cookie travels there. */
  credentials?: 'same-origin' | 'omit';
  /** An HTTP error is thrown with its body: the other side may have sent a rejection in it. */
  readsErrors?: boolean;
  /** Receives the headers of a response with a status of 200–299, before its body. */
  onHeaders?: (headers: Headers) => void;
}

export interface HttpResponse {
  headers: Headers;
  /** Parsed JSON. */
  body: unknown;
}

/** Code that every call needs. */
type Transport = Pick<typeof import('./exchange.lazy'), 'exchangeOnce' | 'readText'>;

let load: () => Promise<Transport> = () => import('./exchange.lazy');

/** Loads the transport from a file that has more of what calls need, so that the first one waits for one file. */
export const loadWith = (other: () => Promise<Transport>) => {
  load = other;
};

/**
 * Code that a call loads before it sends anything.
 * @throws NetworkError when it cannot be loaded; the next call tries again.
 */
export const loaded = <T>(part: () => Promise<T>): Promise<T> =>
  part().catch(() => {
    throw new NetworkError({ status: 0, message: '', statusText: '', online: isOnline() });
  });

/**
 * Sends once, as part of work that ends with `signal` (`withinTime`). ky is loaded with the first request: a page without calls
 * does without it.
 * @throws NetworkError for no response or a status outside 200–299, ContractError for a body that is not UTF-8, not JSON or
 * larger than the cap.
 */
export async function exchange(request: HttpRequest & { signal: AbortSignal }): Promise<HttpResponse> {
  const { exchangeOnce } = await loaded(load);
  return exchangeOnce(request);
}

/** `readText` of `body.ts`, which every call has loaded. */
export const readText: Transport['readText'] = async (...body) => (await loaded(load)).readText(...body);

/**
 * Sends once, hooks and body within `timeout` ms.
 * @throws CancelledError when `signal` aborts; else as `exchange`.
 */
export function send({ timeout, signal, ...request }: HttpRequest & Bounds): Promise<HttpResponse> {
  return withinTime({ timeout, signal }, (scope) => exchange({ ...request, signal: scope.signal }));
}
