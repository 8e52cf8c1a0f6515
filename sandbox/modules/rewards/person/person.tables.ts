import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Traits that show that two accounts are one person's. */
export const TRAITS = ['name', 'payee', 'device'] as const;
export type TraitName = (typeof TRAITS)[number];

/** Table of `migrations/0042_persons.sql`. */
export const personRewards = pgTable(
  'person_rewards',
  {
    /** Id of a bonus, or `invite-friend`, `invite-tier:5`. */
    reward: text('reward').notNull(),
    trait: text('trait').$type<TraitName>().notNull(),
    /** Keyed. */
    hash: text('hash').notNull(),
    memberId: text('member_id').notNull(),
    /** World ms. */
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.reward, table.trait, table.hash] })],
);
