import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLoopbackHost } from './public-host';
import { StartFailure } from '../start-failure';

const WILDCARDS = new Set(['0.0.0.0', '::']);
/** Number of rows of ports to try where any will do. */
const TRIES = 100;
/** Range of those ports: below the ports of outgoing connections, so that a restarted sandbox finds its ports free again. */
const ANY = { from: 10_000, to: 32_000 };

/**
 * Has each app listen on the port after the one before it, the first on `port`; 0 = the first free row. Listens on `host` and,
 * where that is one address of the network, on loopback too, for the site's server. Returns the first port.
 * @throws StartFailure when a port is taken or the address is not this machine's.
 */
export async function listenInRow(apps: readonly FastifyInstance[], host: string, port: number): Promise<number> {
  const servers: Server[][] = [];
  for (const app of apps) {
    const loopback = isLoopbackHost(host) || WILDCARDS.has(host) ? null : createServer((request, reply) => app.routing(request, reply));
    loopback?.on('upgrade', (...upgrade) => app.server.emit('upgrade', ...upgrade) || upgrade[1].destroy());
    const own = loopback ? [app.server, loopback] : [app.server];
    app.addHook('onClose', async () => void (await Promise.all(own.map(shut))));
    servers.push(own);
    await app.ready();
  }
  const hostOf = (index: number) => (index === 0 ? host : '127.0.0.1');
  for (let left = port === 0 ? TRIES : 1; ; left -= 1) {
    const first = port === 0 ? randomInt(ANY.from, ANY.to) : port;
    try {
      for (const [step, own] of servers.entries()) {
        for (const [index, server] of own.entries()) await bind(server, hostOf(index), first + step);
      }
      return first;
    } catch (error) {
      if (left === 1 || codeOf(error) !== 'EADDRINUSE') throw failureOf(error, host);
      await Promise.all(servers.flat().map(shut));
    }
  }
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(Object.assign(error, { port }));
    server.once('error', fail).listen({ host, port }, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** One sentence for the person at the keyboard, where there is one. */
function failureOf(error: unknown, host: string): unknown {
  const port = error instanceof Error && 'port' in error ? error.port : '';
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartFailure(`Port ${port} is taken: stop what uses it, or set SANDBOX_PORT.`);
    case 'EACCES':
      return new StartFailure(`Port ${port} needs more rights than this user has: set SANDBOX_PORT above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartFailure(`HOST ${host} is no address of this machine.`);
    default:
      return error;
  }
}
