'use client';

import { useEffect, useRef } from 'react';
import { SLIP_COPY } from '@/lib/domain/slip/slip.copy';

/**
 * A stake: the sheet's own keys type into the active one, a hardware keyboard into any. `inputMode` none keeps the
 * phone's keyboard away, which would cover the button.
 */
export function StakeField({
  label,
  describedBy,
  value,
  active,
  disabled,
  wrong,
  onActivate,
  onChange,
}: {
  label: string;
  describedBy?: string;
  value: string;
  active: boolean;
  disabled?: boolean;
  wrong?: boolean;
  onActivate: () => void;
  onChange: (text: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    // Keys append: the caret belongs at the end.
    if (active && field && document.activeElement === field) field.setSelectionRange(value.length, value.length);
  }, [active, value]);
  const edge = wrong
    ? 'border-error ring-1 ring-error'
    : active
      ? 'border-brand ring-1 ring-brand'
      : 'border-control focus-within:border-brand';
  return (
    <label
      className={`flex h-11 w-[8.5rem] shrink-0 items-center gap-1 rounded-card border bg-surface pr-2.5 has-disabled:border-line has-disabled:bg-surface-2 ${edge}`}
    >
      <input
        ref={input}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={wrong || undefined}
        inputMode="none"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="0"
        value={value}
        disabled={disabled}
        onFocus={onActivate}
        onChange={(event) => onChange(event.target.value)}
        className="h-10 min-w-0 flex-1 bg-transparent pl-2.5 text-right text-16 font-semibold outline-none placeholder:font-normal disabled:text-text-3"
      />
      <span aria-hidden="true" className="text-13 text-text-2">
        {SLIP_COPY.unit}
      </span>
    </label>
  );
}
