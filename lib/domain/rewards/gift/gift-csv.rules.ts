import { csvText, type Columns } from '@/lib/kit/format/csv';
import { dateTime } from '@/lib/kit/format/site-time';
import { minorToText } from '@pavilion/number/money';
import { GIFT_COPY, GIFT_KIND_NAMES, GIFT_STATE_NAMES } from './gift.copy';
import type { Gift } from './gift.model';

const COLUMNS: Columns<Gift> = [
  [GIFT_COPY.id, ({ id }) => id],
  [GIFT_COPY.kind, ({ kind }) => GIFT_KIND_NAMES[kind]],
  ['说明', ({ title }) => title],
  ['金额', ({ amount }) => minorToText(amount)],
  ['需完成流水', ({ required }) => minorToText(required)],
  [GIFT_COPY.done, ({ done }) => minorToText(done)],
  [GIFT_COPY.state, ({ state }) => GIFT_STATE_NAMES[state]],
  [GIFT_COPY.time, ({ at }) => dateTime(at)],
];

/** Gifts as a table for a spreadsheet: times in UTC+8, amounts in coins. */
export const toCsv = (rows: readonly Gift[]): string => csvText(COLUMNS, rows);
