import type { ComponentProps, ReactNode } from 'react';

const LOOK = 'inline-grid size-11 shrink-0 place-items-center rounded-key active:bg-cell in-[.bg-roof]:active:bg-transparent';

/** 44×44; `label` is its accessible name. */
export function IconButton({
  label,
  className = '',
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string; children: ReactNode }) {
  return (
    <button type={type} aria-label={label} className={`${LOOK} ${className}`} {...rest}>
      {children}
    </button>
  );
}
