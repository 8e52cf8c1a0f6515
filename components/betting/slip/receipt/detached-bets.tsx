import { selectionInFull } from '@/lib/domain/betting/sport/selection.copy';
import type { PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import { isUnderWay } from '@/lib/domain/betting/slip/placement.rules';
import { recordTitle, SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import { formatMinor } from '@pavilion/number/money';
import { BusyTag, BetResultNote } from './bet-note';

/** Combinations under way or rejected whose legs have changed in the slip. */
export function DetachedBets({ records }: { records: readonly PlacementRecord[] }) {
  return (
    <ul aria-label={SLIP_COPY.loose} className="border-b border-line">
      {records.map((record) => {
        const { key, legs, stake } = record;
        return (
          <li key={key} className="gutter py-2 not-first:border-t not-first:border-line">
            <p className="flex items-center gap-1.5 text-15 font-semibold">
              {recordTitle(record)}
              {isUnderWay(record) ? <BusyTag record={record} /> : null}
              <span className="ml-auto">{SLIP_COPY.place(formatMinor(BigInt(stake)))}</span>
            </p>
            <p className="truncate text-12 text-text-2">{legs.map(selectionInFull).join('、')}</p>
            <BetResultNote record={record} past />
          </li>
        );
      })}
    </ul>
  );
}
