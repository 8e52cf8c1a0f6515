'use client';

import Link from 'next/link';
import { memo, useRef } from 'react';
import { Tag } from '@/components/ui/tag';
import type { VenueCode } from '@/lib/contract/constants';
import { cellsOf, listMarket, suspendedTag, type ListKind } from '@/lib/domain/sport/market.rules';
import { GateContext, useFace } from '@/lib/domain/sport/price.feed';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import type { Match } from '@/lib/domain/sport/sport.model';
import { matchPath } from '@/lib/routes';
import { KitMark } from './kit-mark';
import { DataAge, MatchClock, TimeLine, useStale } from './match-clock';
import { OddsButton } from './odds-button';
import { useRowGate } from './row-gate';
import { StarButton } from './star-button';
import './sport.css';

/**
 * One match of a list, 84 high (design §3, 标准). It reads the match from the query cache: a price redraws its button,
 * a second its clock, a goal this row.
 */
export const MatchRow = memo(function MatchRow({ venue, matchId, kind = 'winner' }: { venue: VenueCode; matchId: string; kind?: ListKind }) {
  const row = useRef<HTMLLIElement>(null);
  const gate = useRowGate(row);
  return (
    <li ref={row} className="row">
      <GateContext value={gate}>
        <RowContent venue={venue} matchId={matchId} kind={kind} />
      </GateContext>
    </li>
  );
});

function RowContent({ venue, matchId, kind }: { venue: VenueCode; matchId: string; kind: ListKind }) {
  const match = useFace(venue, matchId);
  const stale = useStale(venue, matchId);
  if (!match) return null;
  const tag = suspendedTag(match);
  return (
    <>
      <TimeLine venue={venue} matchId={matchId} />
      <div className="row-meta">
        <StarButton match={match} size={16} className="row-star" />
        <MatchClock venue={venue} matchId={matchId} className={match.status === 'live' ? 'row-clock' : 'row-time'} />
        <DataAge venue={venue} matchId={matchId} />
        {tag ? <Tag tone="warn">{tag}</Tag> : null}
        {match.neutral ? <Tag>{SPORT_COPY.neutral}</Tag> : null}
        <span className="row-more">
          {`${match.marketCount} ${SPORT_COPY.markets}`}
        </span>
      </div>
      <div className={stale ? 'row-body stale' : 'row-body'}>
        <Link href={matchPath(venue, matchId)} prefetch={false} className="row-link">
          <TeamLine name={match.home.name} score={match.score?.[0]} red={match.redCards?.[0]} />
          <span className="sr-only">对</span>
          <TeamLine name={match.away.name} score={match.score?.[1]} red={match.redCards?.[1]} />
        </Link>
        <div className="row-cells">
          <Cells match={match} kind={kind} disabled={stale} />
        </div>
      </div>
    </>
  );
}

function TeamLine({ name, score, red = 0 }: { name: string; score?: number; red?: number }) {
  return (
    <span className="row-team">
      <KitMark name={name} />
      <span className="row-name">{name}</span>
      {red > 0 ? (
        <span className="row-red">
          <span className="sr-only">{SPORT_COPY.redCards}</span>
          {red > 1 ? red : null}
        </span>
      ) : null}
      {score === undefined ? null : <span className="row-score">{score}</span>}
    </span>
  );
}

function Cells({ match, kind, disabled }: { match: Match; kind: ListKind; disabled: boolean }) {
  const market = listMarket(match.markets, kind);
  return cellsOf(market, kind).map((selection, at) =>
    market && selection ? (
      <OddsButton
        key={selection.id}
        match={match}
        market={market}
        selection={selection}
        form={kind === 'winner' ? 'bare' : 'labelled'}
        disabled={disabled}
      />
    ) : (
      // Columns never move: position names an empty cell.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className="odds off" aria-hidden="true">
        —
      </span>
    ),
  );
}
