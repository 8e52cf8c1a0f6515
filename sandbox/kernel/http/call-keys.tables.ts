import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const ms = (name: string) => bigint(name, { mode: 'number' });

/** The call of each key of a member (`migrations/0044_call_keys.sql`). Written by `sandbox/kernel/http/idempotency-key.ts` alone. */
export const callKeys = pgTable(
  'call_keys',
  {
    memberId: text('member_id').notNull(),
    key: text('idempotency_key').notNull(),
    /** Name in the contract. */
    call: text('call').notNull(),
    /** Fields that must match when a key is reused; '' where the call's own rows store them. */
    content: text('content').notNull(),
    /** Real ms of the first use. */
    at: ms('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] }), index('call_keys_at').on(table.at)],
);
