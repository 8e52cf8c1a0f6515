'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Segmented } from '@/components/ui/roof/segmented';
import { Skeleton } from '@/components/ui/skeleton';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import type { HistoryPoint, Range } from '@/lib/domain/betting/sport/trend/history.model';
import { historyOptions } from '@/lib/domain/betting/sport/trend/history.queries';
import { cut, figuresOf, rangesOf, seriesOf, type Series } from '@/lib/domain/betting/sport/trend/history.rules';
import { buttonSubject } from '@/lib/domain/betting/sport/market/market.rules';
import { cellName } from '@/lib/domain/betting/sport/market/cell.rules';
import { displayOdds, oddsTypeOf } from '@/lib/domain/betting/sport/price/odds.rules';
import { useLivePrice, useTicking } from '@/lib/domain/betting/sport/price/price.feed';
import type { Market, Match, Selection } from '@/lib/domain/betting/match/sport.model';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import { chartText, RANGE_NAMES, SHUT_NAMES, TREND_COPY } from '@/lib/domain/betting/sport/trend/trend.copy';
import type { Odds } from '@pavilion/number/odds';
import { worldNow } from '@/lib/kit/browser/world-time';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { TrendChart } from './trend-chart';
import { TrendFigures } from './trend-figures';
import { TrendTable } from './trend-table';

/** ms; the drawing's end moves on this often. */
const STEP_MS = 5_000;

type View = 'chart' | 'table';
const VIEWS = [
  { id: 'chart', label: TREND_COPY.chart },
  { id: 'table', label: TREND_COPY.table },
] as const;

/** One selection's price history in a range: figures, then the drawing or the table. */
export function TrendPanel({ match, market, selection }: { match: Match; market: Market; selection: Selection }) {
  const { series, pending, failed, retry, price } = useSeries(match, market, selection);
  const [range, setRange] = useState<Range | null>(null);
  const [view, setView] = useState<View>('chart');
  const type = oddsTypeOf(
    market,
    usePreference(({ oddsType }) => oddsType),
  );
  const show = (odds: Odds) => displayOdds(odds, type);

  const ranges = rangesOf(series);
  // In play the hours of play matter most; before, the whole history.
  const shown = range !== null && ranges.has(range) ? range : ranges.has('live') ? 'live' : 'all';
  const points = cut(series.points, ranges.get(shown)!);
  const figures = figuresOf(points);
  const shut = SHUT_NAMES[series.points.at(-1)?.state ?? 'open'];
  const text = figures && {
    first: show(figures.first.price),
    now: price === null ? shut : show(price),
    high: show(figures.high.price),
    low: show(figures.low.price),
  };
  const subject = `${buttonSubject(match, market, selection)} ${cellName(match, market, selection)}`;
  return (
    <>
      <TrendFigures range={shown} figures={figures} price={price} shut={shut} now={series.end} show={show} />
      <div className="gutter flex min-h-13 items-center justify-between gap-2">
        {ranges.size > 1 ? (
          <Segmented
            label={TREND_COPY.ranges}
            items={[...ranges.keys()].map((id) => ({ id, label: RANGE_NAMES[id] }))}
            value={shown}
            onChange={setRange}
          />
        ) : (
          <span className="text-14 text-text-2">{RANGE_NAMES.all}</span>
        )}
        <Segmented label={TREND_COPY.views} items={VIEWS} value={view} onChange={setView} />
      </div>
      {pending ? (
        <div className="gutter">
          <output className="sr-only">{TREND_COPY.pending}</output>
          <Skeleton className="h-57" />
        </div>
      ) : view === 'table' ? (
        <TrendTable
          caption={`${subject} ${TREND_COPY.panel}`}
          points={points}
          lines={series.lines}
          whole={shown === 'all'}
          now={series.end}
          show={show}
        />
      ) : (
        <TrendChart
          label={text ? chartText(subject, shown, text) : figuresOf(series.points) ? TREND_COPY.neverHere : TREND_COPY.never}
          series={{ ...series, points }}
          line={selection.line}
          show={show}
        />
      )}
      <Notes series={series} points={points} pending={pending} failed={failed} retry={retry} />
    </>
  );
}

/** The platform's history of a selection, continued with this page's own prices; the live price is never copied. */
function useSeries(match: Match, market: Market, selection: Selection) {
  const request = { venue: match.venue, matchId: match.id, marketId: market.id, selectionId: selection.id };
  const query = useQuery(historyOptions(request));
  const index = sportIndex(useQueryClient());
  const live = useLivePrice(match.venue, selection.id);
  const points = index.history(match.venue, selection.id);
  const tick = useTicking(match.venue, match.id, () => Math.floor(steadyNow() / STEP_MS) * STEP_MS);
  const now = Math.max(tick, points.at(-1)?.at ?? 0);
  const worldOffset = useTicking(match.venue, match.id, () => Math.round((worldNow() - steadyNow()) / 1000) * 1000);
  return {
    series: seriesOf(query.data ?? null, { points, live, now, worldOffset }),
    // Without a network nothing is requested: the page's own data is shown meanwhile.
    pending: query.isLoading,
    failed: query.isError,
    retry: () => void query.refetch(),
    price: live?.state === 'open' ? live.price : null,
  };
}

function Notes({
  series,
  points,
  pending,
  failed,
  retry,
}: {
  series: Series;
  points: readonly HistoryPoint[];
  pending: boolean;
  failed: boolean;
  retry: () => void;
}) {
  const ofPage = !pending && series.from === 'page';
  const gaps = points.some(({ price }) => price === null);
  return (
    <div className="gutter flex min-h-11 items-center justify-between gap-3 text-12 text-text-2">
      {pending ? null : <p role="note">{ofPage ? TREND_COPY.ofPage : `${gaps ? `${TREND_COPY.gaps}，` : ''}${TREND_COPY.thinned}`}</p>}
      {failed ? (
        <button type="button" onClick={retry} className="min-h-11 shrink-0 px-2 text-14 font-semibold text-brand">
          {TREND_COPY.retry}
        </button>
      ) : null}
    </div>
  );
}
