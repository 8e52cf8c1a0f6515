import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const ms = (name: string) => bigint(name, { mode: 'number' });

/** What each key of a member stands for (`migrations/0044_call_keys.sql`). Written by `sandbox/kernel/http/idempotency-key.ts` alone. */
export const callKeys = pgTable(
  'call_keys',
  {
    memberId: text('member_id').notNull(),
    key: text('idempotency_key').notNull(),
    /** Name in the contract. */
    call: text('call').notNull(),
    /** What a repeat must agree in; '' where the call's own rows keep it. */
    content: text('content').notNull(),
    /** Real ms of the first use. */
    at: ms('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] }), index('call_keys_at').on(table.at)],
);
