import 'server-only';
import type { ServerResponse } from 'node:http';

/** The two methods by which a response is sent, with each part as bytes. */
export interface Parts {
  write(part: Buffer): boolean;
  /** `part`: null for an end without a last part. */
  end(part: Buffer | null): void;
}

type Method = (...values: unknown[]) => unknown;

const isCallback = (value: unknown): value is () => void => typeof value === 'function';

function bytesOf(part: unknown, encoding: unknown): Buffer {
  if (typeof part === 'string') return Buffer.from(part, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  const { buffer, byteOffset, byteLength } = part as Uint8Array;
  return Buffer.from(buffer, byteOffset, byteLength);
}

/**
 * Puts `handlerOf` between a response and everybody who sends it from now on: its `write` and `end` receive the parts, and pass on
 * what they want to the methods in `own`. Callbacks are called as Node calls them, and are no concern of the handler.
 */
export function handleParts(response: ServerResponse, handlerOf: (own: Parts) => Parts): void {
  const write = response.write.bind(response) as Method;
  const end = response.end.bind(response) as Method;
  const handler = handlerOf({
    write: (part) => write(part) as boolean,
    end: (part) => void (part === null ? end() : end(part)),
  });
  response.write = ((part: unknown, ...rest: unknown[]) => {
    const done = rest.find(isCallback);
    if (done) process.nextTick(done);
    return handler.write(bytesOf(part, rest[0]));
  }) as typeof response.write;
  response.end = ((part?: unknown, ...rest: unknown[]) => {
    const done = [part, ...rest].find(isCallback);
    if (done) response.once('finish', done);
    const isPart = part !== undefined && part !== null && !isCallback(part);
    handler.end(isPart ? bytesOf(part, rest[0]) : null);
    return response;
  }) as typeof response.end;
}
