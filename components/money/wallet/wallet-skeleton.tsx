import { Skeleton } from '@/components/ui/skeleton';

/** The wallet page before its first response, in its final layout. */
export function WalletSkeleton() {
  return (
    <div className="gutter space-y-2 pt-2">
      <Skeleton className="card h-[188px]" />
      <Skeleton className="card h-[227px]" />
      <Skeleton className="card h-[72px]" />
      <Skeleton className="card h-[84px]" />
      <Skeleton className="card h-[194px]" />
    </div>
  );
}
