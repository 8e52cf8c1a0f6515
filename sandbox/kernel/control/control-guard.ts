import type { FastifyInstance } from 'fastify';
import { CODE } from '@pavilion/contract/codes';
import { isLoopbackAddress } from '../http/client.rules';
import { rejectionEnvelope } from '../http/rejection';

/** Headers of a page, and of the proxies that could be in between. */
const NAMED_BY_OTHERS = ['origin', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'];

/**
 * Testers only (contract §6): from this machine, by a loopback name (a page of another site whose name resolves here has another),
 * not through a proxy, not from a page, and nothing but JSON.
 */
export function guardControl(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const foreign =
      !isLoopbackAddress(request.socket.remoteAddress) ||
      !['localhost', '127.0.0.1', '[::1]'].includes(host) ||
      !['none', undefined].includes(request.headers['sec-fetch-site'] as string | undefined) ||
      NAMED_BY_OTHERS.some((name) => request.headers[name] !== undefined);
    if (foreign) return reply.code(403).send(rejectionEnvelope(CODE.accessCaveat));
    const type = request.headers['content-type'];
    if (request.method === 'POST' && !/^application\/json\s*(;|$)/i.test(type ?? '')) {
      return reply.code(415).send(rejectionEnvelope(CODE.validation));
    }
  });
}
