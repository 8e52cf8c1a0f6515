import { is, SQL, StringChunk } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { PgColumn } from 'drizzle-orm/pg-core';

export interface ColumnShape {
  /** As PostgreSQL writes it: `bigint`, `double precision`. */
  type: string;
  notNull: boolean;
  /** Numbers itself, as an identity. */
  identity: boolean;
  /** The expression, such as `0` or `''::text`; null = none. */
  default: string | null;
}

export interface KeyShape {
  /** Null = of a unique constraint, whose name is generated. */
  name: string | null;
  columns: string[];
  unique: boolean;
  /** Has a condition. */
  partial: boolean;
}

export interface TableShape {
  columns: Record<string, ColumnShape>;
  primaryKey: string[];
  keys: KeyShape[];
}

export type Shape = Record<string, TableShape>;

/** The drizzle tables among the exports of `.schema` files, as PostgreSQL's catalog describes tables. */
export function tableShapes(schemas: readonly object[]): Shape {
  const tables = schemas.flatMap((module) => Object.values(module)).filter((value): value is PgTable => is(value, PgTable));
  return Object.fromEntries(tables.map((table) => [getTableConfig(table).name, shapeOf(table)]));
}

function shapeOf(table: PgTable): TableShape {
  const { name, columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
  const single = columns.filter((column) => column.primary).map((column) => column.name);
  return {
    columns: Object.fromEntries(columns.map((column) => [column.name, columnOf(column, name)])),
    primaryKey: primaryKeys[0]?.columns.map((column) => column.name) ?? single,
    keys: [
      ...columns.filter((column) => column.isUnique).map((column) => uniqueOf([column])),
      ...uniqueConstraints.map((constraint) => uniqueOf(constraint.columns)),
      ...indexes.map(({ config }) => ({
        name: config.name ?? null,
        columns: config.columns.map((column) => ('name' in column ? String(column.name) : '')),
        unique: config.unique,
        partial: config.where !== undefined,
      })),
    ],
  };
}

const uniqueOf = (columns: readonly { name: string }[]): KeyShape => ({
  name: null,
  columns: columns.map((column) => column.name),
  unique: true,
  partial: false,
});

function columnOf(column: PgColumn, table: string): ColumnShape {
  const serial = column.getSQLType() === 'bigserial';
  return {
    type: serial ? 'bigint' : column.getSQLType(),
    notNull: column.notNull,
    identity: column.generatedIdentity !== undefined,
    default: serial ? `nextval('${table}_${column.name}_seq'::regclass)` : expressionOf(column.default),
  };
}

/** A default as PostgreSQL writes it. */
function expressionOf(value: unknown): string | null {
  if (value === undefined) return null;
  if (is(value, SQL)) return value.queryChunks.map((chunk) => (is(chunk, StringChunk) ? chunk.value.join('') : '')).join('');
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'::text`;
  if (typeof value === 'object') return `'${JSON.stringify(value)}'::jsonb`;
  return String(value);
}
