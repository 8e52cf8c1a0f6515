/**
 * The double-entry ledger. Amounts are minor units (bigint). Each transfer is immutable, its entries sum to zero, and it
 * carries an idempotency key that is stored in the same database transaction.
 */
export type AccountKind = 'available' | 'locked' | 'house' | 'promo' | 'bank';

export interface TransferRequest {
  /** Unique per member; a repeat with the same content returns the first transfer, with other content throws `KeyConflict`. */
  key: string;
  memberId: string | null;
  kind: 'grant' | 'bet-open' | 'bet-settle' | 'bet-void' | 'adjust';
  /** What it belongs to, such as a bet id. */
  reference: string;
  entries: readonly { account: string; amount: bigint }[];
}
