import { csvText, type Columns } from '@/lib/kit/format/csv';
import { dateTime } from '@/lib/kit/format/site-time';
import { minorToText } from '@pavilion/number/money';
import { stateName, TRANSACTION_COPY, TYPE_NAMES } from './transaction.copy';
import type { Transaction } from './transaction.model';
import { requestedAmount, movedBy } from './transaction.rules';

/**
 * Columns of a transaction. The moved amount has a minus if it left the central wallet, and is 0.00 for one that ended without moving
 * money. An unknown fee is an empty cell.
 */
const COLUMNS: Columns<Transaction> = [
  ['单号', ({ id }) => id],
  ['类型', ({ type }) => TYPE_NAMES[type]],
  ['说明', ({ title }) => title],
  ['金额', (row) => minorToText(movedBy(row).amount)],
  ['手续费', feeText],
  ['状态', (row) => stateName(row, row.state)],
  [TRANSACTION_COPY.time, ({ at }) => dateTime(at)],
  [TRANSACTION_COPY.endTime, ({ endedAt }) => (endedAt === null ? '' : dateTime(endedAt))],
  [TRANSACTION_COPY.requested, (row) => minorToText(requestedAmount(row))],
];

/** Transactions as a table for a spreadsheet: times in UTC+8, amounts in coins. */
export const toCsv = (rows: readonly Transaction[]): string => csvText(COLUMNS, rows);

function feeText(row: Transaction): string {
  const { fee } = movedBy(row);
  return fee === null ? '' : minorToText(fee);
}
