import { siteDay } from '@/lib/kit/format/site-time';

/** The rows of several pages without duplicates: a new row shifts an older one to the next page. */
export function joinPages<Row extends { id: string }>(pages: readonly { list: readonly Row[] }[]): readonly Row[] {
  const byId = new Map<string, Row>();
  for (const row of pages.flatMap(({ list }) => list)) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}

/** Rows by day of the site, in their order. */
export function byDay<Row extends { at: number }>(rows: readonly Row[]): { day: number; rows: Row[] }[] {
  const days: { day: number; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = siteDay(row.at);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
