import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CODE } from '@pavilion/contract/codes';
import { post } from '../../../kernel/control/control-call';
import { Rejection } from '../../../kernel/http/rejection';
import type { Context } from '../../context';
import { findMemberByName } from '../account/member';
import { endSessions } from './session';

const kickSchema = z.object({
  userName: z.optional(z.string()),
  token: z.optional(z.string()),
  code: z.optional(z.union([z.literal(6001), z.literal(10_102), z.literal(10_004), z.literal(10_104), z.literal(10_105)])),
});

/** Calls for testers: ends sessions with a code. */
export function registerSessionControl(app: FastifyInstance, context: Context): void {
  post(app, '/sandbox/kick', kickSchema, async ({ userName, token, code }) => {
    const member = userName === undefined ? null : await findMemberByName(context.db, userName);
    const which = token !== undefined ? { token } : member ? { memberId: member.id } : null;
    if (!which) throw new Rejection(CODE.validation, undefined, { field: 'userName' });
    const ended = await endSessions(context.db, which, code ?? CODE.loggedInElsewhere);
    await context.sessionsEnded();
    return { sessions: ended };
  });
}
