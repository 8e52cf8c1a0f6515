import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database, SqlSession } from './database';

/** A PostgreSQL server by its address, such as `postgres://user:word@host:5432/name`. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10 });
  // An idle connection that dies must not take the process along; the next query gets a new one.
  pool.on('error', () => {});
  const probe = await pool.connect();
  probe.release();
  return {
    kind: 'postgres',
    db: drizzle(pool),
    inSession: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work({
          exec: async (text) => {
            await client.query(text);
          },
          query: async <Row>(text: string, params?: unknown[]) => (await client.query(text, params)).rows as Row[],
        });
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/** Takes away everything the sandbox made, and nothing where it made nothing. */
export async function dropAll(session: SqlSession): Promise<void> {
  const tables = await session.query<{ tablename: string }>('SELECT tablename FROM pg_tables WHERE schemaname = current_schema()');
  if (!tables.some((row) => row.tablename === 'schema_version')) return;
  await session.exec(`DROP TABLE ${tables.map((row) => `"${row.tablename}"`).join(', ')} CASCADE`);
  await session.exec('DROP SEQUENCE IF EXISTS member_number');
  await session.exec('DROP FUNCTION IF EXISTS ledger_is_immutable(), transfer_sums_to_zero()');
}
