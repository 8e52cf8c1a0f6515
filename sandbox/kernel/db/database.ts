import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PostgreSQL's drizzle handle; a transaction is one too. */
export type Db = PgDatabase<PgQueryResultHKT>;
/** A transaction of `db.transaction`. Inside it use only this: another connection does not see its changes and may wait for it. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Plain SQL inside one transaction, for migrations and reset. */
export interface SqlSession {
  /** Several statements, no parameters. */
  exec(text: string): Promise<void>;
  query<Row>(text: string, params?: unknown[]): Promise<Row[]>;
}

export interface Database {
  /** The server that is a part of the sandbox, or one of the operator's. */
  kind: 'embedded' | 'server';
  /** Schema of the sandbox's tables. */
  schema: string;
  /** Schema in which versions without a schema of their own put the tables; null = `schema`. */
  earlierSchema: string | null;
  db: Db;
  /** Runs in one transaction; an error rolls back. */
  inSession<T>(work: (session: SqlSession) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Postgres' own error code of whatever drizzle wrapped, such as `23514`; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code)) return current.code;
  }
  return undefined;
}

/** Name of the unique index or constraint that a statement ran into; undefined for other errors. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '23505' && 'constraint' in current) return String(current.constraint);
  }
  return undefined;
}

const RETRIED = new Set(['40001', '40P01']);

/**
 * Runs `work`, which is a transaction, once more when the engine gave up on a deadlock or a serialisation conflict (at most 5
 * attempts).
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= 5 || !RETRIED.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** Runs `work` in a transaction, once more when the engine gave up on a deadlock or a serialisation conflict (at most 5 attempts). */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retryConflicts(() => db.transaction(work));
}

/** Attempts of `findOrMake`; each after the second needs a row that was made and is gone again. */
const MAX_ATTEMPTS = 20;

/**
 * Returns what `find` finds, after `make` where there is nothing. `make` inserts and does nothing on a conflict, so that two
 * requests at once get the same row. Outside a transaction the new row may be gone before it is read, used by another request or
 * deleted by a reset: then another is made.
 */
export async function findOrMake<T>(find: () => Promise<T | undefined>, make: () => Promise<unknown>): Promise<T> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const found = await find();
    if (found !== undefined) return found;
    await make();
  }
  throw new Error('A row is not found although it was made.');
}
