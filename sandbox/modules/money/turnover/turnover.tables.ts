import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TurnoverSource } from './turnover.rules';

const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

/** Table of `migrations/0040_stakes.sql`. */
export const turnoverSources = pgTable(
  'turnover_sources',
  {
    memberId: text('member_id').notNull(),
    /** The ledger's key of the credit, and the number of its transfer. */
    key: text('key').notNull(),
    seq: ms('seq').notNull(),
    source: text('source').$type<TurnoverSource['source']>().notNull(),
    title: text('title').notNull(),
    amount: money('amount').notNull(),
    required: money('required').notNull(),
    done: money('done').notNull().default(0n),
    doneGames: money('done_games').notNull().default(0n),
    at: ms('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.key] }),
    index('turnover_sources_open')
      .on(table.memberId, table.at)
      .where(sql`done < required`),
    index('turnover_sources_of_time').on(table.memberId, table.at),
  ],
);
export type TurnoverRow = typeof turnoverSources.$inferSelect;
