'use client';

import { useCallback, useEffect, useRef } from 'react';
import { AmountNote } from '@/components/ui/field/amount-note';
import { useAmountInput } from '@/components/ui/field/use-amount-input';
import { beginHere } from '@/components/ui/sheet/sheet';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import type { SlipRoom } from '../use-slip-room';

/**
 * A stake: the sheet's own keys type into the active field, a hardware keyboard into any. With those keys `inputMode` none
 * prevents the phone's keyboard, which would cover the button; without them the phone's digits are used.
 */
export function StakeField({
  label,
  describedBy,
  value,
  active,
  room,
  disabled,
  shut,
  wrong,
  onActivate,
  onChange,
}: {
  label: string;
  describedBy?: string;
  value: string;
  active: boolean;
  room: SlipRoom;
  disabled?: boolean;
  /** Reason why it accepts no stake: shown instead of the amount. */
  shut?: string | null;
  wrong?: boolean;
  onActivate: () => void;
  onChange: (text: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const { input, note } = useAmountInput(value, onChange);
  const keypad = room === 'keypad';
  // The slip opens with focus on its first stake; when that would open the phone's keyboard, on its title.
  const first = keypad && active;
  const setInput = useCallback(
    (shown: HTMLInputElement | null) => {
      field.current = shown;
      if (first) beginHere(shown);
    },
    [first],
  );
  useEffect(() => {
    const shown = field.current;
    // Keys append: the caret must be at the end.
    if (active && shown && document.activeElement === shown) shown.setSelectionRange(value.length, value.length);
  }, [active, value]);
  const edge = wrong
    ? 'border-error ring-1 ring-error'
    : disabled
      ? 'border-line'
      : active
        ? 'border-brand ring-1 ring-brand'
        : 'border-control focus-within:border-brand';
  if (shut) {
    return (
      <label className="flex h-11 w-[8.5rem] shrink-0 items-center rounded-card border border-line bg-surface-2 px-2.5 text-right text-12 text-text-2">
        <input aria-label={`${label}，${shut}`} disabled value="" readOnly className="sr-only" />
        <span className="w-full">{shut}</span>
      </label>
    );
  }
  return (
    <label
      className={`relative flex h-11 w-[8.5rem] shrink-0 items-center gap-1 rounded-card border pr-2.5 ${disabled ? 'bg-surface-2' : 'bg-surface'} ${edge}`}
    >
      <input
        ref={setInput}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={wrong || undefined}
        inputMode={keypad ? 'none' : 'decimal'}
        autoComplete="off"
        enterKeyHint="done"
        placeholder="0"
        {...input}
        disabled={disabled}
        onFocus={onActivate}
        className="h-10 min-w-0 flex-1 bg-transparent pl-2.5 text-right text-16 font-semibold outline-none placeholder:font-normal disabled:text-text-3"
      />
      <span aria-hidden="true" className="text-13 text-text-2">
        {SLIP_COPY.unit}
      </span>
      <AmountNote>{note}</AmountNote>
    </label>
  );
}
