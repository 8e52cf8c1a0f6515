import { Skeleton } from '@/components/ui/skeleton';

/** The form's shape: checks, balance, payees, amount. */
export function WithdrawSkeleton() {
  return (
    <div className="gutter space-y-2 py-2" aria-hidden="true">
      <Skeleton className="card h-[50px]" />
      <Skeleton className="card h-[138px]" />
      <Skeleton className="card h-[146px]" />
      <Skeleton className="card h-[290px]" />
    </div>
  );
}

/** A withdrawal's shape. */
export function WithdrawOrderSkeleton() {
  return (
    <div className="gutter space-y-2 pt-3 pb-2" aria-hidden="true">
      <Skeleton className="mx-1 h-14" />
      <Skeleton className="card h-[190px]" />
      <Skeleton className="card h-[272px]" />
    </div>
  );
}
