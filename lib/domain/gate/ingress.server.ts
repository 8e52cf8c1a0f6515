import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import { noteServer } from './drain.server';
import { cleanHeaders, cleanTarget, type RawHeaders } from './ingress.rules';

const KEY = Symbol.for('pavilion.ingress');
const shared = globalThis as { [KEY]?: true };

/**
 * Stands before the framework: node announces each request on a channel before any listener runs, and what is changed
 * there is what Next sees. Started once per process.
 */
export function watchIngress(trustedHops: number): void {
  if (shared[KEY]) return;
  shared[KEY] = true;
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    noteServer(server);
    cleanHeaders(request.headers as RawHeaders, request.socket.remoteAddress ?? '', trustedHops);
    request.url = cleanTarget(request.url ?? '/');
  });
}
