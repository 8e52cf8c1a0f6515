import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AlertKind } from '@pavilion/contract/calls/alert.calls';

const ms = (name: string) => bigint(name, { mode: 'number' });
const id = (name: string) => bigint(name, { mode: 'bigint' });

/** Tables of `migrations/0048_alerts.sql`; kinds of choices of `migrations/0051_followed_goals.sql`. */
export const alertChoices = pgTable(
  'alert_choices',
  {
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<AlertKind>().notNull(),
    inSite: boolean('in_site').notNull(),
    push: boolean('push').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
);

export const quietHours = pgTable('quiet_hours', {
  memberId: text('member_id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  /** `HH:MM` in the site's time. */
  from: text('from_time').notNull(),
  to: text('to_time').notNull(),
});

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id').notNull(),
    /** The session that stored it; it receives nothing once that has ended. */
    sessionHash: text('session_hash').notNull(),
    /** Whoever knows it and the keys can send to the device: it is in no log. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** World ms; earlier events are no news. */
    madeAt: ms('made_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_of_member').on(table.memberId, table.id),
    index('push_subscriptions_of_session').on(table.sessionHash),
  ],
);
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/**
 * `sending` until the push service has responded; after a kill it stays so, because nobody knows whether the push arrived. `muted`: the
 * member did not want it. `dropped`: given up.
 */
export type PushState = 'waiting' | 'sending' | 'sent' | 'muted' | 'dropped';

export const pushes = pgTable(
  'pushes',
  {
    subscriptionId: id('subscription_id').notNull(),
    /** Names the event; one event is one row at each subscription. */
    eventKey: text('event_key').notNull(),
    kind: text('kind').$type<AlertKind>().notNull(),
    text: text('text').notNull(),
    path: text('path').notNull(),
    tag: text('tag').notNull(),
    /** World ms. */
    eventAt: ms('event_at').notNull(),
    state: text('state').$type<PushState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Real ms from which it is sent. */
    dueReal: ms('due_real').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.eventKey] }),
    index('pushes_waiting')
      .on(table.dueReal)
      .where(sql`state = 'waiting'`),
    index('pushes_of_time').on(table.eventAt),
  ],
);
export type Push = typeof pushes.$inferSelect;
