'use client';

import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { type AmountBounds, type AmountFault, readAmount } from '@/lib/kit/format/amount';
import { AMOUNT_FIELD_COPY } from './amount.copy';

/**
 * Value and handlers of an input for an amount, and the message for rejected input. While an input method composes, the input shows the
 * composed text, since changing it would end the composition; the amount follows as far as it can be read.
 */
export function useAmountInput(value: string, onChange: (text: string) => void, bounds?: AmountBounds) {
  const [composed, setComposed] = useState<string | null>(null);
  const [fault, setFault] = useState<AmountFault | null>(null);
  /** Typed text whose end was rejected: a digit after it must not join the digits before it. */
  const [pending, setPending] = useState<string | null>(null);

  const give = (text: string | null) => {
    if (text !== null && text !== value) onChange(text);
  };
  const take = (typed: string) => {
    const isAppended = value !== '' && typed.startsWith(value);
    const text = isAppended && pending !== null ? pending + typed.slice(value.length) : typed;
    const read = readAmount(text, bounds);
    const isTaken = read.text !== null && read.fault === null && (/\p{Nd}$/u.test(text) || read.text.endsWith('.'));
    setFault(read.fault);
    setPending(isAppended && !isTaken ? text : null);
    give(read.text);
  };
  return {
    note: fault && AMOUNT_FIELD_COPY[fault],
    input: {
      value: composed ?? value,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const typed = event.target.value;
        if ((event.nativeEvent as InputEvent).isComposing) {
          setComposed(typed);
          give(readAmount(typed, bounds).text);
          return;
        }
        setComposed(null);
        take(typed);
      },
      onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
        setComposed(null);
        take(event.currentTarget.value);
      },
      onBlur() {
        setComposed(null);
        setFault(null);
        setPending(null);
      },
    },
  };
}
