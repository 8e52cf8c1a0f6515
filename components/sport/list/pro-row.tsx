'use client';

import { memo } from 'react';
import { cellsOf, LIST_KINDS, listMarket, type ListKind } from '@/lib/domain/sport/market/market.rules';
import { useMatchSummary } from '@/lib/domain/sport/price/price.feed';
import { partName } from '@/lib/domain/sport/event/part.copy';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import type { Match, Pair } from '@/lib/domain/sport/sport.model';
import { matchPath } from '@/lib/routes';
import { useEnded } from './ended-matches';
import { useStale } from '@/components/sport/match-clock';
import { useNews } from '@/components/sport/event/match-news';
import { RowMeta, type MatchRowProps, TeamLines } from './match-row';
import { OddsButton } from '@/components/sport/price/odds-button';
import { RowFrame } from './row-frame';

/** One match with its three markets side by side, 156 high (design §3, 专业); the design of the one-market row does not apply. */
export const ProRow = memo(function ProRow({ venue, matchId, named }: MatchRowProps) {
  return (
    <RowFrame className="row pro-row">
      <ProContent venue={venue} matchId={matchId} named={named} />
    </RowFrame>
  );
});

function ProContent({ venue, matchId, named }: MatchRowProps) {
  const ended = useEnded(matchId);
  const summary = useMatchSummary(venue, matchId);
  const match = ended?.match ?? summary;
  const stale = useStale(venue, matchId) && !ended;
  const news = useNews(venue, matchId);
  if (!match) return null;
  return (
    <>
      <RowMeta match={match} news={news} named={named} ended={ended} />
      <div className={stale ? 'row-body stale' : 'row-body'}>
        <a href={matchPath(venue, matchId)} className="row-link">
          <TeamLines match={match} news={news} />
          <Figures match={match} />
        </a>
        <div className="pro-cells">
          {LIST_KINDS.map((kind) => (
            <Column key={kind} match={match} kind={kind} disabled={stale} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Up to three counts that decide these markets: what the venue gives of them. */
function Figures({ match }: { match: Match }) {
  const counts: readonly (readonly [string, Pair | Match['points']])[] = [
    [SPORT_COPY.half, match.halfScore],
    [SPORT_COPY.corners, match.corners],
    [SPORT_COPY.yellowCards, match.yellowCards],
    ...match.periodScores.map((pair, index) => [partName(match.sport, index), pair] as const),
    // Here instead of beside the names, which need the room.
    [SPORT_COPY.game, match.status === 'live' ? match.points : null],
  ];
  return counts
    .filter(([, pair]) => pair !== null)
    .slice(-3)
    .map(([name, pair]) => (
      <span key={name} className="pro-figure">
        <span>{name}</span>
        <span>{pair![0]}</span>
        <span>{pair![1]}</span>
      </span>
    ));
}

function Column({ match, kind, disabled }: { match: Match; kind: ListKind; disabled: boolean }) {
  const market = listMarket(match.markets, kind);
  const cells = cellsOf(market, kind, match.sport);
  const form = cells.length > 2 ? 'pro' : 'labelled';
  return (
    <div className="pro-column">
      {cells.map((selection, index) =>
        market && selection ? (
          <OddsButton key={selection.id} match={match} market={market} selection={selection} form={form} disabled={disabled} />
        ) : (
          // Columns never move: position names an empty cell.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={`odds off ${form}`} aria-hidden="true">
            —
          </span>
        ),
      )}
    </div>
  );
}
