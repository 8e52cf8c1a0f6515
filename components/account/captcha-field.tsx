'use client';

import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/field';
import { LOGIN_COPY } from '@/lib/domain/account/login.copy';
import { getCaptcha } from '@/lib/domain/session/session.mutations';

/** A new picture for every `round`; the id goes with the code. */
export function useCaptcha(round: number) {
  return useQuery({
    queryKey: ['session', 'captcha', round],
    queryFn: () => getCaptcha(),
    enabled: round > 0,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Four characters beside their picture; a tap on the picture brings another. */
export function CaptchaField({
  captcha,
  onRenew,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label'> & { captcha: ReturnType<typeof useCaptcha>; onRenew: () => void }) {
  return (
    <TextField
      {...field}
      label={LOGIN_COPY.captcha}
      hint={LOGIN_COPY.captchaHint}
      autoComplete="off"
      autoCapitalize="characters"
      inputMode="text"
      maxLength={6}
      end={
        <button type="button" onClick={onRenew} className="mr-0.5 h-11 w-30 shrink-0 overflow-hidden rounded-key bg-cell text-12 text-text-2">
          {captcha.data ? (
            // A data address made by the platform for this one try.
            <img src={captcha.data.image} alt={LOGIN_COPY.captchaNew} width={120} height={44} className="size-full" />
          ) : captcha.isError ? (
            LOGIN_COPY.captchaFailed
          ) : null}
        </button>
      }
    />
  );
}
