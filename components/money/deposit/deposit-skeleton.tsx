import { Skeleton } from '@/components/ui/skeleton';

/** The form's shape: methods in three columns, amount, chips, button. */
export function DepositSkeleton() {
  return (
    <div className="gutter space-y-2 py-2" aria-hidden="true">
      <Skeleton className="mx-1 mt-1 h-4 w-16" />
      <div className="grid grid-cols-3 gap-2">
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} className="card h-[108px]" />
        ))}
      </div>
      <Skeleton className="card h-[258px]" />
    </div>
  );
}

/** An order's shape. */
export function DepositOrderSkeleton() {
  return (
    <div className="gutter space-y-2 py-2" aria-hidden="true">
      <Skeleton className="mx-1 h-14" />
      <Skeleton className="card h-[116px]" />
      <Skeleton className="card h-[272px]" />
      <Skeleton className="card h-[132px]" />
    </div>
  );
}
