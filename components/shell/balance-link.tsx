import type { ReactNode } from 'react';
import { EarlyFigure } from '@/components/ui/early-figure';
import { WIDGET_COPY } from '@/components/ui/widget.copy';
import { route } from '@/lib/routes';

/** The header's way to 我的, around the balance; `label` names it while there is none. */
export function BalanceLink({ label, children }: { label?: string; children?: ReactNode }) {
  return (
    <a href={route('/mine')} className="flex h-11 items-center rounded-sheet" aria-label={label}>
      <span className="flex h-8 min-w-20 items-center justify-end gap-1 rounded-sheet bg-cell px-3 text-14 font-semibold">
        {children ?? (
          <>
            <EarlyFigure name="balance" className="peer empty:block empty:h-3 empty:w-14 empty:rounded-odds empty:bg-line" />
            <span className="text-11 font-normal text-text-3 peer-empty:hidden">{WIDGET_COPY.unit}</span>
          </>
        )}
      </span>
    </a>
  );
}
