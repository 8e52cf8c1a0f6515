'use client';

import { useQueryClient } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/empty-state';
import { COMPARE_COPY } from '@/lib/domain/sport/compare.copy';
import { cellLabel, listMarket, LIST_KINDS, marketName } from '@/lib/domain/sport/market.rules';
import { useLivePrice, useTicking } from '@/lib/domain/sport/price.feed';
import type { Market, Match, Selection } from '@/lib/domain/sport/sport.model';
import { sportIndex } from '@/lib/domain/sport/sport.store';
import { trendOf } from '@/lib/domain/sport/trend.rules';
import { formatOdds } from '@/lib/kit/number/odds';

const WIDTH = 120;
const HEIGHT = 32;
/** ms; the drawing's end moves on this often. */
const STEP_MS = 5_000;

/** 走势: how the main prices have moved since the page was opened. */
export function TrendBoard({ match }: { match: Match }) {
  const markets = LIST_KINDS.flatMap((kind) => listMarket(match.markets, kind) ?? []);
  if (markets.length === 0) return <EmptyState title={COMPARE_COPY.trendNone} hint={COMPARE_COPY.trendNoneText} />;
  return (
    <>
      {markets.map((market) => (
        <section key={market.id} className="gutter mb-2 border-y border-line bg-surface pb-2">
          <h2 className="flex min-h-12 items-center justify-between text-15 font-semibold">
            {marketName(market, match.sport)}
            <span className="text-12 font-normal text-text-3">{COMPARE_COPY.trendSince}</span>
          </h2>
          <ul>
            {market.selections.map((selection) => (
              <Trend key={selection.id} match={match} market={market} selection={selection} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Trend({ match, market, selection }: { match: Match; market: Market; selection: Selection }) {
  const index = sportIndex(useQueryClient());
  const live = useLivePrice(match.venue, selection.id);
  const points = index.history(match.venue, selection.id);
  const now = useTicking(match.venue, match.id, () => Math.floor(Date.now() / STEP_MS) * STEP_MS);
  const trend = trendOf(points, WIDTH, HEIGHT, now);
  return (
    <li className="flex min-h-12 items-center gap-3 border-t border-line">
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14">{selection.role === 'other' ? selection.name : `${cellLabel(market, selection)} ${selection.role === 'home' ? match.home.name : selection.role === 'away' ? match.away.name : ''}`}</span>
        <span className="block text-12 text-text-3">{trend ? `${COMPARE_COPY.range(formatOdds(trend.low), formatOdds(trend.high))}·${COMPARE_COPY.changes(trend.changes)}` : COMPARE_COPY.trendNone}</span>
      </span>
      {trend ? (
        <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={trend.direction === 'up' ? 'text-up' : trend.direction === 'down' ? 'text-down' : 'text-text-3'}>
          <path d={trend.path} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      ) : null}
      <span className="w-14 text-right text-16 font-semibold">{live?.price ? formatOdds(live.price) : '—'}</span>
    </li>
  );
}
