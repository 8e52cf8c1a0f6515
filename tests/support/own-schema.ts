import { openPostgres } from '../../sandbox/db/postgres.database';

/**
 * A part of the tests' PostgreSQL for one suite alone, so that suites at work at once do not drop each other's tables.
 * Answers the address under which everything lands there.
 */
export async function ownSchema(databaseUrl: string, name: string): Promise<string> {
  const database = await openPostgres(databaseUrl);
  await database.inSession((session) => session.exec(`CREATE SCHEMA IF NOT EXISTS ${name}`));
  await database.close();
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-csearch_path=${name}`);
  return url.href;
}
