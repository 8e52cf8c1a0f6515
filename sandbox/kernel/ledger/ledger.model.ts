import { CENTRAL_WALLET, type WalletCode } from '@pavilion/contract/constants';

/**
 * The double-entry ledger. Amounts are minor units (bigint). Each transfer is immutable, its entries sum to zero, and it has an
 * idempotency key that is stored in the same database transaction.
 */
export type AccountKind = 'available' | 'locked' | 'reserved' | 'house' | 'promo' | 'bank';

export interface TransferRequest {
  /** Unique per member; a repeat with the same content returns the first transfer, with other content throws `KeyConflict`. */
  key: string;
  memberId: string | null;
  kind:
    | 'grant'
    | 'deposit'
    | 'bet-open'
    | 'bet-cash-out'
    | 'bet-settle'
    | 'bet-void'
    | 'wallet'
    | 'withdraw-open'
    | 'withdraw-pay'
    | 'withdraw-return'
    | 'adjust';
  /** Owner of the transfer, such as a bet id. */
  reference: string;
  entries: readonly { account: string; amount: bigint }[];
  /** World ms to show in records; real time when absent. It is not compared with a repeat's. */
  at?: number;
}

export interface Transfer {
  /** Place in the ledger's one order, from 1. */
  seq: number;
  /** True when the key was known and nothing moved. */
  repeated: boolean;
}

/** A member's account would go below zero; nothing moved. */
export class InsufficientBalance extends Error {
  override name = 'InsufficientBalance';
}

/** The idempotency key was used for another transfer; nothing moved. */
export class KeyConflict extends Error {
  override name = 'KeyConflict';
}

/** Accounts of the house. Promo and bank are where play money comes from, so they run below zero. */
export const HOUSE = 'house';
export const PROMO = 'promo';
export const BANK = 'bank';

/** A wallet's spendable part. */
export function availableOf(memberId: string, wallet: WalletCode = CENTRAL_WALLET): string {
  return `${holderOf(memberId, wallet)}:available`;
}

/** Stakes of open bets that came from a wallet. */
export function lockedOf(memberId: string, wallet: WalletCode = CENTRAL_WALLET): string {
  return `${holderOf(memberId, wallet)}:locked`;
}

/** Money of pending withdrawals. */
export function reservedOf(memberId: string): string {
  return `${holderOf(memberId, CENTRAL_WALLET)}:reserved`;
}

function holderOf(memberId: string, wallet: WalletCode): string {
  return wallet === CENTRAL_WALLET ? `member:${memberId}` : `member:${memberId}:${wallet}`;
}
