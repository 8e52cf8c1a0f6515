'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { kickOffText } from '@/lib/domain/betting/sport/clock.rules';
import { TROUBLE_COPY } from '@/lib/domain/betting/sport/list/trouble.copy';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { type SportAddress, sportHref } from './sport-address';

/** ms between two checks if the venue is back: only the document shows it. */
const LOOK_MS = 30_000;

/** In a list's place while its venue is in maintenance: until when, and another venue. The list comes back by itself. */
export function VenueMaintenance({
  venue,
  venues,
  address,
}: {
  venue: VenueTab;
  venues: readonly VenueTab[];
  address: Pick<SportAddress, 'tab' | 'sport'>;
}) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [router]);
  const until = Date.parse(venue.until ?? '');
  const other = venues.find(({ state }) => state === 'open');
  return (
    <EmptyState
      title={`${venue.name}${TROUBLE_COPY.maintenance}`}
      hint={Number.isNaN(until) ? TROUBLE_COPY.maintenanceText : TROUBLE_COPY.maintenanceUntil(kickOffText(until, worldNow()))}
      action={
        other ? (
          <LinkButton
            variant="secondary"
            size="sm"
            block
            href={sportHref({ tab: address.tab, sport: address.sport, venue: other }, venues)}
          >
            {TROUBLE_COPY.toVenue(other.name)}
          </LinkButton>
        ) : null
      }
    />
  );
}
