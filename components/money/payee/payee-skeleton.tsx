import { Skeleton } from '@/components/ui/skeleton';
import type { PayeeKind } from '@pavilion/contract/payee-number';
import { isCoin } from '@/lib/domain/money/payee/payee.rules';

/** The form's shape. */
export function PayeeFormSkeleton({ kind }: { kind: PayeeKind }) {
  const height = kind === 'bank' ? 'h-[408px]' : isCoin(kind) ? 'h-[381px]' : 'h-[274px]';
  return (
    <div className="space-y-2" aria-hidden="true">
      <Skeleton className={`card ${height}`} />
      <Skeleton className="card mt-4 h-12" />
    </div>
  );
}

/** The shape of a list of two. */
export function PayeeListSkeleton() {
  return (
    <div className="space-y-4" aria-hidden="true">
      <Skeleton className="card h-[168px]" />
      <Skeleton className="card h-12" />
    </div>
  );
}
