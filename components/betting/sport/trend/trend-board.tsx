'use client';

import { useState } from 'react';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { Segmented } from '@/components/ui/roof/segmented';
import { groupMarkets, type MarketGroup } from '@/lib/domain/betting/sport/market/market-group.rules';
import { cellName } from '@/lib/domain/betting/sport/market/cell.rules';
import type { Market, Match } from '@/lib/domain/betting/match/sport.model';
import { TREND_COPY } from '@/lib/domain/betting/sport/trend/trend.copy';
import { Choice } from '@/components/betting/sport/choice';
import { TrendPanel } from './trend-panel';

/** More selections than these are chosen from a list. */
const SIDE_BY_SIDE = 3;

/** 走势: price moves of one selection since its opening; main markets first, each with its best line. */
export function TrendBoard({ match }: { match: Match }) {
  const groups = groupMarkets(match.markets, match.sport);
  const [chosen, setChosen] = useState({ group: '', market: '', selectionIndex: 0 });
  // The chosen market may have been closed meanwhile, and a line may have jumped.
  const group = groups.find(({ id }) => id === chosen.group) ?? groups[0];
  const market = group?.markets.find(({ id }) => id === chosen.market) ?? group?.markets[0];
  const selection = market?.selections[chosen.selectionIndex] ?? market?.selections[0];
  if (!group || !market || !selection) return <EmptyState title={TREND_COPY.closed} hint={TREND_COPY.closedText} />;
  return (
    <section aria-label={TREND_COPY.panel} className="mb-2 border-b border-line bg-surface pb-3">
      <fieldset
        aria-label={TREND_COPY.markets}
        className="no-scrollbar flex h-13 min-w-0 items-center gap-2 overflow-x-auto border-b border-line px-4"
      >
        {groups.map((one) => (
          <Chip key={one.id} on={one === group} onClick={() => setChosen({ group: one.id, market: '', selectionIndex: 0 })}>
            {nameOf(one)}
          </Chip>
        ))}
      </fieldset>
      <div className="gutter flex min-h-13 items-center justify-between gap-2">
        <Sides
          match={match}
          market={market}
          index={market.selections.indexOf(selection)}
          onChange={(selectionIndex) => setChosen({ group: group.id, market: market.id, selectionIndex })}
        />
        {group.markets.length > 1 ? (
          <Choice
            label={TREND_COPY.line}
            items={group.markets.map(({ id, line, name }) => ({ id, label: line === null ? name : `${TREND_COPY.line} ${line}` }))}
            value={market.id}
            onChange={(id) => setChosen({ group: group.id, market: id, selectionIndex: chosen.selectionIndex })}
          />
        ) : null}
      </div>
      <TrendPanel match={match} market={market} selection={selection} />
    </section>
  );
}

/** `独赢`, `上半场让球`. */
function nameOf({ name, period, markets }: MarketGroup): string {
  return markets[0]!.period === 'full' ? name : `${period}${name}`;
}

function Sides({
  match,
  market,
  index: selectionIndex,
  onChange,
}: {
  match: Match;
  market: Market;
  index: number;
  onChange: (index: number) => void;
}) {
  const items = market.selections.map((one, index) => ({ id: String(index), label: cellName(match, market, one) }));
  const props = { label: TREND_COPY.selections, items, value: String(selectionIndex), onChange: (id: string) => onChange(Number(id)) };
  return items.length > SIDE_BY_SIDE ? <Choice {...props} /> : <Segmented {...props} tall />;
}
