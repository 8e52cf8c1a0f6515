import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import type { Database, Db } from './database';

/** Connections of one process. */
const MAX_CONNECTIONS = 10;

/** A PostgreSQL server of the operator's by its address, such as `postgres://user:word@host:5432/name`. All statements mean `schema`. */
export async function openPostgres(url: string, schema: string): Promise<Database> {
  const earlierSchema = await currentSchema(url);
  const pool = openPool(url, schema);
  const probe = await pool.connect();
  probe.release();
  return databaseOn(pool, { kind: 'server', schema, earlierSchema });
}

/** Connections that are made when they are needed. */
export function openPool(url: string, schema: string): Pool {
  const pool = new Pool({ connectionString: inSchema(url, schema), max: MAX_CONNECTIONS });
  // An idle connection that dies must not take the process along; the next query gets a new one.
  pool.on('error', () => {});
  // The same holds for one that dies between two statements of a transaction, whose next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function databaseOn(pool: Pool, about: Pick<Database, 'kind' | 'schema' | 'earlierSchema'>): Database {
  return {
    ...about,
    db: withSafeTransactions(pool),
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
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/**
 * Works around drizzle, which loses a connection for ever that breaks before a transaction has begun: after ten of them nobody gets
 * one. Here every connection of a transaction returns to the pool.
 */
function withSafeTransactions(pool: Pool): Db {
  const db = drizzle(pool);
  const transaction: Db['transaction'] = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return Object.assign(db, { transaction });
}

/** The schema of tables whose statement names none, by the address alone; null when there is no such schema. */
async function currentSchema(url: string): Promise<string | null> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ schema: string | null }>('SELECT current_schema() AS schema')).rows[0]?.schema ?? null;
  } finally {
    await client.end();
  }
}

/**
 * The address with `search_path` among its options: the server sets it as a connection begins, before any statement, and restores
 * it when the session is reset. The later of two options counts.
 */
function inSchema(url: string, schema: string): string {
  const queryIndex = url.indexOf('?');
  const query = new URLSearchParams(queryIndex < 0 ? '' : url.slice(queryIndex + 1));
  query.set('options', `${query.get('options') ?? ''} -c search_path=${schema}`.trim());
  return `${queryIndex < 0 ? url : url.slice(0, queryIndex)}?${query}`;
}
