import { Skeleton } from '@/components/ui/skeleton';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';

/** Sums and rows of one day, at their final positions. */
export function StatementSkeleton() {
  return (
    <output className="block">
      <span className="sr-only">{RECORD_COPY.moreBusy}</span>
      <div className="gutter py-2.5">
        <Skeleton className="h-4 w-28 bg-line" />
        <div className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1.5">
          {[0, 1, 2, 3].map((sum) => (
            <Skeleton key={sum} className="h-10 w-28 bg-line" />
          ))}
        </div>
        <Skeleton className="mt-1.5 h-4 w-52 bg-line" />
      </div>
      <div className="gutter py-2">
        <Skeleton className="h-5 w-28 bg-line" />
      </div>
      <div className="border-y border-line bg-surface">
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className="gutter flex h-16 items-center justify-between border-b border-line last:border-b-0">
            <Skeleton className="h-9 w-40" />
            <Skeleton className="h-9 w-24" />
          </div>
        ))}
      </div>
    </output>
  );
}
