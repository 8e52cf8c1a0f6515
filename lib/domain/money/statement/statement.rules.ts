import { STATEMENT_KINDS } from '@pavilion/contract/calls/statement.calls';
import { MINUTE } from '@pavilion/number/duration';
import { addDayRange, toDayRange, type DayRange } from '@/lib/kit/list/range.rules';
import type { Change, StatementKind, StatementSums } from './statement.model';

/** The filter of 账变, stored in the address. */
export interface StatementView extends DayRange {
  kind: StatementKind | null;
}

/** Parameter of the address that selects 账变 instead of 交易. */
const VIEW = 'v';
const STATEMENT = 'statement';

/** True for an address of 账变. */
export const isStatement = (params: { get(name: string): string | null }): boolean => params.get(VIEW) === STATEMENT;

/** Reads the address; invalid values become the default. */
export function toStatementView(params: { get(name: string): string | null }): StatementView {
  return { ...toDayRange(params), kind: STATEMENT_KINDS.find((known) => known === params.get('kind')) ?? null };
}

/** The query that `isStatement` and `toStatementView` read; defaults are left out. */
export function statementQuery(view: Partial<StatementView> = {}): string {
  const params = new URLSearchParams({ [VIEW]: STATEMENT });
  if (view.kind) params.set('kind', view.kind);
  if (view.range) addDayRange(params, { range: view.range, from: view.from ?? null, to: view.to ?? null });
  return `?${params.toString()}`;
}

/** True if the sums of a range lead from its opening balance to its closing one. */
export function addsUp({ opening, income, expense, closing }: StatementSums): boolean {
  return opening + income - expense === closing;
}

/** ms within which rounds of one game are shown as one row. */
const FOLD_MS = 10 * MINUTE;

/** A row of the list: a change, or the consecutive changes of one game. */
export interface StatementRow extends Change {
  /** Number of stakes in it; 0 for a single change. */
  rounds: number;
  /** World ms of the first change. */
  since: number;
}

/**
 * Changes, newest first, as rows: those of one game that follow each other within ten minutes are one row with their sum and the balance
 * after the last.
 */
export function foldRounds(changes: readonly Change[]): StatementRow[] {
  const rows: (StatementRow & { changes: number })[] = [];
  for (const change of changes) {
    const last = rows.at(-1);
    const stakes = change.amount < 0n ? 1 : 0;
    if (last && change.kind === 'game' && last.kind === 'game' && last.title === change.title && last.at - change.at <= FOLD_MS) {
      last.amount += change.amount;
      last.rounds += stakes;
      last.since = change.at;
      last.changes += 1;
    } else rows.push({ ...change, rounds: change.kind === 'game' ? stakes : 0, since: change.at, changes: 1 });
  }
  return rows.map(({ changes: count, ...row }) => (count === 1 ? { ...row, rounds: 0 } : row));
}
