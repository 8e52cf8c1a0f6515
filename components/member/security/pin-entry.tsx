'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { beginHere } from '@/components/ui/sheet/sheet';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/field/form';
import { Icon } from '@/components/ui/icon';
import { PIN_LENGTH } from '@pavilion/contract/pin';
import { PIN_COPY } from '@/lib/domain/member/security/pin.copy';
import { isPin, toPin } from '@/lib/domain/member/security/pin.rules';

/**
 * Requests the PIN: one masked input that looks like six boxes. Six digits submit themselves; an error clears them and returns the focus.
 */
export function PinEntry({ busy, error, onPin }: { busy: boolean; error: string | null; onPin: (pin: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const [pin, setPin] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const rejected = busy ? null : error;
  const [shownRejection, setShownRejection] = useState(rejected);
  if (rejected !== shownRejection) {
    setShownRejection(rejected);
    if (rejected !== null) setPin('');
  }
  useEffect(() => {
    if (!busy) input.current?.focus();
  }, [busy]);

  const send = (text: string) => {
    if (busy) return;
    // The PIN was sent at its last digit and rejected: a tap on the button then preserves the rejection.
    setIncomplete(!isPin(text) && (text !== '' || rejected === null));
    if (isPin(text)) onPin(text);
    else input.current?.focus();
  };
  const type = (text: string) => {
    const next = toPin(text);
    if (busy || next === pin) return;
    setPin(next);
    setIncomplete(false);
    if (isPin(next)) send(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(pin);
  };
  const message = incomplete ? PIN_COPY.needed : rejected;
  return (
    <Form noValidate onSubmit={submit}>
      <label htmlFor={id} className="mb-1 block text-13 text-text-2">
        {PIN_COPY.prompt}
      </label>
      <div className="group relative">
        <div aria-hidden="true" className="grid grid-cols-6 gap-2">
          {Array.from({ length: PIN_LENGTH }, (_, index) => (
            <span
              key={index}
              className={`grid h-13 place-items-center rounded-card border bg-surface ${message ? 'border-error' : 'border-control'} ${index === pin.length ? 'group-focus-within:border-brand group-focus-within:ring-1 group-focus-within:ring-brand' : ''}`}
            >
              {index < pin.length ? <span className="size-3 rounded-full bg-text" /> : null}
            </span>
          ))}
        </div>
        <input
          id={id}
          ref={(element) => {
            input.current = element;
            beginHere(element);
          }}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          readOnly={busy}
          value={pin}
          onChange={(event) => type(event.target.value)}
          aria-invalid={message ? true : undefined}
          aria-describedby={`${id}-note`}
          className="absolute inset-0 size-full cursor-pointer text-16 opacity-0"
        />
      </div>
      <p
        id={`${id}-note`}
        className={`mt-1 flex min-h-5 items-start gap-1 text-13 ${message ? 'text-error' : 'text-text-3'}`}
        aria-live="polite"
      >
        {message ? <Icon name="circle-alert" size={14} className="mt-0.5" /> : null}
        {message ?? PIN_COPY.promptHint}
      </p>
      <Button type="submit" block busy={busy} className="mt-3">
        {busy ? PIN_COPY.confirming : PIN_COPY.confirm}
      </Button>
    </Form>
  );
}
