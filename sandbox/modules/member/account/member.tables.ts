import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { REAL_NAME_STATES } from '@pavilion/contract/calls/withdraw.calls';

const ms = (name: string) => bigint(name, { mode: 'number' });

/** Written by `sandbox/modules/member/account/flags.store.ts` alone. */
export interface MemberFlags {
  canWithdraw?: boolean;
  canChat?: boolean;
  /** false: gets no bonuses and uses no coupons. */
  canClaimBonus?: boolean;
  /** World ms until which the member may not write in the chat. */
  mutedUntil?: number | undefined;
  /** status_code that rejects a login until its second step is done. */
  risk?: number;
  /** New devices are authorized by text message. */
  deviceAuth?: boolean;
  captcha?: 'image' | 'slider';
}

export const members = pgTable(
  'members',
  {
    id: text('id').primaryKey(),
    userName: text('user_name').notNull().unique(),
    nickName: text('nick_name').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    pinHash: text('pin_hash'),
    /** Proven by a code; `sandbox/modules/member/phone/phone.store.ts` alone writes it. '' without one. */
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    /** `1990-04-23`. */
    birthday: text('birthday'),
    /** World ms of the last change. */
    nickNameAt: ms('nick_name_at'),
    vipLevel: integer('vip_level').notNull().default(0),
    flags: jsonb('flags').$type<MemberFlags>().notNull().default({}),
    inviteCode: text('invite_code'),
    /** 免转钱包: the venues use the central wallet. */
    autoTransfer: boolean('auto_transfer').notNull().default(true),
    realName: text('real_name').notNull().default(''),
    realNameState: text('real_name_state').$type<(typeof REAL_NAME_STATES)[number]>().notNull().default('none'),
    /** Reason for its rejection. */
    realNameReason: text('real_name_reason').notNull().default(''),
    /** Time of submission: world ms, and real ms. */
    realNameAt: ms('real_name_at'),
    realNameReal: ms('real_name_real'),
    registeredAt: ms('registered_at').notNull(),
    lastLoginAt: ms('last_login_at'),
  },
  (table) => [
    index('members_reviewing')
      .on(table.id)
      .where(sql`real_name_state = 'reviewing'`),
    uniqueIndex('members_phone')
      .on(table.phone)
      .where(sql`phone <> ''`),
    index('members_of_name')
      .on(table.realName)
      .where(sql`real_name_state = 'verified'`),
  ],
);

export type Member = typeof members.$inferSelect;
