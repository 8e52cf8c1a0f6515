import type { HistoryPoint, LineMove } from '@/lib/domain/betting/sport/trend/history.model';
import { rowsOf, type HistoryRow } from '@/lib/domain/betting/sport/trend/history.rules';
import { isNegativeOdds } from '@/lib/domain/betting/sport/price/odds.rules';
import { changeText, SHUT_NAMES, TREND_COPY } from '@/lib/domain/betting/sport/trend/trend.copy';
import { dayTime } from '@/lib/kit/format/site-time';
import type { Odds } from '@pavilion/number/odds';

/** The same as the drawing, to be read: newest first. `whole`: it begins with the opening. */
export function TrendTable({
  caption,
  points,
  lines,
  whole,
  now,
  show,
}: {
  caption: string;
  points: readonly HistoryPoint[];
  lines: readonly LineMove[];
  whole: boolean;
  now: number;
  show: (odds: Odds) => string;
}) {
  const rows = rowsOf({ points, lines });
  const lined = lines.length > 0;
  if (rows.length === 0) return <p className="gutter flex h-57 items-center justify-center text-14 text-text-2">{TREND_COPY.never}</p>;
  return (
    <div className="gutter min-h-57">
      <table className="w-full text-14">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-12 text-text-2">
          <tr className="h-9 text-left *:font-normal">
            <th scope="col">{TREND_COPY.time}</th>
            {lined ? <th scope="col">{TREND_COPY.best}</th> : null}
            <th scope="col" className="text-right">
              {TREND_COPY.price}
            </th>
            <th scope="col" className="w-24 text-right">
              {TREND_COPY.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.at} ${row.state}`} row={row} lined={lined} whole={whole} now={now} show={show} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  row,
  lined,
  whole,
  now,
  show,
}: {
  row: HistoryRow;
  lined: boolean;
  whole: boolean;
  now: number;
  show: (odds: Odds) => string;
}) {
  const shown = row.price === null ? '—' : show(row.price);
  const opening = row.opening && whole;
  const tone = row.change > 0 ? 'text-up' : row.change < 0 ? 'text-down' : 'text-text-2';
  return (
    <tr className="h-10 border-t border-line">
      <th scope="row" className="text-left font-normal text-text-2">
        {dayTime(row.at, now)}
      </th>
      {lined ? <td className="text-text-2">{row.line}</td> : null}
      <td className={`text-right font-semibold ${isNegativeOdds(shown) ? 'text-up' : ''}`}>{shown}</td>
      <td className={`text-right ${opening ? 'text-text-2' : tone}`}>{opening ? TREND_COPY.opening : textOf(row)}</td>
    </tr>
  );
}

function textOf({ price, state, change }: HistoryRow): string {
  if (price === null) return SHUT_NAMES[state];
  return change === 0 ? '—' : changeText(change);
}
