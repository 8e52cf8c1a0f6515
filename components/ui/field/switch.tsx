/** A switch of 48 × 28 px on a target of 44 px; the label is text beside it (`labelledBy`) or its own (`label`). */
export function Switch({
  on,
  label,
  labelledBy,
  describedBy,
  busy,
  disabled,
  onChange,
}: {
  on: boolean;
  label?: string;
  labelledBy?: string;
  describedBy?: string | undefined;
  /** Pending: ignores taps without a change of style. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  onChange: (on: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
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
  );
}
