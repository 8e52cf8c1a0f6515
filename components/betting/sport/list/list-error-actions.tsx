'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Strip } from '@/components/ui/strip';
import type { VenueCode } from '@pavilion/contract/constants';
import { toFailure } from '@/lib/domain/betting/sport/list/failure.rules';
import { hotOptions } from '@/lib/domain/betting/sport/list/hot.queries';
import { ownVenue } from '@/lib/domain/betting/sport/compare/other-venues.rules';
import { POLL_MS } from '@/lib/domain/betting/sport/sport.queries';
import type { SourceState } from '@/lib/domain/betting/sport/price/sport.index';
import { TROUBLE_COPY } from '@/lib/domain/betting/sport/list/trouble.copy';
import { loginPath } from '@/lib/routes';
import { OPEN_VENUES, venueName } from '@/lib/venues/registry';
import { ListFailure, OtherVenues } from './list-failure';

interface ListErrorProps {
  here: string;
  onVenue?: ((venue: VenueCode) => void) | undefined;
}

/** Reports the first venue that has hot matches, where one is needed. */
function useOtherVenue(onVenue: ListErrorProps['onVenue']): void {
  const client = useQueryClient();
  const report = useEffectEvent((venue: VenueCode) => onVenue?.(venue));
  const wanted = onVenue !== undefined;
  useEffect(() => {
    if (!wanted) return undefined;
    let reported = false;
    const tryVenue = async (venue: VenueCode) => {
      const response = await client.query({ ...hotOptions(venue), staleTime: POLL_MS.list }).catch(() => null);
      if (reported || !response?.data.matches.length) return;
      reported = true;
      report(venue);
    };
    for (const venue of OPEN_VENUES) void tryVenue(venue);
    return () => {
      reported = true;
    };
  }, [client, wanted]);
}

/**
 * The error of a list, loaded when there is one. Rows that are shown already (`ready`) are only not refreshed: a retry follows
 * by itself or after a login.
 */
export function ListErrorActions({ error, phase, here, onVenue }: { error: unknown; phase: SourceState['phase'] } & ListErrorProps) {
  useOtherVenue(onVenue);
  const own = ownVenue(here, OPEN_VENUES);
  const name = own && venueName(own);
  if (phase === 'pending') return <ListSlow here={here} name={name} />;
  const failure = toFailure(error, name);
  if (!failure) return null;
  if (phase === 'failed') return <ListFailure failure={failure} here={here} />;
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

/** Over the skeleton of a list that is slow to come: that it is still waited for, and the other venues. Moves nothing below. */
function ListSlow({ here, name }: { here: string; name: string | undefined }) {
  return (
    <div className="relative z-5 h-0">
      <div className="absolute inset-x-3 top-12 rounded-card border border-line bg-surface pt-4 shadow-card">
        <output className="block px-3 pb-4 text-center text-14">{TROUBLE_COPY.slow(name)}</output>
        <OtherVenues here={here} />
      </div>
    </div>
  );
}
