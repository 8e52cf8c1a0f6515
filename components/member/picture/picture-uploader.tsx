'use client';

import { useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { PICTURE_COPY } from '@/lib/domain/member/picture/picture.copy';
import { PictureInput } from './picture-input';
import { PictureTile } from './picture-tile';
import type { Pictures } from './use-pictures';

/**
 * Chosen pictures as tiles, and a button that adds more, up to `max`. `pictures` comes from `usePictures(max)`; `error` is why
 * the form cannot be sent with them.
 */
export function PictureUploader({
  label,
  max,
  pictures,
  error = null,
  hint = PICTURE_COPY.hint(max),
  disabled = false,
}: {
  label: string;
  max: number;
  pictures: Pictures;
  error?: string | null;
  hint?: string;
  disabled?: boolean;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { chosen, notice, add, remove, again } = pictures;
  const left = max - chosen.length;
  const wrong = error ?? (notice === '' ? (chosen.find(({ message }) => message !== '')?.message ?? null) : notice);
  const takeAway = (key: string) => {
    remove(key);
    // The removed tile's button had the focus.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <fieldset aria-describedby={`${id}-note`} disabled={disabled} className="min-w-0">
      <legend className="mb-1 text-13 text-text-2">{label}</legend>
      <ul className="flex flex-wrap gap-2">
        {chosen.map((picture, index) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            position={index + 1}
            onRemove={() => takeAway(picture.key)}
            onAgain={() => again(picture.key)}
          />
        ))}
        {left > 0 ? (
          <li>
            <button
              ref={button}
              type="button"
              aria-label={PICTURE_COPY.addMore(left)}
              onClick={() => input.current?.click()}
              className={`flex size-24 flex-col items-center justify-center gap-1 rounded-card border border-dashed px-1 text-center text-12 text-text-2 active:bg-cell disabled:text-text-3 ${wrong ? 'border-error' : 'border-control'}`}
            >
              <Icon name="image-plus" size={24} />
              {PICTURE_COPY.add}
            </button>
          </li>
        ) : null}
      </ul>
      <PictureInput ref={input} label={label} multiple={max > 1} onChoose={add} />
      <p id={`${id}-note`} aria-live="polite" className={`mt-1 flex items-start gap-1 text-13 ${wrong ? 'text-error' : 'text-text-3'}`}>
        {wrong ? <Icon name="circle-alert" size={14} className="mt-0.5" /> : null}
        {wrong ?? hint}
      </p>
    </fieldset>
  );
}
