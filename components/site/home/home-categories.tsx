'use client';

import { useEffect, useState } from 'react';
import { GamePicture } from '@/components/community/game/game-picture';
import { Icon, type IconName } from '@/components/ui/icon';
import { SportIcon } from '@/components/ui/sport-icon';
import type { Category, VenueCard } from '@/lib/domain/site/home/category.rules';
import { whenSettled } from '@/lib/kit/browser/idle';
import { HOME_COPY } from '@/lib/domain/site/home/home.copy';
import { gamePath } from '@/lib/routes';

const NONE = {};

/** The server's counts, then the browser's own, once the page is idle. */
function useCounts(first: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const [counts, setCounts] = useState(first);
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    const begin = async () => {
      const { watchCounts } = await import('./home-parts');
      if (!gone) stop = watchCounts(setCounts);
    };
    const callOff = whenSettled(() => void begin().catch(() => undefined));
    return () => {
      gone = true;
      callOff();
      stop();
    };
  }, []);
  return counts;
}

/** Sports have icons of their own; other categories show dice. */
const ICONS: Readonly<Record<string, IconName>> = {
  ZR: 'clapperboard',
  DJ: 'gamepad-2',
  DZ: 'dices',
  QP: 'spade',
  CP: 'clover',
  BY: 'fish',
};

/** A small number looks like a lack. */
const MIN_COUNT = 10;

const countText = (count: number | undefined) => (count === undefined || count < MIN_COUNT ? null : count.toLocaleString('en-US'));

/** `11月25日 04:00`, in the site's zone. */
function untilText(iso: string): string {
  return new Intl.DateTimeFormat('zh-CN', {
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Asia/Shanghai',
  }).format(new Date(iso));
}

function stateText(venue: VenueCard): string {
  if (venue.state === 'unknown') return HOME_COPY.unavailable;
  return venue.until ? `${HOME_COPY.maintenance}${HOME_COPY.until}${untilText(venue.until)}` : HOME_COPY.maintenance;
}

function Venue({ venue, live }: { venue: VenueCard; live: number | undefined }) {
  const open = venue.state === 'open';
  const inside = (
    <>
      <span
        className={`grid h-8 min-w-8 shrink-0 place-items-center rounded-odds px-1 text-13 font-semibold max-[23em]:h-6 max-[23em]:min-w-6 max-[23em]:px-0.5 max-[23em]:text-12 max-[20em]:hidden ${open ? 'bg-brand-bg text-brand' : 'bg-cell text-text-3'}`}
      >
        {venue.mark}
      </span>
      <span className="min-w-0">
        <span className="block truncate text-14 font-semibold">{venue.name}</span>
        <span className={`block text-12 text-text-3 ${open ? 'truncate' : ''}`}>
          {open ? (live === undefined ? HOME_COPY.enter : HOME_COPY.liveShort(live)) : stateText(venue)}
        </span>
      </span>
    </>
  );
  const look = 'card flex min-h-14 items-center gap-2 px-2 py-2 max-[23em]:gap-1 max-[23em]:px-1.5';
  return open ? (
    <a href={venue.href} className={look}>
      {inside}
    </a>
  ) : (
    <div aria-disabled="true" className={`${look} text-text-3`}>
      {inside}
    </div>
  );
}

function CategoryTabs({
  categories,
  counts,
  chosen,
  onChoose,
}: {
  categories: readonly Category[];
  counts: Readonly<Record<string, number>>;
  chosen: string;
  onChoose: (code: string) => void;
}) {
  return (
    <div className="no-scrollbar flex overflow-x-auto px-2">
      {categories.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === chosen}
          onClick={() => onChoose(code)}
          className={`flex min-h-16 min-w-12 flex-1 shrink-0 flex-col items-center justify-center gap-0.5 rounded-card px-1 py-1 text-13 ${code === chosen ? 'bg-surface font-semibold text-brand shadow-card' : 'text-text-2'}`}
        >
          {code === 'TY' ? <SportIcon sport="volleyball" /> : <Icon name={ICONS[code] ?? 'dices'} />}
          {name}
          {/* The line is reserved for a count that comes later. */}
          <span className="min-h-4 text-12 leading-[1rem] font-normal">{countText(counts[code])}</span>
        </button>
      ))}
    </div>
  );
}

/** The lobby: categories in one row, the games or venues of the chosen one below. `counts` = matches or games on now, by category. */
export function HomeCategories({
  categories,
  counts: first = NONE,
  live = NONE,
}: {
  categories: readonly Category[];
  counts?: Readonly<Record<string, number>>;
  /** Matches in play, by venue code. */
  live?: Readonly<Record<string, number>>;
}) {
  const counts = useCounts(first);
  const [chosen, setChosen] = useState<string>();
  // A page that was rendered without its categories is refreshed with them, and a chosen one may be gone by then.
  const category = categories.find((entry) => entry.code === chosen) ?? categories[0];
  if (!category) return null;
  // A fourth venue would take a line for itself.
  const isRow = category.venues.length > 3;
  return (
    <section aria-label={HOME_COPY.categories} className="pt-2">
      {categories.length === 1 ? (
        <div className="gutter flex min-h-9 flex-wrap content-center items-baseline gap-x-2">
          <h2 className="text-16 font-semibold">{`${category.name}${HOME_COPY.venues}`}</h2>
          <span className="text-13 text-text-3">{counts[category.code] === undefined ? null : HOME_COPY.live(counts[category.code]!)}</span>
        </div>
      ) : (
        <CategoryTabs categories={categories} counts={counts} chosen={category.code} onChoose={setChosen} />
      )}
      <ul
        aria-label={`${category.name}${category.games.length > 0 ? HOME_COPY.games : HOME_COPY.venues}`}
        className={`gutter gap-2 pt-2 ${isRow ? 'no-scrollbar flex overflow-x-auto' : 'grid grid-cols-3 max-[18em]:grid-cols-1'}`}
      >
        {category.games.map(({ code, name }) => (
          <li key={code}>
            <a href={gamePath(code)} className="card block h-full overflow-hidden">
              <GamePicture code={code} name={name} className="h-20 w-full" />
              <span className="block truncate px-2 py-1.5 text-14 font-semibold">{name}</span>
            </a>
          </li>
        ))}
        {category.venues.map((venue) => (
          <li key={venue.code} className={isRow ? 'w-[30.5%] min-w-[6rem] shrink-0' : ''}>
            <Venue venue={venue} live={live[venue.code]} />
          </li>
        ))}
      </ul>
      {category.gameCount > category.games.length ? (
        <a href={category.href} className="gutter flex min-h-11 items-center justify-center text-14 text-brand">
          {HOME_COPY.allGames(category.gameCount)}
        </a>
      ) : null}
    </section>
  );
}
