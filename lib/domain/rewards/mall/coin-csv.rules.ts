import { csvText } from '@/lib/kit/format/csv';
import { dateTime } from '@/lib/kit/format/site-time';
import { minorToText } from '@/lib/kit/number/money';
import { CATEGORY_NAMES, COIN_COPY, EXCHANGE_COPY, REASON_NAMES } from './coin.copy';
import type { CoinEntry, Exchange } from './mall.model';

/** Coins in and out as a table for a spreadsheet; times in UTC+8. */
export function coinsCsv(rows: readonly CoinEntry[]): string {
  return csvText([
    [COIN_COPY.time, COIN_COPY.reason, COIN_COPY.about, COIN_COPY.amount, COIN_COPY.after, COIN_COPY.orderId],
    ...rows.map(({ at, reason, title, amount, balance, orderId }) => [
      dateTime(at),
      REASON_NAMES[reason],
      title,
      String(amount),
      String(balance),
      orderId ?? '',
    ]),
  ]);
}

/** Exchanges as a table for a spreadsheet; times in UTC+8. */
export function exchangesCsv(rows: readonly Exchange[]): string {
  return csvText([
    [COIN_COPY.time, COIN_COPY.orderId, EXCHANGE_COPY.category, COIN_COPY.about, EXCHANGE_COPY.coins, EXCHANGE_COPY.credit],
    ...rows.map(({ at, id, category, title, price, credit }) => [
      dateTime(at),
      id,
      CATEGORY_NAMES[category],
      title,
      String(price),
      minorToText(credit),
    ]),
  ]);
}
