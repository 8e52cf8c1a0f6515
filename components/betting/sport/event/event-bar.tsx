'use client';

import type { RefObject } from 'react';
import { BackButton } from '@/components/ui/back/back-button';
import type { VenueCode } from '@pavilion/contract/constants';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { isOver } from '@/lib/domain/betting/match/over.rules';
import { scoreText } from '@/lib/domain/betting/sport/score.rules';
import { NEWS_NAMES, SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import { followKindsOf } from '@/lib/domain/member/alert/follow-alert.rules';
import { route } from '@/lib/routes';
import { venueName } from '@/lib/venues/registry';
import { MatchClock, useStale } from '@/components/betting/sport/match-clock';
import { useNews } from '../match-news';
import { StarButton } from '@/components/betting/sport/star-button';
import { BellButton } from '@/components/betting/sport/alert/bell-button';
import { ShareButton } from './share-button';

/** The event page's top, 44 high: the league, before it is known the venue, and as soon as it covers the board's score, score and clock, or that they are late. */
export function EventBar({
  venue,
  match,
  collapsed,
  ref,
}: {
  venue: VenueCode;
  match: Match | null;
  collapsed: boolean;
  ref?: RefObject<HTMLElement | null>;
}) {
  return (
    <header ref={ref} className="sticky top-[var(--offline,0px)] z-20 bg-roof pt-[var(--safe-top)] text-on-roof">
      <div className="mx-auto flex h-11 max-w-frame items-center px-1">
        <BackButton fallback={route('/game/sport')} />
        {match && collapsed ? (
          <ScoreNow match={match} />
        ) : (
          <p className="min-w-0 flex-1 truncate text-16 font-semibold">{match?.league.name ?? venueName(venue)}</p>
        )}
        {match && !collapsed ? <ShareButton match={match} /> : null}
        {match && !collapsed && followKindsOf(match).length > 0 ? <BellButton match={match} /> : null}
        {match ? <StarButton match={match} size={20} className="grid size-11 place-items-center" /> : null}
      </div>
    </header>
  );
}

/** Names, score and clock; for some seconds after a goal its text is beside the side that scored. */
function ScoreNow({ match }: { match: Match }) {
  const news = useNews(match.venue, match.id);
  const newsOf = (side: 0 | 1) => (news?.fresh && news.side === side ? <b className="text-12">{NEWS_NAMES[news.kind]} </b> : null);
  return (
    <p className="flex min-w-0 flex-1 items-center gap-2 text-14">
      {/* A short name leaves its room to a long one. */}
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,max-content)_auto_minmax(0,max-content)] items-center justify-center gap-2">
        <span className="truncate">
          {newsOf(0)}
          {match.home.name}
        </span>
        <span className="text-16 font-semibold">{match.score ? scoreText(match.score) : 'vs'}</span>
        <span className="truncate">
          {newsOf(1)}
          {match.away.name}
        </span>
      </span>
      <BarClock match={match} />
    </p>
  );
}

/** The clock of a match that is over is not delayed. */
function BarClock({ match }: { match: Match }) {
  const stale = useStale(match.venue, match.id);
  if (stale && !isOver(match)) return <span className="shrink-0 text-12 font-semibold">{SPORT_COPY.delayed}</span>;
  return <MatchClock venue={match.venue} matchId={match.id} className="shrink-0 text-12 text-on-roof-2" />;
}
