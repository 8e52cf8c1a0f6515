import 'server-only';
import type { ServerResponse } from 'node:http';

/** Largest document that is stored, in bytes. */
const MAX_BYTES = 2_000_000;

/** Headers that depend on the encoding, the connection or the moment of one response. */
const OWN_HEADERS = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date']);

/** A complete document as it was sent, before compression. */
export interface CapturedDocument {
  body: Buffer;
  policy: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** True for the response of a page that came out whole: nothing in it redirects, failed, or sets a cookie. */
function isDocument(response: ServerResponse, body: Buffer): boolean {
  return (
    response.statusCode === 200 &&
    String(response.getHeader('Content-Type') ?? '').startsWith('text/html') &&
    !response.hasHeader('Set-Cookie') &&
    !response.hasHeader('Location') &&
    // A part of the page threw while the document was already being sent.
    !body.includes('data-dgst=')
  );
}

const headersOf = (response: ServerResponse) =>
  response.getHeaderNames().flatMap((name) => {
    if (OWN_HEADERS.has(name.toLowerCase())) return [];
    const value = response.getHeader(name);
    return (Array.isArray(value) ? value : [String(value)]).map((text) => [name, text] as const);
  });

/**
 * Copies a document while it is sent, and passes it to `done` when it is complete; null as soon as it is clear that it is none for
 * other requests. `isStorable` is false once its rendering says so. To be called after the compression is in place and before
 * anything that changes the document.
 */
export function captureDocument(
  response: ServerResponse,
  isStorable: () => boolean,
  done: (document: CapturedDocument | null) => void,
): void {
  let parts: Buffer[] | null = [];
  let size = 0;
  const finish = (document: CapturedDocument | null) => {
    if (parts === null) return;
    parts = null;
    done(document);
  };
  const take = (part: unknown, encoding: unknown) => {
    if (parts === null || part === undefined || part === null || typeof part === 'function') return;
    const bytes = typeof part === 'string' ? Buffer.from(part, encoding as BufferEncoding) : Buffer.from(part as Uint8Array);
    size += bytes.length;
    if (!isStorable() || size > MAX_BYTES) finish(null);
    else parts.push(bytes);
  };
  const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.write = ((part: unknown, ...rest: unknown[]) => {
    take(part, rest[0]);
    return write(part, ...rest);
  }) as typeof response.write;
  response.end = ((part?: unknown, ...rest: unknown[]) => {
    take(part, rest[0]);
    // A visitor who left ends the rendering before its end.
    if (response.destroyed) finish(null);
    const ended = end(part, ...rest);
    const body = Buffer.concat(parts ?? []);
    const policy = String(response.getHeader('Content-Security-Policy') ?? '');
    finish(isStorable() && isDocument(response, body) ? { body, policy, headers: headersOf(response) } : null);
    return ended;
  }) as typeof response.end;
  response.once('close', () => finish(null));
}
