import { Icon } from '@/components/ui/icon';

/** Characters of a search. */
const MAX_TYPED = 20;

/** A search for parts of the page it is on, in one line. `label` is its name, and its placeholder unless there is another. */
export function SearchInput({
  label,
  placeholder = label,
  value,
  onChange,
}: {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <label className="card flex h-12 items-center gap-2 px-3 focus-within:ring-2 focus-within:ring-brand">
      <Icon name="search" size={18} className="shrink-0 text-text-3" />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        inputMode="search"
        value={value}
        maxLength={MAX_TYPED}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        className="h-full min-w-0 flex-1 bg-transparent text-16 outline-none"
      />
    </label>
  );
}
