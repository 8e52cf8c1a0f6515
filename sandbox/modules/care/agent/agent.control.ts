import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { list } from '../../../kernel/control/control-call';
import type { Context } from '../../context';
import { viewOf } from './agent.routes';
import { agentApplications } from './agent.tables';

const LIST_MAX = 200;

/** Calls for testers: applications of partners. */
export function registerAgentControl(app: FastifyInstance, context: Context): void {
  list(app, '/sandbox/agent/applications', () => listForTester(context));
}

/** Applications, newest first. */
async function listForTester({ db }: Pick<Context, 'db'>): Promise<object[]> {
  const rows = await db.select().from(agentApplications).orderBy(desc(agentApplications.id)).limit(LIST_MAX);
  return rows.map((application) => {
    const { name, contact, note } = application;
    return { ...viewOf(application), name, contact, note };
  });
}
