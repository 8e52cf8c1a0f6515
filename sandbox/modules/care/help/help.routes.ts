import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { HELP_REASON_MAX, helpVoteCall } from '@pavilion/contract/calls/help.calls';
import { CODE } from '@pavilion/contract/codes';
import { inTransaction } from '../../../kernel/db/database';
import { deviceHashOf } from '../../../kernel/http/client.rules';
import type { Context } from '../../context';
import { createLimit } from '../../../kernel/http/limit';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { helpVotes } from './help.tables';

/** Votes from one address in a minute (real time). */
const PER_MINUTE = 30;

/** 有帮助吗 of the help pages. */
export function registerHelpCalls(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const voting = createLimit(PER_MINUTE);
  context.onReset(voting.clear);

  route(
    app,
    context,
    helpVoteCall,
    async ({ body: { slug, answer, reason = '' }, uuid, ip }) => {
      const text = answer === 'no' ? reason.trim() : '';
      if (Array.from(text).length > HELP_REASON_MAX) {
        throw new Rejection(CODE.validation, `说明最多 ${HELP_REASON_MAX} 个字`, { field: 'reason' });
      }
      await voting.take(ip);
      const change = { helpful: answer === 'yes', reason: text, votedAt: Math.trunc(clock.now()) };
      return inTransaction(db, async (tx) => {
        await tx
          .insert(helpVotes)
          .values({ slug, deviceHash: deviceHashOf(uuid), ...change })
          .onConflictDoUpdate({ target: [helpVotes.slug, helpVotes.deviceHash], set: change });
        return {
          helpful: await tx.$count(helpVotes, and(eq(helpVotes.slug, slug), eq(helpVotes.helpful, true))),
          votes: await tx.$count(helpVotes, eq(helpVotes.slug, slug)),
        };
      });
    },
    { needsUuid: true },
  );
}
