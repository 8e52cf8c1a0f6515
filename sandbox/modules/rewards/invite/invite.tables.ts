import { bigint, boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { InviteVia } from './invite.rules';

const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

/** Tables of `migrations/0026_friends.sql`, with those of `leaderboard.tables.ts`. */
export const inviteCodes = pgTable('invite_codes', {
  memberId: text('member_id').primaryKey(),
  code: text('code').notNull().unique(),
  createdAt: ms('created_at').notNull(),
});

export const invitedFriends = pgTable(
  'invited_friends',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    friendId: text('friend_id').notNull().unique(),
    inviterId: text('inviter_id').notNull(),
    via: text('via').$type<InviteVia>().notNull(),
    device: text('device').notNull().default(''),
    /** Keyed; '' while unknown. Column of `0039_friend_address.sql`. */
    addressHash: text('address_hash').notNull().default(''),
    sameDevice: boolean('same_device').notNull().default(false),
    registeredAt: ms('registered_at').notNull(),
  },
  (table) => [index('invited_friends_of_inviter').on(table.inviterId, table.id)],
);
export type InvitedFriend = typeof invitedFriends.$inferSelect;

export const inviteClaims = pgTable(
  'invite_claims',
  {
    memberId: text('member_id').notNull(),
    /** `friend:380000000000001`, `tier:5` */
    reward: text('reward').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    amount: money('amount').notNull(),
    required: money('required').notNull(),
    claimedAt: ms('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.reward] }), unique().on(table.memberId, table.idempotencyKey)],
);
export type InviteClaim = typeof inviteClaims.$inferSelect;
