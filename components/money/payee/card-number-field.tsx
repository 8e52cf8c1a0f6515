'use client';

import { type ComponentProps, type Ref, useLayoutEffect, useRef } from 'react';
import { TextField } from '@/components/ui/field/field';
import { cardDigits, caretAfter, groupedCard } from '@/lib/domain/money/payee/payee.rules';

/** A card number in groups of four. `value` and `onChange` are its digits; the caret stays behind the digit that was typed. */
export function CardNumberField({
  value,
  onChange,
  ref,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'ref'> & {
  value: string;
  onChange: (digits: string) => void;
  ref: Ref<{ focus(): void }>;
}) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const connect = (element: HTMLInputElement | null) => {
    input.current = element;
    if (typeof ref === 'function') ref(element);
  };
  return (
    <TextField
      inputMode="numeric"
      {...rest}
      ref={connect}
      value={groupedCard(value)}
      onChange={({ target }) => {
        caret.current = caretAfter(cardDigits(target.value.slice(0, target.selectionStart ?? undefined)).length);
        onChange(cardDigits(target.value));
      }}
    />
  );
}
