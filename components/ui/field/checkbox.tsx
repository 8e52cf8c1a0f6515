import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';

/** A box in a 44 px row; links inside the text stay links. */
export function Checkbox({
  children,
  error,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode; error?: string | undefined }) {
  const id = useId();
  return (
    <div>
      <div className="flex min-h-11 items-center gap-2 text-14">
        <TickBox
          id={id}
          className="hit-44"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          {...rest}
        />
        <label htmlFor={id} className="flex min-h-11 items-center">
          <span>{children}</span>
        </label>
      </div>
      {error ? (
        <p id={`${id}-note`} className="text-13 text-error" aria-live="polite">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** The box alone; the caller adds its label. */
export function TickBox({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className="relative grid size-5 shrink-0 place-items-center">
      <input
        type="checkbox"
        className={`peer size-5 appearance-none rounded-tag border border-control bg-surface checked:border-brand checked:bg-brand aria-invalid:border-error ${className}`}
        {...rest}
      />
      <Icon name="check" size={14} className="pointer-events-none absolute hidden stroke-3 text-on-brand peer-checked:block" />
    </span>
  );
}
