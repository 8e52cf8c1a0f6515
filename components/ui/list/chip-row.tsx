import type { ReactNode } from 'react';

/** One row of a filter's chips, which scrolls sideways. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className="min-w-0">
      <div className="gutter no-scrollbar flex h-12 items-center gap-2 overflow-x-auto">{children}</div>
    </fieldset>
  );
}

/**
 * A record's whole filter in one row: its menus, then the chips of its main choice; `action` stays at the right, while the others
 * scroll.
 */
export function FilterRow({
  menus,
  label,
  action,
  children,
}: {
  menus: ReactNode;
  label: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex items-center">
      <div className="gutter no-scrollbar flex h-12 min-w-0 flex-1 items-center gap-2 overflow-x-auto">
        {menus}
        <fieldset aria-label={label} className="flex items-center gap-2">
          {children}
        </fieldset>
      </div>
      {action === undefined ? null : <div className="shrink-0 pr-1.5">{action}</div>}
    </div>
  );
}
