import { Skeleton } from '@/components/ui/skeleton';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';

/** Totals and two cards, at their final positions. */
export function OrderSkeleton() {
  return (
    <output className="block">
      <span className="sr-only">{RECORD_COPY.moreBusy}</span>
      <div className="gutter grid h-16 grid-cols-3 items-center gap-2 border-b border-line">
        <Skeleton className="h-9 w-24 bg-line" />
        <Skeleton className="h-9 w-24 bg-line" />
        <Skeleton className="h-9 w-16 bg-line" />
      </div>
      {[0, 1].map((card) => (
        <div key={card} className="gutter mb-2 h-62 border-b border-line bg-surface pt-3">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="mt-4 h-12 w-full" />
          <Skeleton className="mt-4 h-10 w-3/4" />
          <Skeleton className="mt-4 h-10 w-full" />
        </div>
      ))}
    </output>
  );
}
