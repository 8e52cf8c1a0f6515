/**
 * Child process: the tables that the program declares, and those that the migrations make as the engine's catalog describes them, as
 * one line of JSON.
 * `DATABASE_URL` names the database.
 */
import { MODULES } from '../../sandbox/app';
import * as settings from '../../sandbox/kernel/db/settings.tables';
import * as shortLived from '../../sandbox/kernel/db/short-lived.tables';
import { tableShapes, type KeyShape, type TableShape } from '../../sandbox/kernel/db/table-shape';
import * as callKeys from '../../sandbox/kernel/http/call-keys.tables';
import * as ledger from '../../sandbox/kernel/ledger/ledger.tables';
import { openDatabase } from '../../sandbox/open';
import { OWN_TABLES, OWNER_TABLE, VERSION_TABLE } from '../../sandbox/kernel/db/own-tables';
import { readEnv } from '../../sandbox/kernel/env';

interface ColumnRow {
  table: string;
  name: string;
  type: string;
  notNull: boolean;
  identity: boolean;
  default: string | null;
}
interface KeyRow extends KeyShape {
  table: string;
  primary: boolean;
}

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS "notNull",
    a.attidentity <> '' AS identity, pg_get_expr(d.adbin, d.adrelid) AS default
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE c.relnamespace = $1::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($2::text[])
  ORDER BY c.relname, a.attnum`;

/** Primary keys and unique constraints rest on indexes too; an index of theirs goes by its constraint. */
const KEYS = `
  SELECT t.relname AS table, CASE WHEN k.oid IS NULL THEN i.relname END AS name, x.indisprimary AS primary,
    x.indisunique AS unique, x.indpred IS NOT NULL AS partial,
    ARRAY(SELECT pg_get_indexdef(x.indexrelid, n::int, true) FROM generate_series(1, x.indnkeyatts) n) AS columns
  FROM pg_index x
  JOIN pg_class i ON i.oid = x.indexrelid
  JOIN pg_class t ON t.oid = x.indrelid
  LEFT JOIN pg_constraint k ON k.conindid = i.oid AND k.contype IN ('p', 'u')
  WHERE t.relnamespace = $1::regnamespace AND t.relkind = 'r' AND t.relname <> ALL ($2::text[])`;

const schemas = [settings, shortLived, callKeys, ledger, ...MODULES.flatMap((module) => module.tables ?? [])];
const database = await openDatabase(readEnv({ ...process.env, SANDBOX_DIR: 'memory' }, process.cwd()), true);
const params = [database.schema, [OWNER_TABLE, VERSION_TABLE]];
const [columns, keys] = await database.inSession(async (session) => [
  await session.query<ColumnRow>(COLUMNS, params),
  await session.query<KeyRow>(KEYS, params),
]);
const tables: Record<string, TableShape> = {};
for (const { table, name, ...shape } of columns) (tables[table] ??= { columns: {}, primaryKey: [], keys: [] }).columns[name] = shape;
for (const { table, primary, ...key } of keys) {
  if (primary) tables[table]!.primaryKey = key.columns;
  else tables[table]!.keys.push(key);
}
process.stdout.write(`${JSON.stringify({ declared: tableShapes(schemas), found: tables, own: OWN_TABLES })}\n`);
await database.close();
