import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { CODE } from '@pavilion/contract/codes';
import * as z from '@pavilion/contract/schema';
import type { Clock } from '../clock/clock';
import type { Db } from '../db/database';
import { repeatOnNewData, type Replaceable } from './epoch';
import { Rejection, rejectionEnvelope } from './rejection';
import { SYSTEM_ERROR } from './rejection.copy';

/** Bytes of a request body; a call that takes a picture has a limit of its own. */
const BODY_LIMIT = 64 * 1024;
/** Real ms within which a whole request must arrive; fastify by itself would wait for a slow body without limit. */
const REQUEST_MS = 30_000;

/** Real ms within which the database must respond to a health check. */
const HEALTH_MS = 2_000;

async function respondsWithin(db: Db, ms: number): Promise<boolean> {
  const query = db.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([query, sleep(ms, false, { ref: false })]);
}

/** A body that does not fit its schema; `field` is the first member that does not, '' for the body itself. */
class InvalidRow extends Error {
  /** Status for apps that have no error of their own for an invalid value. */
  readonly statusCode = 400;

  constructor(readonly field: string) {
    super('body does not fit its schema');
  }
}

/** JSON without the character NUL, which no text of the database can hold. @throws InvalidRow, SyntaxError */
function parseBody(text: string): unknown {
  if (!text.includes('\\u0000')) return JSON.parse(text);
  return JSON.parse(text, (field, value: unknown) => {
    if (field.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new InvalidRow(field);
    return value;
  });
}

/**
 * A bare app whose `Date` is the world's, whose JSON parser reads an empty body as `{}`, and whose calls survive a reset. Platform
 * and venues start from it.
 */
export function createApp(context: { clock: Pick<Clock, 'now'> } & Replaceable): FastifyInstance {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    logger: false,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: true,
    return503OnClosing: false,
  });
  app.setValidatorCompiler<z.Schema>(({ schema }) => (body: unknown) => {
    const read = z.safeParse(schema, body);
    return read.success ? { value: read.data } : { error: new InvalidRow(String(read.error.issues[0]?.path[0] ?? '')) };
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('date', new Date(context.clock.now()).toUTCString());
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cache-control', 'no-store');
  });
  repeatOnNewData(app, context);
  app.removeContentTypeParser('text/plain');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : parseBody(String(body)));
    } catch (error) {
      done(error instanceof InvalidRow ? error : Object.assign(new Error('malformed JSON'), { statusCode: 400 }));
    }
  });
  return app;
}

/** Failed responses in the platform's envelope: each `Rejection` with its code, invalid rows as 10003 with the field, everything else 500. */
export function sendErrorsInEnvelope(app: FastifyInstance, context: { log: Pick<Logger, 'error'>; db: Db }): void {
  /** Health check for the program that started this one, for containers and balancers. */
  app.get('/health', async (_request, reply) => {
    const isHere = await respondsWithin(context.db, HEALTH_MS);
    return reply.code(isHere ? 200 : 503).send({ status: isHere ? 'ok' : 'database-away' });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(rejectionEnvelope(CODE.common, '接口不存在')));
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Rejection) return reply.code(200).send(rejectionEnvelope(error.code, error.message, error.data));
    if (error instanceof InvalidRow) return reply.code(200).send(rejectionEnvelope(CODE.validation, undefined, { field: error.field }));
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) return reply.code(status).send(rejectionEnvelope(CODE.validation));
    context.log.error({ err: error, call: `${request.method} ${request.routeOptions.url ?? ''}` }, 'call failed');
    return reply.code(500).send(rejectionEnvelope(CODE.common, SYSTEM_ERROR));
  });
}
