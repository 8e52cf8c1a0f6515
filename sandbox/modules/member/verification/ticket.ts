import { randomUUID } from 'node:crypto';
import type { ShortLived } from '../../../kernel/db/short-lived.store';
import { MINUTE } from '../../../kernel/clock/calendar';

/** Real time, ms. */
const LIFE_MS = 10 * MINUTE;

export interface Ticket {
  memberId: string;
  uuid: string;
  scene: 'login' | 'device';
  /** Stored form. */
  phone: string;
}

/** The recovery of a password. */
export interface ResetTicket {
  userName: string;
  uuid: string;
  /** Stored form of the code's recipient; '' when there is none. */
  phone: string;
}

export interface Tickets<T = Ticket> {
  /** A ticket for the next step; valid for 10 minutes. */
  give(ticket: T): Promise<string>;
  /** Null for one that is unknown, over, or another device's. */
  read(id: string | undefined, uuid: string): Promise<T | null>;
  /** Removes a ticket whose steps are complete. */
  drop(id: string): Promise<void>;
}

/** Connects the steps of one login: the code is sent to the ticket's member, and the phone is not revealed to anyone else. */
export function createTickets(given: ShortLived<Ticket>, now: () => number): Tickets {
  return ticketsOf(given, now);
}

/** As `createTickets`, for the two steps of recovering a password. */
export function createResetTickets(given: ShortLived<ResetTicket>, now: () => number): Tickets<ResetTicket> {
  return ticketsOf(given, now);
}

function ticketsOf<T extends { uuid: string }>(given: ShortLived<T>, now: () => number): Tickets<T> {
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
