'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { LOGIN_COPY } from '@/lib/domain/member/login/login.copy';
import type { getSlider } from '@/lib/domain/member/login/login.mutations';
import { dataPicture } from '@/lib/domain/site/config/link.rules';

/** A thumb as large as a finger, in place of the browser's own of 16 px. */
const THUMB =
  '[&::-webkit-slider-thumb]:h-11 [&::-webkit-slider-thumb]:w-14 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-card [&::-webkit-slider-thumb]:bg-brand [&::-moz-range-thumb]:h-11 [&::-moz-range-thumb]:w-14 [&::-moz-range-thumb]:rounded-card [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-brand';

/**
 * A piece to be moved into the gap of its picture (6023). The slider is a native range: touch, mouse and arrow keys move it, one
 * pixel a step; the platform checks the position.
 */
export function SliderCaptcha({
  picture,
  value,
  onPosition,
  onRenew,
  error,
}: {
  picture: UseQueryResult<Awaited<ReturnType<typeof getSlider>>>;
  value: string;
  onPosition: (position: string) => void;
  onRenew: () => void;
  error?: string | null | undefined;
}) {
  const id = useId();
  const { data } = picture;
  const max = data ? data.width - data.pieceWidth : 0;
  const position = Number(value) || 0;
  return (
    <div>
      <div className="flex items-center justify-between">
        <label htmlFor={id} className="text-13 text-text-2">
          {LOGIN_COPY.slider}
        </label>
        <button type="button" onClick={onRenew} className="flex min-h-11 items-center px-2 text-14 text-brand">
          {LOGIN_COPY.sliderNew}
        </button>
      </div>
      <div
        className="relative aspect-[2/1] w-full overflow-hidden rounded-card bg-cell"
        style={data && { aspectRatio: `${data.width} / ${data.height}` }}
      >
        {data ? (
          <>
            <img src={dataPicture(data.image)} alt="" className="size-full" draggable={false} />
            <img
              src={dataPicture(data.piece)}
              alt=""
              draggable={false}
              className="absolute inset-y-0 h-full"
              style={{ left: `${(position / data.width) * 100}%`, width: `${(data.pieceWidth / data.width) * 100}%` }}
            />
          </>
        ) : picture.isError ? (
          <button type="button" onClick={onRenew} className="size-full text-14 text-text-2">
            {LOGIN_COPY.captchaFailed}
          </button>
        ) : null}
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={1}
        value={position}
        disabled={!data}
        onChange={(event) => onPosition(event.target.value)}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        aria-valuetext={LOGIN_COPY.sliderAt(position, max)}
        className={`mt-1 h-11 w-full touch-pan-y appearance-none rounded-card bg-cell disabled:opacity-60 ${THUMB}`}
      />
      <p id={`${id}-note`} aria-live="polite" className={`flex items-start gap-1 text-13 ${error ? 'text-error' : 'text-text-3'}`}>
        {error ? <Icon name="circle-alert" size={14} className="mt-0.5" /> : null}
        {error || (
          <>
            {LOGIN_COPY.sliderHint}
            <span className="hidden pointer-fine:inline">{LOGIN_COPY.sliderKeys}</span>
          </>
        )}
      </p>
    </div>
  );
}
