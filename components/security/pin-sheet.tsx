'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/field/field';
import { Sheet } from '@/components/ui/sheet/sheet';

/** Asks for the withdrawal PIN. */
export function PinSheet({
  open,
  onClose,
  title,
  summary,
  busy,
  error,
  onPin,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  summary?: ReactNode;
  busy: boolean;
  error: string | null;
  onPin: (pin: string) => void;
}) {
  const [pin, setPin] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || pin.length < 6) return;
    onPin(pin);
    setPin('');
  };
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <form noValidate onSubmit={submit} className="gutter space-y-4 pb-4">
        {summary}
        <PasswordField
          label="提款密码"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          error={error}
          value={pin}
          onChange={(event) => setPin(event.target.value.replaceAll(/\D/g, ''))}
        />
        <Button type="submit" block busy={busy}>
          确定
        </Button>
      </form>
    </Sheet>
  );
}
