/**
 * One thing that a member asked for and that moves money once: a bet, a cash-out, a transfer, a deposit. It is stored before
 * it is sent, so that the next page knows of it.
 */
export interface CommandRecord {
  /** Idempotency key: made when the member decides, the same through every repeat. */
  key: string;
  /** Whose money it moves: the member's id. */
  member: string;
}
