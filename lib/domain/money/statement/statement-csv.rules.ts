import { csvText, type Columns } from '@/lib/kit/format/csv';
import { dateTime } from '@/lib/kit/format/site-time';
import { minorToText } from '@pavilion/number/money';
import { KIND_NAMES } from './statement.copy';
import type { Change } from './statement.model';

/** Columns of a change; the amount has a minus if it left the balance. */
const COLUMNS: Columns<Change> = [
  ['单号', ({ id }) => id],
  ['时间', ({ at }) => dateTime(at)],
  ['类型', ({ kind }) => KIND_NAMES[kind]],
  ['事项', ({ action }) => action],
  ['说明', ({ title }) => title],
  ['金额', ({ amount }) => minorToText(amount)],
  ['账变后余额', ({ balance }) => minorToText(balance)],
];

/** The statement as a table for a spreadsheet, unfolded: times in UTC+8, amounts in coins. */
export const toCsv = (rows: readonly Change[]): string => csvText(COLUMNS, rows);
