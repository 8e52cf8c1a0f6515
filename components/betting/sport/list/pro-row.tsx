'use client';

import { memo } from 'react';
import { cellsOf, LIST_KINDS, listMarket, type ListKind } from '@/lib/domain/betting/sport/market/market.rules';
import { partName } from '@/lib/domain/betting/sport/event/part.copy';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import { SIDE_COPY } from '@/lib/domain/betting/match/market.copy';
import type { Match, Pair } from '@/lib/domain/betting/match/sport.model';
import { type MatchRowProps, RowBody } from './match-row';
import { OddsButton } from '@/components/betting/sport/price/odds-button';
import { RowFrame } from './row-frame';

/** One match with its three markets side by side, 156 high (design §3, 专业); the design of the one-market row does not apply. */
export const ProRow = memo(function ProRow({ venue, matchId, named, stars }: MatchRowProps) {
  return (
    <RowFrame className="row pro-row">
      <RowBody venue={venue} matchId={matchId} named={named} stars={stars} figures={Figures}>
        {(match, stale) => (
          <div className="pro-cells">
            {LIST_KINDS.map((kind) => (
              <Column key={kind} match={match} kind={kind} disabled={stale} />
            ))}
          </div>
        )}
      </RowBody>
    </RowFrame>
  );
});

/** Up to three counts that decide these markets, as far as the venue sends them. */
function Figures({ match }: { match: Match }) {
  const counts: readonly (readonly [string, Pair | Match['points']])[] = [
    [SPORT_COPY.half, match.halfScore],
    [SIDE_COPY.corners, match.corners],
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
