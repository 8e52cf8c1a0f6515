import { csvText, type Columns } from '@/lib/kit/format/csv';
import { dateTime } from '@/lib/kit/format/site-time';
import { GIVEN_GIFT_COPY, ROOM_KIND_NAMES } from './room-gift.copy';
import type { GivenGift } from './room-gift.model';

const COLUMNS: Columns<GivenGift> = [
  [GIVEN_GIFT_COPY.time, ({ at }) => dateTime(at)],
  [GIVEN_GIFT_COPY.id, ({ id }) => id],
  [GIVEN_GIFT_COPY.roomKind, ({ roomKind, match }) => (match === '' ? ROOM_KIND_NAMES[roomKind] : match)],
  [GIVEN_GIFT_COPY.name, ({ name }) => name],
  [GIVEN_GIFT_COPY.pieces, ({ count }) => String(count)],
  [GIVEN_GIFT_COPY.coins, ({ coins }) => String(-coins)],
];

/** Given gifts as a table for a spreadsheet; times in UTC+8. */
export const givenCsv = (rows: readonly GivenGift[]): string => csvText(COLUMNS, rows);
