'use client';

import { matchKey } from '@/lib/domain/betting/match/match-key.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import { useView, viewStore } from '@/lib/domain/betting/sport/list/view.store';

/** Remembers a match; starred ones are first in their league. `twins`: keys of the same fixture at other venues, which change with it. */
export function StarButton({
  match,
  twins,
  size,
  className,
}: {
  match: Match;
  twins?: readonly string[];
  size: number;
  className: string;
}) {
  const key = matchKey(match.venue, match.id);
  const on = useView((view) => view.favourites.includes(key));
  const toggle = () => {
    const { favourites, toggleFavourite } = viewStore.getState();
    for (const one of twins ?? [key]) if (favourites.includes(one) === on) toggleFavourite(one);
  };
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={`${SPORT_COPY.star} ${match.home.name}对${match.away.name}`}
      className={className}
      onClick={toggle}
    >
      {/* Drawn with few points, because it is in every row of the document. */}
      <svg viewBox="0 0 24 24" width={size} height={size} className="star" aria-hidden="true">
        <path d="M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.4l6.6-.9z" />
      </svg>
    </button>
  );
}
