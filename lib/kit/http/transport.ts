import ky from 'ky';
import { BodyTooLarge, NotText, readText } from './body';
import { isOnline } from './deadline';
import { CancelledError, ContractError, NetworkError } from './errors';

export interface HttpRequest {
  /** Names the call in errors. */
  name: string;
  method: 'GET' | 'POST';
  /** Absolute, or a path of this origin in the browser. */
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** ms for the whole call, body included. */
  timeout: number;
  signal?: AbortSignal | undefined;
  /** `omit` for foreign origins, so that no cookie travels there. */
  credentials?: 'same-origin' | 'omit';
}

export interface HttpAnswer {
  headers: Headers;
  /** Parsed JSON. */
  body: unknown;
}

/**
 * Sends once, follows no redirect, never retries, never caches.
 * @throws CancelledError when `signal` aborts, NetworkError for no answer or a status outside 200–299,
 * ContractError for a body that is no UTF-8, no JSON or larger than the cap.
 */
export async function send(request: HttpRequest): Promise<HttpAnswer> {
  const { name, method, url, headers, body, timeout, signal, credentials = 'same-origin' } = request;
  if (signal?.aborted) throw new CancelledError();
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal?.addEventListener('abort', abort, { once: true });
  let timedOut = false;
  const deadline = setTimeout(() => {
    timedOut = true;
    abort();
  }, timeout);
  try {
    const response = await ky(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { json: body }),
      signal: controller.signal,
      // ky's own deadline ends with the headers; ours covers the body too.
      timeout: false,
      retry: 0,
      throwHttpErrors: false,
      redirect: 'error',
      cache: 'no-store',
      credentials,
    });
    if (!response.ok) {
      void response.body?.cancel().catch(() => undefined);
      throw new NetworkError({ status: response.status, message: '', statusText: response.statusText, online: true });
    }
    return { headers: response.headers, body: parseJson(name, await readText(response, controller.signal)) };
  } catch (error) {
    if (error instanceof NetworkError || error instanceof ContractError) throw error;
    if (timedOut) throw new NetworkError({ status: 0, message: 'timeout', statusText: '', online: isOnline() });
    if (signal?.aborted) throw new CancelledError();
    if (error instanceof BodyTooLarge) throw new ContractError(name, '(size)');
    if (error instanceof NotText) throw new ContractError(name, '(text)');
    throw new NetworkError({ status: 0, message: '', statusText: '', online: isOnline() });
  } finally {
    clearTimeout(deadline);
    signal?.removeEventListener('abort', abort);
  }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractError(name, '(json)');
  }
}
