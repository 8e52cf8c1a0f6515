'use client';

import { type CSSProperties, memo, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { VenueCode } from '@pavilion/contract/constants';
import type { Density } from '@/lib/domain/site/preference/preference.model';
import type { ListKind } from '@/lib/domain/betting/sport/market/market.rules';
import { RowVisibilityContext } from '@/lib/domain/betting/sport/price/price.feed';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import { useView, viewStore } from '@/lib/domain/betting/sport/list/view.store';
import type { MatchRow } from './match-row';
import { useRowVisibility } from './use-row-visibility';

/**
 * True if a league was laid out with as many rows. The browser caches the height of a group that it does not lay out: with other rows it must
 * be laid out once.
 */
function useSteady(rows: number, section: RefObject<HTMLElement | null>): boolean {
  const [laidOut, setLaidOut] = useState(rows);
  useEffect(() => {
    const element = section.current;
    if (laidOut === rows || !element || typeof ResizeObserver === 'undefined') return undefined;
    // It reports first after the next layout, however long a busy browser takes to it.
    const observer = new ResizeObserver(() => setLaidOut(rows));
    observer.observe(element);
    return () => observer.disconnect();
  }, [laidOut, rows, section]);
  return laidOut === rows;
}

/** Most rows that come into sight and leave it together; in a longer league each does by itself. */
const MAX_TOGETHER = 12;

/**
 * A league's header, 36 high, and its rows; folded leagues stay folded on the next visit. A league to which the list is filtered shows its
 * matches even if it was folded before, and is folded there alone.
 */
export const LeagueSection = memo(function LeagueSection({
  venue,
  leagueId,
  league,
  ids,
  count,
  dated,
  kind,
  density,
  chosen,
  Row,
}: {
  venue: VenueCode;
  leagueId: string;
  league: string;
  ids: string;
  /** Number of matches, loaded or not; null where it is unknown. */
  count: number | null;
  /** It is under a day's heading. */
  dated: boolean;
  kind: ListKind;
  density: Density;
  /** The list shows chosen leagues, and this is one of them. */
  chosen: boolean;
  Row: typeof MatchRow;
}) {
  const stored = useView((view) => view.foldedLeagues.includes(leagueId));
  const [shut, setShut] = useState(false);
  const folded = chosen ? shut : stored;
  const pinned = useView((view) => view.pinnedLeagues.includes(league));
  const { toggleLeague, toggleLeaguePin } = viewStore.getState();
  const matchIds = ids.split(' ');
  const section = useRef<HTMLElement>(null);
  const visibility = useRowVisibility(section);
  // The height of a row of 专业 depends on the counts of its match.
  const together = density !== 'pro' && matchIds.length <= MAX_TOGETHER;
  const rows = folded ? 0 : matchIds.length;
  const steady = useSteady(rows, section);
  const Heading = dated ? 'h3' : 'h2';
  return (
    <section
      ref={section}
      className={together ? `league-group${steady ? ' steady' : ''}` : 'mb-2'}
      style={{ '--rows': rows } as CSSProperties}
    >
      <div className="league">
        <Heading className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={!folded}
            onClick={() => (chosen ? setShut(!shut) : toggleLeague(leagueId))}
            className="league-name"
          >
            <Icon name="chevron-down" size={16} className={`text-text-2 transition-transform ${folded ? '-rotate-90' : ''}`} />
            <span className="truncate">{league}</span>
            {count === null ? null : (
              <span className="shrink-0 text-12 font-normal text-text-3">
                {count} {SPORT_COPY.matches}
              </span>
            )}
          </button>
        </Heading>
        <button
          type="button"
          aria-pressed={pinned}
          aria-label={`${SPORT_COPY.pin} ${league}`}
          onClick={() => toggleLeaguePin(league)}
          className="league-pin"
        >
          <Icon name="pin" size={14} />
        </button>
      </div>
      {folded ? null : (
        <ul>
          <RowVisibilityContext value={together ? visibility : null}>
            {matchIds.map((matchId) => (
              <Row key={matchId} venue={venue} matchId={matchId} kind={kind} large={density === 'large'} />
            ))}
          </RowVisibilityContext>
        </ul>
      )}
    </section>
  );
});
