/** Decoded bytes of one response. A small compressed body can unfold to a thousand times its size. */
export const BODY_CAP = 2 * 1024 * 1024;

/** A body that is past the cap, not UTF-8 (half-read names and amounts are worse than none) or not JSON. */
export class Unreadable extends Error {
  constructor(readonly fault: '(size)' | '(text)' | '(json)') {
    super(fault);
  }
}

/**
 * Reads a body to its end, counting decoded bytes.
 * @throws Unreadable past the cap and for invalid UTF-8; the reason of `signal` when it aborts in between.
 */
export async function readText(response: Response, signal: AbortSignal, cap = BODY_CAP): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  // A body that hangs does not always end with the request's signal: end it by hand.
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      stop();
      throw new Unreadable('(text)');
    }
  };
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (signal.aborted) throw signal.reason;
      if (done) return text + decode();
      size += value.byteLength;
      if (size > cap) {
        stop();
        throw new Unreadable('(size)');
      }
      text += decode(value);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
