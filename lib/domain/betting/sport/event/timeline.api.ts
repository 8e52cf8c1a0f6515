import type { CallResponse } from '@pavilion/contract/call';
import { matchTimelineCall } from '@pavilion/contract/calls/feed.calls';
import type { VenueCode } from '@pavilion/contract/constants';
import { callPlatform } from '@/lib/platform/browser.client';
import type { CallerOptions, PlatformCaller } from '@/lib/platform/caller';
import { EVENT_KINDS, FIGURE_KINDS, type Timeline } from './timeline.model';
import { idAtVenue } from '@/lib/venues/match-id.adapter';

/**
 * Events of a match so far. The call goes to the platform; no venue has it.
 * @throws BusinessError 10001 for a match that the platform does not know
 */
export async function getTimeline(
  venue: VenueCode,
  matchId: string,
  options: Pick<CallerOptions, 'signal'> = {},
  caller: PlatformCaller = callPlatform,
): Promise<Timeline> {
  return toTimeline(await caller(matchTimelineCall, { venue, matchId: idAtVenue(venue, matchId) }, options));
}

const STATUS: Readonly<Record<string, Timeline['status']>> = { upcoming: 'upcoming', ended: 'over', abandoned: 'over', cancelled: 'over' };

/** Maps the platform's response to the model; drops events and figures of unknown kinds. */
export function toTimeline({ status, length, events, momentum, statistics }: CallResponse<typeof matchTimelineCall>): Timeline {
  return {
    status: STATUS[status] ?? 'live',
    length,
    events: events.flatMap(({ kind, side, ...event }) => {
      const known = EVENT_KINDS.find((one) => one === kind);
      return known ? { ...event, kind: known, side: side === 'home' || side === 'away' ? side : null } : [];
    }),
    momentum,
    figures: statistics.flatMap(({ kind, ...figure }) => {
      const known = FIGURE_KINDS.find((one) => one === kind);
      return known ? { ...figure, kind: known } : [];
    }),
  };
}
