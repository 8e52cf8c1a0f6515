import { request as send, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** A document as it comes over the wire, decoded. */
export interface Document {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  nonce: string;
  /** ms; above 0 for a stored document. */
  age: number;
}

/** Requests a document as a browser does. */
export function getDocument(origin: string, path: string, headers: Record<string, string>): Promise<Document> {
  return new Promise((resolve, reject) => {
    const sent = send(`${origin}${path}`, { headers: { accept: 'text/html', 'sec-fetch-dest': 'document', ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        const decode = DECODERS[response.headers['content-encoding'] ?? ''];
        const bytes = Buffer.concat(parts);
        const body = (decode ? decode(bytes) : bytes).toString('utf8');
        const nonce =
          /script-src 'self' 'nonce-([\w-]{22})' 'strict-dynamic'/.exec(String(response.headers['content-security-policy']))?.[1] ?? '';
        const age = Number(/^<!DOCTYPE html><html[^>]*><head><script nonce="[\w-]{22}" data-age="(\d{22})">/.exec(body)?.[1] ?? 0);
        resolve({ status: response.statusCode!, headers: response.headers, body, nonce, age });
      });
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** Content that does not depend on the nonce, the age and the length of one response. */
export function documentContent({ headers, body, nonce }: Document): string {
  const { date: _date, 'content-length': _length, 'transfer-encoding': _transfer, connection: _connection, ...own } = headers;
  const sorted = Object.entries(own).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(sorted)}\n${body}`.replaceAll(nonce, 'NONCE').replace(/data-age="\d+"/, 'AGE');
}

/** Requests until a page is warm: the first renderings may begin with a skeleton, and a slow one is over before it is sent again. */
export const TRIES = 20;
/** ms between two tries. All of them take longer than a document is stored. */
const PAUSE_MS = 300;

/** A rendered document and the one that was stored from it; null when the page is never stored. */
export async function documentPair(origin: string, path: string, headers: Record<string, string>): Promise<[Document, Document] | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const rendered = await getDocument(origin, path, headers);
    const stored = await getDocument(origin, path, headers);
    if (rendered.age === 0 && stored.age > 0) return [rendered, stored];
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return null;
}
