'use client';

import { Icon, type IconName } from '@/components/ui/icon';

/** One of a few, as the browser's own list: no script of ours, the phone's own picker, and full keyboard support. */
export function Choice<Id extends string | number>({
  label,
  items,
  value,
  icon,
  onChange,
}: {
  label: string;
  /** Shown instead of the chosen one's name. */
  icon?: IconName;
  items: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  return (
    <label
      className={`relative flex h-11 items-center gap-0.5 ${icon ? 'w-11 justify-center' : 'px-1 min-[375px]:px-1.5'} text-14 text-text-2`}
    >
      {icon ? (
        <Icon name={icon} size={20} />
      ) : (
        <>
          <span aria-hidden="true">{items.find((item) => item.id === value)?.label}</span>
          <Icon name="chevron-down" size={14} />
        </>
      )}
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(items[event.target.selectedIndex]!.id)}
        // Phones zoom into a field with smaller text.
        className="absolute inset-0 size-full appearance-none bg-transparent text-16 text-transparent -outline-offset-2"
      >
        {items.map((item) => (
          <option key={item.id} value={item.id} className="bg-surface text-text">
            {item.label}
          </option>
        ))}
      </select>
    </label>
  );
}
