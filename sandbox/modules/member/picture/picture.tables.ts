import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { PICTURE_TYPES } from '@pavilion/contract/calls/picture.calls';

export type PictureType = (typeof PICTURE_TYPES)[number];

/** A table of `migrations/0019_account_care.sql` and `0043_picture_bytes.sql`. */
export const pictures = pgTable(
  'pictures',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    pictureKey: text('picture_key').notNull(),
    type: text('type').$type<PictureType>().notNull(),
    /** Base64, as the sandbox wrote it. */
    content: text('content').notNull(),
    /** Hash of the bytes sent. */
    contentHash: text('content_hash').notNull(),
    bytes: integer('bytes').notNull(),
    /** Its owner; null = nothing yet. */
    usedFor: text('used_for'),
    /** Real ms. */
    createdReal: bigint('created_real', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique().on(table.memberId, table.pictureKey),
    index('pictures_unused')
      .on(table.createdReal)
      .where(sql`used_for IS NULL`),
    index('pictures_used')
      .on(table.usedFor)
      .where(sql`used_for IS NOT NULL`),
    index('pictures_bytes').on(table.memberId, table.bytes),
  ],
);
