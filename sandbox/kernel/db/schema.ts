import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { REAL_NAME_STATES } from '../../../lib/contract/calls/withdraw.calls';
import type { VenueCode } from '../../../lib/contract/constants';
import type { RealState } from '../clock/real-clock';
import type { ClockState } from '../../world/engine/world.model';

/**
 * Tables of `migrations/0001_platform.sql`, with the columns of `0008_wallets.sql`, `0013_withdrawals.sql` and `0014_account.sql`
 * and the index of `0036_one_phone.sql`. Money is bigint minor units; times are ms.
 * The migrations make the tables; a test compares them with what is declared here.
 */

const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

/** Written by `sandbox/modules/member/account/flags.store.ts` alone. */
export interface MemberFlags {
  canWithdraw?: boolean;
  canChat?: boolean;
  /** false: gets no bonuses and uses no coupons. */
  canClaimBonus?: boolean;
  /** World ms until which the member does not speak in the chat. */
  mutedUntil?: number | undefined;
  /** status_code that a login is refused with until its second step is done. */
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
    /** 免转钱包: the venues draw on the central wallet. */
    autoTransfer: boolean('auto_transfer').notNull().default(true),
    realName: text('real_name').notNull().default(''),
    realNameState: text('real_name_state').$type<(typeof REAL_NAME_STATES)[number]>().notNull().default('none'),
    /** Why it was rejected. */
    realNameReason: text('real_name_reason').notNull().default(''),
    /** When it was sent in: world ms, and real ms. */
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

/**
 * `tokenHash`: of the token that it was opened with, by which it is known; `endedCode` is the status_code that ended it,
 * `toldAt` when that was first answered.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: text('member_id').notNull(),
    uuid: text('uuid').notNull(),
    createdAt: ms('created_at').notNull(),
    seenAt: ms('seen_at').notNull(),
    endedCode: integer('ended_code'),
    toldAt: ms('told_at'),
    handedOver: boolean('handed_over').notNull().default(false),
    /** Kind of device, `iPhone · Safari`; '' while unknown. */
    device: text('device').notNull().default(''),
  },
  (table) => [index('sessions_member').on(table.memberId)],
);
export type SessionRow = typeof sessions.$inferSelect;

/** Tokens that open a session (`migrations/0011_session_tokens.sql`); `until` is null for the newest. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionHash: text('session_hash').notNull(),
    madeAt: ms('made_at').notNull(),
    until: ms('until'),
  },
  (table) => [index('session_tokens_session').on(table.sessionHash)],
);

export const venueSessions = pgTable('venue_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  venue: text('venue').notNull(),
  memberId: text('member_id'),
  sessionHash: text('session_hash'),
  createdAt: ms('created_at').notNull(),
});

/** Known keys of `settings` and what they hold. */
/** A deposit method that a tester closed. */
export interface ClosedMethod {
  /** ISO time; null when no end is known. */
  openTime: string | null;
}

export interface Settings {
  clock: ClockState;
  real: RealState;
  site: Record<string, unknown>;
  secret: string;
  /** The world's seed, chosen when the data began; a setting of the process wins. */
  seed: string;
  /** Names this data to the platform's callers. */
  epoch: string;
  closedDepositMethods: Readonly<Record<string, ClosedMethod>>;
  /** Games that a tester took out of service, with the end of the window (ISO) if there is one. */
  closedGames: Readonly<Record<string, string | null>>;
}
export const settings = pgTable('settings', {
  key: text('key').$type<keyof Settings>().primaryKey(),
  value: jsonb('value').notNull(),
});

export const controlEvents = pgTable('control_events', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  matchId: text('match_id').notNull(),
  type: text('type').notNull(),
  side: text('side'),
  minute: integer('minute'),
  at: ms('at').notNull(),
});

export const outbox = pgTable('outbox', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  recipient: text('recipient').notNull(),
  kind: text('kind').notNull(),
  body: text('body').notNull(),
  at: ms('at').notNull(),
});

/** What lives for minutes and counts once: `migrations/0010_short_lived.sql`. */
export const shortLived = pgTable(
  'short_lived',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    value: jsonb('value').notNull(),
    /** Real ms. */
    until: ms('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index('short_lived_until').on(table.until)],
);

/** What each key of a member stands for (`migrations/0044_call_keys.sql`). Written by `sandbox/kernel/http/idempotency-key.ts` alone. */
export const callKeys = pgTable(
  'call_keys',
  {
    memberId: text('member_id').notNull(),
    key: text('idempotency_key').notNull(),
    /** Name in the contract. */
    call: text('call').notNull(),
    /** What a repeat must agree in; '' where the call's own rows keep it. */
    content: text('content').notNull(),
    /** Real ms of the first use. */
    at: ms('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] }), index('call_keys_at').on(table.at)],
);

export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  memberId: text('member_id'),
  /** Whose wallet; null = the central one, or the house's. */
  venue: text('venue').$type<VenueCode>(),
  balance: money('balance').notNull(),
});

export const transfers = pgTable(
  'transfers',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    at: ms('at').notNull(),
    prevHash: text('prev_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    unique().on(table.owner, table.key),
    index('transfers_reference').on(table.reference),
    index('transfers_of_owner').on(table.owner, table.kind, table.at),
    index('transfers_of_credits')
      .on(table.owner, table.seq)
      .where(sql`kind IN ('deposit', 'grant')`),
  ],
);

export const entries = pgTable(
  'entries',
  {
    transferSeq: bigint('transfer_seq', { mode: 'number' }).notNull(),
    account: text('account').notNull(),
    amount: money('amount').notNull(),
    balanceAfter: money('balance_after').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transferSeq, table.account] }), index('entries_account').on(table.account, table.transferSeq)],
);

export const ledgerHead = pgTable('ledger_head', {
  id: integer('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
