import { isCallError } from '@/lib/kit/http/errors';
import { readVisitorKey, setTicketOwner } from './ticket.store';

/**
 * Tells the platform that `owner` has read the ticket of a key, which makes a visitor's ticket one of the account: its key is the
 * proof. True if the platform knows it now; after a failure the next reading repeats it.
 */
export async function seeTicket(owner: string, ticketKey: string): Promise<boolean> {
  try {
    const isOwn = await (await import('./ticket.api')).markSeen(ticketKey);
    if (isOwn) setTicketOwner(ticketKey, owner);
    return true;
  } catch (error) {
    if (!isCallError(error)) throw error;
    return false;
  }
}

/** Takes the ticket that a visitor of this browser opened into the account that has just begun its session. */
export async function claimVisitorTicket(owner: string): Promise<void> {
  const ticketKey = readVisitorKey();
  if (ticketKey !== null) await seeTicket(owner, ticketKey);
}
