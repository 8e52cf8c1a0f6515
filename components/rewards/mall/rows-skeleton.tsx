import { Skeleton } from '@/components/ui/skeleton';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';

/** Rows of the mall's records; with `totals` the sums above them. */
export function RowsSkeleton({ totals = false }: { totals?: boolean }) {
  return (
    <output className="block">
      <span className="sr-only">{RECORD_COPY.moreBusy}</span>
      {totals ? (
        <div className="gutter py-2.5">
          <Skeleton className="h-4 w-44 bg-line" />
          <div className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1.5">
            {[0, 1].map((total) => (
              <Skeleton key={total} className="h-10 w-28 bg-line" />
            ))}
          </div>
        </div>
      ) : null}
      <div className="mt-2 border-y border-line bg-surface">
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className="gutter flex h-18 items-center justify-between border-b border-line last:border-b-0">
            <Skeleton className="h-9 w-40" />
            <Skeleton className="h-9 w-20" />
          </div>
        ))}
      </div>
    </output>
  );
}
