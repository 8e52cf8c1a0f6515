import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import onHeaders from 'on-headers';
import { brotliTwin } from './static-file.server';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Brotli where the client takes it, gzip otherwise, while an answer is written. The framework's own only knows gzip. */
const compress = compression() as unknown as Middleware;

/** Makes an answer small. A hashed file leaves as the Brotli twin that the build wrote, which no request pays for. */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => {});
  const twin = brotliTwin(request.url ?? '', String(request.headers['accept-encoding'] ?? ''));
  if (!twin) return;
  request.url = twin.target;
  onHeaders(response, () => {
    if (response.statusCode >= 400) return;
    response.setHeader('Content-Type', twin.type);
    response.setHeader('Content-Encoding', 'br');
  });
}
