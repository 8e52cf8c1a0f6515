import { bigint, bigserial, pgTable, text } from 'drizzle-orm/pg-core';

const ms = (name: string) => bigint(name, { mode: 'number' });

export const outbox = pgTable('outbox', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  recipient: text('recipient').notNull(),
  kind: text('kind').notNull(),
  body: text('body').notNull(),
  at: ms('at').notNull(),
});
