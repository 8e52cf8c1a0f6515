'use client';

import { type ComponentProps, useState } from 'react';
import { CountdownButton } from '@/components/ui/countdown-button';
import { TextField } from '@/components/ui/field/field';
import { STEP_COPY } from '@/lib/domain/account/login.copy';
import { type SmsTarget, sendSms } from '@/lib/domain/session/session.mutations';
import { sendCooldownKey } from '@/lib/domain/session/cooldown.rules';
import { startCooldown, useCooldown } from '@/lib/domain/session/cooldown.store';
import { isCallError } from '@/lib/kit/http/errors';

/**
 * Six digits of a text message with the button that requests one. The platform sets the cooldown, which survives a reload.
 * `target` answers null while nothing can be sent yet (it has shown why itself).
 */
export function SmsCodeField({
  waitFor,
  target,
  phone,
  onFail,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'end'> & {
  /** Scene and phone that the wait belongs to. */
  waitFor: { scene: SmsTarget['scene']; phone: string };
  target: () => Promise<SmsTarget | null>;
  /** Masked; '' = not known before it is sent. */
  phone: string;
  onFail: (error: Error) => void;
}) {
  const key = sendCooldownKey(waitFor.scene, waitFor.phone);
  const until = useCooldown(key);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const send = async () => {
    const wanted = await target();
    if (!wanted) return;
    setBusy(true);
    try {
      const sent = await sendSms(wanted);
      setSentTo(sent.phone);
      startCooldown(key, sent.retryAfter, Date.now());
    } catch (error) {
      if (!isCallError(error)) throw error;
      onFail(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <TextField
      {...field}
      label={STEP_COPY.code}
      hint={sentTo !== null ? STEP_COPY.sent(sentTo) : phone ? STEP_COPY.to(phone) : STEP_COPY.hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      end={
        <CountdownButton until={until} busy={busy} variant="plain" waiting={STEP_COPY.sendAgain} onPress={() => void send()}>
          {STEP_COPY.send}
        </CountdownButton>
      }
    />
  );
}
