import { deflateSync, gzipSync } from 'node:zlib';

/** Size from which gzip is used instead of deflate, so that clients must read both. */
const LONG = 4096;

/**
 * What a call ending in `PB` gives as `data`: base64 of the compressed, URI-encoded JSON (venues §2). Short answers use zlib and
 * long ones gzip, so that tests find a client that reads only one.
 */
export function packed(data: unknown): string {
  const text = encodeURIComponent(JSON.stringify(data));
  return (text.length > LONG ? gzipSync(text) : deflateSync(text)).toString('base64');
}
