import { bigint, index, pgTable, text, unique } from 'drizzle-orm/pg-core';

/** Tables of `migrations/0012_support.sql` and `0035_support_member.sql`. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    keyHash: text('key_hash').notNull().unique(),
    /** World ms. */
    openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
    /** The member who wrote to it, and the key by which the member's other devices find it; null for visitors. */
    memberId: text('member_id'),
    memberKey: text('member_key'),
  },
  (table) => [index('support_tickets_of_member').on(table.memberId, table.id)],
);

export const supportMessages = pgTable(
  'support_messages',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    ticketId: bigint('ticket_id', { mode: 'bigint' }).notNull(),
    messageKey: text('message_key').notNull(),
    sender: text('sender').$type<'visitor' | 'staff'>().notNull(),
    content: text('content').notNull(),
    /** World ms from which it can be read. */
    sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
  },
  (table) => [unique().on(table.ticketId, table.messageKey)],
);

export type SupportTicket = typeof supportTickets.$inferSelect;
export type SupportMessage = typeof supportMessages.$inferSelect;
