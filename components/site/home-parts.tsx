'use client';

import { FloatingIcon } from './floating-icon';
import { VisitPopUp } from './visit-pop-up';

// One script for everything that comes late: apart, each would carry its own copy of the calls.
export { watchCounts } from '@/lib/domain/counts/counts.feed';

export function HomeParts() {
  return (
    <>
      <FloatingIcon />
      <VisitPopUp />
    </>
  );
}
