import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import onHeaders from 'on-headers';
import { brotliTwin } from './static-file.server';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Compresses responses while they are written: Brotli if the client accepts it, gzip otherwise. The framework itself only
 * supports gzip.
 */
const compress = compression() as unknown as Middleware;

/** Compresses a response. A hashed file is served as the Brotli twin from the build, so that no request compresses it. */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => {});
  const twin = brotliTwin(request.url ?? '', request.headers['accept-encoding']);
  if (!twin) return;
  request.url = twin.target;
  onHeaders(response, () => {
    if (response.statusCode >= 400) return;
    response.setHeader('Content-Type', twin.type);
    response.setHeader('Content-Encoding', 'br');
  });
}
