'use client';

import { Icon } from '@/components/ui/icon';
import { SportIcon } from '@/components/ui/sport-icon';
import { useSource } from '@/lib/domain/betting/sport/price/price.feed';
import { SPORT_COPY, SPORT_NAMES } from '@/lib/domain/betting/sport/sport.copy';
import { isOther, SPORTS, type SportId, type SportTab } from '@/lib/domain/betting/match/sport.model';
import { countsOptions } from '@/lib/domain/betting/sport/sport.queries';
import { type VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { route } from '@/lib/routes';
import { sportHref, stayHere } from './sport-address';

/** Sports that have something in this list, with the number of their matches, and the way to the results; 56 high. */
export function SportStrip({
  tab,
  sport,
  venue,
  venues,
}: {
  tab: Exclude<SportTab, 'starred'>;
  sport: SportId;
  venue: VenueTab;
  venues: readonly VenueTab[];
}) {
  const { counts } = useSource(countsOptions(venue.code).queryKey);
  const known = counts ? (Object.keys(counts) as SportId[]) : SPORTS;
  const sports = [...new Set([...known, sport])].filter((id) => id === sport || !counts || counts[id]![tab] > 0);
  return (
    <div className="flex h-14 border-b border-line bg-surface">
      {/* Links work by themselves; this handler only changes the shown list. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <nav aria-label={SPORT_COPY.sports} onClickCapture={stayHere} className="no-scrollbar flex min-w-0 flex-1 overflow-x-auto px-1">
        {sports.map((id) => {
          const on = id === sport;
          const count = counts?.[id]?.[tab] ?? 0;
          const name = isOther(id) ? (counts?.[id]?.name ?? SPORT_COPY.sports) : SPORT_NAMES[id];
          return (
            <a
              key={id}
              href={sportHref({ tab, sport: id, venue }, venues)}
              aria-current={on ? 'page' : undefined}
              className={`flex min-w-18 shrink-0 flex-col items-center justify-center gap-0.5 px-2 text-12 whitespace-nowrap ${on ? 'font-semibold text-brand' : 'text-text-2'}`}
            >
              {isOther(id) ? (
                <b aria-hidden className="text-15 leading-5">
                  {name[0]}
                </b>
              ) : (
                <SportIcon sport={id} size={20} />
              )}
              <span>
                {name}
                {count > 0 ? <span className="ml-1 font-normal">{count}</span> : null}
              </span>
            </a>
          );
        })}
      </nav>
      <a
        href={route('/game/sport/results')}
        className="flex min-w-16 flex-col items-center justify-center gap-0.5 border-l border-line px-2 text-12 text-text-2"
      >
        <Icon name="list-checks" size={20} />
        {SPORT_COPY.results}
      </a>
    </div>
  );
}
