import { bigint, boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A table of `migrations/0023_content.sql`. */
export const helpVotes = pgTable(
  'help_votes',
  {
    slug: text('slug').notNull(),
    deviceHash: text('device_hash').notNull(),
    helpful: boolean('helpful').notNull(),
    /** The reader's reason, information that is missing; '' for none. */
    reason: text('reason').notNull().default(''),
    /** World ms. */
    votedAt: bigint('voted_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.deviceHash] })],
);
