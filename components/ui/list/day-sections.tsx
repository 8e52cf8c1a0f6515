'use client';

import type { ReactNode } from 'react';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';
import { byDay } from '@/lib/kit/list/rows.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dateText, dayStart, siteDay } from '@/lib/kit/format/site-time';

/** Rows of a record below their days; `renderRow` renders one. */
export function DaySections<Row extends { id: string; at: number }>({
  rows,
  renderRow,
}: {
  rows: readonly Row[];
  renderRow: (row: Row) => ReactNode;
}) {
  const today = siteDay(worldNow());
  return byDay(rows).map(({ day, rows: ofDay }) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="gutter py-2 text-13 text-text-2">
        {dateText(dayStart(day))} {day === today ? RECORD_COPY.today : day === today - 1 ? RECORD_COPY.yesterday : ''}
      </h2>
      <ul className="border-y border-line bg-surface">
        {ofDay.map((row) => (
          <li key={row.id} className="border-b border-line last:border-b-0">
            {renderRow(row)}
          </li>
        ))}
      </ul>
    </section>
  ));
}
