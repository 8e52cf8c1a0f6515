'use client';

import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { UI_COPY } from '@/components/ui/ui.copy';
import type { VenueCode } from '@pavilion/contract/constants';
import { RenderedView } from '@/lib/domain/betting/sport/list/view.store';
import { EventScreen } from './event-screen';

/**
 * A match over the list that links to it, in the place of its page. It cannot be used yet, since the page replaces it, except for
 * 返回. Assistive technology stays with the list until then.
 */
export function MatchPreview({ venue, matchId, onBack }: { venue: VenueCode; matchId: string; onBack: () => void }) {
  const view = useContext(RenderedView);
  return createPortal(
    <div className="fixed inset-0 z-30 overflow-y-auto overscroll-contain bg-bg">
      <div className="relative mx-auto min-h-full max-w-frame pb-[calc(var(--safe-bottom)+1rem)] min-[600px]:border-x min-[600px]:border-line">
        <button type="button" aria-label={UI_COPY.back} onClick={onBack} className="absolute top-[var(--safe-top)] left-1 z-30 size-11" />
        <div inert aria-hidden="true">
          <EventScreen venue={venue} matchId={matchId} view={view} watched={false} />
        </div>
      </div>
    </div>,
    document.body,
  );
}
