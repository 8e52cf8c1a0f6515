import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Real time, ms. */
const LIFE_MS = 600_000;
/** Tickets held at once; the oldest makes room. */
const HELD = 10_000;

export interface Ticket {
  memberId: string;
  uuid: string;
  scene: 'login' | 'device';
  /** Stored form. */
  phone: string;
}

export interface Tickets {
  /** A ticket for a login whose password was right; good 10 minutes. */
  give(ticket: Ticket): string;
  /** Null for one that is unknown, over, or another device's. */
  read(id: string | undefined, uuid: string): Ticket | null;
  /** A login that got through needs its ticket no more. */
  drop(id: string): void;
  clear(): void;
}

/** What ties the steps of one login together: the code is sent to the ticket's member, and nobody else learns the phone. */
export function createTickets(now: () => number): Tickets {
  const held = new LRUCache<string, Ticket & { until: number }>({ max: HELD });
  return {
    give(ticket) {
      const id = randomUUID();
      held.set(id, { ...ticket, until: now() + LIFE_MS });
      return id;
    },
    read(id, uuid) {
      const ticket = id === undefined ? undefined : held.peek(id);
      return ticket && ticket.uuid === uuid && ticket.until > now() ? ticket : null;
    },
    drop: (id) => void held.delete(id),
    clear: () => held.clear(),
  };
}
