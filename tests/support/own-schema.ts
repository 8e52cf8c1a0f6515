import { openPostgres } from '../../sandbox/db/postgres.database';

const schemaOf = (name: string) => `test_${name}`;

/**
 * A schema of the tests' PostgreSQL for one suite alone, as settings: suites at work at once must not drop each other's
 * tables. The sandbox makes it when it starts.
 */
export function ownSchema(databaseUrl: string, name: string): { DATABASE_URL: string; DATABASE_SCHEMA: string } {
  return { DATABASE_URL: databaseUrl, DATABASE_SCHEMA: schemaOf(name) };
}

/** The same, with nothing left in it of an earlier run. */
export async function emptySchema(databaseUrl: string, name: string): Promise<Record<string, string>> {
  const database = await openPostgres(databaseUrl, 'public');
  await database.inSession((session) => session.exec(`DROP SCHEMA IF EXISTS ${schemaOf(name)} CASCADE`));
  await database.close();
  return ownSchema(databaseUrl, name);
}

/** A database of the tests' PostgreSQL for a suite that needs a `public` of its own. */
export function ownDatabase(databaseUrl: string, name: string): { url: string; create(): Promise<void>; drop(): Promise<void> } {
  const own = new URL(databaseUrl);
  own.pathname = `/test_${name}`;
  const run = async (statement: string): Promise<void> => {
    const { db, close } = await openPostgres(databaseUrl, 'public');
    await db.execute(`${statement} test_${name}`);
    await close();
  };
  return { url: own.href, create: () => run('CREATE DATABASE'), drop: () => run('DROP DATABASE IF EXISTS') };
}
