import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/**
 * One response over a connection of its own: ms to its first byte and to its end, bytes on the wire, its body, content type and headers.
 * Throws on another status than 200.
 */
export function readPage(address, { cookie = 'isCheck=1' } = {}) {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    http
      .get(address, { agent: false, headers: { 'Accept-Encoding': 'br', cookie } }, (response) => {
        const parts = [];
        let first = 0;
        response.on('data', (part) => {
          first ||= performance.now() - begun;
          parts.push(part);
        });
        response.once('error', reject);
        response.on('end', () => {
          if (response.statusCode !== 200) return reject(new Error(`${address} responded with ${response.statusCode}`));
          const bytes = Buffer.concat(parts);
          const body = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
          return resolve({
            first,
            whole: performance.now() - begun,
            bytes: bytes.length,
            body,
            type: response.headers['content-type'] ?? '',
            headers: response.headers,
          });
        });
      })
      .on('error', reject);
  });
}

/** Text of a page. */
export const readText = async (address, options) => (await readPage(address, options)).body.toString('utf8');

/** Requests of a page of which one has all of its lists: the first ones may come before a venue's response. */
const TRIES = 4;

/** Text of a page with all of its parts: the longest of some. */
export async function readWhole(address, options) {
  let whole = '';
  for (let sent = 0; sent < TRIES; sent += 1) {
    const text = await readText(address, options);
    if (text.length > whole.length) whole = text;
  }
  return whole;
}
