import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { FEEDBACK_KINDS, FEEDBACK_STATES } from '@pavilion/contract/calls/feedback.calls';

const ms = (name: string) => bigint(name, { mode: 'number' });

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** Tables of `migrations/0019_account_care.sql`. */
export const feedbackTickets = pgTable(
  'feedback_tickets',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id').notNull(),
    ticketKey: text('ticket_key').notNull(),
    requestHash: text('request_hash').notNull(),
    kind: text('kind').$type<FeedbackKind>().notNull(),
    state: text('state').$type<FeedbackState>().notNull(),
    pictureIds: jsonb('picture_ids').$type<string[]>().notNull().default([]),
    /** Diagnostics that the member agreed to send; '' for none. */
    diagnostics: text('diagnostics').notNull().default(''),
    /** World ms. */
    createdAt: ms('created_at').notNull(),
    changedAt: ms('changed_at').notNull(),
    /** Real ms of the member's last message. */
    requestedReal: ms('asked_real').notNull(),
  },
  (table) => [
    unique().on(table.memberId, table.ticketKey),
    index('feedback_waiting')
      .on(table.id)
      .where(sql`state IN ('submitted', 'processing')`),
  ],
);

export const feedbackMessages = pgTable(
  'feedback_messages',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    ticketId: bigint('ticket_id', { mode: 'bigint' }).notNull(),
    messageKey: text('message_key').notNull(),
    sender: text('sender').$type<'member' | 'staff'>().notNull(),
    content: text('content').notNull(),
    /** World ms. */
    sentAt: ms('sent_at').notNull(),
  },
  (table) => [unique().on(table.ticketId, table.messageKey)],
);

export type FeedbackTicket = typeof feedbackTickets.$inferSelect;
export type FeedbackMessage = typeof feedbackMessages.$inferSelect;
