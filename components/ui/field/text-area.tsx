'use client';

import { type ComponentProps, useId } from 'react';
import { Icon } from '@/components/ui/icon';

/** A field of several lines with a count of code points; its line below is tied to it as a `TextField`'s is. */
export function TextArea({
  label,
  hint,
  error,
  count,
  limit,
  id: givenId,
  ...rest
}: ComponentProps<'textarea'> & { label: string; hint?: string; error?: string | undefined; count: number; limit: number }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const look = error
    ? 'border-error ring-1 ring-error'
    : 'border-control focus-within:border-brand focus-within:ring-1 focus-within:ring-brand';
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-13 text-text-2">
        {label}
      </label>
      <div className={`rounded-card border bg-surface ${look}`}>
        <textarea
          id={id}
          rows={5}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note ${id}-count`}
          className="block w-full resize-none rounded-card bg-transparent px-3 py-2.5 text-16 outline-none placeholder:text-text-3"
          {...rest}
        />
      </div>
      <div className="mt-1 flex items-start gap-2 text-13">
        <p id={`${id}-note`} aria-live="polite" className={`flex min-w-0 flex-1 items-start gap-1 ${error ? 'text-error' : 'text-text-3'}`}>
          {error ? <Icon name="circle-alert" size={14} className="mt-0.5" /> : null}
          {error ?? hint}
        </p>
        <span id={`${id}-count`} className={`shrink-0 ${count > limit ? 'text-error' : 'text-text-3'}`}>
          {count}/{limit}
        </span>
      </div>
    </div>
  );
}
