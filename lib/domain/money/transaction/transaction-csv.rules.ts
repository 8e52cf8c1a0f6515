import { csvText } from '@/lib/kit/format/csv';
import { dateTime } from '@/lib/kit/format/site-time';
import { minorToText } from '@/lib/kit/number/money';
import { stateName, TRANSACTION_COPY, TYPE_NAMES } from './transaction.copy';
import type { Transaction } from './transaction.model';
import { askedFor, movedBy } from './transaction.rules';

const HEAD = ['单号', '类型', '说明', '金额', '手续费', '状态', TRANSACTION_COPY.time, TRANSACTION_COPY.endTime, TRANSACTION_COPY.asked];

/**
 * Transactions as a table for a spreadsheet: times in UTC+8, amounts in coins, with a minus what left the central wallet. One that
 * ended without moving money has moved 0.00; the last column tells what was asked for. An unknown fee is an empty cell.
 */
export function toCsv(rows: readonly Transaction[]): string {
  return csvText([
    HEAD,
    ...rows.map((row) => [
      row.id,
      TYPE_NAMES[row.type],
      row.title,
      minorToText(movedBy(row).amount),
      feeText(row),
      stateName(row, row.state),
      dateTime(row.at),
      row.endedAt === null ? '' : dateTime(row.endedAt),
      minorToText(askedFor(row)),
    ]),
  ]);
}

function feeText(row: Transaction): string {
  const { fee } = movedBy(row);
  return fee === null ? '' : minorToText(fee);
}
