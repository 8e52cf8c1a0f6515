'use client';

import { Fragment, useState } from 'react';
import { Button } from '@/components/ui/button';
import { OUTCOME_NAMES, PAST_COPY } from '@/lib/domain/betting/sport/event/past.copy';
import type { Outcome, Table, TableRow } from '@/lib/domain/betting/sport/event/past.model';
import { differenceText, foldedRows, winRate } from '@/lib/domain/betting/sport/event/past.rules';
import type { SportId } from '@/lib/domain/betting/match/sport.model';

/** The table around both teams, whole after a tap; it scrolls sideways where it is wider than the page. */
export function PastTable({ sport, table: { ranking, rows } }: { sport: SportId; table: Table }) {
  const [whole, setWhole] = useState(false);
  const folded = foldedRows(rows);
  const runs = whole ? [rows] : folded;
  const name = ranking === 'points' ? PAST_COPY.table : PAST_COPY.winTable;
  const columns = columnsOf(sport, ranking);
  return (
    <>
      {/* The keyboard scrolls it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <fieldset aria-label={name} tabIndex={0} className="min-w-0 overflow-x-auto">
        <table className="w-full min-w-88 text-13">
          <caption className="sr-only">{name}</caption>
          <thead className="text-12 text-text-2">
            <tr className="h-9 border-t border-line bg-surface *:font-normal">
              <th scope="col" className="w-9 pl-3 text-left">
                {PAST_COPY.rank}
              </th>
              <th scope="col" className="sticky left-0 bg-inherit px-1 text-left">
                {PAST_COPY.team}
              </th>
              {columns.map((column) => (
                <th key={column.name} scope="col" className="px-1 text-center">
                  {column.name}
                </th>
              ))}
              <th scope="col" className="pr-3 pl-1 text-right">
                {PAST_COPY.lastFive}
              </th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run, index) => (
              <Fragment key={run[0]!.rank}>
                {index > 0 ? (
                  <tr className="h-6 border-t border-line text-center text-text-3">
                    <td colSpan={columns.length + 3}>
                      <span aria-hidden="true">⋯</span>
                      <span className="sr-only">{PAST_COPY.between}</span>
                    </td>
                  </tr>
                ) : null}
                {run.map((row) => (
                  <Row key={row.rank} row={row} columns={columns} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </fieldset>
      {folded.length === 1 && folded[0]!.length === rows.length ? null : (
        <div className="gutter border-t border-line">
          <Button variant="plain" size="sm" block aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? PAST_COPY.fold : PAST_COPY.unfold}
          </Button>
        </div>
      )}
    </>
  );
}

interface Column {
  name: string;
  text(row: TableRow): string;
  /** The column that decides the order. */
  bold?: boolean;
}

function columnsOf(sport: SportId, ranking: Table['ranking']): readonly Column[] {
  const draws = sport === 'football';
  return [
    { name: PAST_COPY.played, text: ({ played }) => String(played) },
    draws
      ? { name: PAST_COPY.counts, text: ({ won, drawn, lost }) => `${won}/${drawn}/${lost}` }
      : { name: PAST_COPY.winsLosses, text: ({ won, lost }) => `${won}/${lost}` },
    { name: PAST_COPY.difference, text: differenceText },
    ranking === 'points'
      ? { name: PAST_COPY.points, text: ({ points }) => (points === null ? '—' : String(points)), bold: true }
      : { name: PAST_COPY.winRate, text: winRate, bold: true },
  ];
}

const COLOURS: Record<Outcome, string> = { won: 'text-up', drawn: 'text-text-2', lost: 'text-down' };

function Row({ row, columns }: { row: TableRow; columns: readonly Column[] }) {
  return (
    <tr className={`h-10 border-t border-line ${row.side ? 'bg-brand-bg' : 'bg-surface'}`}>
      <td className="pl-3">{row.rank}</td>
      <th scope="row" className={`sticky left-0 bg-inherit px-1 text-left ${row.side ? 'font-semibold' : 'font-normal'}`}>
        {row.team}
        {row.side ? <span className="sr-only">，{PAST_COPY[row.side]}</span> : null}
      </th>
      {columns.map(({ name, text, bold }) => (
        <td key={name} className={`px-1 text-center whitespace-nowrap ${bold ? 'font-semibold' : ''}`}>
          {text(row)}
        </td>
      ))}
      <td className="pr-3 pl-1 text-right text-12 whitespace-nowrap">
        {row.form.map((outcome, index) => (
          // Outcomes have no ids; a row's are replaced together.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={`ml-0.5 ${COLOURS[outcome]}`}>
            {OUTCOME_NAMES[outcome]}
          </span>
        ))}
      </td>
    </tr>
  );
}
