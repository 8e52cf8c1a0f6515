import 'server-only';
import type { ServerResponse } from 'node:http';
import { CLOSING_TAGS } from './template.rules';

const CLOSING = Buffer.from(CLOSING_TAGS);

/**
 * Adds a script before a document's closing tags while it is sent; `scriptFor` gets the document's policy. To be called after the
 * compression is in place, and before the document is captured, whose stored form has no script of its member. A response that does
 * not end with the tags stays as it is.
 */
export function appendScript(response: ServerResponse, scriptFor: (policy: string) => Promise<string>): void {
  let isPending = false;
  const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  /** The part without closing tags at its end, which are held back. */
  const hold = (part: unknown, encoding: unknown): Buffer | null => {
    if (part === undefined || part === null || typeof part === 'function') return null;
    const bytes = typeof part === 'string' ? Buffer.from(part, encoding as BufferEncoding) : Buffer.from(part as Uint8Array);
    if (isPending) write(CLOSING);
    const start = bytes.length - CLOSING.length;
    isPending = start >= 0 && bytes.subarray(start).equals(CLOSING);
    return isPending ? bytes.subarray(0, start) : bytes;
  };
  response.write = ((part: unknown, ...rest: unknown[]) => {
    const bytes = hold(part, rest[0]);
    return bytes === null || bytes.length === 0 || write(bytes);
  }) as typeof response.write;
  response.end = ((part?: unknown, ...rest: unknown[]) => {
    const bytes = hold(part, rest[0]);
    const callback = [part, ...rest].filter((value) => typeof value === 'function');
    if (bytes !== null && bytes.length > 0) write(bytes);
    if (!isPending) return end(...callback);
    const finish = async () => {
      const script = await scriptFor(String(response.getHeader('Content-Security-Policy') ?? ''));
      end(script + CLOSING_TAGS, ...callback);
    };
    finish().catch(() => end(CLOSING_TAGS, ...callback));
    return response;
  }) as typeof response.end;
}
