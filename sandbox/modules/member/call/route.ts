import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CODE } from '@pavilion/contract/codes';
import type { Call } from '@pavilion/contract/call';
import { endpointOf, needsOwnDevice } from '@pavilion/contract/calls/endpoint';
import * as z from '@pavilion/contract/schema';
import type { Member } from '../account/member.tables';
import { findMemberById } from '../account/member';
import { findSession, isForeignDevice, isOwnDevice, sessionOfToken, type Session, type SessionRead } from '../session/session';
import { checkStepUp } from '../step-up/step-up';
import { callerOf, uuidOf } from '../../../kernel/http/client.rules';
import type { Context } from '../../context';
import { claimKey, keyOf } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { isSigned } from '../../../kernel/http/signature.rules';

export interface CallInput<Q, R = unknown> {
  body: Q;
  session: Session | null;
  /** The row in which the call's `read` found the session; null without a session. */
  row: R | null;
  /** Device uuid, '' when the call has none. */
  uuid: string;
  /** The caller's address. */
  ip: string;
  request: FastifyRequest;
  /** The member as the step-up found it: a handler bases its changes on this one. Null if the call has no step-up. */
  checked: Member | null;
}

export interface RouteOptions<Q = never, A = never, R = unknown> {
  /** Finds the session and, in the same statement, what the handler needs of its member: for calls that are made all the time. */
  read?: SessionRead<R>;
  /** Rejects the call (22007) without a device uuid. */
  needsUuid?: boolean;
  /** Bytes of the request, where the app's own limit is too small. */
  bodyLimit?: number;
  /** Fields that must match when the key is reused, for a money call that stores no key with its rows. */
  content?: (body: Q) => string;
  /**
   * Runs before the call's step-up, for checks that need no secret: rejects impossible requests, and returns the earlier response
   * to the same request. It changes nothing.
   */
  before?: (input: CallInput<Q, R>) => Promise<A | undefined>;
}

/**
 * Serves a call of `lib/contract`: signature, uuid, body, session, limit, device, idempotency key and step-up in this order; the
 * response is checked by the call's own schema.
 */
export function route<Q, A, R = unknown>(
  app: FastifyInstance,
  context: Context,
  call: Call<Q, A>,
  handler: (input: CallInput<Q, R>) => Promise<A> | A,
  options: RouteOptions<Q, A, R> = {},
): void {
  const endpoint = endpointOf(call);
  const read = options.read ?? (sessionOfToken as SessionRead<R>);

  /** @throws Rejection as `checkStepUp`; 10004 where the session's member is gone. */
  async function stepUp({ session, body }: CallInput<Q, R>): Promise<Member | null> {
    if (!endpoint.stepUp) return null;
    const member = session && (await findMemberById(context.db, session.memberId));
    if (!member) throw new Rejection(CODE.auth);
    await checkStepUp(context.tries, endpoint.stepUp, member, body);
    return member;
  }

  /** Every call that names a session counts, whatever becomes of it. Another device uses up none of the owner's money calls. */
  function sessionFor(request: FastifyRequest, uuid: string): Promise<{ session: Session; row: R } | null> {
    return findSession(context, String(request.headers['x-api-token'] ?? ''), read, (named) =>
      context.callLimit.take(named, call.money === true && !isForeignDevice(named, uuid)),
    );
  }

  /** @throws Rejection 10003 */
  function claimKeyOf(request: FastifyRequest, { memberId }: Session): Promise<void> {
    const content = options.content?.(request.body as Q) ?? '';
    return claimKey(context.db, { memberId, key: keyOf(request), call: call.name, content });
  }

  app.route({
    method: call.method,
    url: call.path,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    schema: call.method === 'POST' ? { body: endpoint.request } : {},
    onRequest: async (request) => {
      const signature = String(request.headers['x-api-sign'] ?? '');
      const uuid = String(request.headers['x-api-uuid'] ?? '');
      if (!isSigned({ path: call.path, signature, uuid, key: context.env.signKey, now: Date.now() })) {
        throw new Rejection(CODE.apiAuth);
      }
      if (options.needsUuid && uuidOf(request.headers) === '') throw new Rejection(CODE.uuidMissing);
    },
    preValidation: async (request) => {
      request.body ??= {};
    },
    handler: async (request, reply) => {
      const uuid = uuidOf(request.headers);
      const found = call.session === 'none' ? null : await sessionFor(request, uuid);
      const session = found?.session ?? null;
      if (call.session === 'member' && !session) throw new Rejection(CODE.auth);
      // A stolen token can only read from another device (contract §1).
      if (session && needsOwnDevice(endpoint) && !(await isOwnDevice(context.db, session, uuid))) throw new Rejection(CODE.auth);
      if (session && call.money) await claimKeyOf(request, session);
      if (session) await context.noteActivity(session.memberId);
      const ip = callerOf(request.socket.remoteAddress, request.headers);
      const input = { body: request.body as Q, session, row: found?.row ?? null, uuid, ip, request, checked: null };
      let response = await options.before?.(input);
      response ??= await handler({ ...input, checked: await stepUp(input) });
      return reply.send({ status_code: CODE.success, message: '', data: z.parse(call.response, response) ?? null });
    },
  });
}
