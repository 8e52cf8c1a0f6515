import type { CallResponse } from '@pavilion/contract/call';
import { matchPastCall } from '@pavilion/contract/calls/past.calls';
import type { VenueCode } from '@pavilion/contract/constants';
import { callPlatform } from '@/lib/platform/browser.client';
import type { CallerOptions, PlatformCaller } from '@/lib/platform/caller';
import { idAtVenue } from '@/lib/venues/match-id.adapter';
import type { Past, PastResult } from './past.model';

type Wire = CallResponse<typeof matchPastCall>;

/**
 * Results that came before a match, from the platform.
 * @throws BusinessError 10001 for a match that the platform does not know
 */
export async function getPast(
  venue: VenueCode,
  matchId: string,
  options: Pick<CallerOptions, 'signal'> = {},
  caller: PlatformCaller = callPlatform,
): Promise<Past> {
  return toPast(await caller(matchPastCall, { venue, matchId: idAtVenue(venue, matchId) }, options));
}

function toPast({ form, meetings, standings }: Wire): Past {
  return {
    form: form && { home: form.home.map(toResult), away: form.away.map(toResult) },
    meetings: meetings?.map(toResult) ?? null,
    table: standings,
  };
}

function toResult({ kickOff, ...result }: NonNullable<Wire['meetings']>[number]): PastResult {
  return { ...result, kickOff: Date.parse(kickOff) };
}
