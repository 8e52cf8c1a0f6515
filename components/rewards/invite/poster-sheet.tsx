'use client';

import { useCallback } from 'react';
import { PictureFoot } from '@/components/member/picture/picture-foot';
import { useRenderedPicture } from '@/components/member/picture/use-rendered-picture';
import { Sheet } from '@/components/ui/sheet/sheet';
import { showToast } from '@/components/ui/toast/toast-queue';
import { POSTER_COPY } from '@/lib/domain/rewards/invite/invite.copy';
import { renderPoster } from './poster-picture';

/** The poster with the member's code, to save or to share; nothing of it leaves this device otherwise. */
export function PosterSheet({ open, onClose, code, address }: { open: boolean; onClose: () => void; code: string; address: string }) {
  const render = useCallback(() => renderPoster(code, address), [code, address]);
  const { picture, failed, save, share } = useRenderedPicture(render, { name: `${POSTER_COPY.file}.png`, saved: POSTER_COPY.saved });
  const saveAndNotify = () => {
    save();
    showToast(POSTER_COPY.saved, { tone: 'done' });
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={POSTER_COPY.title}
      foot={<PictureFoot ready={picture !== null} copy={POSTER_COPY} onSave={saveAndNotify} onShare={() => void share()} />}
    >
      <div className="gutter pb-4">
        <div className="grid min-h-96 place-items-center rounded-card border border-line bg-bg p-2">
          {picture ? (
            // A picture made on this device: nothing to optimise.
            // oxlint-disable-next-line nextjs/no-img-element
            <img src={picture.address} alt={POSTER_COPY.alt(code)} className="max-h-96 w-auto max-w-full rounded-key" />
          ) : (
            <output className="text-14 text-text-2">{failed ? POSTER_COPY.failed : POSTER_COPY.drawing}</output>
          )}
        </div>
      </div>
    </Sheet>
  );
}
