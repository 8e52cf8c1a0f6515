import type { FastifyInstance } from 'fastify';
import { StartFailure } from './start-failure';

/** @throws StartFailure when the port is taken or the address is not this machine's. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new StartFailure(`Port ${port} is taken: stop what uses it, or set SANDBOX_PORT.`);
    if (code === 'EACCES') throw new StartFailure(`Port ${port} needs more rights than this user has: set SANDBOX_PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartFailure(`HOST ${host} is no address of this machine.`);
    throw error;
  }
}
