import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CODE } from '../../lib/contract/codes';
import type { Call } from '../../lib/contract/call';
import * as z from '../../lib/contract/schema';
import type { Session } from '../member/session';
import { isOwnDevice, sessionOf } from '../member/session';
import { callerOf, uuidOf } from './client.rules';
import type { Context } from './context';
import { Refusal } from './refusal';
import { isSigned } from './signature.rules';

export interface CallInput<Q> {
  body: Q;
  session: Session | null;
  /** Device uuid, '' when the call carried none. */
  uuid: string;
  /** The caller's address. */
  ip: string;
  request: FastifyRequest;
}

export interface RouteOptions {
  /** The call is refused (22007) without a device uuid. */
  needsUuid?: boolean;
  /** Bytes of the request, where the app's own limit is too small. */
  bodyLimit?: number;
}

/** Serves a call of `lib/contract`: signature, uuid, body, session, limit in this order; the answer is checked by the call's own schema. */
export function route<Q, A>(
  app: FastifyInstance,
  context: Context,
  call: Call<Q, A>,
  handler: (input: CallInput<Q>) => Promise<A> | A,
  options: RouteOptions = {},
): void {
  app.route({
    method: call.method,
    url: call.path,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    schema: call.method === 'POST' ? { body: call.request } : {},
    onRequest: async (request) => {
      const signature = String(request.headers['x-api-sign'] ?? '');
      const uuid = String(request.headers['x-api-uuid'] ?? '');
      if (!isSigned({ path: call.path, signature, uuid, key: context.env.signKey, now: Date.now() })) {
        throw new Refusal(CODE.apiAuth);
      }
      if (options.needsUuid && uuidOf(request.headers) === '') throw new Refusal(CODE.uuidMissing);
    },
    preValidation: async (request) => {
      request.body ??= {};
    },
    handler: async (request, reply) => {
      const uuid = uuidOf(request.headers);
      const session = call.session === 'none' ? null : await sessionOf(context, String(request.headers['x-api-token'] ?? ''));
      if (call.session === 'member' && !session) throw new Refusal(CODE.auth);
      // A stolen token moves no money from another device, and opens no venue there, where it could bet (contract §1).
      if (session && (call.money || call.ownDevice) && !(await isOwnDevice(context.db, session, uuid))) throw new Refusal(CODE.auth);
      if (session) await context.callLimit.take(session, call.money === true);
      if (session) await context.noteActivity(session.memberId);
      const ip = callerOf(request.socket.remoteAddress, request.headers);
      const answer = await handler({ body: request.body as Q, session, uuid, ip, request });
      return reply.send({ status_code: CODE.success, message: '', data: z.parse(call.answer, answer) ?? null });
    },
  });
}
