import { bigint, pgTable, text, unique } from 'drizzle-orm/pg-core';

/** Tables of `migrations/0012_support.sql`. */
export const supportTickets = pgTable('support_tickets', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
  keyHash: text('key_hash').notNull().unique(),
  /** World ms. */
  openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
});

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
