import { csvText } from '@/lib/kit/format/csv';
import { dateTime } from '@/lib/kit/format/site-time';
import { GIVEN_COPY, ROOM_KIND_NAMES } from './gift.copy';
import type { GivenGift } from './gift.model';

/** Given gifts as a table for a spreadsheet; times in UTC+8. */
export function givenCsv(rows: readonly GivenGift[]): string {
  return csvText([
    [GIVEN_COPY.time, GIVEN_COPY.id, GIVEN_COPY.roomKind, GIVEN_COPY.name, GIVEN_COPY.pieces, GIVEN_COPY.coins],
    ...rows.map(({ at, id, roomKind, match, name, count, coins }) => [
      dateTime(at),
      id,
      match === '' ? ROOM_KIND_NAMES[roomKind] : match,
      name,
      String(count),
      String(-coins),
    ]),
  ]);
}
