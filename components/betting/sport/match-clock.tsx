'use client';

import { Icon } from '@/components/ui/icon';
import type { VenueCode } from '@pavilion/contract/constants';
import { ageText, clockText, delayText, isStale, kickOffText, playedPart } from '@/lib/domain/betting/sport/clock.rules';
import { useTicking } from '@/lib/domain/betting/sport/price/price.feed';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import { PHASE_NAMES } from '@/lib/domain/betting/match/phase.copy';
import { worldNow } from '@/lib/kit/browser/world-time';

interface MatchRef {
  venue: VenueCode;
  matchId: string;
}

/** `下半场 68:12`, or when it begins. Ticks by itself. */
export function MatchClock({ venue, matchId, className }: MatchRef & { className?: string }) {
  const text = useTicking(venue, matchId, (live, age, initialNow) => {
    if (!live) return '';
    const { match } = live;
    if (match.status === 'upcoming') return kickOffText(match.startTime, initialNow ?? worldNow());
    if (match.status === 'cancelled') return SPORT_COPY.cancelled;
    if (match.status === 'postponed') return SPORT_COPY.postponed;
    if (match.status === 'interrupted') return PHASE_NAMES.interrupted;
    return clockText(match.phase, match.clock, age);
  });
  return <span className={className}>{text}</span>;
}

/** Age of a running match's data; of any, since when it is delayed. */
export function DataAge({ venue, matchId, className = 'row-age' }: MatchRef & { className?: string }) {
  const stale = useStale(venue, matchId);
  const text = useTicking(venue, matchId, (live, age) =>
    isStale(age) ? delayText(age) : live?.match.status === 'upcoming' ? '' : ageText(age),
  );
  if (!stale) return <span className={className}>{text}</span>;
  return (
    <span className="row-late">
      <Icon name="wifi-off" size={12} />
      {SPORT_COPY.delayed} {text}
    </span>
  );
}

/** True if the last valid response with this match is too old to bet on. */
export function useStale(venue: VenueCode, matchId: string): boolean {
  return useTicking(venue, matchId, (_, age) => isStale(age));
}

/** The time line on a row's top edge: 2 px for the part played, a tick at half time; the bare edge once it is over. */
export function ClockText({ venue, matchId, over }: MatchRef & { over: boolean }) {
  // Half a percent is half a minute: finer steps would not be visible. The length of a tennis match is unknown.
  const part = useTicking(venue, matchId, (live, age) =>
    !over && live?.match.status === 'live' && live.match.sport !== 'tennis' ? Math.round(playedPart(live.match, age) * 200) / 2 : -1,
  );
  return (
    <svg className="row-line" aria-hidden="true">
      <rect className="edge" width="100%" height="1" />
      {part < 0 ? null : (
        <>
          <rect className="played" width={`${part}%`} height="2" />
          <rect className="tick" x="50%" width="1" height="5" />
        </>
      )}
    </svg>
  );
}
