'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TopTabs } from '@/components/ui/roof/top-tabs';
import { useSource } from '@/lib/domain/betting/sport/price/price.feed';
import { SPORT_COPY, TAB_NAMES } from '@/lib/domain/betting/sport/sport.copy';
import { SPORT_TABS } from '@/lib/domain/betting/match/sport.model';
import { countsOptions } from '@/lib/domain/betting/sport/sport.queries';
import type { InitialSport } from '@/lib/domain/betting/sport/list/initial-data.model';
import { OPEN_VENUES } from '@/lib/venues/registry';
import { SearchButton } from '../search/search-button';
import { useRenderedAt } from '../list/use-rendered-at';
import { hydrateList } from '../list/hydrate-list';
import { sportHref, stayHere, useSportAddress } from '../list/sport-address';

/** Header of the sport page: the mark, then 滚球 今日 早盘 串关 冠军 关注. Without the mark (`home` is null) it is no header: an app has its own. */
export function SportBar({ first, home }: { first: InitialSport; home: ReactNode }) {
  hydrateList(useQueryClient(), first, useRenderedAt());
  const { tab, sport, venue } = useSportAddress(first.venues);
  const { counts } = useSource(countsOptions(venue?.code ?? OPEN_VENUES[0]!).queryKey);
  const Bar = home ? 'header' : 'div';
  return (
    <Bar className="sticky top-0 z-20 border-b border-line bg-surface pt-[var(--safe-top)]">
      <h1 className="sr-only">{SPORT_COPY.title}</h1>
      <div className="mx-auto flex h-12 max-w-frame items-center pl-3 min-[375px]:pl-4">
        {home}
        {/* Links work by themselves; this handler only changes the shown list. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div onClickCapture={stayHere} className="min-w-0 flex-1">
          <TopTabs
            label={SPORT_COPY.timeframes}
            value={tab}
            tight
            items={SPORT_TABS.map((id) => ({
              id,
              label: TAB_NAMES[id],
              // One figure, beside the tab one is on: six of them would not fit.
              count: id === tab && id !== 'starred' ? (counts?.[sport]?.[id] ?? null) : undefined,
              href: sportHref({ tab: id, sport, venue }, first.venues),
            }))}
          />
        </div>
        <SearchButton venues={first.venues} sport={sport} />
      </div>
    </Bar>
  );
}
