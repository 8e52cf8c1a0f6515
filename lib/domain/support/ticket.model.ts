/** One line of a ticket. `at`: world ms. */
export interface TicketMessage {
  id: string;
  from: 'visitor' | 'staff';
  text: string;
  at: number;
}

/** What was said between a visitor and 客服. */
export interface Ticket {
  ticketId: string;
  /** The staff is played by a sandbox. */
  simulated: boolean;
  staffName: string;
  /** An answer is being written. */
  waiting: boolean;
  messages: readonly TicketMessage[];
}
