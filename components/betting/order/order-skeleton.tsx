import { Skeleton } from '@/components/ui/skeleton';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';

/** Totals and three cards, at their final positions. */
export function OrderSkeleton() {
  return (
    <output className="block">
      <span className="sr-only">{RECORD_COPY.moreBusy}</span>
      <div className="gutter grid h-16 grid-cols-3 items-center gap-2 border-b border-line">
        <Skeleton className="h-9 w-24 bg-line" />
        <Skeleton className="h-9 w-24 bg-line" />
        <Skeleton className="h-9 w-16 bg-line" />
      </div>
      {[0, 1, 2].map((card) => (
        <div key={card} className="gutter mb-2 h-43 border-y border-line bg-surface pt-2.5">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="mt-3 h-14 w-3/4" />
          <Skeleton className="mt-3 h-10 w-full" />
        </div>
      ))}
    </output>
  );
}
