import type { ComponentProps } from 'react';
import { Icon } from './icon';

/** 32 visible in a 44 touch area; `on`: it is chosen (a check joins the colour). */
export function Chip({ on, className = '', children, type = 'button', ...rest }: ComponentProps<'button'> & { on?: boolean }) {
  const look = on ? 'border-brand bg-brand-bg font-semibold text-brand' : 'border-transparent bg-cell text-text-2';
  return (
    <button
      type={type}
      aria-pressed={on}
      className={`hit-44 inline-flex h-8 shrink-0 items-center gap-1 rounded-sheet border px-3 text-13 whitespace-nowrap ${look} ${className}`}
      {...rest}
    >
      {on ? <Icon name="check" size={14} /> : null}
      {children}
    </button>
  );
}
