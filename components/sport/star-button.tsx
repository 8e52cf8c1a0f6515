'use client';

import { Star } from 'lucide-react';
import type { Match } from '@/lib/domain/sport/sport.model';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import { useView } from '@/lib/domain/sport/view.store';

/** Remembers a match; starred ones stand first in their league. */
export function StarButton({ match, size, className }: { match: Match; size: number; className: string }) {
  const key = `${match.venue}:${match.id}`;
  const on = useView((view) => view.favourites.includes(key));
  const toggle = useView((view) => view.toggleFavourite);
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={`${SPORT_COPY.star} ${match.home.name}对${match.away.name}`}
      className={className}
      onClick={() => toggle(key)}
    >
      <Star size={size} aria-hidden="true" fill={on ? 'currentColor' : 'none'} />
    </button>
  );
}
