import type { Pair } from '@/lib/domain/betting/match/sport.model';
import type { Outcome, Past, PastResult, TableRow } from './past.model';

/** Score from the view of the team whose result it is. */
function ownScore({ score, side }: PastResult): Pair {
  return side === 'home' ? score : [score[1], score[0]];
}

export function outcomeOf(result: PastResult): Outcome {
  const [own, other] = ownScore(result);
  if (own === other) return 'drawn';
  return own > other ? 'won' : 'lost';
}

/** Sums of a list of results. */
export interface Tally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
}

export function tallyOf(results: readonly PastResult[]): Tally {
  const tally = { played: results.length, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };
  for (const result of results) {
    const [own, other] = ownScore(result);
    tally[outcomeOf(result)] += 1;
    tally.scored += own;
    tally.conceded += other;
  }
  return tally;
}

/** Rows shown beside each of both teams. */
const BESIDE = 1;
/** A table with at most so many rows is always whole. */
const WHOLE = 8;

/** The rows around both teams, in runs: rows are missing between two runs. The whole table is one run. */
export function foldedRows(rows: readonly TableRow[]): readonly (readonly TableRow[])[] {
  const marked = rows.flatMap(({ side }, index) => (side ? [index] : []));
  if (rows.length <= WHOLE || marked.length === 0) return [rows];
  const runs: TableRow[][] = [];
  let last = -2;
  for (const [index, row] of rows.entries()) {
    if (!marked.some((one) => Math.abs(one - index) <= BESIDE)) continue;
    if (index === last + 1) runs.at(-1)!.push(row);
    else runs.push([row]);
    last = index;
  }
  return runs;
}

/** Share of matches won, per cent with one decimal: `66.7%`. */
export function winRate({ won, played }: Pick<TableRow, 'won' | 'played'>): string {
  return played === 0 ? '—' : `${((100 * won) / played).toFixed(1)}%`;
}

/** `+7`, `0`, `-3` */
export function differenceText({ scored, conceded }: Pick<TableRow, 'scored' | 'conceded'>): string {
  const difference = scored - conceded;
  return difference > 0 ? `+${difference}` : String(difference);
}

/** True if there is nothing to show of any part. */
export function isBlank({ form, meetings, table }: Past): boolean {
  return !form?.home.length && !form?.away.length && !meetings?.length && !table?.rows.length;
}
