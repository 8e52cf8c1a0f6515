import { Icon } from '@/components/ui/icon';

/** A choice of a filter as a chip that shows its value: the browser's own list, in a 44 touch area. `on`: not the default. */
export function ChoiceMenu<Id extends string>({
  label,
  choices,
  value,
  on,
  onChange,
}: {
  label: string;
  choices: readonly { id: Id; name: string }[];
  value: Id;
  on: boolean;
  onChange: (id: Id) => void;
}) {
  const look = on ? 'border-brand bg-brand-bg font-semibold text-brand' : 'border-transparent bg-cell text-text-2';
  return (
    <span
      className={`relative inline-flex h-8 shrink-0 items-center gap-1 rounded-sheet border pr-2 pl-3 text-13 whitespace-nowrap focus-within:ring-2 focus-within:ring-brand ${look}`}
    >
      <span aria-hidden="true">{choices.find(({ id }) => id === value)?.name}</span>
      <Icon name="chevron-down" size={14} />
      {/* Text of 16 px, since iOS zooms in on less; it lies above the shown one and has its width. */}
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(choices.find(({ id }) => id === target.value)!.id)}
        className="absolute inset-x-0 -inset-y-1.5 w-full cursor-pointer appearance-none text-16 opacity-0"
      >
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
