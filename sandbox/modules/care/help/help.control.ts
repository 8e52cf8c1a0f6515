import type { FastifyInstance } from 'fastify';
import { list } from '../../../kernel/control/control-call';
import type { Context } from '../../context';
import { helpVotes } from './help.tables';

/** Calls for testers: votes on help pages, with the visitors' reasons. */
export function registerHelpControl(app: FastifyInstance, context: Context): void {
  list(app, '/sandbox/help/votes', () => listForTester(context));
}

async function listForTester({ db }: Pick<Context, 'db'>): Promise<object[]> {
  const votes = await db.select().from(helpVotes).orderBy(helpVotes.votedAt);
  return votes.map(({ slug, helpful, reason, votedAt }) => ({ slug, helpful, reason, votedAt: new Date(votedAt).toISOString() }));
}
