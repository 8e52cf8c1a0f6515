/**
 * A member's request that moves money once: a bet, a cash-out, a transfer, a deposit. It is stored before it is sent, so that
 * the next page can resume it.
 */
export interface CommandRecord {
  /** Idempotency key: created when the member decides, unchanged by repeats. */
  key: string;
  /** Id of the member whose money it moves. */
  member: string;
}
