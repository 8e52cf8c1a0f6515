'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy/copy-button';
import { CopyText } from '@/components/ui/copy/copy-text';
import { Icon } from '@/components/ui/icon';
import { Lazy } from '@/components/ui/lazy/lazy';
import { QrPicture } from '@/components/ui/qr-picture';
import { INVITE_COPY } from '@/lib/domain/rewards/invite/invite.copy';
import { inviteAddress } from '@/lib/domain/rewards/invite/invite.rules';

const loadPoster = async () => (await import('./poster-sheet')).PosterSheet;

/** The member's code, its link as text and as a QR code, and the poster. */
export function CodeCard({ code, origin }: { code: string; origin: string }) {
  const [poster, setPoster] = useState(false);
  const link = inviteAddress(origin, code);
  return (
    <section aria-label={INVITE_COPY.code} className="card p-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-36">
          <h2 className="text-14 text-text-2">{INVITE_COPY.code}</h2>
          <p className="mt-1 text-22 font-semibold tracking-widest break-all select-all">{code}</p>
          <div className="mt-3">
            <CopyButton text={code} label={INVITE_COPY.copyCode}>
              {INVITE_COPY.copyCode}
            </CopyButton>
          </div>
        </div>
        <div className="shrink-0 text-center">
          <QrPicture text={link} label={INVITE_COPY.qr} className="size-28" />
          <p className="mt-1 text-12 text-text-2">{INVITE_COPY.qrHint}</p>
        </div>
      </div>
      <p className="mt-3 border-t border-line pt-3 text-12 text-text-2">{INVITE_COPY.link}</p>
      <CopyText text={link} label={INVITE_COPY.link} className="text-13" />
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        <CopyButton text={link} label={INVITE_COPY.copyLink} block>
          {INVITE_COPY.copyLink}
        </CopyButton>
        <Button size="sm" block onClick={() => setPoster(true)}>
          <Icon name="image-plus" size={18} />
          {INVITE_COPY.poster}
        </Button>
      </div>
      <Lazy load={loadPoster} wanted={poster} setWanted={setPoster}>
        {(PosterSheet) => (
          <PosterSheet open={poster} onClose={() => setPoster(false)} code={code} address={inviteAddress(origin, code, 'r_code')} />
        )}
      </Lazy>
    </section>
  );
}
