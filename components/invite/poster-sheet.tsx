'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet/sheet';
import { showToast } from '@/components/ui/toast/toast-queue';
import { POSTER_COPY } from '@/lib/domain/invite/invite.copy';
import { saveFile } from '@/lib/kit/browser/save-file';
import { drawPoster } from './poster-picture';

const NAME = `${POSTER_COPY.file}.png`;

/** The poster with the member's code, to save or to share; nothing of it leaves this device otherwise. */
export function PosterSheet({ open, onClose, code, address }: { open: boolean; onClose: () => void; code: string; address: string }) {
  const [picture, setPicture] = useState<{ blob: Blob; shown: string } | 'failed' | null>(null);

  useEffect(() => {
    let shown: string | null = null;
    let gone = false;
    const draw = async () => {
      const blob = await drawPoster(code, address).catch(() => null);
      if (gone) return;
      if (!blob) {
        setPicture('failed');
        return;
      }
      shown = URL.createObjectURL(blob);
      setPicture({ blob, shown });
    };
    void draw();
    return () => {
      gone = true;
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [code, address]);

  const drawn = picture === 'failed' ? null : picture;
  const save = () => {
    if (!drawn) return;
    saveFile(NAME, drawn.blob);
    showToast(POSTER_COPY.saved, { tone: 'done' });
  };
  const share = async () => {
    if (!drawn) return;
    const file = new File([drawn.blob], NAME, { type: 'image/png' });
    if (!navigator.canShare?.({ files: [file] })) {
      save();
      return;
    }
    // Closing the phone's own sheet is not an error.
    await navigator.share({ files: [file] }).catch(() => undefined);
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={POSTER_COPY.title}
      foot={
        <div className="gutter flex gap-2 border-t border-line py-3">
          <Button variant="outline" className="flex-1" disabled={!drawn} onClick={save}>
            {POSTER_COPY.save}
          </Button>
          <Button className="flex-1" disabled={!drawn} onClick={() => void share()}>
            {POSTER_COPY.share}
          </Button>
        </div>
      }
    >
      <div className="gutter pb-4">
        <div className="grid min-h-96 place-items-center rounded-card border border-line bg-bg p-2">
          {drawn ? (
            // A picture made on this device: nothing to optimise.
            // oxlint-disable-next-line nextjs/no-img-element
            <img src={drawn.shown} alt={POSTER_COPY.alt(code)} className="max-h-96 w-auto max-w-full rounded-key" />
          ) : (
            <output className="text-14 text-text-2">{picture === 'failed' ? POSTER_COPY.failed : POSTER_COPY.drawing}</output>
          )}
        </div>
      </div>
    </Sheet>
  );
}
