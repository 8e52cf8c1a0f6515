import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Devices that logged in as a member (`migrations/0037_own_doors.sql`). */
export const memberDevices = pgTable(
  'member_devices',
  {
    memberId: text('member_id').notNull(),
    uuid: text('uuid').notNull(),
    /** Real ms of the last login. */
    seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.uuid] })],
);
