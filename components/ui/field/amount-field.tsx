'use client';

import type { ComponentProps } from 'react';
import { sanitizeAmount } from '@/lib/kit/format/amount';
import { pasteAmount } from './amount-paste';
import { TextField } from './field';

/** A field for an amount of money as text: it takes digits and one point, and refuses a paste that is no amount. */
export function AmountField({
  onChange,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & { value: string; onChange: (text: string) => void }) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      {...rest}
      onPaste={pasteAmount}
      onChange={(event) => onChange(sanitizeAmount(event.target.value))}
    />
  );
}
