import { bigint, bigserial, integer, pgTable, text } from 'drizzle-orm/pg-core';

const ms = (name: string) => bigint(name, { mode: 'number' });

export const controlEvents = pgTable('control_events', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  matchId: text('match_id').notNull(),
  type: text('type').notNull(),
  side: text('side'),
  minute: integer('minute'),
  at: ms('at').notNull(),
});
