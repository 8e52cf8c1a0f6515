import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { GIFT_PICTURES } from '@pavilion/contract/calls/chat.calls';
import type { VenueCode } from '@pavilion/contract/constants';

type GiftPicture = (typeof GIFT_PICTURES)[number];

/** A bet as stored in a room. */
export interface SharedBet {
  venue: VenueCode;
  orderNo: string;
  /** `100.00`; null = hidden by its owner. */
  amount: string | null;
  /** Product of the legs' prices; empty for a system bet, which has none. */
  odds: string;
  /** Legs per bet, 0 = full cover, and number of bets. */
  size?: number;
  bets?: number;
  legs: readonly { matchId: string; match: string; market: string; selection: string; odds: string }[];
}

/** Pieces of one gift in a room. */
export interface GivenGift {
  id: string;
  name: string;
  count: number;
}

/** The message to which another one replies, as it was then. */
export interface QuotedMessage {
  id: string;
  userId: string;
  nickName: string;
  /** Empty once the message was removed. */
  content: string;
}

/** Table of `migrations/0006_chat.sql`. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    room: text('room').notNull(),
    onceKey: text('once_key'),
    userId: text('user_id').notNull(),
    nickName: text('nick_name').notNull(),
    vipLevel: integer('vip_level').notNull(),
    type: text('type').$type<'text' | 'bet' | 'gift'>().notNull(),
    content: text('content').notNull(),
    bet: jsonb('bet').$type<SharedBet>(),
    gift: jsonb('gift').$type<GivenGift>(),
    reply: jsonb('reply').$type<QuotedMessage>(),
    sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
    shielded: boolean('shielded').notNull().default(false),
  },
  (table) => [unique().on(table.room, table.onceKey), index('chat_messages_room').on(table.room, table.id)],
);
export type ChatMessage = typeof chatMessages.$inferSelect;
export type NewChatMessage = Omit<typeof chatMessages.$inferInsert, 'id' | 'shielded'>;

/** Tables of `migrations/0024_chat_gifts.sql`. */
export const chatGifts = pgTable('chat_gifts', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  /** Grows with every change. */
  version: integer('version').notNull().default(1),
  name: text('name').notNull(),
  picture: text('picture').$type<GiftPicture>().notNull(),
  /** Coins of one piece. */
  price: bigint('price', { mode: 'number' }).notNull(),
  /** Least level that may give it. */
  vipLevel: integer('vip_level').notNull().default(0),
});
export type ChatGift = typeof chatGifts.$inferSelect;

export const chatGiftSends = pgTable(
  'chat_gift_sends',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Fields that must match when the key is reused. */
    content: text('content').notNull(),
    room: text('room').notNull(),
    /** The match of the room; empty for the lobby. */
    matchName: text('match_name').notNull(),
    giftId: text('gift_id').notNull(),
    name: text('name').notNull(),
    picture: text('picture').$type<GiftPicture>().notNull(),
    count: integer('count').notNull(),
    /** Coins of all pieces. */
    coins: bigint('coins', { mode: 'number' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'number' }).notNull(),
    /** World ms. */
    sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
  },
  (table) => [unique().on(table.memberId, table.idempotencyKey), index('chat_gift_sends_of_member').on(table.memberId, table.id)],
);
export type ChatGiftSend = typeof chatGiftSends.$inferSelect;

/** A moderator's action, with ids and levels. Every process carries it out at its own connections. */
export type ChatEvent =
  | { kind: 'vip'; min: number; max: number }
  | { kind: 'maintenance'; on: boolean }
  | { kind: 'room'; room: string; open: boolean }
  | { kind: 'shield'; room: string; id: number }
  | { kind: 'mute'; memberId: string }
  | { kind: 'remove'; memberId: string }
  | { kind: 'cut' };

/** Tables of `migrations/0027_chat_processes.sql`. */
export const chatRules = pgTable('chat_rules', {
  id: integer('id').primaryKey(),
  vipMin: integer('vip_min').notNull().default(0),
  vipMax: integer('vip_max').notNull().default(10),
  maintenance: boolean('maintenance').notNull().default(false),
  closed: jsonb('closed').$type<string[]>().notNull().default([]),
});

export const chatEvents = pgTable('chat_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  event: jsonb('event').$type<ChatEvent>().notNull(),
  /** Real ms. */
  madeAt: bigint('made_at', { mode: 'number' }).notNull(),
});

export const chatProcesses = pgTable('chat_processes', {
  id: text('id').primaryKey(),
  /** Ms by the database's own clock. */
  seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
});

export const chatPresences = pgTable(
  'chat_presences',
  {
    id: text('id').primaryKey(),
    processId: text('process_id').notNull(),
    memberId: text('member_id').notNull(),
    room: text('room'),
  },
  (table) => [
    index('chat_presences_room').on(table.room),
    index('chat_presences_member').on(table.memberId),
    index('chat_presences_process').on(table.processId),
  ],
);
