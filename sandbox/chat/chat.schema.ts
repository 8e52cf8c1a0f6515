import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { VenueCode } from '../../lib/contract/constants';

/** A bet as it lies in a room. */
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
    type: text('type').$type<'text' | 'bet'>().notNull(),
    content: text('content').notNull(),
    bet: jsonb('bet').$type<SharedBet>(),
    sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
    shielded: boolean('shielded').notNull().default(false),
  },
  (table) => [unique().on(table.room, table.onceKey), index('chat_messages_room').on(table.room, table.id)],
);
export type ChatMessage = typeof chatMessages.$inferSelect;
export type NewChatMessage = Omit<typeof chatMessages.$inferInsert, 'id' | 'shielded'>;
