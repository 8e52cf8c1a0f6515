'use client';

import { useCallback } from 'react';
import { PictureSheet } from '@/components/member/picture/picture-sheet';
import { POSTER_COPY } from '@/lib/domain/rewards/invite/invite.copy';
import { renderPoster } from './poster-picture';

/** The poster with the member's code, to save or to share; nothing of it leaves this device otherwise. */
export function PosterSheet({ open, onClose, code, address }: { open: boolean; onClose: () => void; code: string; address: string }) {
  const render = useCallback(() => renderPoster(code, address), [code, address]);
  return (
    <PictureSheet
      open={open}
      onClose={onClose}
      render={render}
      name={`${POSTER_COPY.file}.png`}
      alt={POSTER_COPY.alt(code)}
      copy={POSTER_COPY}
      className="min-h-96"
    />
  );
}
