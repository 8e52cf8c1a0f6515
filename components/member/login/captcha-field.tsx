'use client';

import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/field/field';
import { LOGIN_COPY } from '@/lib/domain/member/login/login.copy';
import type { CaptchaKind } from '@/lib/domain/member/session/login.rules';
import { getCaptcha, getSlider } from '@/lib/domain/member/login/login.mutations';
import { dataPicture } from '@/lib/domain/site/config/link.rules';
import { SliderCaptcha } from './slider-captcha';

/** A new picture of its kind for every `round`; the id is sent with the solution. */
export function useCaptcha({ kind, round }: { kind: CaptchaKind | null; round: number }) {
  const image = useQuery({
    queryKey: ['session', 'captcha', 'image', round],
    queryFn: () => getCaptcha(),
    enabled: kind === 'image',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const slider = useQuery({
    queryKey: ['session', 'captcha', 'slider', round],
    queryFn: () => getSlider(),
    enabled: kind === 'slider',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return { kind, image, slider, id: (kind === 'slider' ? slider : image).data?.captchaId };
}

export type Captcha = ReturnType<typeof useCaptcha>;

/** Four characters beside their picture, or the slider. A tap on the picture loads another; a button changes to the slider. */
export function CaptchaField({
  captcha,
  onRenew,
  onSlider,
  value,
  onPosition,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label'> & {
  captcha: Captcha;
  onRenew: () => void;
  onSlider: () => void;
  /** The slider's solution. */
  value: string;
  onPosition: (position: string) => void;
}) {
  const { image } = captcha;
  if (captcha.kind === 'slider') {
    return <SliderCaptcha picture={captcha.slider} value={value} onPosition={onPosition} onRenew={onRenew} error={field.error} />;
  }
  return (
    <div>
      <TextField
        {...field}
        label={LOGIN_COPY.captcha}
        hint={LOGIN_COPY.captchaHint}
        autoComplete="off"
        autoCapitalize="characters"
        inputMode="text"
        end={
          <button
            type="button"
            onClick={onRenew}
            className="mr-0.5 h-11 w-30 shrink-0 overflow-hidden rounded-key bg-cell text-12 text-text-2"
          >
            {image.data ? (
              // A data address made by the platform for this one try.
              <img src={dataPicture(image.data.image)} alt={LOGIN_COPY.captchaNew} width={120} height={44} className="size-full" />
            ) : image.isError ? (
              LOGIN_COPY.captchaFailed
            ) : null}
          </button>
        }
      />
      <button type="button" onClick={onSlider} className="flex min-h-11 items-center text-14 text-brand">
        {LOGIN_COPY.toSlider}
      </button>
    </div>
  );
}
