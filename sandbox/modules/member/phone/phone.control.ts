import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { list } from '../../../kernel/control/control-call';
import type { Context } from '../../context';
import { outbox } from './outbox.tables';

/** Newest text messages that a tester can read. */
const LISTED = 200;

/** Calls for testers: text messages that would have been sent. */
export function registerPhoneControl(app: FastifyInstance, context: Context): void {
  list(app, '/sandbox/outbox', async () => {
    const rows = await context.db.select().from(outbox).orderBy(desc(outbox.id)).limit(LISTED);
    return rows.map((row) => ({ to: row.recipient, kind: row.kind, text: row.body, at: new Date(row.at).toISOString() }));
  });
}
