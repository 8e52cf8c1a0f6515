import { Skeleton } from '@/components/ui/skeleton';
import { TIMELINE_COPY } from '@/lib/domain/betting/sport/event/timeline.copy';

/** Placeholder of 数据: seven figures, and the first rows of events. */
export function DataSkeleton() {
  return (
    <div>
      <output className="sr-only">{TIMELINE_COPY.pending}</output>
      <div aria-hidden="true" className="gutter mb-2 border-b border-line bg-surface pb-3">
        <div className="flex h-12 items-center justify-center">
          <Skeleton className="h-4 w-16" />
        </div>
        <div className="flex justify-between">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 w-24" />
        </div>
        {Array.from({ length: 7 }, (_, index) => (
          <div key={index} className="mt-3">
            <div className="flex h-5.5 items-center justify-between">
              <Skeleton className="h-4 w-6" />
              <Skeleton className="h-3 w-10" />
              <Skeleton className="h-4 w-6" />
            </div>
            <Skeleton className="mt-1 h-1" />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="border-y border-line bg-surface">
        <div className="flex h-12 items-center justify-center">
          <Skeleton className="h-4 w-16" />
        </div>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="gutter flex h-11 items-center gap-3 border-t border-line">
            <Skeleton className="h-3 w-8" />
            <Skeleton className="size-4" />
            <Skeleton className="h-3 w-32" />
          </div>
        ))}
      </div>
    </div>
  );
}
