'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { FloatingIcon } from './floating-icon';
import type { HomeLack } from './home-extras';
import { VisitPopUp } from './visit-pop-up';

// One script for everything that comes late: apart, each would carry its own copy of the calls.
export { watchCounts } from '@/lib/domain/counts/counts.feed';

export function HomeParts({ uncounted }: HomeLack) {
  const router = useRouter();
  useEffect(() => {
    // By now the site's server has the answer of a venue that was too slow for the page.
    if (uncounted) router.refresh();
  }, [uncounted, router]);
  return (
    <>
      <FloatingIcon />
      <VisitPopUp />
    </>
  );
}
