/** Child process of `data-steps.ts`: does the steps of its argument in order, prints what came of each as one line of JSON. */
import { openDatabase } from '../../sandbox/db/open';
import { openPglite } from '../../sandbox/db/pglite.database';
import { openPostgres } from '../../sandbox/db/postgres.database';
import { truncateOwn } from '../../sandbox/db/reset';
import { readEnv } from '../../sandbox/server/env';
import { StartFailure } from '../../sandbox/server/start-failure';
import type { DataStep, StepAnswer } from './data-steps';

async function sandboxDoes(where: Readonly<Record<string, string>>, what: 'open' | 'open afresh' | 'empty'): Promise<StepAnswer> {
  try {
    const database = await openDatabase(readEnv(where, process.cwd()), what === 'open afresh');
    try {
      if (what === 'empty') await truncateOwn(database);
    } finally {
      await database.close();
    }
    return { refusal: null, rows: [] };
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return { refusal: error.message, rows: [] };
  }
}

async function query({ DATABASE_URL: url, DATABASE_SCHEMA: schema, SANDBOX_DIR: folder }: Readonly<Record<string, string>>, sql: string) {
  const database = url ? await openPostgres(url, schema!) : await openPglite(folder!);
  try {
    return await database.inSession(async (session) => {
      const statements = sql.split(';').filter((text) => text.trim() !== '');
      const last = statements.pop()!;
      await session.exec(statements.join(';'));
      return session.query<Record<string, unknown>>(last);
    });
  } finally {
    await database.close();
  }
}

const answers: StepAnswer[] = [];
for (const step of JSON.parse(process.argv[2]!) as DataStep[]) {
  answers.push('sql' in step ? { refusal: null, rows: await query(step.where, step.sql) } : await sandboxDoes(step.where, step.sandbox));
}
process.stdout.write(`${JSON.stringify(answers)}\n`);
