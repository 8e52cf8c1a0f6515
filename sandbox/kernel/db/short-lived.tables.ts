import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const ms = (name: string) => bigint(name, { mode: 'number' });

/** Values that live for minutes and count once: `migrations/0010_short_lived.sql`. */
export const shortLived = pgTable(
  'short_lived',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    value: jsonb('value').notNull(),
    /** Real ms. */
    until: ms('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index('short_lived_until').on(table.until)],
);
