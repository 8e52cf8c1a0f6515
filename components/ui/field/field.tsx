'use client';

import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';

interface Frame {
  label: string;
  /** The sentence under the field while nothing is wrong. */
  hint?: ReactNode;
  /** The fault and its remedy; replaces the hint. */
  error?: string | null;
  /** The hint stays under an error: it states which rule fails. */
  hintStays?: boolean;
  /** A control inside the field's right end (44 px). */
  end?: ReactNode;
}

/** Label, 48 px field, one line below; the line is tied to the input by aria-describedby. */
export function TextField({ label, hint, error, hintStays, end, className = '', id: givenId, ...rest }: ComponentProps<'input'> & Frame) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const errorId = error ? `${id}-error` : null;
  const hintId = hint && (!error || hintStays) ? `${id}-hint` : null;
  // A control at the end may rest while the field is to be filled: only a disabled input greys it.
  const look = rest.disabled
    ? 'border-line bg-surface-2'
    : error
      ? 'border-error bg-surface ring-1 ring-error'
      : 'border-control bg-surface focus-within:border-brand focus-within:ring-1 focus-within:ring-brand';
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-13 text-text-2">
        {label}
      </label>
      <div className={`flex min-h-12 items-center rounded-card border ${look}`}>
        <input
          id={id}
          className="h-12 min-w-0 flex-1 rounded-card bg-transparent px-3 text-16 outline-none disabled:text-text-3"
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          {...rest}
        />
        {end}
      </div>
      {errorId ? (
        <p id={errorId} className="mt-1 flex items-start gap-1 text-13 text-error" aria-live="polite">
          <Icon name="circle-alert" size={14} className="mt-0.5" />
          {error}
        </p>
      ) : null}
      {hintId ? (
        <div id={hintId} className="mt-1 text-13 text-text-3">
          {hint}
        </div>
      ) : null}
    </div>
  );
}

/** A password with an eye; pasting is never blocked. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="grid size-11 shrink-0 place-items-center rounded-key text-text-2"
          aria-label={shown ? '隐藏密码' : '显示密码'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye' : 'eye-off'} />
        </button>
      }
    />
  );
}
