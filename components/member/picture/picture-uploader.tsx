'use client';

import { useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { PICTURE_COPY } from '@/lib/domain/member/picture/picture.copy';
import type { ChosenPicture } from '@/lib/domain/member/picture/picture.rules';
import type { Pictures } from './use-pictures';

const ACCEPTED = 'image/png,image/jpeg,image/webp';

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
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple={max > 1}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <p id={`${id}-note`} aria-live="polite" className={`mt-1 flex items-start gap-1 text-13 ${wrong ? 'text-error' : 'text-text-3'}`}>
        {wrong ? <Icon name="circle-alert" size={14} className="mt-0.5" /> : null}
        {wrong ?? hint}
      </p>
    </fieldset>
  );
}

const STATE_COPY = {
  preparing: PICTURE_COPY.preparing,
  sending: PICTURE_COPY.sending,
  done: PICTURE_COPY.done,
  failed: PICTURE_COPY.failed,
} satisfies Record<ChosenPicture['state'], string>;

function PictureTile({
  picture: { state, preview },
  position,
  onRemove,
  onAgain,
}: {
  picture: ChosenPicture;
  position: number;
  onRemove: () => void;
  onAgain: () => void;
}) {
  const isFailed = state === 'failed';
  return (
    <li className={`relative size-24 overflow-hidden rounded-card border bg-cell ${isFailed ? 'border-error' : 'border-line'}`}>
      {preview ? <img src={preview} alt={PICTURE_COPY.nth(position)} className="size-full object-cover" /> : null}
      {isFailed ? (
        <button
          type="button"
          aria-label={PICTURE_COPY.again(position)}
          onClick={onAgain}
          className="absolute inset-x-0 bottom-0 flex h-11 items-center justify-center gap-1 bg-error-bg text-13 font-semibold text-error"
        >
          <Icon name="refresh-cw" size={14} />
          {PICTURE_COPY.againShort}
        </button>
      ) : (
        <output className={state === 'done' ? 'sr-only' : 'absolute inset-x-0 bottom-0 bg-surface py-1 text-center text-12 text-text-2'}>
          {STATE_COPY[state]}
        </output>
      )}
      {state === 'preparing' || state === 'sending' ? (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 overflow-hidden bg-line">
          <span className={`block h-full bg-brand transition-[width] duration-500 ${state === 'sending' ? 'w-3/4' : 'w-1/4'}`} />
        </span>
      ) : null}
      <button
        type="button"
        aria-label={PICTURE_COPY.remove(position)}
        onClick={onRemove}
        className="absolute top-0 right-0 grid size-11 place-items-start justify-items-end p-1"
      >
        <span className="grid size-6 place-items-center rounded-full bg-surface text-text shadow-card">
          <Icon name="x" size={14} />
        </span>
      </button>
    </li>
  );
}
