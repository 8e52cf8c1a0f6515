import { Skeleton } from '@/components/ui/skeleton';

/** The mall's shape: coins, categories, items. */
export function MallSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="gutter pt-2">
        <Skeleton className="card h-[187px]" />
      </div>
      <div className="gutter flex h-12 items-center gap-2">
        {[0, 1, 2, 3].map((chip) => (
          <Skeleton key={chip} className="h-8 w-16 bg-line" />
        ))}
      </div>
      <div className="gutter grid grid-cols-2 gap-2">
        {[0, 1, 2, 3].map((item) => (
          <Skeleton key={item} className="card h-[200px]" />
        ))}
      </div>
    </div>
  );
}
