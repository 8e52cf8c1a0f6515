import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { cleanHeaders, cleanTarget, type RawHeaders } from './ingress.rules';

const KEY = Symbol.for('pavilion.ingress');
const shared = globalThis as { [KEY]?: { draining: boolean } };

/**
 * Stands before the framework: node announces each request on a channel before any listener runs, and what is changed
 * there is what Next sees. Started once per process.
 */
export function watchIngress(trustedHops: number): void {
  if (shared[KEY]) return;
  const state: { draining: boolean } = { draining: false };
  shared[KEY] = state;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    cleanHeaders(request.headers as RawHeaders, request.socket.remoteAddress ?? '', trustedHops);
    request.url = cleanTarget(request.url ?? '/');
  });
  // Next closes its server on the same signal; kept-alive connections are told not to come back.
  process.once('SIGTERM', () => {
    state.draining = true;
  });
}

/** True once the process was told to end. */
export function isDraining(): boolean {
  return shared[KEY]?.draining ?? false;
}
