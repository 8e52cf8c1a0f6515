import 'server-only';
import type { ServerResponse } from 'node:http';
import { handleParts } from '@/lib/server/response/response-parts.server';
import { CLOSING_TAGS } from './template.rules';

const CLOSING = Buffer.from(CLOSING_TAGS);

/**
 * Adds a script before a document's closing tags while it is sent; `scriptFor` gets the document's policy. To be called after the
 * compression is in place, and before the document is captured, whose stored form has no script of its member. A response that does
 * not end with the tags stays as it is.
 */
export function appendScript(response: ServerResponse, scriptFor: (policy: string) => Promise<string>): void {
  let isPending = false;
  handleParts(response, (own) => {
    /** Sends a part without closing tags at its end, which are held back. */
    const send = (part: Buffer): boolean => {
      if (isPending) own.write(CLOSING);
      const start = part.length - CLOSING.length;
      isPending = start >= 0 && part.subarray(start).equals(CLOSING);
      const sent = isPending ? part.subarray(0, start) : part;
      return sent.length === 0 || own.write(sent);
    };
    const finish = async () => {
      const script = await scriptFor(String(response.getHeader('Content-Security-Policy') ?? ''));
      own.end(Buffer.from(script + CLOSING_TAGS));
    };
    return {
      write: send,
      end(part) {
        if (part !== null) send(part);
        if (isPending) finish().catch(() => own.end(CLOSING));
        else own.end(null);
      },
    };
  });
}
