import type { STATEMENT_KINDS } from '@pavilion/contract/calls/statement.calls';
import type { Minor } from '@pavilion/number/money';

export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** One change of the central wallet's available balance. */
export interface Change {
  id: string;
  kind: StatementKind;
  /** Match, game, method or bonus; '' while unknown. */
  title: string;
  /** Event, such as 投注 or 派彩; '' while unknown. */
  action: string;
  /** Below zero when it left the balance. */
  amount: Minor;
  /** Available balance after it. */
  balance: Minor;
  /** World ms. */
  at: number;
}

/** Balances around a range, and the sums of all its changes. */
export interface StatementSums {
  opening: Minor;
  income: Minor;
  expense: Minor;
  closing: Minor;
}

export interface StatementPage {
  page: number;
  list: readonly Change[];
  hasMore: boolean;
  /** Null while unknown. */
  sums: StatementSums | null;
}

/** Filter of a statement: world ms, all kinds for null. */
export interface StatementFilter {
  kind: StatementKind | null;
  from: number;
  to: number;
  page: number;
}
