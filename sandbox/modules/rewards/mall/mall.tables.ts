import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { MALL_CATEGORIES, MALL_PICTURES, MALL_STATES } from '@pavilion/contract/calls/mall.calls';
import type { Recipient } from '@pavilion/contract/recipient';

const ms = (name: string) => bigint(name, { mode: 'number' });
/** Coins and pieces are far below 2^53. */
const whole = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

export type MallState = (typeof MALL_STATES)[number];
export type MallCategory = (typeof MALL_CATEGORIES)[number];
export type MallPicture = (typeof MALL_PICTURES)[number];

/** Tables of `migrations/0018_mall.sql`; the coins have a schema of their own. */
export const mallItems = pgTable('mall_items', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  /** Grows with every change but the stock's. */
  version: integer('version').notNull().default(1),
  category: text('category').$type<MallCategory>().notNull(),
  picture: text('picture').$type<MallPicture>().notNull(),
  title: text('title').notNull(),
  about: text('about').notNull().default(''),
  /** Coins. */
  price: whole('price').notNull(),
  stock: whole('stock').notNull(),
  /** Least level that may have it. */
  vipLevel: integer('vip_level').notNull().default(0),
  /** Play money of an exchange; null for goods. */
  credit: money('credit'),
});
export type MallItem = typeof mallItems.$inferSelect;

export const mallOrders = pgTable(
  'mall_orders',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Fields that must match when the key is reused. */
    content: text('content').notNull(),
    itemId: text('item_id').notNull(),
    category: text('category').$type<MallCategory>().notNull(),
    picture: text('picture').$type<MallPicture>().notNull(),
    title: text('title').notNull(),
    price: whole('price').notNull(),
    credit: money('credit'),
    state: text('state').$type<MallState>().notNull(),
    recipient: jsonb('recipient').$type<Recipient>(),
    createdAt: ms('created_at').notNull(),
    packedAt: ms('packed_at'),
    shippedAt: ms('shipped_at'),
    endedAt: ms('ended_at'),
    /** Real ms at which its present state began. */
    stateReal: ms('state_real').notNull(),
  },
  (table) => [
    unique().on(table.memberId, table.idempotencyKey),
    index('mall_orders_of_member').on(table.memberId, table.id),
    index('mall_orders_on_way')
      .on(table.id)
      .where(sql`state IN ('placed', 'packed', 'shipped')`),
  ],
);
export type MallOrder = typeof mallOrders.$inferSelect;
