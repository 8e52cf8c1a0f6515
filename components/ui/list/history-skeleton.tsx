import { RECORD_COPY } from '@/lib/kit/list/record.copy';
import { Skeleton } from '../skeleton';

/**
 * A record before its first rows, in its final layout. `totals`: number of sums above the rows; `note`: a line below them; `flat`: rows
 * without a day above them, which are higher.
 */
export function HistorySkeleton({ totals = 4, note, flat }: { totals?: 0 | 2 | 4; note?: boolean; flat?: boolean }) {
  return (
    <output className="block">
      <span className="sr-only">{RECORD_COPY.moreBusy}</span>
      {totals === 0 ? null : (
        <div className="gutter py-2.5">
          <Skeleton className="h-4 w-44 bg-line" />
          <div className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1.5">
            {Array.from({ length: totals }, (_, total) => (
              <Skeleton key={total} className="h-10 w-28 bg-line" />
            ))}
          </div>
          {note ? <Skeleton className="mt-1.5 h-4 w-52 bg-line" /> : null}
        </div>
      )}
      {flat ? (
        <div className="h-2" />
      ) : (
        <div className="gutter py-2">
          <Skeleton className="h-5 w-28 bg-line" />
        </div>
      )}
      <div className="border-y border-line bg-surface">
        {[0, 1, 2, 3, 4].map((row) => (
          <div
            key={row}
            className={`gutter flex items-center justify-between border-b border-line last:border-b-0 ${flat ? 'h-18' : 'h-16'}`}
          >
            <Skeleton className="h-9 w-40" />
            <Skeleton className="h-9 w-20" />
          </div>
        ))}
      </div>
    </output>
  );
}
