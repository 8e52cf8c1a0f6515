/** Child process of `data-steps.ts`: does the steps of its argument in order, prints each result as one line of JSON. */
import type { Database } from '../../sandbox/kernel/db/database';
import { openDatabase } from '../../sandbox/open';
import { openEmbedded } from '../../sandbox/kernel/db/embedded/embedded-database';
import { openPostgres } from '../../sandbox/kernel/db/postgres-database';
import { truncateOwn } from '../../sandbox/kernel/db/reset';
import { readEnv } from '../../sandbox/kernel/env';
import { StartFailure } from '../../sandbox/kernel/start-failure';
import { sweep } from '../../sandbox/sweep';
import type { DataStep, SandboxDeed, StepResult } from './data-steps';

async function sandboxDoes(where: Readonly<Record<string, string>>, what: SandboxDeed): Promise<StepResult> {
  try {
    const database = await openDatabase(readEnv(where, process.cwd()), what === 'open afresh');
    try {
      if (what === 'empty') await truncateOwn(database);
      if (what === 'sweep') await sweep({ db: database.db, clock: { now: Date.now } });
    } finally {
      await database.close();
    }
    return { rejection: null, rows: [] };
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return { rejection: error.message, rows: [] };
  }
}

const openAsItIs = ({ DATABASE_URL: url, DATABASE_SCHEMA: schema, SANDBOX_DIR: folder }: DataStep['where']) =>
  url ? openPostgres(url, schema!) : openEmbedded(folder!, 'open');

const query = (database: Database, sql: string) =>
  database.inSession(async (session) => {
    const statements = sql.split(';').filter((text) => text.trim() !== '');
    const last = statements.pop()!;
    await session.exec(statements.join(';'));
    return session.query<Record<string, unknown>>(last);
  });

const results: StepResult[] = [];
const steps = JSON.parse(process.argv[2]!) as DataStep[];
/** The connection stays open from one statement to the next at the same place. */
let database: Database | null = null;
for (const [at, step] of steps.entries()) {
  if ('sql' in step) {
    database ??= await openAsItIs(step.where);
    results.push({ rejection: null, rows: await query(database, step.sql) });
  } else results.push(await sandboxDoes(step.where, step.sandbox));
  const next = steps[at + 1];
  if (next && 'sql' in next && JSON.stringify(next.where) === JSON.stringify(step.where)) continue;
  await database?.close();
  database = null;
}
process.stdout.write(`${JSON.stringify(results)}\n`);
