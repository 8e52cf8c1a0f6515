import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { CODE } from '@pavilion/contract/codes';
import { Rejection } from '../http/rejection';
import { ofMemberSchema } from './control.schema';

/** The envelope of a successful response. */
export function ok(data: unknown): object {
  return { status_code: CODE.success, message: '', data };
}

/** Declares a `POST` of the control API; a body that does not fit is rejected. */
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

/**
 * Declares a `POST` on one row, `/sandbox/deposits/:id`: `change` applies the body to the row named by the last parameter and returns
 * the row as it then is. Null, for a row that does not exist, is rejected with 10001.
 */
export function postRow<T>(
  app: FastifyInstance,
  url: string,
  schema: z.ZodMiniType<T>,
  change: (id: string, body: T) => Promise<object | null> | object | null,
): void {
  post(app, url, schema, async (body, params) => {
    const row = await change(Object.values(params)[0] ?? '', body);
    if (!row) throw new Rejection(CODE.common);
    return row;
  });
}

/** Declares a list, of one member with `?userName=`. Null, for an unknown name, is rejected with 10003. */
export function list(app: FastifyInstance, url: string, load: (userName: string | undefined) => Promise<object[] | null>): void {
  app.get(url, async (request) => {
    const query = ofMemberSchema.safeParse(request.query);
    const rows = query.success ? await load(query.data.userName) : null;
    if (!rows) throw new Rejection(CODE.validation, undefined, { field: 'userName' });
    return ok(rows);
  });
}
