'use client';

import type { ComponentProps } from 'react';
import type { AmountBounds } from '@/lib/kit/format/amount';
import { TextField } from './field';
import { useAmountInput } from './use-amount-input';

/** A field for an amount of money as text: it takes digits and one point, and shows at the field why it rejected other input. */
export function AmountField({
  value,
  onChange,
  onBlur,
  maxLength,
  decimalPlaces,
  error,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> &
  Pick<AmountBounds, 'decimalPlaces'> & { value: string; onChange: (text: string) => void }) {
  // The input itself has no `maxLength`: it would cut a text before it is read.
  const { input, note } = useAmountInput(value, onChange, { maxLength, decimalPlaces });
  return (
    <TextField
      inputMode={decimalPlaces === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      {...rest}
      {...input}
      error={note ?? error}
      onBlur={(event) => {
        input.onBlur();
        onBlur?.(event);
      }}
    />
  );
}
