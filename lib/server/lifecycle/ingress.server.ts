import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { noteServer } from './drain.server';
import { cleanHeaders, cleanMethod, cleanTarget, missingHeaders, type RawHeaders } from './ingress.rules';
import { processSingleton } from '@/lib/kit/store/process-singleton';

const state = processSingleton('ingress', () => ({ watched: false }));

interface RequestDescription {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/**
 * Intercepts requests before the framework: node publishes each request on a channel before any listener runs, so Next sees the
 * changes made there. Every response gets the site's headers. Started once per process.
 */
export function watchIngress(trustedHops: number, givesHost: boolean): void {
  if (state().watched) return;
  state().watched = true;
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as RequestDescription;
    noteServer(server);
    cleanHeaders(request.headers as RawHeaders, request.socket.remoteAddress ?? '', trustedHops, givesHost);
    request.url = cleanTarget(request.url ?? '/');
    request.method = cleanMethod(request.method ?? 'GET');
    const target = { path: request.url, https: request.headers['x-forwarded-proto'] === 'https' };
    onHeaders(response, () => {
      const headers = new Set(response.getHeaderNames());
      for (const [name, value] of missingHeaders({ ...target, status: response.statusCode, headers })) response.setHeader(name, value);
    });
  });
}
