import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLoopbackHost } from './public-host';
import { StartFailure } from './start-failure';

const WILDCARDS = new Set(['0.0.0.0', '::']);

/**
 * Listens on `host` and, where that is one address of the network, on loopback too: the site's server asks there.
 * @throws StartFailure when the port is taken or the address is not this machine's.
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  const alone = isLoopbackHost(host) || WILDCARDS.has(host);
  const loopback = alone ? null : createServer((request, reply) => app.routing(request, reply));
  loopback?.on('upgrade', (...upgrade) => app.server.emit('upgrade', ...upgrade) || upgrade[1].destroy());
  app.addHook('onClose', async () => {
    loopback?.close();
    loopback?.closeAllConnections();
  });
  try {
    await app.listen({ host, port });
    if (loopback) {
      await new Promise<void>((resolve, reject) => {
        loopback.once('error', reject).listen(port, '127.0.0.1', resolve);
      });
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new StartFailure(`Port ${port} is taken: stop what uses it, or set SANDBOX_PORT.`);
    if (code === 'EACCES') throw new StartFailure(`Port ${port} needs more rights than this user has: set SANDBOX_PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartFailure(`HOST ${host} is no address of this machine.`);
    throw error;
  }
}
