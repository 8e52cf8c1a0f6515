import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Faults } from './faults';

/** A failed response in the envelope of the app that the fault hits. */
export type Reject = (code: number) => unknown;

function isNullish(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

const droppedAfter = new WeakSet<object>();

/** Lets testers break an app's calls. Register it after CORS, so that a broken response still reaches the page. */
export function injectFaults(app: FastifyInstance, faults: Faults, reject: Reject): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (path.startsWith('/sandbox/')) return;
    const fault = faults.take(request.method, path);
    if (!fault) return;
    if (fault.latencyMs) await sleep(fault.latencyMs);
    if (fault.drop === 'before') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (fault.drop === 'after') {
      droppedAfter.add(request);
      return;
    }
    if (isNullish(fault.httpStatus) && isNullish(fault.body) && isNullish(fault.statusCode)) return;
    reply.code(fault.httpStatus ?? 200);
    if (isNullish(fault.body)) {
      if (!isNullish(fault.statusCode)) return reply.send(reject(fault.statusCode));
      // A bare status is a gateway's: the server behind it has sent nothing.
      return reply.type('text/html; charset=utf-8').send(`<h1>${fault.httpStatus}</h1>`);
    }
    return reply.type(fault.body.startsWith('<') ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8').send(fault.body);
  });

  app.addHook('onSend', async (request, _reply, payload) => {
    if (droppedAfter.has(request)) request.raw.socket.destroy();
    return payload;
  });
}
