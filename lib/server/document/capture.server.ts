import 'server-only';
import type { ServerResponse } from 'node:http';
import { handleParts } from '@/lib/server/response/response-parts.server';

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
  const take = (part: Buffer) => {
    if (parts === null) return;
    size += part.length;
    if (!isStorable() || size > MAX_BYTES) finish(null);
    else parts.push(part);
  };
  handleParts(response, (own) => ({
    write(part) {
      take(part);
      return own.write(part);
    },
    end(part) {
      if (part !== null) take(part);
      // A visitor who left ends the rendering before its end.
      if (response.destroyed) finish(null);
      own.end(part);
      const body = Buffer.concat(parts ?? []);
      const policy = String(response.getHeader('Content-Security-Policy') ?? '');
      finish(isStorable() && isDocument(response, body) ? { body, policy, headers: headersOf(response) } : null);
    },
  }));
  response.once('close', () => finish(null));
}
