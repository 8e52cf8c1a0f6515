import { Skeleton } from '@/components/ui/skeleton';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';

/** The states and two coupons, at their final positions. */
export function CouponSkeleton() {
  return (
    <output className="block">
      <span className="sr-only">{RECORD_COPY.moreBusy}</span>
      <div className="gutter flex h-12 items-center gap-2 border-b border-line bg-surface">
        {[0, 1, 2, 3].map((chip) => (
          <Skeleton key={chip} className="h-8 w-18" />
        ))}
      </div>
      <div className="gutter space-y-2 pt-2">
        <Skeleton className="card h-[234px]" />
        <Skeleton className="card h-[234px]" />
      </div>
    </output>
  );
}
