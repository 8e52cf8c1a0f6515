import type { SqlSession } from './database';

/** A name as SQL accepts it, whatever its characters. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** `"schema"."name"`; a function keeps its brackets. */
export function within(schema: string, name: string): string {
  const [bare = '', ...rest] = name.split('(');
  return [`${quoted(schema)}.${quoted(bare)}`, ...rest].join('(');
}

/** A table, view or sequence of a schema in its own right, not one of an index or a column. */
export interface Relation {
  name: string;
  isTable: boolean;
  /** The connected user may change it as its owner does. */
  owned: boolean;
}

export async function listRelations(session: SqlSession, schema: string): Promise<Relation[]> {
  return session.query<Relation>(
    `SELECT c.relname AS name, c.relkind IN ('r', 'p') AS "isTable", pg_has_role(c.relowner, 'USAGE') AS owned
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = $1 AND (
       c.relkind IN ('r', 'p', 'v', 'm', 'f')
       OR c.relkind = 'S' AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('a', 'i'))
     )
     ORDER BY c.relname`,
    [schema],
  );
}

export async function schemaExists(session: SqlSession, schema: string): Promise<boolean> {
  return (await session.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema])).length > 0;
}

/** True when a table has at least these columns. */
export async function hasColumns(session: SqlSession, schema: string, table: string, columns: readonly string[]): Promise<boolean> {
  const rows = await session.query<{ attname: string }>(
    `SELECT a.attname FROM pg_attribute a
     WHERE a.attrelid = to_regclass($1) AND a.attnum > 0 AND NOT a.attisdropped`,
    [within(schema, table)],
  );
  const names = new Set(rows.map((row) => row.attname));
  return columns.every((column) => names.has(column));
}

/** Tables outside the list, as `schema.table`, with a foreign key to one of the list. */
export async function listReferrers(session: SqlSession, schema: string, tables: readonly string[]): Promise<string[]> {
  const rows = await session.query<{ referrer: string }>(
    `SELECT DISTINCT fn.nspname || '.' || f.relname AS referrer
     FROM pg_constraint k
     JOIN pg_class t ON t.oid = k.confrelid JOIN pg_namespace tn ON tn.oid = t.relnamespace
     JOIN pg_class f ON f.oid = k.conrelid JOIN pg_namespace fn ON fn.oid = f.relnamespace
     WHERE k.contype = 'f' AND tn.nspname = $1 AND t.relname = ANY ($2::text[])
       AND NOT (fn.nspname = $1 AND f.relname = ANY ($2::text[]))
     ORDER BY referrer`,
    [schema, tables],
  );
  return rows.map((row) => row.referrer);
}
