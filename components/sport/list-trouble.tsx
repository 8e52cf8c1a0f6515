'use client';

import { Strip } from '@/components/ui/strip';
import { toFailure } from '@/lib/domain/sport/failure.rules';
import { ownVenue } from '@/lib/domain/sport/other-venues.rules';
import { TROUBLE_COPY } from '@/lib/domain/sport/trouble.copy';
import { loginPath } from '@/lib/routes';
import { OPEN_VENUES, venueOf } from '@/lib/venues/registry';
import { ListFailure } from './list-failure';

/**
 * What is wrong with a list, loaded when something is. `older`: rows stand there already and only get no newer, which is
 * tried again by itself or waits for a login.
 */
export function ListTrouble({ error, older, here }: { error: unknown; older: boolean; here: string }) {
  const own = ownVenue(here, OPEN_VENUES);
  const failure = toFailure(error, own && venueOf(own).name);
  if (!failure) return null;
  if (!older) return <ListFailure failure={failure} here={here} />;
  if (failure.kind !== 'guest')
    return <Strip tone="brand">{failure.kind === 'maintenance' ? TROUBLE_COPY.maintenanceTitle : TROUBLE_COPY.updateFailing}</Strip>;
  return (
    <Strip
      tone="brand"
      action={
        <a href={loginPath(here)} className="hit-44 font-semibold">
          {TROUBLE_COPY.login}
        </a>
      }
    >
      {TROUBLE_COPY.guestText}
    </Strip>
  );
}
