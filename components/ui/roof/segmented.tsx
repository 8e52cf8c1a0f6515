'use client';

export interface Segment<Id extends string | number> {
  id: Id;
  label: string;
  /** Full text for screen readers where the label is cut short; it begins with the label. */
  name?: string;
  disabled?: boolean;
}

/** A track of choices of which exactly one is on; 36 visible (40 with `tall`), 44 touch target. */
export function Segmented<Id extends string | number>({
  label,
  items,
  value,
  onChange,
  tall,
  block,
}: {
  /** Name of the choice, for screen readers. */
  label: string;
  items: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  tall?: boolean;
  block?: boolean;
}) {
  return (
    <fieldset aria-label={label} className={`${block ? 'flex' : 'inline-flex'} min-w-0 rounded-key bg-cell p-0.5`}>
      {items.map((item) => {
        const on = item.id === value;
        const look = on ? 'bg-segment-on font-semibold text-text shadow-card' : 'text-text-2';
        return (
          <button
            key={item.id}
            type="button"
            aria-pressed={on}
            aria-label={item.name}
            disabled={item.disabled}
            onClick={() => onChange(item.id)}
            className={`hit-44 min-w-11 ${block ? 'flex-1' : 'flex-auto'} rounded-odds px-2 text-14 whitespace-nowrap disabled:text-text-3 ${tall ? 'h-9' : 'h-8'} ${look}`}
          >
            {item.label}
          </button>
        );
      })}
    </fieldset>
  );
}
