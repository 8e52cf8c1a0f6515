import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { route } from '@/lib/routes';

/** The header's way to 我的, around the balance; `label` names it while there is none. */
export function BalanceLink({ label, children }: { label?: string; children?: ReactNode }) {
  return (
    <a href={route('/mine')} className="flex h-11 items-center rounded-sheet" aria-label={label}>
      <span className="flex h-8 min-w-20 items-center justify-end gap-1 rounded-sheet bg-cell px-3 text-14 font-semibold">
        {children ?? <Skeleton className="h-3 w-14 bg-line" />}
      </span>
    </a>
  );
}
