'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { WIDGET_COPY } from '@/components/ui/widget.copy';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '00'] as const;

/** `back` deletes one character, `half` and `double` act on the whole amount, `undo` takes back the last key. */
export type KeypadKey = (typeof DIGITS)[number] | 'back' | 'half' | 'double' | 'undo';

const SIDE: readonly { key: KeypadKey; name: string; label: ReactNode }[] = [
  { key: 'back', name: WIDGET_COPY.backspace, label: <Icon name="delete" size={20} /> },
  { key: 'half', name: `½ ${WIDGET_COPY.half}`, label: '½' },
  { key: 'double', name: `2× ${WIDGET_COPY.double}`, label: '2×' },
  { key: 'undo', name: WIDGET_COPY.undo, label: <Icon name="undo-2" size={20} /> },
];

/** Digits three by four with the tools as the right column. */
const KEYS = SIDE.flatMap((side, row) => [
  ...DIGITS.slice(row * 3, row * 3 + 3).map((digit) => ({ key: digit as KeypadKey, name: digit, label: digit as ReactNode, tool: false })),
  { ...side, tool: true },
]);

export const ALL_KEYS: readonly KeypadKey[] = KEYS.map(({ key }) => key);

const NONE: readonly KeypadKey[] = [];

/** 4×4 keys of 52 px. It types nothing itself: the screen turns keys into an amount. */
export function Keypad({
  onKey,
  disabled = NONE,
}: {
  onKey: (key: KeypadKey) => void;
  /** Keys that would change nothing now. */
  disabled?: readonly KeypadKey[];
}) {
  return (
    <fieldset aria-label={WIDGET_COPY.keypad} className="grid min-w-0 grid-cols-4 gap-1.5">
      {KEYS.map(({ key, name, label, tool }) => (
        <button
          key={key}
          type="button"
          aria-label={name}
          disabled={disabled.includes(key)}
          onClick={() => onKey(key)}
          className={`grid h-13 place-items-center rounded-key leading-none bg-cell select-none active:bg-cell-press disabled:text-text-3 ${tool ? 'text-18 text-text-2' : 'text-22'}`}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
