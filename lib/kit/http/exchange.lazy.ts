import ky, { HTTPError } from 'ky';
import { readText, Unreadable } from './body';
import { isOnline } from './deadline';
import { ContractError, NetworkError } from './errors';
import { runtimeFetch } from './runtime-fetch';
import type { HttpRequest, HttpResponse } from './transport';

export { readText };

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

/** The part of `exchange` that needs ky; same arguments, result and errors. */
export async function exchangeOnce({
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

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable('(json)');
  }
}
