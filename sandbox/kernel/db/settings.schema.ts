import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RealState } from '../clock/real-clock';
import type { ClockState } from '../clock/clock';

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
