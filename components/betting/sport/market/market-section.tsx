'use client';

import { Fragment, memo, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import type { MarketGroup } from '@/lib/domain/betting/sport/market/market-group.rules';
import { handicapBase } from '@/lib/domain/betting/sport/score.rules';
import { cellName } from '@/lib/domain/betting/sport/market/cell.rules';
import { COMPARE_COPY } from '@/lib/domain/betting/sport/compare/compare.copy';
import { columnsOf } from '@/lib/domain/betting/sport/market/market.rules';
import { EVENT_COPY } from '@/lib/domain/betting/sport/event/event.copy';
import type { Market, Match } from '@/lib/domain/betting/match/sport.model';
import { useView, viewStore } from '@/lib/domain/betting/sport/list/view.store';
import { OPEN_VENUES } from '@/lib/venues/registry';
import { OddsButton } from '@/components/betting/sport/price/odds-button';
import { ScoreCells } from './score-cells';
import { SideNames } from '@/components/betting/sport/side-names';
import { WinnerCompare } from '@/components/betting/sport/compare/winner-compare';

/** One kind of market with all its lines; it can be pinned to the top and folded, both remembered per sport. */
export const MarketSection = memo(function MarketSection({
  match,
  group,
  disabled,
}: {
  match: Match;
  group: MarketGroup;
  disabled: boolean;
}) {
  const heading = useId();
  const pinned = useView((view) => view.pinned[match.sport]?.includes(group.id) ?? false);
  const folded = useView((view) => view.foldedMarkets[match.sport]?.includes(group.id) ?? false);
  const togglePin = viewStore.getState().togglePin;
  const toggleFold = viewStore.getState().toggleMarket;
  const base = handicapBase(match, group.kind);
  const title = `${group.name}·${group.period}`;
  const compared = group.id === 'winner:full' && OPEN_VENUES.length > 1 ? group.markets[0] : undefined;
  return (
    <section aria-labelledby={heading} className="mb-2 border-y border-line bg-surface">
      <div className="flex min-h-12 items-center pr-1">
        <button
          type="button"
          aria-pressed={pinned}
          aria-label={`${EVENT_COPY.pin} ${title}`}
          onClick={() => togglePin(match.sport, group.id)}
          className={`grid size-11 shrink-0 place-items-center ${pinned ? 'text-brand' : 'text-text-2'}`}
        >
          <Icon name="pin" size={16} className={pinned ? 'fill-current' : ''} />
        </button>
        <h2 id={heading} className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={!folded}
            onClick={() => toggleFold(match.sport, group.id)}
            className="flex min-h-11 w-full flex-wrap items-center gap-x-2 text-left text-15 font-semibold -outline-offset-2"
          >
            <span>{title}</span>
            {compared ? <Tag tone="brand">{COMPARE_COPY.tag}</Tag> : null}
            {base ? (
              <span className="shrink-0 text-12 font-normal text-text-3">
                {EVENT_COPY.current} {base} {EVENT_COPY.countsFrom}
              </span>
            ) : null}
            <Icon
              name="chevron-down"
              size={18}
              className={`mr-2.5 ml-auto shrink-0 text-text-2 transition-transform ${folded ? '' : 'rotate-180'}`}
            />
          </button>
        </h2>
      </div>
      {folded ? null : (
        <div className="gutter pb-3">
          {compared ? <WinnerCompare match={match} market={compared} /> : <Cells match={match} group={group} disabled={disabled} />}
        </div>
      )}
    </section>
  );
});

function Cells({ match, group, disabled }: { match: Match; group: MarketGroup; disabled: boolean }) {
  return (
    <>
      {group.kind === 'winner' ? <SideNames match={match} /> : null}
      {/* Only the buttons are dimmed, not the text. */}
      <div className={`grid gap-2 ${disabled ? 'opacity-62' : ''}`}>
        {group.markets.map((market, index) => (
          <Fragment key={market.id}>
            {/* The lines ascend from the second on. */}
            {index === 0 && market.main && group.markets.length > 1 && market.line !== null ? (
              <p className="-mb-1 text-12 text-text-2">{EVENT_COPY.mainLine}</p>
            ) : null}
            <MarketCells match={match} market={market} disabled={disabled} />
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** 独赢 is under the names of its sides; for other kinds two selections are wide beside each other, more are in three columns. */
function MarketCells({ match, market, disabled }: { match: Match; market: Market; disabled: boolean }) {
  if (market.kind === 'correct-score') return <ScoreCells match={match} market={market} disabled={disabled} />;
  const wide = market.selections.length === 2;
  const winner = market.kind === 'winner';
  // If a market is not on sale, the columns' names would be above the wrong prices.
  const named = winner && market.selections.length === columnsOf('winner', match.sport).length;
  const selections = winner ? market.selections.toSorted((a, b) => SIDES.indexOf(a.role) - SIDES.indexOf(b.role)) : market.selections;
  return (
    <div className={`grid gap-2 ${wide ? 'grid-cols-2' : 'grid-cols-3'}`}>
      {selections.map((selection) => (
        <OddsButton
          key={selection.id}
          match={match}
          market={market}
          selection={selection}
          form={named ? 'bare' : wide ? 'wide' : 'labelled'}
          text={market.kind === 'double-chance' ? cellName(match, market, selection) : undefined}
          disabled={disabled}
        />
      ))}
    </div>
  );
}

const SIDES: readonly string[] = ['home', 'draw', 'away'];
