import { openPostgres } from '../../sandbox/db/postgres.database';

/**
 * An empty part of the tests' PostgreSQL for one suite alone, so that suites at work at once do not drop each other's tables.
 * Answers the settings under which a child process keeps everything there.
 */
export async function ownSchema(databaseUrl: string, name: string): Promise<Record<string, string>> {
  const database = await openPostgres(databaseUrl);
  await database.inSession((session) => session.exec(`DROP SCHEMA IF EXISTS ${name} CASCADE; CREATE SCHEMA ${name}`));
  await database.close();
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-csearch_path=${name}`);
  return { DATABASE_URL: url.href };
}
