import { StartFailure } from '../start-failure';
import { listReferrers, within } from './catalog';
import { retryConflicts, sqlState } from './database';
import type { Database, SqlSession } from './database';
import { lockMigrations, rejectNewer } from './migrate';
import type { Migration } from './migration-files';
import { OWN_FUNCTIONS, OWN_SEQUENCES, OWN_TABLES, VERSION_TABLE } from './own-tables';
import { isOwned } from './owner';

const DEPENDENT_OBJECTS = '2BP01';

/**
 * Empties the sandbox's own tables; numbers start again. Other tables of the schema do not change.
 * @throws StartFailure when the schema is not marked as the sandbox's, or a foreign table refers to its rows.
 */
export async function truncateOwn(database: Database): Promise<void> {
  const { schema } = database;
  // Other work on the data at this moment may hold one table and wait for another.
  await retryConflicts(() =>
    database.inSession(async (session) => {
      await checkOwned(session, schema);
      const tables = Object.keys(OWN_TABLES).map((name) => within(schema, name));
      await session.exec(`TRUNCATE ${tables.join(', ')} RESTART IDENTITY`);
      for (const name of OWN_SEQUENCES) await session.exec(`ALTER SEQUENCE ${within(schema, name)} RESTART`);
    }),
  );
}

/**
 * Drops everything that the migrations made and leaves the mark, so that they can run again.
 * @throws StartFailure when the schema is not marked as the sandbox's, something foreign depends on its tables, or a newer program
 * wrote them, whose tables are not known here.
 */
export async function dropOwn(database: Database, migrations: readonly Migration[]): Promise<void> {
  const { schema } = database;
  try {
    await database.inSession(async (session) => {
      await lockMigrations(session);
      await checkOwned(session, schema);
      await rejectNewer(database, session, migrations);
      const tables = [...Object.keys(OWN_TABLES), VERSION_TABLE].map((name) => within(schema, name));
      await session.exec(`DROP TABLE IF EXISTS ${tables.join(', ')}`);
      for (const name of OWN_SEQUENCES) await session.exec(`DROP SEQUENCE IF EXISTS ${within(schema, name)}`);
      for (const name of OWN_FUNCTIONS) await session.exec(`DROP FUNCTION IF EXISTS ${within(schema, name)}`);
    });
  } catch (error) {
    if (sqlState(error) !== DEPENDENT_OBJECTS) throw error;
    throw new StartFailure(
      `Something in the database that the sandbox did not make, such as a view, depends on its tables in the schema ${schema}: nothing was reset; remove that first.`,
    );
  }
}

async function checkOwned(session: SqlSession, schema: string): Promise<void> {
  if (!(await isOwned(session, schema))) {
    throw new StartFailure(`The schema ${schema} is not marked as the sandbox's: nothing was reset; start the sandbox again.`);
  }
  const [referrer] = await listReferrers(session, schema, Object.keys(OWN_TABLES));
  if (referrer !== undefined) {
    throw new StartFailure(
      `The table ${referrer}, which the sandbox did not make, refers to its tables in the schema ${schema}: nothing was reset; remove that foreign key first.`,
    );
  }
}
