import * as z from '@pavilion/contract/schema';
import type { CommandRecord } from './command.model';

/** A command whose receiver executes a key once: while it has no result, it is sent again under its key. */
export interface IdempotentRecord extends CommandRecord {
  /** `waiting`: sent; `unknown`: no readable response came; any other: its result. */
  state: string;
  /** Number of sends. */
  asks: number;
}

/** A record before it is sent: the part that is the same for every kind. */
export type UnsentRecord = CommandRecord & { state: 'waiting'; asks: number };

/** Stored fields of every kind; its states are its own. */
export const IDEMPOTENT_FIELDS = {
  key: z.string(z.minLength(8), z.maxLength(64)),
  member: z.string(),
  asks: z.number(),
};
