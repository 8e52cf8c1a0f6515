import 'server-only';
import type { Server } from 'node:http';
import { log } from '@pavilion/log/log.server';
import { processSingleton } from '@/lib/kit/store/process-singleton';

/** ms after which open requests are aborted. */
const MAX_MS = 8000;

const state = processSingleton('drain', () => ({ draining: false, servers: new Set<Server>(), enders: new Set<() => void>() }));

/** True after the process received a signal to end; `/api/health` reports it to load balancers. */
export function isDraining(): boolean {
  return state().draining;
}

/** Registers a server that accepts requests, so that the drain closes it. */
export function noteServer(server: Server): void {
  state().servers.add(server);
}

/** Registers the end of responses that would last: the drain calls `end` before it waits for open requests. Returns unregister. */
export function onDrain(end: () => void): () => void {
  state().enders.add(end);
  return () => void state().enders.delete(end);
}

/**
 * Ends the process in order on SIGTERM and SIGINT: serves for another `drainMs` while reporting "draining", then rejects
 * connections, lets open requests finish, and exits. Only if Next leaves the signals to the site (NEXT_MANUAL_SIG_HANDLE).
 */
export function drainOnSignals(drainMs: number): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (state().draining) return;
      state().draining = true;
      log('info', 'site.draining', { signal });
      setTimeout(() => void close(), drainMs);
    });
  }
}

async function close(): Promise<void> {
  const deadline = setTimeout(() => process.exit(0), MAX_MS).unref();
  for (const end of state().enders) end();
  await Promise.all(
    [...state().servers].map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeIdleConnections();
        }),
    ),
  );
  clearTimeout(deadline);
  process.exit(0);
}
