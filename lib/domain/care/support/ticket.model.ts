/** One line of a ticket. `at`: world ms. */
export interface TicketMessage {
  id: string;
  from: 'visitor' | 'staff';
  text: string;
  at: number;
}

/** A conversation between a visitor and 客服. */
export interface Ticket {
  ticketId: string;
  /** The sandbox plays the staff. */
  simulated: boolean;
  staffName: string;
  /** A reply is pending. */
  waiting: boolean;
  messages: readonly TicketMessage[];
}
