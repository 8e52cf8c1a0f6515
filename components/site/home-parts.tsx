'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { FloatingIcon } from './floating-icon';
import type { HomeLack } from './home-extras';
import { VisitPopUp } from './visit-pop-up';

/** ms after which the site's server has heard of a venue that was too slow for the page. */
const AGAIN_MS = 2000;

// One script for everything that comes late: apart, each would carry its own copy of the calls.
export { watchCounts } from '@/lib/domain/counts/counts.feed';

export function HomeParts({ uncounted }: HomeLack) {
  const router = useRouter();
  useEffect(() => {
    if (!uncounted) return undefined;
    const timer = setTimeout(() => router.refresh(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [uncounted, router]);
  return (
    <>
      <FloatingIcon />
      <VisitPopUp />
    </>
  );
}
