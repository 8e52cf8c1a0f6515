import ky, { HTTPError } from 'ky';
import { readText, Unreadable } from './body';
import { type Bounds, isOnline, withinTime } from './deadline';
import { ContractError, NetworkError } from './errors';
import { runtimeFetch } from './runtime-fetch';

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

/** Follows no redirect, never repeats, never caches. */
const http = ky.create({
  headers: { accept: 'application/json' },
  // The query cache repeats calls: it knows which reads are worth it and which are still observed.
  retry: 0,
  // ky's own deadline ends with the headers; that of `withinTime` covers the body too.
  timeout: false,
  redirect: 'error',
  cache: 'no-store',
  ...(typeof window === 'undefined' && { fetch: runtimeFetch }),
});

/**
 * Sends once, as part of work that ends with `signal` (`withinTime`).
 * @throws NetworkError for no response or a status outside 200–299, ContractError for a body that is not UTF-8, not JSON or
 * larger than the cap.
 */
export async function exchange({
  name,
  url,
  body: json,
  credentials = 'same-origin',
  readsErrors = false,
  onHeaders,
  ...request
}: HttpRequest & { signal: AbortSignal }): Promise<HttpResponse> {
  try {
    const response = await http(url, { ...request, json, credentials });
    onHeaders?.(response.headers);
    return { headers: response.headers, body: jsonOf(await readText(response, request.signal)) };
  } catch (error) {
    if (error instanceof Unreadable) throw new ContractError(name, error.fault);
    if (!(error instanceof HTTPError)) throw new NetworkError({ status: 0, message: '', statusText: '', online: isOnline() });
    const { response } = error;
    const { status, statusText } = response;
    const body = readsErrors
      ? await readText(response, request.signal)
          .then(jsonOf)
          .catch(() => undefined)
      : undefined;
    void response.body?.cancel().catch(() => undefined);
    throw new NetworkError({ status, message: '', statusText, online: true }, body);
  }
}

/**
 * Sends once, hooks and body within `timeout` ms.
 * @throws CancelledError when `signal` aborts; else as `exchange`.
 */
export function send({ timeout, signal, ...request }: HttpRequest & Bounds): Promise<HttpResponse> {
  return withinTime({ timeout, signal }, (scope) => exchange({ ...request, signal: scope.signal }));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable('(json)');
  }
}
