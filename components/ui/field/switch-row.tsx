'use client';

import { type ReactNode, useId } from 'react';
import { Switch } from './switch';

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
      <Switch on={on} busy={busy} disabled={disabled} onChange={onChange} labelledBy={id} describedBy={hint ? `${id}-hint` : undefined} />
    </div>
  );
}
