'use client';

import { Button } from '@/components/ui/button';
import type { VenueCode } from '@pavilion/contract/constants';
import { COMPARE_COPY } from '@/lib/domain/betting/sport/compare/compare.copy';
import { venueMark } from '@/lib/domain/betting/sport/venue.rules';

/** Venues that did not respond and are missing from a comparison, with a retry. Nothing when all did. */
export function SilentVenues({ venues, busy, onRetry }: { venues: readonly VenueCode[]; busy: boolean; onRetry: () => void }) {
  if (venues.length === 0) return null;
  return (
    <div className="flex items-center justify-between gap-2 text-13 text-text-2">
      <output>{COMPARE_COPY.silent(venues.map(venueMark).join('、'))}</output>
      <Button variant="plain" size="sm" busy={busy} className="-mr-4 shrink-0" onClick={onRetry}>
        {COMPARE_COPY.retry}
      </Button>
    </div>
  );
}
