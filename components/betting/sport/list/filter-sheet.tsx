'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { TickBox } from '@/components/ui/field/checkbox';
import { Chip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { Segmented } from '@/components/ui/roof/segmented';
import { Sheet } from '@/components/ui/sheet/sheet';
import { setUpColour } from '@/lib/domain/site/preference/colours';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { FRAMES, frameOfVenue } from '@/lib/domain/site/frame/frame.model';
import type { SortBy } from '@/lib/domain/betting/sport/list/board.rules';
import type { Entry } from '@/lib/domain/betting/sport/price/list-entry.rules';
import { FILTER_COPY } from '@/lib/domain/betting/sport/list/filter.copy';
import { leaguesOf, shownLeagues, type LeagueChoice } from '@/lib/domain/betting/sport/list/league-choice.rules';
import { leaguesOptions } from '@/lib/domain/betting/sport/list/league.queries';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import type { ListName } from '@/lib/domain/betting/match/sport.model';
import { timeChoices } from '@/lib/domain/betting/sport/list/time-choice.rules';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { useView, viewStore } from '@/lib/domain/betting/sport/list/view.store';
import { worldNow } from '@/lib/kit/browser/world-time';
import type { SportAddress } from './sport-address';

const SORTS: readonly { id: SortBy; label: string }[] = [
  { id: 'league', label: SPORT_COPY.byLeague },
  { id: 'time', label: SPORT_COPY.byTime },
];

const COLOURS = [
  { id: 'red', label: FILTER_COPY.redUp },
  { id: 'green', label: FILTER_COPY.greenUp },
] as const;

/** Choice of a list's times, leagues and order, and of the colours of its moves. Loaded on first use. */
export function FilterSheet({
  open,
  onClose,
  address: { venue, tab, sport, leagues, time },
  entries,
  complete,
  onChange,
}: {
  open: boolean;
  onClose: () => void;
  address: SportAddress & { venue: VenueTab; tab: ListName };
  entries: readonly Entry[];
  /** The list holds them all: only then times can be counted. */
  complete: boolean;
  /** Shows the list with other leagues or another time. */
  onChange: (part: Partial<Pick<SportAddress, 'leagues' | 'time' | 'pages'>>) => void;
}) {
  const { data } = useQuery({ ...leaguesOptions(venue.code, { sport, timeframe: tab }), enabled: open && venue.state === 'open' });
  const pinned = useView((view) => view.pinnedLeagues);
  // The address follows when the list has been rendered; the tapped option shows at once.
  const [chosen, choose] = useOptimistic({ leagues, time });
  const change = (part: Partial<typeof chosen>, pages?: { pages: number }) => {
    const next = { ...chosen, ...part };
    startTransition(() => {
      choose(next);
      onChange({ ...next, ...pages });
    });
  };
  const times = timeChoices(tab, entries, worldNow(), { complete, chosen: time });
  const toggle = (id: string) =>
    change({ leagues: chosen.leagues.includes(id) ? chosen.leagues.filter((one) => one !== id) : [...chosen.leagues, id] }, { pages: 1 });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={FILTER_COPY.filterTitle}
      foot={
        <div className="gutter flex gap-2 border-t border-line py-3">
          <Button
            variant="outline"
            onClick={() => change({ leagues: [], time: '' }, { pages: 1 })}
            disabled={chosen.leagues.length === 0 && chosen.time === ''}
            className="flex-1"
          >
            {SPORT_COPY.clearFilter}
          </Button>
          <Button onClick={onClose} className="flex-1">
            {FILTER_COPY.done}
          </Button>
        </div>
      }
    >
      <div className="gutter pb-4">
        <Looks />
        {times.length > 0 ? (
          <fieldset className="border-b border-line pb-3">
            <legend className="pt-3 pb-2 text-13 text-text-2">{FILTER_COPY.time}</legend>
            <div className="flex flex-wrap gap-x-2 gap-y-3">
              {times.map(({ id, label, count }) => (
                <Chip key={id} on={id === chosen.time} onClick={() => change({ time: id })}>
                  {label}
                  {count === null ? null : <span className="font-normal">{count}</span>}
                </Chip>
              ))}
            </div>
          </fieldset>
        ) : null}
        <fieldset>
          <legend className="pt-3 text-13 text-text-2">{FILTER_COPY.leagues}</legend>
          {shownLeagues(data ?? leaguesOf(entries), pinned).map((league) => (
            <LeagueRow
              key={league.leagueId}
              league={league}
              checked={chosen.leagues.includes(league.leagueId)}
              onToggle={() => toggle(league.leagueId)}
            />
          ))}
        </fieldset>
        <FrameDoor venue={venue} />
      </div>
    </Sheet>
  );
}

/** Leads to the venue's own page, for those that this site also shows in a frame. */
function FrameDoor({ venue: { code, name, state } }: { venue: VenueTab }) {
  const frame = frameOfVenue(code);
  if (frame === null || state !== 'open') return null;
  return (
    <LinkButton variant="outline" size="sm" block href={FRAMES[frame].path} className="mt-4">
      {FILTER_COPY.ownPage(name)}
    </LinkButton>
  );
}

/** Order and colours. */
function Looks() {
  const sort = useView((view) => view.sort);
  const { upColour } = usePreference();
  return (
    <>
      <Row label={FILTER_COPY.sort}>
        <Segmented label={FILTER_COPY.sort} items={SORTS} value={sort} onChange={viewStore.getState().setSort} />
      </Row>
      <Row label={FILTER_COPY.colours}>
        <Segmented label={FILTER_COPY.colours} items={COLOURS} value={upColour} onChange={setUpColour} />
      </Row>
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-12 items-center justify-between">
      <span className="text-14 text-text-2">{label}</span>
      {children}
    </div>
  );
}

/** A league to choose, and to pin. */
function LeagueRow({
  league: { league, count, pinned },
  checked,
  onToggle,
}: {
  league: LeagueChoice;
  checked: boolean;
  onToggle: () => void;
}) {
  return (
    <div className="flex items-center border-b border-line">
      <label className="flex min-h-12 min-w-0 flex-1 items-center gap-3 text-15">
        <TickBox checked={checked} onChange={onToggle} />
        <span className="min-w-0 flex-1 truncate">{league}</span>
        <span className="text-13 text-text-3">{count}</span>
      </label>
      <button
        type="button"
        aria-pressed={pinned}
        aria-label={`${SPORT_COPY.pin} ${league}`}
        onClick={() => viewStore.getState().toggleLeaguePin(league)}
        className={`-mr-3.5 grid size-11 shrink-0 place-items-center ${pinned ? 'text-brand' : 'text-text-3'}`}
      >
        <Icon name="pin" size={16} className={pinned ? 'fill-current' : ''} />
      </button>
    </div>
  );
}
