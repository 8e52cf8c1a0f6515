/** One request as it is sent. */
export interface WireRequest {
  method: 'GET' | 'POST' | 'OPTIONS';
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
}

/** A whole response, read to its end. */
export interface Reply {
  status: number;
  headers: Headers;
  cookies: readonly string[];
  /** Null when the bytes are no UTF-8. */
  text: string | null;
  /** ms from the request to the last byte. */
  ms: number;
}

/** No response: there was no connection, it broke, or the time was up. */
export interface Lost {
  lost: 'unreachable' | 'timeout';
  /** The system's error code, such as `ECONNREFUSED`. */
  detail: string;
  ms: number;
}

export type Outcome = Reply | Lost;

export const isLost = (outcome: Outcome): outcome is Lost => 'lost' in outcome;

function detailOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return typeof cause?.code === 'string' ? cause.code : 'the connection broke';
}

/** Sends one request and reads its response; follows no redirect, since the site follows none. Never throws. */
export async function exchange({ method, url, headers, body }: WireRequest, timeout: number): Promise<Outcome> {
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      method,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      redirect: 'manual',
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const bytes = await response.arrayBuffer();
    return {
      status: response.status,
      headers: response.headers,
      cookies: response.headers.getSetCookie(),
      text: decoded(bytes),
      ms: passed(),
    };
  } catch (error) {
    return signal.aborted ? { lost: 'timeout', detail: '', ms: passed() } : { lost: 'unreachable', detail: detailOf(error), ms: passed() };
  }
}

function decoded(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
