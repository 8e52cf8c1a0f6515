'use client';

import { Segmented } from '@/components/ui/roof/segmented';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';

/**
 * IM | OB | FB: another venue has other prices and another wallet. One in maintenance is marked, and shows until when once it is chosen.
 */
export function VenueSwitch({
  venues,
  venue,
  onVenue,
}: {
  venues: readonly VenueTab[];
  venue: VenueTab;
  onVenue: (venue: VenueTab) => void;
}) {
  return (
    <Segmented
      label={SPORT_COPY.venues}
      value={venue.code}
      items={venues.map(({ code, state }) => {
        const name = code.slice(0, 2) + (state === 'open' ? '' : SPORT_COPY.resting);
        // Seen as `IM 维`: three of them must fit beside the odds type.
        return { id: code, name, label: name.slice(0, 4) };
      })}
      onChange={(code) => onVenue(venues.find((tab) => tab.code === code) ?? venue)}
    />
  );
}
