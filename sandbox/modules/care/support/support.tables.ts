import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { RATING_REASONS, SERVICE_WAYS, SUPPORT_OFFERS } from '@pavilion/contract/calls/support.calls';
import type { PictureType } from '../../member/picture/picture.tables';

const id = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity();
const ms = (name: string) => bigint(name, { mode: 'number' });

export type ServiceWay = (typeof SERVICE_WAYS)[number];
export type Offer = (typeof SUPPORT_OFFERS)[number];
export type RatingReason = (typeof RATING_REASONS)[number];

/** Tables of `migrations/0012_support.sql`, `0035_support_member.sql` and `0050_support_service.sql`. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: id(),
    keyHash: text('key_hash').notNull().unique(),
    /** World ms. */
    openedAt: ms('opened_at').notNull(),
    /** The member who wrote to it, and the key by which the member's other devices find it; null for visitors. */
    memberId: text('member_id'),
    memberKey: text('member_key'),
    /** World ms of the newest line that the member has read. */
    seenAt: ms('seen_at').notNull().default(0),
  },
  (table) => [index('support_tickets_of_member').on(table.memberId, table.id)],
);

/** A person's service. Times are world ms; one in the future is yet to come. */
export const supportServices = pgTable(
  'support_services',
  {
    id: id(),
    ticketId: bigint('ticket_id', { mode: 'bigint' }).notNull(),
    serviceKey: text('service_key').notNull(),
    way: text('way').$type<ServiceWay>().notNull(),
    staffName: text('staff_name').notNull(),
    /** A tester plays the person. */
    isPlayed: boolean('is_played').notNull().default(false),
    requestedAt: ms('requested_at').notNull(),
    acceptAt: ms('accept_at').notNull(),
    cancelledAt: ms('cancelled_at'),
    /** Null while no end is known. */
    endAt: ms('end_at'),
    stars: integer('stars'),
    reasons: jsonb('reasons').$type<RatingReason[]>().notNull().default([]),
    comment: text('comment').notNull().default(''),
  },
  (table) => [
    unique().on(table.ticketId, table.serviceKey),
    index('support_services_queue')
      .on(table.acceptAt)
      .where(sql`way = 'queue' AND cancelled_at IS NULL`),
  ],
);

export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    ticketId: bigint('ticket_id', { mode: 'bigint' }).notNull(),
    messageKey: text('message_key').notNull(),
    sender: text('sender').$type<'visitor' | 'staff' | 'notice'>().notNull(),
    content: text('content').notNull(),
    /** World ms from which it can be read. */
    sentAt: ms('sent_at').notNull(),
    /** The person who wrote it; null for the automatic staff. */
    staffName: text('staff_name'),
    pictureIds: jsonb('picture_ids').$type<string[]>().notNull().default([]),
    offers: jsonb('offers').$type<Offer[]>().notNull().default([]),
    /** The service that it belongs to: its coming lines move with its place in the queue. */
    serviceId: bigint('service_id', { mode: 'bigint' }),
  },
  (table) => [
    unique().on(table.ticketId, table.messageKey),
    index('support_messages_by_time').on(table.ticketId, table.sentAt, table.id),
    index('support_messages_of_service')
      .on(table.serviceId)
      .where(sql`service_id IS NOT NULL`),
  ],
);

export const supportPictures = pgTable(
  'support_pictures',
  {
    id: text('id').primaryKey(),
    ticketId: bigint('ticket_id', { mode: 'bigint' }).notNull(),
    pictureKey: text('picture_key').notNull(),
    type: text('type').$type<PictureType>().notNull(),
    /** Base64, as the sandbox wrote it. */
    content: text('content').notNull(),
    /** Hash of the bytes sent. */
    contentHash: text('content_hash').notNull(),
    bytes: integer('bytes').notNull(),
    /** A message names it. */
    isUsed: boolean('is_used').notNull().default(false),
    /** Real ms. */
    createdReal: ms('created_real').notNull(),
  },
  (table) => [unique().on(table.ticketId, table.pictureKey), index('support_pictures_by_age').on(table.createdReal)],
);

export type SupportTicket = typeof supportTickets.$inferSelect;
export type SupportService = typeof supportServices.$inferSelect;
export type SupportMessage = typeof supportMessages.$inferSelect;
