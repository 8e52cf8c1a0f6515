import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { CODE } from '../../lib/contract/codes';

/** The envelope of a successful answer. */
export function ok(data: unknown): object {
  return { status_code: CODE.success, message: '', data };
}

/** Declares a `POST` of the control API; a body that does not fit is refused. */
export function post<T>(
  app: FastifyInstance,
  url: string,
  schema: z.ZodMiniType<T>,
  handler: (body: T, params: Record<string, string>) => unknown,
): void {
  app.route({
    method: 'POST',
    url,
    schema: { body: schema },
    preValidation: async (request) => {
      request.body ??= {};
    },
    handler: async (request) => ok(await handler(request.body as T, request.params as Record<string, string>)),
  });
}
