import { csvText } from '@/lib/kit/format/csv';
import { dateTime } from '@/lib/kit/format/site-time';
import { minorToText } from '@/lib/kit/number/money';
import { GIFT_COPY, GIFT_KIND_NAMES, GIFT_STATE_NAMES } from './gift.copy';
import type { Gift } from './gift.model';

const HEAD = [GIFT_COPY.id, GIFT_COPY.kind, '说明', '金额', '需完成流水', GIFT_COPY.done, GIFT_COPY.state, GIFT_COPY.time];

/** Gifts as a table for a spreadsheet: times in UTC+8, amounts in coins. */
export function toCsv(rows: readonly Gift[]): string {
  return csvText([
    HEAD,
    ...rows.map((row) => [
      row.id,
      GIFT_KIND_NAMES[row.kind],
      row.title,
      minorToText(row.amount),
      minorToText(row.required),
      minorToText(row.done),
      GIFT_STATE_NAMES[row.state],
      dateTime(row.at),
    ]),
  ]);
}
