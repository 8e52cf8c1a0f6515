'use client';

import { type ComponentType, memo, type ReactNode } from 'react';
import { Tag } from '@/components/ui/tag';
import type { VenueCode } from '@pavilion/contract/constants';
import type { Ended } from '@/lib/domain/betting/sport/list/ended.rules';
import { cellsOf, listMarket, shortName, type ListKind } from '@/lib/domain/betting/sport/market/market.rules';
import { useMatchSummary } from '@/lib/domain/betting/sport/price/price.feed';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import { venueMark } from '@/lib/domain/betting/sport/venue.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { matchPath } from '@/lib/routes';
import { EndedMark, useEnded } from './ended-matches';
import { ShirtMark } from '@/components/betting/sport/shirt-mark';
import { DataAge, MatchClock, ClockText, useStale } from '@/components/betting/sport/match-clock';
import { type MatchNews, newsTag, useNews } from '@/components/betting/sport/match-news';
import { OddsButton } from '@/components/betting/sport/price/odds-button';
import { RowFrame } from './row-frame';
import { StarButton } from '@/components/betting/sport/star-button';
import '@/components/betting/sport/sport.css';

export interface MatchRowProps {
  venue: VenueCode;
  matchId: string;
  kind?: ListKind;
  /** Cells are under the names, so each states which it is. */
  large?: boolean | undefined;
  /** No header over the row names its league. */
  named?: boolean | undefined;
  /** Keys of the fixture at the venues where it is starred, `FBTY:863211 OBTY:5512`, for rows of several venues. */
  stars?: string | undefined;
}

/**
 * One match of a list, 84 high (design §3, 标准). It reads the match from the query cache: a price redraws its button,
 * a second its clock, a goal this row.
 */
export const MatchRow = memo(function MatchRow({ venue, matchId, kind = 'winner', large, named, stars }: MatchRowProps) {
  return (
    <RowFrame className="row">
      <RowBody venue={venue} matchId={matchId} named={named} stars={stars}>
        {(match, stale) => (
          <div className="row-cells">
            <Cells match={match} kind={kind} labelled={large === true || kind !== 'winner'} disabled={stale} />
          </div>
        )}
      </RowBody>
    </RowFrame>
  );
});

/** The head, teams and link of a row of either design; `children` renders its cells, disabled while the prices are stale. */
export function RowBody({
  venue,
  matchId,
  named,
  stars,
  figures: Figures,
  children,
}: Pick<MatchRowProps, 'venue' | 'matchId' | 'named' | 'stars'> & {
  /** Further lines below the teams. */
  figures?: ComponentType<{ match: Match }>;
  children: (match: Match, stale: boolean) => ReactNode;
}) {
  const ended = useEnded(matchId);
  const summary = useMatchSummary(venue, matchId);
  const match = ended?.match ?? summary;
  const stale = useStale(venue, matchId) && !ended;
  const news = useNews(venue, matchId);
  if (!match) return null;
  return (
    <>
      <RowMeta match={match} news={news} named={named} stars={stars} ended={ended} />
      <div className={stale ? 'row-body stale' : 'row-body'}>
        <a href={matchPath(venue, matchId)} className="row-link">
          <TeamLines match={match} news={news} />
          {Figures && <Figures match={match} />}
        </a>
        {children(match, stale)}
      </div>
    </>
  );
}

/** Line above the teams: time line, star, clock, age, tags, its venues and league, number of markets. */
function RowMeta({
  match,
  news,
  named,
  stars,
  ended,
}: {
  match: Match;
  news: MatchNews | null;
  named?: boolean | undefined;
  stars?: string | undefined;
  /** It has left the list. */
  ended: Ended | null;
}) {
  const { venue, id } = match;
  const twins = stars?.split(' ');
  return (
    <>
      <ClockText venue={venue} matchId={id} over={ended !== null} />
      <div className="row-meta">
        <StarButton match={match} twins={twins} size={16} className="row-star" />
        {ended ? (
          <EndedMark at={ended.at} />
        ) : (
          <>
            <MatchClock venue={venue} matchId={id} className={match.status === 'live' ? 'row-clock' : 'row-time'} />
            <DataAge venue={venue} matchId={id} />
            {match.neutral && match.sport === 'football' ? <Tag>{SPORT_COPY.neutral}</Tag> : null}
            {twins ? <Tag>{twins.map(venueMark).join(' · ')}</Tag> : null}
            {named ? <span className="row-league">{match.league.name}</span> : null}
            {/* News come and go: behind everything else, they move nothing. */}
            {newsTag(match, news)}
            <span className="row-more">{`${match.marketCount} ${SPORT_COPY.markets}`}</span>
          </>
        )}
      </div>
    </>
  );
}

/** Both teams, one under the other. */
function TeamLines({ match, news }: { match: Match; news: MatchNews | null }) {
  const scored = news?.fresh && news.kind === 'goal' ? news.side : null;
  return (
    <>
      <TeamRow match={match} side={0} scored={scored === 0} />
      <span className="sr-only">对</span>
      <TeamRow match={match} side={1} scored={scored === 1} />
    </>
  );
}

function TeamRow({ match, side, scored }: { match: Match; side: 0 | 1; scored: boolean }) {
  const { name } = side === 0 ? match.home : match.away;
  const red = match.redCards?.[side] ?? 0;
  const score = match.score?.[side];
  // A tennis score is its sets: the running set and game are beside it.
  const running = match.sport === 'tennis' && match.status === 'live' ? [match.points?.[side], match.periodScores.at(-1)?.[side]] : [];
  return (
    <span className="row-team">
      <ShirtMark name={name} home={match.home.name} />
      <span className="row-name">{match.sport === 'tennis' ? shortName(name) : name}</span>
      {red > 0 ? (
        <span className="row-red">
          <span className="sr-only">{SPORT_COPY.redCards}</span>
          {red > 1 ? red : null}
        </span>
      ) : null}
      {match.server === side && match.status === 'live' ? <Serving /> : null}
      {running.length > 0 ? <span className="row-running">{running.filter((part) => part !== undefined).join(' ')}</span> : null}
      {score === undefined ? null : <span className={scored ? 'row-score scored' : 'row-score'}>{score}</span>}
    </span>
  );
}

/** Before the points of the side that serves. */
function Serving() {
  return (
    <span className="size-1.5 shrink-0 rounded-full bg-brand">
      <span className="sr-only">{SPORT_COPY.serving}</span>
    </span>
  );
}

function Cells({ match, kind, labelled, disabled }: { match: Match; kind: ListKind; labelled: boolean; disabled: boolean }) {
  const market = listMarket(match.markets, kind);
  return cellsOf(market, kind, match.sport).map((selection, index) =>
    market && selection ? (
      <OddsButton
        key={selection.id}
        match={match}
        market={market}
        selection={selection}
        form={labelled ? 'labelled' : 'bare'}
        disabled={disabled}
      />
    ) : (
      // Columns never move: position names an empty cell.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="odds off" aria-hidden="true">
        —
      </span>
    ),
  );
}
