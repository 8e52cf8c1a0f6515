'use client';

import { type ComponentProps, useState } from 'react';
import { CountdownButton } from '@/components/ui/countdown-button';
import { TextField } from '@/components/ui/field/field';
import { STEP_COPY } from '@/lib/domain/member/login/login.copy';
import { isSmsCode, toSmsCode } from '@/lib/domain/member/session/login.rules';
import { sendCooldownKey } from '@/lib/domain/member/session/cooldown.rules';
import { startCooldown, useCooldown } from '@/lib/domain/member/session/cooldown.store';
import { isCallError } from '@/lib/kit/http/errors';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** Rules of the field's text: six digits, however they are typed. */
export const SMS_CODE_RULES = { setValueAs: toSmsCode, validate: (text: string) => isSmsCode(toSmsCode(text)) || STEP_COPY.needed };

/**
 * Six digits of a text message with the button that requests one. The platform sets the cooldown, which survives a reload. `send` returns
 * null while nothing can be sent yet (it has shown why itself).
 */
export function SmsCodeField({
  waitFor,
  send,
  phone,
  label = STEP_COPY.code,
  onSent,
  onFail,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'end'> & {
  label?: string;
  /** Scene and phone that the wait belongs to. */
  waitFor: { scene: string; phone: string };
  /** `retryAfter` in seconds; `phone` masked, '' when the response has none. */
  send: () => Promise<{ retryAfter: number; phone: string } | null>;
  /** Masked; '' = not known before it is sent. */
  phone: string;
  /** A code was sent: an earlier one, and its error, are obsolete. */
  onSent: () => void;
  onFail: (error: Error) => void;
}) {
  const key = sendCooldownKey(waitFor.scene, waitFor.phone);
  const until = useCooldown(key);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const press = async () => {
    setBusy(true);
    try {
      const sent = await send();
      if (!sent) return;
      setSentTo(sent.phone);
      onSent();
      startCooldown(key, sent.retryAfter, steadyNow());
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
      label={label}
      hint={sentTo !== null && (sentTo || phone) ? STEP_COPY.sent(sentTo || phone) : phone ? STEP_COPY.to(phone) : STEP_COPY.hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(event) => {
        // A pasted message leaves its code; an input method is left alone until it has ended.
        if (!(event.nativeEvent as InputEvent).isComposing) event.target.value = toSmsCode(event.target.value);
        return field.onChange?.(event);
      }}
      end={
        <CountdownButton until={until} busy={busy} variant="plain" waiting={STEP_COPY.sendAgain} onPress={() => void press()}>
          {STEP_COPY.send}
        </CountdownButton>
      }
    />
  );
}
