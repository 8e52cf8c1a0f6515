'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { FloatingIcon } from '../pop-up/floating-icon';
import type { HomeLack } from './home-extras';
import { VisitPopUp } from '../pop-up/visit-pop-up';

// One script for everything that comes late: apart, each would carry its own copy of the calls.
export { watchCounts } from '@/lib/domain/betting/counts/counts.feed';

/** Hides the film's part of the page when the film cannot be loaded; before this script comes, nobody has had time to miss it. */
function useWholeFilm() {
  useEffect(() => {
    const part = document.getElementById('site-film-part');
    const film = part?.querySelector('video');
    if (!part || !film) return;
    const hide = () => {
      part.hidden = true;
    };
    if (film.error) hide();
    film.addEventListener('error', hide);
    return () => film.removeEventListener('error', hide);
  }, []);
}

export function HomeParts({ uncounted }: HomeLack) {
  const router = useRouter();
  useWholeFilm();
  useEffect(() => {
    // The site's server now has the response of a venue that was too slow for the page.
    if (uncounted) router.refresh();
  }, [uncounted, router]);
  return (
    <>
      <FloatingIcon />
      <VisitPopUp />
    </>
  );
}
