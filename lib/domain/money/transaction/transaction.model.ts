import type { TRANSACTION_RESULTS, TRANSACTION_STATES, TRANSACTION_TYPES, URGE_TYPES } from '@pavilion/contract/calls/transaction.calls';
import type { Minor } from '@pavilion/number/money';

export type TransactionType = (typeof TRANSACTION_TYPES)[number];
export type TransactionState = (typeof TRANSACTION_STATES)[number];
export type TransactionResult = (typeof TRANSACTION_RESULTS)[number];
export type UrgeType = (typeof URGE_TYPES)[number];

/** One movement of the central wallet, or an order for one. Times are world ms. */
export interface Transaction {
  /** The number to quote. */
  id: string;
  type: TransactionType;
  title: string;
  /** Below zero when it leaves the wallet; a fee is in it. */
  amount: Minor;
  /** Null while unknown. */
  fee: Minor | null;
  state: TransactionState;
  /** `done` counts in totals, `failed` ended without moving money. */
  result: TransactionResult;
  /** Id of the deposit or withdrawal. */
  orderId: string | null;
  at: number;
  endedAt: number | null;
  /** Reason for the rejection or failure; '' otherwise. */
  reason: string;
  /** The states that it has passed, oldest first. */
  steps: readonly { state: TransactionState; at: number }[];
  /** Seconds until it can be urged, 0 = now; null where it cannot. */
  urgeAfter: number | null;
}

/** Totals of one type, over a whole range. */
export interface TransactionTotal {
  type: TransactionType;
  count: number;
  /** Amounts that came into the central wallet, and that left it. */
  income: Minor;
  expense: Minor;
}

export interface TransactionPage {
  page: number;
  list: readonly Transaction[];
  hasMore: boolean;
  totals: readonly TransactionTotal[];
}

/** Filter of a list of transactions: world ms, all types or results where null. */
export interface TransactionFilter {
  type: TransactionType | null;
  result: TransactionResult | null;
  from: number;
  to: number;
  page: number;
}

/** Settled bets of one day of the site. */
export interface DayResult {
  /** `2026-11-20` */
  day: string;
  profit: Minor;
  stake: Minor;
  count: number;
}
