import type { ReactNode } from 'react';

/** One row of a filter's chips, which scrolls sideways. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className="min-w-0">
      <div className="gutter no-scrollbar flex h-12 items-center gap-2 overflow-x-auto">{children}</div>
    </fieldset>
  );
}
