import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CODE } from '@pavilion/contract/codes';
import { post } from '../../../kernel/control/control-call';
import { Rejection } from '../../../kernel/http/rejection';
import type { Context } from '../../context';
import { decideRealName } from './real-name';

const realNameSchema = z.object({ userName: z.string(), outcome: z.enum(['verify', 'reject']) });

/** Calls for testers: the decision about a member's real name. */
export function registerSecurityControl(app: FastifyInstance, context: Context): void {
  post(app, '/sandbox/real-name', realNameSchema, async ({ userName, outcome }) => {
    const view = await decideRealName(context, userName, outcome);
    if (!view) throw new Rejection(CODE.validation, undefined, { field: 'userName' });
    return view;
  });
}
