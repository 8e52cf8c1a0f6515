import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LIMIT_CHANGE_KINDS, LIMIT_CHANGE_STATES, LIMIT_KINDS, LIMIT_PERIODS } from '@pavilion/contract/calls/limit.calls';

const ms = (name: string) => bigint(name, { mode: 'number' });
const value = (name: string) => bigint(name, { mode: 'bigint' });

export type LimitKind = (typeof LIMIT_KINDS)[number];
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
export type LimitChangeKind = (typeof LIMIT_CHANGE_KINDS)[number];

/** Tables of `migrations/0015_limits.sql`. Values are minor units; for kind `time`, minutes. */
export const ownLimits = pgTable(
  'own_limits',
  {
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    value: value('value'),
    pendingValue: value('pending_value'),
    /** World ms of the request for an increase; null = none is pending. */
    requestedAt: ms('asked_at'),
    readyAt: ms('ready_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.period] })],
);

export const ownLimitChanges = pgTable(
  'own_limit_changes',
  {
    id: value('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<LimitChangeKind>().notNull(),
    period: text('period').$type<LimitPeriod>(),
    from: text('from_value'),
    to: text('to_value'),
    state: text('state').$type<(typeof LIMIT_CHANGE_STATES)[number]>().notNull(),
    at: ms('at').notNull(),
    since: ms('since'),
  },
  (table) => [index('own_limit_changes_of_member').on(table.memberId, table.id)],
);

export const ownPauses = pgTable('own_pauses', {
  memberId: text('member_id').primaryKey(),
  realityMinutes: integer('reality_minutes').notNull().default(0),
  kind: text('kind').$type<'cooling' | 'exclusion'>(),
  beganAt: ms('began_at'),
  endsAt: ms('ends_at'),
  liftAt: ms('lift_at'),
});

export const activeDays = pgTable(
  'active_days',
  {
    memberId: text('member_id').notNull(),
    day: ms('day').notNull(),
    firstAt: ms('first_at').notNull(),
    lastAt: ms('last_at').notNull(),
    activeMs: ms('active_ms').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
);

export type ExclusionMarkKind = 'device' | 'phone' | 'name' | 'payee';

/** Table of `migrations/0038_exclusion_marks.sql`: facts that identify an excluded person beyond the account. */
export const exclusionMarks = pgTable(
  'exclusion_marks',
  {
    kind: text('kind').$type<ExclusionMarkKind>().notNull(),
    hash: text('hash').notNull(),
    memberId: text('member_id').notNull(),
    endsAt: ms('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.hash, table.memberId] }), index('exclusion_marks_of_member').on(table.memberId)],
);

export type OwnLimit = typeof ownLimits.$inferSelect;
export type OwnLimitChange = typeof ownLimitChanges.$inferSelect;
export type OwnPause = typeof ownPauses.$inferSelect;
