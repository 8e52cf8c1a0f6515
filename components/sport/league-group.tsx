'use client';

import { memo } from 'react';
import { Icon } from '@/components/ui/icon';
import type { VenueCode } from '@/lib/contract/constants';
import type { ListKind } from '@/lib/domain/sport/market.rules';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import { useView } from '@/lib/domain/sport/view.store';
import type { MatchRow } from './match-row';

/** A league's header, 36 high, and its rows; folded leagues stay folded on the next visit. */
export const LeagueGroup = memo(function LeagueGroup({
  venue,
  leagueId,
  league,
  ids,
  kind,
  Row,
}: {
  venue: VenueCode;
  leagueId: string;
  league: string;
  ids: string;
  kind: ListKind;
  Row: typeof MatchRow;
}) {
  const folded = useView((view) => view.foldedLeagues.includes(leagueId));
  const toggle = useView((view) => view.toggleLeague);
  const matchIds = ids.split(' ');
  return (
    <section className="mb-2 first:[&_h2>button]:border-t-0">
      <h2>
        <button
          type="button"
          aria-expanded={!folded}
          onClick={() => toggle(leagueId)}
          className="gutter flex h-9 w-full items-center gap-2 border-t border-line bg-surface-2 text-left text-13 font-semibold -outline-offset-2"
        >
          <Icon name="chevron-down" size={16} className={`text-text-2 transition-transform ${folded ? '-rotate-90' : ''}`} />
          <span className="truncate">{league}</span>
          <span className="shrink-0 text-12 font-normal text-text-3">
            {matchIds.length} {SPORT_COPY.matches}
          </span>
        </button>
      </h2>
      {folded ? null : (
        <ul>
          {matchIds.map((matchId) => (
            <Row key={matchId} venue={venue} matchId={matchId} kind={kind} />
          ))}
        </ul>
      )}
    </section>
  );
});
