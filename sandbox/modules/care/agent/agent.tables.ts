import { bigint, pgTable, text, unique } from 'drizzle-orm/pg-core';

const ms = (name: string) => bigint(name, { mode: 'number' });

/** A table of `migrations/0023_content.sql`. */
export const agentApplications = pgTable(
  'agent_applications',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    applyKey: text('apply_key').notNull(),
    deviceHash: text('device_hash').notNull(),
    /** Full hours since 1970, real time. */
    hourReal: bigint('hour_real', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    note: text('note').notNull(),
    /** World ms. */
    createdAt: ms('created_at').notNull(),
    /** Real ms. */
    createdReal: ms('created_real').notNull(),
  },
  (table) => [unique().on(table.deviceHash, table.applyKey), unique().on(table.deviceHash, table.hourReal)],
);

export type AgentApplication = typeof agentApplications.$inferSelect;
