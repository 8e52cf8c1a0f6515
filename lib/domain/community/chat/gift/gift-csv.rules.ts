import { csvText, type Columns } from '@/lib/kit/format/csv';
import { dateTime } from '@/lib/kit/format/site-time';
import { GIVEN_COPY, ROOM_KIND_NAMES } from './gift.copy';
import type { GivenGift } from './gift.model';

const COLUMNS: Columns<GivenGift> = [
  [GIVEN_COPY.time, ({ at }) => dateTime(at)],
  [GIVEN_COPY.id, ({ id }) => id],
  [GIVEN_COPY.roomKind, ({ roomKind, match }) => (match === '' ? ROOM_KIND_NAMES[roomKind] : match)],
  [GIVEN_COPY.name, ({ name }) => name],
  [GIVEN_COPY.pieces, ({ count }) => String(count)],
  [GIVEN_COPY.coins, ({ coins }) => String(-coins)],
];

/** Given gifts as a table for a spreadsheet; times in UTC+8. */
export const givenCsv = (rows: readonly GivenGift[]): string => csvText(COLUMNS, rows);
