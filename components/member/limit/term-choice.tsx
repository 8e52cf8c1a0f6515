import { Chip } from '@/components/ui/chip';

/** One of several terms. */
export function TermChoice<T extends string>({
  legend,
  terms,
  names,
  value,
  onChange,
}: {
  legend: string;
  terms: readonly T[];
  names: Readonly<Record<T, string>>;
  value: T;
  onChange: (term: T) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 text-13 text-text-2">{legend}</legend>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        {terms.map((term) => (
          <Chip key={term} on={term === value} onClick={() => onChange(term)}>
            {names[term]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
