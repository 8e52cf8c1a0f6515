import type { ComponentProps, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'plain';

interface Look {
  variant?: ButtonVariant;
  /** 48 alone on a page, 44 inside cards. */
  size?: 'md' | 'sm';
  /** Takes the whole width. */
  block?: boolean;
  /** A two-part button: the verb left, this amount right. */
  end?: ReactNode;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand active:bg-brand-press',
  secondary: 'bg-brand-bg text-brand active:opacity-80',
  outline: 'border border-control bg-surface text-text active:bg-cell',
  plain: 'text-brand active:opacity-70',
};

function looks({ variant = 'primary', size = 'md', block, end }: Look, className = ''): string {
  const height = size === 'md' ? 'min-h-12' : 'min-h-11';
  const width = block ? 'w-full' : '';
  const alignment = end === undefined ? 'justify-center' : 'justify-between';
  return `inline-flex items-center gap-2 rounded-card px-4 py-2 text-center text-16 leading-tight font-semibold transition-colors ${height} ${width} ${alignment} ${VARIANTS[variant]} disabled:border-transparent disabled:bg-cell disabled:text-text-3 ${className}`;
}

/** A disabled button carries its reason as its label; with `busy` the label stays and taps do nothing. */
export function Button({
  variant,
  size,
  block,
  end,
  busy,
  className,
  children,
  type = 'button',
  disabled,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      type={type}
      className={looks({ variant, size, block, end }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {end === undefined ? children : <span>{children}</span>}
      {end === undefined ? null : <span className="text-14 font-normal">{end}</span>}
    </button>
  );
}

/** A link in the style of a button. Paths of this site only; other addresses use `<a>`. */
export function LinkButton({ variant, size, block, end, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a className={looks({ variant, size, block, end }, className)} {...rest}>
      {end === undefined ? children : <span>{children}</span>}
      {end === undefined ? null : <span className="text-14 font-normal">{end}</span>}
    </a>
  );
}
