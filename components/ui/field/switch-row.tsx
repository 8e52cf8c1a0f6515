'use client';

import { type ReactNode, useId } from 'react';

/** A setting that is on or off: text left, the switch right; the whole of it is one 44 px target and more. */
export function SwitchRow({
  label,
  hint,
  on,
  busy,
  disabled,
  onChange,
}: {
  label: string;
  hint?: ReactNode;
  on: boolean;
  /** Pending: ignores taps without a change of style. */
  busy?: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p id={id} className="text-15">
          {label}
        </p>
        {hint ? (
          <p id={`${id}-hint`} className="mt-0.5 text-13 text-text-2">
            {hint}
          </p>
        ) : null}
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-busy={busy || undefined}
        disabled={busy || disabled}
        onClick={() => onChange(!on)}
        className={`hit-44 relative h-7 w-12 shrink-0 rounded-full border transition-colors ${on ? 'border-brand bg-brand' : 'border-control bg-cell'} disabled:opacity-60`}
      >
        <span
          aria-hidden
          className={`absolute top-1/2 size-5 -translate-y-1/2 rounded-full transition-[left] ${on ? 'left-6 bg-on-brand' : 'left-1 bg-control'}`}
        />
      </button>
    </div>
  );
}
