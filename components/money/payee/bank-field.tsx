import { type ComponentProps, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { BANKS } from '@pavilion/contract/banks';
import { PAYEE_COPY } from '@/lib/domain/money/payee/payee.copy';

/** The bank of a card, as the browser's own list. */
export function BankField({ guessed, error, ...rest }: ComponentProps<'select'> & { guessed: boolean; error: string | undefined }) {
  const id = useId();
  const look = error
    ? 'border-error ring-1 ring-error'
    : 'border-control focus-within:border-brand focus-within:ring-1 focus-within:ring-brand';
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-13 text-text-2">
        {PAYEE_COPY.bank}
      </label>
      <div className={`relative flex min-h-12 items-center rounded-card border bg-surface ${look}`}>
        <select
          id={id}
          className="h-12 w-full appearance-none rounded-card bg-transparent pr-10 pl-3 text-16 outline-none"
          aria-invalid={error ? true : undefined}
          aria-describedby={error || guessed ? `${id}-note` : undefined}
          {...rest}
        >
          <option value="">{PAYEE_COPY.bankChoose}</option>
          {BANKS.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} className="pointer-events-none absolute right-3 text-text-3" />
      </div>
      <p id={`${id}-note`} className={`mt-1 min-h-[18px] text-13 ${error ? 'text-error' : 'text-text-3'}`} aria-live="polite">
        {error ?? (guessed ? PAYEE_COPY.bankGuessed : '')}
      </p>
    </div>
  );
}
