import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LevelChange } from './vip.rules';

const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

/** Table of `migrations/0040_stakes.sql`. */
export const levelChanges = pgTable(
  'level_changes',
  {
    memberId: text('member_id').notNull(),
    /** From 1, in the order in which they happened. */
    place: integer('place').notNull(),
    at: ms('at').notNull(),
    from: integer('from_level').notNull(),
    to: integer('to_level').notNull(),
    reason: text('reason').$type<LevelChange['reason']>().notNull(),
    stake: money('stake').notNull(),
    need: money('need').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.place] })],
);
