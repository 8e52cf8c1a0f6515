import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox, type SandboxOrigins, type SandboxProcess } from './sandbox-process';

export interface Broker {
  origin: string;
  /** Ends every sandbox that it started. */
  close(): Promise<void>;
}

/**
 * Lends each Jest worker a sandbox: `GET /<worker>` returns its origins and starts it at the first request. Loopback, any port. Its
 * sandboxes end with this process, however it dies.
 */
export async function startBroker(): Promise<Broker> {
  const running = new Map<string, Promise<SandboxProcess>>();

  function sandboxFor(worker: string): Promise<SandboxProcess> {
    const found = running.get(worker);
    if (found) return found;
    const started = startSandbox();
    running.set(worker, started);
    const forget = (): void => void running.delete(worker);
    // A dead one is started again for the next suite.
    started.then((sandbox) => sandbox.gone.then(forget), forget);
    return started;
  }

  const server: Server = createServer((request, response) => {
    const worker = (request.url ?? '').slice(1);
    if (!/^\d+$/.test(worker)) return void response.writeHead(404).end();
    sandboxFor(worker).then(
      ({ origin, imOrigin, obOrigin, fbOrigin }) =>
        response.end(JSON.stringify({ origin, imOrigin, obOrigin, fbOrigin } satisfies SandboxOrigins)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A run without a request must not wait for it.
  server.unref();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const sandboxes = await Promise.allSettled(running.values());
      server.close();
      server.closeAllConnections();
      await Promise.all(sandboxes.map((one) => one.status === 'fulfilled' && one.value.stop()));
    },
  };
}
