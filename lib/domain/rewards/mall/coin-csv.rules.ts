import { csvText, type Columns } from '@/lib/kit/format/csv';
import { dateTime } from '@/lib/kit/format/site-time';
import { minorToText } from '@pavilion/number/money';
import { CATEGORY_NAMES, COIN_COPY, EXCHANGE_COPY, REASON_NAMES } from './coin.copy';
import type { CoinEntry, Exchange } from './mall.model';

const COINS: Columns<CoinEntry> = [
  [COIN_COPY.time, ({ at }) => dateTime(at)],
  [COIN_COPY.reason, ({ reason }) => REASON_NAMES[reason]],
  [COIN_COPY.about, ({ title }) => title],
  [COIN_COPY.amount, ({ amount }) => String(amount)],
  [COIN_COPY.after, ({ balance }) => String(balance)],
  [COIN_COPY.orderId, ({ orderId }) => orderId ?? ''],
];

/** Coins in and out as a table for a spreadsheet; times in UTC+8. */
export const coinsCsv = (rows: readonly CoinEntry[]): string => csvText(COINS, rows);

const EXCHANGES: Columns<Exchange> = [
  [COIN_COPY.time, ({ at }) => dateTime(at)],
  [COIN_COPY.orderId, ({ id }) => id],
  [EXCHANGE_COPY.category, ({ category }) => CATEGORY_NAMES[category]],
  [COIN_COPY.about, ({ title }) => title],
  [EXCHANGE_COPY.coins, ({ price }) => String(price)],
  [EXCHANGE_COPY.credit, ({ credit }) => minorToText(credit)],
];

/** Exchanges as a table for a spreadsheet; times in UTC+8. */
export const exchangesCsv = (rows: readonly Exchange[]): string => csvText(EXCHANGES, rows);
