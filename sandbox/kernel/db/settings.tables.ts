import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RealState } from '../clock/real-clock';
import type { ClockState } from '../clock/clock';

/** Known keys of `settings` and their values. A module declares its own keys in the file that reads them. */
export interface Settings {
  clock: ClockState;
  real: RealState;
  secret: string;
  /** The world's seed, chosen when the data began; a setting of the process wins. */
  seed: string;
  /** Names this data to the platform's callers. */
  epoch: string;
}

export const settings = pgTable('settings', {
  key: text('key').$type<keyof Settings>().primaryKey(),
  value: jsonb('value').notNull(),
});
