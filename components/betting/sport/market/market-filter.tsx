'use client';

import { useId, useState } from 'react';
import { QuickBetButton } from '@/components/betting/quick-bet/quick-bet-button';
import { Chip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { MarketChip as ChipId } from '@/lib/domain/betting/sport/market/market-group.rules';
import { EVENT_COPY } from '@/lib/domain/betting/sport/event/event.copy';
import { PERIOD_NAMES } from '@/lib/domain/betting/match/period.copy';
import { MARKET_NAMES, SPORT_MARKET_NAMES } from '@/lib/domain/betting/match/market.copy';
import type { SportId } from '@/lib/domain/betting/match/sport.model';

function chipName(chip: ChipId, sport: SportId): string {
  if (chip === 'all') return EVENT_COPY.all;
  if (chip === 'pinned') return EVENT_COPY.pinned;
  if (chip === 'first-half' || chip === 'second-half') return PERIOD_NAMES[chip];
  return SPORT_MARKET_NAMES[sport]?.[chip] ?? MARKET_NAMES[chip] ?? EVENT_COPY.others;
}

/** Chips by kind, and a text filter over names of markets and selections; stays under the bar. */
export function MarketFilter({
  sport,
  chips,
  chip,
  onChip,
  text,
  onText,
}: {
  sport: SportId;
  chips: readonly ChipId[];
  chip: ChipId;
  onChip: (chip: ChipId) => void;
  text: string;
  onText: (text: string) => void;
}) {
  const [searching, setSearching] = useState(false);
  const field = useId();
  return (
    <div className="sticky top-[calc(2.75rem+var(--offline,0px)+var(--safe-top))] z-10 mb-2 flex h-13 items-center border-b border-line bg-surface pl-1">
      <IconButton
        label={searching ? EVENT_COPY.clearFilter : EVENT_COPY.search}
        aria-expanded={searching}
        onClick={() => {
          setSearching(!searching);
          onText('');
        }}
      >
        {searching ? <Icon name="x" size={20} /> : <Icon name="search" size={20} />}
      </IconButton>
      {searching ? (
        <label htmlFor={field} className="flex min-w-0 flex-1 items-center pr-3">
          <span className="sr-only">{EVENT_COPY.search}</span>
          <input
            id={field}
            type="search"
            // The member has just requested the field.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={text}
            placeholder={EVENT_COPY.searchHint}
            onChange={(event) => onText(event.target.value)}
            className="h-10 w-full rounded-card border border-control bg-surface px-3 text-16 [&::-webkit-search-cancel-button]:hidden"
          />
        </label>
      ) : (
        <div className="no-scrollbar flex h-full flex-1 items-center gap-2 overflow-x-auto pr-3">
          {chips.map((id) => (
            <Chip key={id} on={id === chip} onClick={() => onChip(id)}>
              {chipName(id, sport)}
            </Chip>
          ))}
        </div>
      )}
      {searching ? null : <QuickBetButton />}
    </div>
  );
}
