import { Skeleton } from '@/components/ui/skeleton';
import { PAST_COPY } from '@/lib/domain/betting/sport/event/past.copy';

/** Placeholder of 近况, 交锋 and 积分榜: the form of two teams, then the first meetings. */
export function PastSkeleton() {
  return (
    <div>
      <output className="sr-only">{PAST_COPY.pending}</output>
      {[2, 1].map((lists) => (
        <div key={lists} aria-hidden="true" className="mb-2 border-y border-line bg-surface">
          <div className="flex h-12 items-center justify-center">
            <Skeleton className="h-4 w-12" />
          </div>
          {Array.from({ length: lists }, (_, list) => (
            <div key={list}>
              <div className="gutter flex h-10 items-center justify-between border-t border-line">
                <Skeleton className="h-4 w-24" />
                <Skeleton className="h-3 w-36" />
              </div>
              {Array.from({ length: 6 }, (__, row) => (
                <div key={row} className="gutter flex h-11 items-center gap-2 border-t border-line">
                  <Skeleton className="size-5" />
                  <Skeleton className="h-6 w-15" />
                  <Skeleton className="h-4 flex-1" />
                </div>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
