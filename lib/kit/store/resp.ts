/** What the wire of Redis can answer to the few commands that a cache needs: a text, a number, nothing, or a refusal. */
export type Reply = string | number | null;

/** Bytes of one text; the largest value of the cache is far below. */
const TEXT_MAX = 4 * 1024 * 1024;
const LINE_MAX = 64 * 1024;

/** One command as the protocol (RESP2) writes it: lengths in bytes, so that no value can hold a command. */
export function toCommand(parts: readonly string[]): string {
  return `*${parts.length}\r\n${parts.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`).join('')}`;
}

/** Reads answers from chunks as they come and hands each on in order. @throws for anything that is none. */
export function createReplies(take: (reply: Reply | Error) => void): (chunk: Buffer) => void {
  let held: Buffer = Buffer.alloc(0);

  /** One answer from the front of what is held and the bytes it took; null while it is not whole. */
  function next(): { reply: Reply | Error; size: number } | null {
    const end = held.indexOf('\r\n');
    if (end < 0) {
      if (held.length > LINE_MAX) throw new Error('redis: endless line');
      return null;
    }
    const text = held.toString('utf8', 1, end);
    const size = end + 2;
    switch (held[0]) {
      case 0x2b: // +
        return { reply: text, size };
      case 0x2d: // -
        return { reply: new Error(`redis: ${text}`), size };
      case 0x3a: // :
        return { reply: Number(text), size };
      case 0x24: {
        // $
        const length = Number(text);
        if (length === -1) return { reply: null, size };
        if (!Number.isInteger(length) || length < 0 || length > TEXT_MAX) throw new Error('redis: no length');
        if (held.length < size + length + 2) return null;
        return { reply: held.toString('utf8', size, size + length), size: size + length + 2 };
      }
      default:
        throw new Error('redis: unknown answer');
    }
  }

  return (chunk) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    for (let found = next(); found; found = next()) {
      held = held.subarray(found.size);
      take(found.reply);
    }
  };
}
