import { deflateSync, gzipSync } from 'node:zlib';

/** Short answers are cheap to deflate, long ones carry gzip's header too: a client must know both. */
const LONG = 4096;

/**
 * What a call ending in `PB` gives as `data`: base64 of the compressed, URI-encoded JSON (venues §2). Compressed with zlib
 * when short and gzip when long, so that a client that can read one only is found out.
 */
export function packed(data: unknown): string {
  const text = encodeURIComponent(JSON.stringify(data));
  return (text.length > LONG ? gzipSync(text) : deflateSync(text)).toString('base64');
}
