import { randomUUID } from 'node:crypto';
import type { ShortLived } from '../db/short-lived.store';

/** Real time, ms. */
const LIFE_MS = 600_000;

export interface Ticket {
  memberId: string;
  uuid: string;
  scene: 'login' | 'device';
  /** Stored form. */
  phone: string;
}

export interface Tickets {
  /** A ticket for a login whose password was right; good 10 minutes. */
  give(ticket: Ticket): Promise<string>;
  /** Null for one that is unknown, over, or another device's. */
  read(id: string | undefined, uuid: string): Promise<Ticket | null>;
  /** Removes the ticket of a login that is complete. */
  drop(id: string): Promise<void>;
}

/** Ties the steps of one login together: the code is sent to the ticket's member, and the phone is not revealed to anyone else. */
export function createTickets(given: ShortLived<Ticket>, now: () => number): Tickets {
  return {
    async give(ticket) {
      const id = randomUUID();
      await given.put(id, { value: ticket, until: now() + LIFE_MS });
      return id;
    },
    async read(id, uuid) {
      const found = id === undefined ? null : await given.read(id);
      return found && found.value.uuid === uuid && found.until > now() ? found.value : null;
    },
    async drop(id) {
      await given.take(id);
    },
  };
}
