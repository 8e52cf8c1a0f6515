import { Icon } from '@/components/ui/icon';
import { PICTURE_COPY } from '@/lib/domain/member/picture/picture.copy';
import type { ChosenPicture } from '@/lib/domain/member/picture/picture.rules';

const STATE_COPY = {
  preparing: PICTURE_COPY.preparing,
  sending: PICTURE_COPY.sending,
  done: PICTURE_COPY.done,
  failed: PICTURE_COPY.failed,
} satisfies Record<ChosenPicture['state'], string>;

/** A chosen picture with the state of its upload, and the ways to repeat and to remove it. */
export function PictureTile({
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
    <li className={`relative size-24 shrink-0 overflow-hidden rounded-card border bg-cell ${isFailed ? 'border-error' : 'border-line'}`}>
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
